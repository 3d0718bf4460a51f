// SPDX-License-Identifier: GPL-3.0-or-later
//
// The phoneme data of the engine, with a Korean table of our own appended.

#ifndef OVERHEARD_SYNTH_KOREAN_DATA_H
#define OVERHEARD_SYNTH_KOREAN_DATA_H

#include "protocol.h"

enum { DATA_FILES = 4, REASON_SIZE = 256 };

// The files that change, by name.
extern const char *const data_names[DATA_FILES];
enum { PHONTAB, PHONINDEX, PHONDATA, INTONATIONS };

// The files' bytes, and the list of what is where in `phondata`.
struct data {
  struct buffer files[DATA_FILES];
  struct buffer manifest;
};

// Reads the files of a folder; false, with the reason, if one is missing.
bool data_read(struct data *data, const char *folder, char reason[REASON_SIZE]);

// Whether the data have a table of phonemes of this name.
bool data_has_table(const struct data *data, const char *name);

// Appends our tables, spectra, tones and tune to data as installed. `tables` is the folder of the
// tables, or null for those of the program. False, with the reason, if the data are not understood.
bool data_extend(struct data *data, const char *tables, char reason[REASON_SIZE]);

// A hash of the files; with the list of what is where, if `whole`.
uint64_t data_hash(const struct data *data, bool whole);

void data_free(struct data *data);

#endif
