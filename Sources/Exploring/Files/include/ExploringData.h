#pragma once

/// The text of a file that the page is made from, such as `explore.css`; null for none.
const char *_Nullable exploring_file(const char *_Nonnull name);
