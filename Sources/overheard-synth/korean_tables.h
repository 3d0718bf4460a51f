// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables of our Korean voice, Korean/*.tsv: rows of cells, with comments after `#`.

#ifndef OVERHEARD_SYNTH_KOREAN_TABLES_H
#define OVERHEARD_SYNTH_KOREAN_TABLES_H

#include <stdbool.h>

enum { MOST_CELLS = 16 };

// A table that is read row by row.
struct table {
  char *text;
  char *rest;
  char *cells[MOST_CELLS];
  int count;
};

// Opens a table of the program, or, to try values without building, of a folder. False if there is
// none of that name.
bool table_open(struct table *table, const char *name, const char *folder);

// Goes to the next row; false at the end.
bool table_next(struct table *table);

// A cell of the row; empty, or 0, where there is none.
const char *table_text(const struct table *table, int column);
double table_number(const struct table *table, int column);

void table_close(struct table *table);

#endif
