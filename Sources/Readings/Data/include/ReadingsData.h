#pragma once

#include <stddef.h>

/// A table that is part of the program.
struct readings_table {
  /// Its file, such as `ko/units.tsv`.
  const char *_Nonnull path;
  /// Its text in UTF-8.
  const unsigned char *_Nonnull bytes;
  /// How many bytes it has.
  size_t size;
};

/// How many tables there are.
size_t readings_table_count(void);

/// The table at an index below the count.
const struct readings_table *_Nonnull readings_table_at(size_t index);

/// The table of a file; null for none.
const struct readings_table *_Nullable readings_table_at_path(const char *_Nonnull path);
