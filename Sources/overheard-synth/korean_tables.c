// SPDX-License-Identifier: GPL-3.0-or-later

#include "korean_tables.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The tables become bytes of the program, so that none is searched for when it runs.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char vowels[] = {
#embed "Korean/vowels.tsv" suffix(, 0)
};
static const char diphthongs[] = {
#embed "Korean/diphthongs.tsv" suffix(, 0)
};
static const char spectrum[] = {
#embed "Korean/spectrum.tsv" suffix(, 0)
};
static const char onsets[] = {
#embed "Korean/onsets.tsv" suffix(, 0)
};
static const char tones[] = {
#embed "Korean/tones.tsv" suffix(, 0)
};
static const char engines[] = {
#embed "Korean/engines.tsv" suffix(, 0)
};

static const struct {
  const char *name;
  const char *text;
} tables[] = {
    {"vowels", vowels}, {"diphthongs", diphthongs}, {"spectrum", spectrum}, {"onsets", onsets}, {"tones", tones}, {"engines", engines}};

static char *copy(const char *text) {
  size_t count = strlen(text) + 1;
  char *result = malloc(count);
  if (!result) abort();
  return memcpy(result, text, count);
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  size_t capacity = 64 * 1024, count = 0, got;
  char *text = malloc(capacity);
  if (!text) abort();
  while ((got = fread(text + count, 1, capacity - 1 - count, file)) > 0) {
    count += got;
    if (count < capacity - 1) continue;
    text = realloc(text, capacity *= 2);
    if (!text) abort();
  }
  text[count] = 0;
  fclose(file);
  return text;
}

bool table_open(struct table *table, const char *name, const char *folder) {
  *table = (struct table){0};
  if (folder) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.tsv", folder, name);
    table->text = read_file(path);
  } else {
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
      if (strcmp(tables[i].name, name) == 0) table->text = copy(tables[i].text);
  }
  table->rest = table->text;
  return table->text != NULL;
}

bool table_next(struct table *table) {
  for (;;) {
    char *line = table->rest;
    if (!line || !*line) return false;
    char *end = line + strcspn(line, "\n");
    table->rest = *end ? end + 1 : end;
    *end = 0;
    if (!*line || *line == '#') continue;
    table->count = 0;
    for (char *cell = line; cell && table->count < MOST_CELLS;) {
      table->cells[table->count++] = cell;
      cell = strchr(cell, '\t');
      if (cell) *cell++ = 0;
    }
    return true;
  }
}

const char *table_text(const struct table *table, int column) {
  return column < table->count ? table->cells[column] : "";
}

double table_number(const struct table *table, int column) {
  return strtod(table_text(table, column), NULL);
}

void table_close(struct table *table) { free(table->text); }
