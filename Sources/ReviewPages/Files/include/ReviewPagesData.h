#pragma once

/// The text of a file that pages are made from, such as `Assets/review.css`; null for none.
const char *_Nullable review_pages_file(const char *_Nonnull path);
