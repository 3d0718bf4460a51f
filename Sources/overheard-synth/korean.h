// SPDX-License-Identifier: GPL-3.0-or-later
//
// The folder of data that the engine reads: the installed one with our Korean phonemes, kept in the
// cache folder.

#ifndef OVERHEARD_SYNTH_KOREAN_H
#define OVERHEARD_SYNTH_KOREAN_H

#include "korean_data.h"

// The longest path that the engine takes, with its end.
enum { DATA_PATH_SIZE = 160 };

struct korean {
  char folder[DATA_PATH_SIZE];  // what the engine is to read; empty for its own
  char hash[17];                // of the data with our phonemes; empty if there are none
  char reason[REASON_SIZE];     // why there are none
};

// Finds the folder for an installed one, or makes it. Any number of processes may do so at once.
void korean_prepare(struct korean *korean, const char *installed);

// Writes a folder for an installed one, with the tables of the program or, if not null, of a folder.
// False, with the reason, if it cannot.
bool korean_write(const char *folder, const char *installed, const char *tables, char reason[REASON_SIZE]);

#endif
