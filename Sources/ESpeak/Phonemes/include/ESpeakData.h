#pragma once

/// The text of a table of phonemes, such as `ipa-ko.tsv`; null for none.
const char *_Nullable espeak_table(const char *_Nonnull file);
