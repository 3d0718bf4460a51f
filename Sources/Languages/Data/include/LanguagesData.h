#pragma once

/// The text of a table of the words of pages, such as `ko.tsv`; null for none.
const char *_Nullable page_words_table(const char *_Nonnull file);
