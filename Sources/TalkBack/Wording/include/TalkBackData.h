#pragma once

/// The text of a table of TalkBack's words, such as `ko.tsv`; null for none.
const char *_Nullable talkback_table(const char *_Nonnull file);
