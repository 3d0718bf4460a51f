// SPDX-License-Identifier: GPL-3.0-or-later
//
// The folder of data that the engine reads: the installed one with our Korean phonemes, kept in the
// cache folder.

#ifndef OVERHEARD_SYNTH_KOREAN_H
#define OVERHEARD_SYNTH_KOREAN_H

#include "korean_data.h"

// The longest path that the engine takes, with its end.
enum { DATA_PATH_SIZE = 160 };

// Why there are no Korean phonemes of ours, as the greeting tells it to programs.
enum korean_fault {
  KOREAN_NONE = 0,   // there are
  KOREAN_DATA = 1,   // the engine's data are missing, or of a version that is not known
  KOREAN_WRITE = 2,  // there is no place to write them to
  KOREAN_PATH = 3,   // their path is too long for the engine
};

struct korean {
  char folder[DATA_PATH_SIZE];  // what the engine is to read; empty for its own
  char hash[17];                // of the data with our phonemes; empty if there are none
  enum korean_fault fault;
  char reason[REASON_SIZE];     // the same in words
};

// Finds the folder for an installed one, or makes it. Any number of processes may do so at once.
void korean_prepare(struct korean *korean, const char *installed);

// Writes a folder for an installed one, with the tables of the program or, if not null, of a folder.
// False, with the reason, if it cannot.
bool korean_write(const char *folder, const char *installed, const char *tables, char reason[REASON_SIZE]);

#endif
