// SPDX-License-Identifier: GPL-3.0-or-later
//
// `overheard-synth --play`: sound in, loud.

#ifndef OVERHEARD_SYNTH_PLAYER_H
#define OVERHEARD_SYNTH_PLAYER_H

// Plays what standard input says; returns the exit code.
int player_run(void);

#endif
