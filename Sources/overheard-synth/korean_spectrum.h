// SPDX-License-Identifier: GPL-3.0-or-later
//
// Spectra of vowels from their formants.

#ifndef OVERHEARD_SYNTH_KOREAN_SPECTRUM_H
#define OVERHEARD_SYNTH_KOREAN_SPECTRUM_H

#include "protocol.h"

enum { PEAKS = 7, RESONANCES = 5, MOST_FRAMES = 8 };

struct peak {
  double frequency, bandwidth, gain, left, right;
};

// What Korean/spectrum.tsv says.
struct spectrum_model {
  struct peak peaks[PEAKS];
  double frame_length[MOST_FRAMES], frame_level[MOST_FRAMES];
  bool is_middle[MOST_FRAMES];
  int frames;
  double loudness;
};

// Reads the table of the program or of a folder; false if there is none.
bool spectrum_model_read(struct spectrum_model *model, const char *tables);

// What a diphthong is before its vowel: it holds these formants, then moves to the vowel's.
struct glide {
  double hold, move;  // ms at the usual length
  double level;       // dB
  double formants[3];
};

// Appends the spectrum of a vowel with these first three formants; returns its place.
//
// `glide`: what goes before it, or NULL.
uint32_t spectrum_append(
    struct buffer *phondata, const struct spectrum_model *model, const struct glide *glide, const double formants[3]);

#endif
