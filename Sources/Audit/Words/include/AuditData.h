#pragma once

/// The bytes of a table of words that the audit looks for; NULL for an unknown file.
const char *_Nullable audit_words_table(const char *_Nonnull file);
