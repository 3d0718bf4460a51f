#include "ExploringData.h"

#include <string.h>

// Each file becomes bytes of the program, so that none is searched for when it runs.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char explore_html[] = {
#embed "../Page/explore.html" suffix(, 0)
};
static const char explore_css[] = {
#embed "../Page/explore.css" suffix(, 0)
};
static const char explore_js[] = {
#embed "../Page/explore.js" suffix(, 0)
};

const char *exploring_file(const char *name) {
  if (!strcmp(name, "explore.html")) return explore_html;
  if (!strcmp(name, "explore.css")) return explore_css;
  if (!strcmp(name, "explore.js")) return explore_js;
  return NULL;
}
