#include "ESpeakData.h"

#include <string.h>

// Each table becomes bytes of the program, so that none is searched for when it runs.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char ipa_en[] = {
#embed "ipa-en.tsv" suffix(, 0)
};
static const char ipa_ko[] = {
#embed "ipa-ko.tsv" suffix(, 0)
};
static const char names[] = {
#embed "names.tsv" suffix(, 0)
};

const char *espeak_table(const char *file) {
  if (strcmp(file, "ipa-en.tsv") == 0) return ipa_en;
  if (strcmp(file, "ipa-ko.tsv") == 0) return ipa_ko;
  if (strcmp(file, "names.tsv") == 0) return names;
  return NULL;
}
