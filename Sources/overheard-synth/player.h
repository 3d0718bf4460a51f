// SPDX-License-Identifier: GPL-3.0-or-later
//
// `overheard-synth --play`: plays the samples it is sent.

#ifndef OVERHEARD_SYNTH_PLAYER_H
#define OVERHEARD_SYNTH_PLAYER_H

// Plays what comes on standard input; returns the exit code.
int player_run(void);

#endif
