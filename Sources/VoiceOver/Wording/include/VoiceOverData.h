#pragma once

/// The text of a table of VoiceOver's words, such as `ko.tsv`; null for none.
const char *_Nullable voiceover_table(const char *_Nonnull file);
