#include "TalkBackData.h"

#include <string.h>

// Each table becomes bytes of the program, so that none is searched for when it runs. Swift would
// take seconds over as many bytes in a literal; here they cost nothing.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char en[] = {
#embed "en.tsv" suffix(, 0)
};
static const char ko[] = {
#embed "ko.tsv" suffix(, 0)
};

const char *talkback_table(const char *file) {
  if (strcmp(file, "en.tsv") == 0) return en;
  if (strcmp(file, "ko.tsv") == 0) return ko;
  return NULL;
}
