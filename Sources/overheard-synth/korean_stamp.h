// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stamp beside the data with our Korean phonemes says from which files they were made, so that the
// next start need not read and compare all of them: as git's index does, by size, number and times.

#ifndef OVERHEARD_SYNTH_KOREAN_STAMP_H
#define OVERHEARD_SYNTH_KOREAN_STAMP_H

#include <stdbool.h>

#include "korean.h"

enum { HASH_DIGITS = 16 };

// What the data are made from, as it was before they were read.
struct stamp_sources {
  char text[1024];
  size_t count;
  long long time;    // when that was
  long long newest;  // when the last of them changed
  bool are_known;
};

void stamp_begin(struct stamp_sources *sources, const char *installed);

// The folder below `base` of the data with a hash. Its dictionaries are links to those of an installation;
// another installation with the same phonemes may have others, and gets a folder of its own.
void data_folder(char *folder, size_t size, const char *base, const char *hash, const char *installed);

// Reads the hash of the data that a folder below `base` holds, made by this program from the
// installed folder. False if any of the files has changed since, if nothing is known of them, or if
// somebody else could have written them.
bool stamp_read(
    const char *base, const char *installed, const struct stamp_sources *sources, char hash[HASH_DIGITS + 1]);

// Remembers that the data of a hash were found complete. Nothing happens if a source has changed meanwhile, or
// while a file is so new that it could change once more without a new time.
void stamp_write(
    const char *base, const char *installed, const struct stamp_sources *sources, const char *hash);

#endif
