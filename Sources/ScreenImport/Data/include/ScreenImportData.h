#pragma once

/// The text of a table of words in dumps, such as `layers.tsv`; null for none.
const char *_Nullable import_table(const char *_Nonnull file);
