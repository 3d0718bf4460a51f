// SPDX-License-Identifier: GPL-3.0-or-later
//
// The peaks of a vowel are as high as a cascade of resonances is there: Fant's model of the vocal
// tract, in which the formants alone decide the levels.

#include "korean_spectrum.h"

#include <math.h>
#include <string.h>

#include "korean_tables.h"

bool spectrum_model_read(struct spectrum_model *model, const char *tables) {
  *model = (struct spectrum_model){0};
  struct table table;
  if (!table_open(&table, "spectrum", tables)) return false;
  while (table_next(&table)) {
    const char *kind = table_text(&table, 0);
    int number = (int)table_number(&table, 1);
    if (strcmp(kind, "peak") == 0 && number >= 1 && number <= RESONANCES) {
      model->peaks[number] = (struct peak){
          table_number(&table, 2), table_number(&table, 3), table_number(&table, 4),
          table_number(&table, 5), table_number(&table, 6)};
    } else if (strcmp(kind, "edge") == 0 && (number == 0 || number == PEAKS - 1)) {
      model->peaks[number] = (struct peak){
          table_number(&table, 2), 0, table_number(&table, 3), table_number(&table, 4),
          table_number(&table, 5)};
    } else if (strcmp(kind, "frame") == 0 && model->frames < MOST_FRAMES) {
      model->frame_length[model->frames] = number;
      model->frame_level[model->frames] = table_number(&table, 2);
      model->is_middle[model->frames++] = table_number(&table, 3) != 0;
    } else if (strcmp(kind, "loudness") == 0) {
      model->loudness = number;
    }
  }
  table_close(&table);
  return model->frames > 0;
}

// How much a resonance raises a frequency, in dB.
static double resonance(const struct peak *peak, double frequency) {
  double half = peak->bandwidth / 2, center = peak->frequency;
  double below = (frequency - center) * (frequency - center) + half * half;
  double above = (frequency + center) * (frequency + center) + half * half;
  return 20 * log10((center * center + half * half) / sqrt(below * above));
}

// The heights of the peaks of the middle. The engine squares a height to an amplitude.
static void find_heights(const struct spectrum_model *model, const struct peak peaks[PEAKS], double heights[PEAKS]) {
  double levels[PEAKS], highest = -1000, power = 0;
  for (int i = 1; i <= RESONANCES; i++) {
    levels[i] = peaks[i].gain;
    for (int k = 1; k <= RESONANCES; k++) levels[i] += resonance(&peaks[k], peaks[i].frequency);
    if (levels[i] > highest) highest = levels[i];
  }
  levels[0] = highest + peaks[0].gain;
  levels[PEAKS - 1] = highest + peaks[PEAKS - 1].gain;
  for (int i = 0; i < PEAKS; i++) {
    heights[i] = pow(10, levels[i] / 40);
    power += pow(heights[i], 4);
  }
  // The engine counts the loudness as the root of the sum of squared amplitudes, over 120.
  double scale = sqrt(model->loudness * 120 / sqrt(power));
  for (int i = 0; i < PEAKS; i++) heights[i] *= scale;
}

static uint8_t to_byte(double value) { return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value + 0.5); }

struct moment {
  double length, level;
  bool is_middle;
};

static void append_frame(
    struct buffer *phondata, const struct moment *moment, int loudness, const struct peak peaks[PEAKS],
    const double heights[PEAKS]) {
  double level = pow(10, moment->level / 40);
  buffer_append_u16(phondata, moment->is_middle ? 2 : 0);
  for (int i = 0; i < PEAKS; i++) buffer_append_u16(phondata, (uint16_t)(peaks[i].frequency + 0.5));
  buffer_append_u8(phondata, to_byte(moment->length));
  buffer_append_u8(phondata, to_byte(loudness * level * level));
  for (int i = 0; i < PEAKS; i++) buffer_append_u8(phondata, to_byte(heights[i] * level));
  buffer_append_u8(phondata, 0);
  for (int i = 0; i < 6; i++) buffer_append_u8(phondata, to_byte(peaks[i].left));
  for (int i = 0; i < 3; i++) buffer_append_u8(phondata, to_byte(peaks[i].right));
  // For the engine's other kind of synthesis, which our voices do not use.
  const uint8_t klatt[9] = {44, 45, 70, 130, 55, 0, 0, 0, 0};
  buffer_append(phondata, klatt, sizeof klatt);
}

static void set_formants(
    const struct spectrum_model *model, const double formants[3], struct peak peaks[PEAKS], double heights[PEAKS]) {
  memcpy(peaks, model->peaks, sizeof model->peaks);
  for (int i = 0; i < 3; i++) peaks[1 + i].frequency = formants[i];
  find_heights(model, peaks, heights);
}

uint32_t spectrum_append(
    struct buffer *phondata, const struct spectrum_model *model, const struct glide *glide, const double formants[3]) {
  // A glide takes the place of the vowel's own beginning.
  int first = glide ? 1 : 0, before = glide ? 2 : 0;
  struct moment moments[MOST_FRAMES + 2];
  if (glide) {
    moments[0] = (struct moment){glide->hold, glide->level, false};
    moments[1] = (struct moment){glide->move, glide->level, false};
  }
  int count = before;
  double total = 0;
  for (int i = first; i < model->frames; i++)
    moments[count++] = (struct moment){model->frame_length[i], model->frame_level[i], model->is_middle[i]};
  for (int i = 0; i < count; i++) total += moments[i].length;

  struct peak peaks[PEAKS];
  double heights[PEAKS];
  while (phondata->count % 4) buffer_append_u8(phondata, 0);
  uint32_t place = (uint32_t)phondata->count;
  buffer_append_u16(phondata, (uint16_t)total);
  buffer_append_u8(phondata, (uint8_t)count);
  buffer_append_u8(phondata, 0);
  for (int i = 0; i < count; i++) {
    set_formants(model, i < before ? glide->formants : formants, peaks, heights);
    append_frame(phondata, &moments[i], model->loudness, peaks, heights);
  }
  return place;
}
