// SPDX-License-Identifier: GPL-3.0-or-later
//
// The format of eSpeak NG 1.51's data, as far as it is needed here (integers are little-endian):
//
//   phontab      count of tables (u8), 3 bytes; each table: count of phonemes (u8), the table it
//                includes (u8, from 1), 2 bytes, name (32 bytes); each phoneme, 16 bytes: name (up to
//                4 letters), flags (u32), program (u16, a place in `phonindex`), code, class, type of
//                start, type of end, length / 2, kind for lengths (u8 each)
//   phonindex    programs, in words of 16 bits
//   phondata     spectra, waves and envelopes, found by their place; a spectrum is its length (i16),
//                its count of frames (u8), flags (u8), and the frames, 44 bytes each
//   intonations  tunes, 68 bytes each, the name first

#include "korean_data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "korean_spectrum.h"
#include "korean_tables.h"

const char *const data_names[DATA_FILES] = {"phontab", "phonindex", "phondata", "intonations"};

enum {
  TABLE_HEADER = 36,
  NAME_SIZE = 32,
  PHONEME_SIZE = 16,
  TUNE_SIZE = 68,
  ENVELOPE_SIZE = 128,
  MOST_TABLES = 148,
  MOST_PHONEMES = 250,
  STRESS = 1,
  VOWEL = 2,
};

// Words of programs.
enum {
  RETURN = 0x0001,
  NAME = 0x0d00,
  ENVELOPE = 0x9200,
  VOWEL_IN = 0xa100,
  VOWEL_OUT = 0xa200,
  SPECTRUM = 0xb000,
  WAVE = 0xc000,
};

// MARK: - Files

static bool read_whole(struct buffer *buffer, const char *folder, const char *name, char *reason) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "rb");
  if (!file) {
    snprintf(reason, REASON_SIZE, "%s is missing from the engine's data", name);
    return false;
  }
  static uint8_t bytes[64 * 1024];
  for (size_t got; (got = fread(bytes, 1, sizeof bytes, file)) > 0;) buffer_append(buffer, bytes, got);
  fclose(file);
  return true;
}

bool data_read(struct data *data, const char *folder, char *reason) {
  *data = (struct data){0};
  for (int i = 0; i < DATA_FILES; i++)
    if (!read_whole(&data->files[i], folder, data_names[i], reason)) return false;
  return read_whole(&data->manifest, folder, "phondata-manifest", reason);
}

void data_free(struct data *data) {
  for (int i = 0; i < DATA_FILES; i++) free(data->files[i].bytes);
  free(data->manifest.bytes);
}

static uint64_t hash_bytes(uint64_t hash, const struct buffer *buffer) {
  for (size_t i = 0; i < buffer->count; i++) hash = (hash ^ buffer->bytes[i]) * 0x100000001b3u;
  return (hash ^ buffer->count) * 0x100000001b3u;
}

uint64_t data_hash(const struct data *data, bool whole) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (int i = 0; i < DATA_FILES; i++) hash = hash_bytes(hash, &data->files[i]);
  return whole ? hash_bytes(hash, &data->manifest) : hash;
}

// MARK: - Finding

// A phoneme, decoded.
struct phoneme {
  char name[5];
  uint32_t flags;
  uint16_t program;
  uint8_t code, class, start, end, length, kind;
};

static struct phoneme phoneme_decode(const uint8_t *bytes) {
  struct phoneme phoneme = {
      .flags = read_u32(bytes + 4),
      .program = read_u16(bytes + 8),
      .code = bytes[10],
      .class = bytes[11],
      .start = bytes[12],
      .end = bytes[13],
      .length = bytes[14],
      .kind = bytes[15],
  };
  memcpy(phoneme.name, bytes, 4);
  return phoneme;
}

static void phoneme_append(struct buffer *buffer, const struct phoneme *phoneme) {
  buffer_append(buffer, phoneme->name, 4);
  buffer_append_u32(buffer, phoneme->flags);
  buffer_append_u16(buffer, phoneme->program);
  const uint8_t rest[] = {phoneme->code,  phoneme->class,  phoneme->start,
                          phoneme->end,   phoneme->length, phoneme->kind};
  buffer_append(buffer, rest, sizeof rest);
}

// The place of a table by its number, from 1; 0 if the file does not have it.
static size_t table_place(const struct buffer *phontab, int number) {
  if (phontab->count < 4 || number < 1 || number > phontab->bytes[0]) return 0;
  size_t place = 4;
  for (int i = 1;; i++) {
    if (place + TABLE_HEADER > phontab->count) return 0;
    size_t end = place + TABLE_HEADER + (size_t)phontab->bytes[place] * PHONEME_SIZE;
    if (end > phontab->count) return 0;
    if (i == number) return place;
    place = end;
  }
}

static int table_number_of(const struct buffer *phontab, const char *name) {
  for (int number = 1;; number++) {
    size_t place = table_place(phontab, number);
    if (!place) return 0;
    if (strncmp((const char *)phontab->bytes + place + 4, name, NAME_SIZE) == 0) return number;
  }
}

bool data_has_table(const struct data *data, const char *name) {
  return table_number_of(&data->files[PHONTAB], name) != 0;
}

// Finds a phoneme in a table or in those it includes, and the highest code of them all.
static bool find_phoneme(
    const struct buffer *phontab, int number, const char *name, struct phoneme *found, int *highest) {
  bool is_found = false;
  for (int depth = 0; number && depth < 8; depth++) {
    size_t place = table_place(phontab, number);
    if (!place) break;
    const uint8_t *table = phontab->bytes + place;
    for (int i = 0; i < table[0]; i++) {
      struct phoneme phoneme = phoneme_decode(table + TABLE_HEADER + i * PHONEME_SIZE);
      if (highest && phoneme.code > *highest) *highest = phoneme.code;
      if (is_found || !name || strcmp(phoneme.name, name) != 0) continue;
      *found = phoneme;
      is_found = true;
    }
    number = table[1];
  }
  return is_found;
}

// The place of something in `phondata`, from the list; 0 if it is not there.
static uint32_t find_item(const struct data *data, char kind, const char *name) {
  const char *line = (const char *)data->manifest.bytes;
  const char *end = line + data->manifest.count;
  size_t length = strlen(name);
  while (line < end) {
    const char *next = memchr(line, '\n', (size_t)(end - line));
    if (!next) break;
    unsigned place;
    char text[64];
    size_t count = (size_t)(next - line);
    if (line[0] == kind && count < sizeof text) {
      memcpy(text, line, count);
      text[count] = 0;
      int begin = 0;
      if (sscanf(text + 1, " 0x%x %n", &place, &begin) == 1 && begin > 0) {
        const char *word = text + 1 + begin;
        if (strncmp(word, name, length) == 0 && strspn(word + length, " \r") == strlen(word + length) &&
            place % 4 == 0 && place + 4 < data->files[PHONDATA].count)
          return place;
      }
    }
    line = next + 1;
  }
  return 0;
}

// MARK: - Programs

static uint16_t program_begin(struct data *data) {
  return (uint16_t)(data->files[PHONINDEX].count / 2);
}

static void program_word(struct data *data, uint32_t word) {
  buffer_append_u16(&data->files[PHONINDEX], (uint16_t)word);
}

static void program_sound(struct data *data, uint32_t kind, uint32_t percent, uint32_t place) {
  program_word(data, kind | percent << 4 | place >> 18);
  program_word(data, place >> 2 & 0xffff);
  program_word(data, RETURN);
}

// Repeats how another phoneme changes the vowels beside it.
static void program_transitions(struct data *data, uint16_t program) {
  size_t place = (size_t)program * 2;
  for (;;) {
    struct buffer *words = &data->files[PHONINDEX];
    if (place + 8 > words->count) return;
    uint16_t word = read_u16(words->bytes + place);
    if ((word & 0xff00) == NAME) {
      place += 2 + ((word & 0xff) + 1) / 2 * 2;
      continue;
    }
    if ((word & 0xff00) != VOWEL_IN && (word & 0xff00) != VOWEL_OUT) return;
    uint8_t copy[8];
    memcpy(copy, words->bytes + place, sizeof copy);
    buffer_append(words, copy, sizeof copy);
    place += sizeof copy;
  }
}

// MARK: - Our table

struct making {
  struct data *data;
  const char *tables;
  char *reason;
  int base;      // the table `ko`
  int next;      // the next free code
  int voice;     // 0 a man's, 1 a woman's
  struct buffer phonemes;
  int count;
};

static bool fail(struct making *making, const char *format, const char *what) {
  snprintf(making->reason, REASON_SIZE, format, what);
  return false;
}

static bool add(struct making *making, struct phoneme phoneme, const char *name) {
  struct phoneme old;
  memset(phoneme.name, 0, sizeof phoneme.name);
  memcpy(phoneme.name, name, strnlen(name, 4));
  phoneme.code = find_phoneme(&making->data->files[PHONTAB], making->base, phoneme.name, &old, NULL)
                     ? old.code
                     : (uint8_t)making->next++;
  if (making->next > MOST_PHONEMES) return fail(making, "there are too many phonemes for %s", name);
  phoneme_append(&making->phonemes, &phoneme);
  making->count++;
  return true;
}

static bool find_base(struct making *making, const char *name, struct phoneme *phoneme) {
  if (find_phoneme(&making->data->files[PHONTAB], making->base, name, phoneme, NULL)) return true;
  return fail(making, "the engine's Korean phonemes have no %s", name);
}

// Formants in Hz from three columns of a man's, then three of a woman's.
static void read_formants(const struct making *making, const struct table *table, int column, double formants[3]) {
  for (int i = 0; i < 3; i++) formants[i] = table_number(table, column + i + 3 * making->voice);
}

// A row of vowels.tsv by its name.
static bool find_vowel(struct making *making, const char *name, struct phoneme *vowel, double formants[3]) {
  struct table table;
  if (!table_open(&table, "vowels", making->tables)) return fail(making, "%s cannot be read", "vowels.tsv");
  bool found = false;
  while (!found && table_next(&table)) {
    found = strcmp(table_text(&table, 0), name) == 0;
    if (found) read_formants(making, &table, 3, formants);
  }
  table_close(&table);
  if (!found) return fail(making, "vowels.tsv has no %s", name);
  return find_base(making, name, vowel);
}

// The class of a vowel's beginning, by which consonants before it choose their transitions.
static bool set_start(struct making *making, struct phoneme *vowel, const char *name) {
  struct phoneme class;
  if (!find_base(making, name, &class)) return false;
  vowel->start = class.code;
  return true;
}

static bool add_vowels(struct making *making, const struct spectrum_model *model) {
  struct table table;
  if (!table_open(&table, "vowels", making->tables)) return fail(making, "%s cannot be read", "vowels.tsv");
  bool worked = true;
  while (worked && table_next(&table)) {
    struct phoneme vowel;
    const char *name = table_text(&table, 0);
    worked = find_base(making, name, &vowel);
    if (!worked) break;
    double formants[3];
    read_formants(making, &table, 3, formants);
    vowel.length = (uint8_t)(table_number(&table, 2) / 2);
    vowel.program = program_begin(making->data);
    uint32_t place = spectrum_append(&making->data->files[PHONDATA], model, NULL, formants);
    program_sound(making->data, SPECTRUM, 0, place);
    worked = add(making, vowel, name);
  }
  table_close(&table);
  return worked;
}

static bool add_diphthongs(struct making *making, const struct spectrum_model *model) {
  struct table table;
  if (!table_open(&table, "diphthongs", making->tables))
    return fail(making, "%s cannot be read", "diphthongs.tsv");
  bool worked = true;
  while (worked && table_next(&table)) {
    struct phoneme vowel;
    double formants[3];
    worked = find_vowel(making, table_text(&table, 2), &vowel, formants) &&
             set_start(making, &vowel, table_text(&table, 3));
    if (!worked) break;
    struct glide glide = {table_number(&table, 5), table_number(&table, 6), table_number(&table, 7), {0}};
    read_formants(making, &table, 8, glide.formants);
    vowel.length = (uint8_t)(table_number(&table, 4) / 2);
    vowel.program = program_begin(making->data);
    uint32_t place = spectrum_append(&making->data->files[PHONDATA], model, &glide, formants);
    program_sound(making->data, SPECTRUM, 0, place);
    worked = add(making, vowel, table_text(&table, 0));
  }
  table_close(&table);
  return worked;
}

static bool add_onsets(struct making *making) {
  struct table table;
  if (!table_open(&table, "onsets", making->tables)) return fail(making, "%s cannot be read", "onsets.tsv");
  bool worked = true;
  while (worked && table_next(&table)) {
    struct phoneme onset;
    const char *wave = table_text(&table, 3);
    bool sounds_alike = strcmp(wave, "=") == 0;
    uint32_t place = sounds_alike ? 0 : find_item(making->data, 'W', wave);
    worked = find_base(making, table_text(&table, 2), &onset) &&
             (place || sounds_alike || fail(making, "the engine's data have no %s", wave));
    if (!worked) break;
    if (!sounds_alike) {
      uint16_t transitions = onset.program;
      onset.program = program_begin(making->data);
      program_transitions(making->data, transitions);
      program_sound(making->data, WAVE, (uint32_t)table_number(&table, 4), place);
    }
    worked = add(making, onset, table_text(&table, 0));
  }
  table_close(&table);
  return worked;
}

// Envelopes that rise and fall evenly; returns the place of the first, the second follows it.
static uint32_t append_envelopes(struct buffer *phondata) {
  while (phondata->count % 4) buffer_append_u8(phondata, 0);
  uint32_t place = (uint32_t)phondata->count;
  for (int falls = 0; falls < 2; falls++)
    for (int i = 0; i < ENVELOPE_SIZE; i++) {
      int value = i * 255 / (ENVELOPE_SIZE - 1);
      buffer_append_u8(phondata, (uint8_t)(falls ? 255 - value : value));
    }
  return place;
}

static bool add_tones(struct making *making) {
  struct table table;
  if (!table_open(&table, "tones", making->tables)) return fail(making, "%s cannot be read", "tones.tsv");
  uint8_t pitches[10] = {0};
  while (table_next(&table)) {
    int level = (int)table_number(&table, 0);
    if (level >= 0 && level < 10) pitches[level] = (uint8_t)table_number(&table, 1);
  }
  table_close(&table);
  struct data *data = making->data;
  uint32_t envelopes = append_envelopes(&data->files[PHONDATA]);
  uint16_t programs[2];
  for (int falls = 0; falls < 2; falls++) {
    uint32_t place = envelopes + (falls ? ENVELOPE_SIZE : 0);
    programs[falls] = program_begin(data);
    program_word(data, ENVELOPE | place >> 16);
    program_word(data, place & 0xffff);
    program_word(data, RETURN);
  }
  for (int start = 0; start < 10; start++)
    for (int end = 0; end < 10; end++) {
      const char name[] = {(char)('0' + start), (char)('0' + end), 0};
      struct phoneme tone = {
          .class = STRESS,
          .start = pitches[start],
          .end = pitches[end],
          .program = programs[end < start],
      };
      if (!add(making, tone, name)) return false;
    }
  return true;
}

static bool add_table(struct data *data, const char *tables, int voice, const char *name, char *reason) {
  struct buffer *phontab = &data->files[PHONTAB];
  struct making making = {.data = data, .tables = tables, .reason = reason, .voice = voice};
  making.base = table_number_of(phontab, "ko");
  if (!making.base) return fail(&making, "the engine's data have no table of phonemes %s", "ko");
  int highest = 0;
  find_phoneme(phontab, making.base, NULL, NULL, &highest);
  making.next = highest + 1;
  struct spectrum_model model;
  bool worked = spectrum_model_read(&model, tables) || fail(&making, "%s cannot be read", "spectrum.tsv");
  worked = worked && add_vowels(&making, &model) && add_diphthongs(&making, &model) && add_onsets(&making) &&
           add_tones(&making);
  if (worked && phontab->bytes[0] >= MOST_TABLES) worked = fail(&making, "there are too many tables for %s", name);
  if (worked) {
    char long_name[NAME_SIZE] = {0};
    snprintf(long_name, sizeof long_name, "%s", name);
    buffer_append_u8(phontab, (uint8_t)making.count);
    buffer_append_u8(phontab, (uint8_t)making.base);
    buffer_append_u16(phontab, 0);
    buffer_append(phontab, long_name, sizeof long_name);
    buffer_append(phontab, making.phonemes.bytes, making.phonemes.count);
    phontab->bytes[0]++;
  }
  free(making.phonemes.bytes);
  return worked;
}

static bool is_known(const struct data *data, const char *tables) {
  char hash[17];
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)data_hash(data, true));
  struct table table;
  if (!table_open(&table, "engines", tables)) return false;
  bool found = false;
  while (table_next(&table))
    if (strcmp(table_text(&table, 0), hash) == 0) found = true;
  table_close(&table);
  return found;
}

bool data_extend(struct data *data, const char *tables, char *reason) {
  if (!is_known(data, NULL)) {
    snprintf(reason, REASON_SIZE, "the engine's data are of a version that is not known (%016llx)",
             (unsigned long long)data_hash(data, true));
    return false;
  }
  if (!add_table(data, tables, 0, "overheard-ko", reason)) return false;
  if (!add_table(data, tables, 1, "overheard-ko-f", reason)) return false;
  // The engine copies a frame as if it were of the longer kind.
  const uint8_t nothing[64] = {0};
  buffer_append(&data->files[PHONDATA], nothing, sizeof nothing);
  const uint8_t tune[TUNE_SIZE] = "ov";
  buffer_append(&data->files[INTONATIONS], tune, sizeof tune);
  return true;
}
