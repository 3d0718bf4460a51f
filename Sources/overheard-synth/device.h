// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sound device of a player: a PulseAudio server, or else what libpcaudio finds.

#ifndef OVERHEARD_SYNTH_DEVICE_H
#define OVERHEARD_SYNTH_DEVICE_H

#include <stdbool.h>
#include <stddef.h>

// Opens the device for samples, i16, mono, so many a second. If there is none, returns false and gives
// the reason.
bool device_open(unsigned rate, const char **reason);

// Plays samples after those before; waits until there is room. Returns what is wrong, or null.
const char *device_write(const void *samples, size_t size);

// Discards what has been written and not been heard.
void device_flush(void);

// Waits until everything has been heard. Returns what is wrong, or null.
const char *device_drain(void);

#endif
