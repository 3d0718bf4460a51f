#include "ReviewPagesData.h"

#include <string.h>

// Each file becomes bytes of the program, so that none is searched for when it runs. Swift would
// take seconds over as many bytes in a literal; here they cost nothing.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char templates_changes[] = {
#embed "../Templates/changes.mustache" suffix(, 0)
};
static const char templates_document_foot[] = {
#embed "../Templates/document_foot.mustache" suffix(, 0)
};
static const char templates_document_head[] = {
#embed "../Templates/document_head.mustache" suffix(, 0)
};
static const char templates_overview[] = {
#embed "../Templates/overview.mustache" suffix(, 0)
};
static const char templates_overview_body[] = {
#embed "../Templates/overview_body.mustache" suffix(, 0)
};
static const char templates_page_foot[] = {
#embed "../Templates/page_foot.mustache" suffix(, 0)
};
static const char templates_page_head[] = {
#embed "../Templates/page_head.mustache" suffix(, 0)
};
static const char templates_row[] = {
#embed "../Templates/row.mustache" suffix(, 0)
};
static const char templates_screen[] = {
#embed "../Templates/screen.mustache" suffix(, 0)
};
static const char templates_screen_body[] = {
#embed "../Templates/screen_body.mustache" suffix(, 0)
};
static const char templates_single[] = {
#embed "../Templates/single.mustache" suffix(, 0)
};
static const char templates_track[] = {
#embed "../Templates/track.mustache" suffix(, 0)
};
static const char templates_verdict[] = {
#embed "../Templates/verdict.mustache" suffix(, 0)
};
static const char assets_review_css[] = {
#embed "../Assets/review.css" suffix(, 0)
};
static const char assets_review_js[] = {
#embed "../Assets/review.js" suffix(, 0)
};

static const struct {
  const char *path, *text;
} files[] = {
  {"Templates/changes.mustache", templates_changes},
  {"Templates/document_foot.mustache", templates_document_foot},
  {"Templates/document_head.mustache", templates_document_head},
  {"Templates/overview.mustache", templates_overview},
  {"Templates/overview_body.mustache", templates_overview_body},
  {"Templates/page_foot.mustache", templates_page_foot},
  {"Templates/page_head.mustache", templates_page_head},
  {"Templates/row.mustache", templates_row},
  {"Templates/screen.mustache", templates_screen},
  {"Templates/screen_body.mustache", templates_screen_body},
  {"Templates/single.mustache", templates_single},
  {"Templates/track.mustache", templates_track},
  {"Templates/verdict.mustache", templates_verdict},
  {"Assets/review.css", assets_review_css},
  {"Assets/review.js", assets_review_js},
};

const char *review_pages_file(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index].text;
  }
  return NULL;
}
