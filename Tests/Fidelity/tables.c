#include "FidelityData.h"

#include <string.h>

// The ledger becomes bytes of the program, so that `overheard fidelity` needs no files.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char voiceover_en[] = {
#embed "voiceover-en.tsv" suffix(, 0)
};
static const char voiceover_ko[] = {
#embed "voiceover-ko.tsv" suffix(, 0)
};
static const char talkback_en[] = {
#embed "talkback-en.tsv" suffix(, 0)
};
static const char talkback_ko[] = {
#embed "talkback-ko.tsv" suffix(, 0)
};

const char *fidelity_table(const char *file) {
  if (strcmp(file, "voiceover-en.tsv") == 0) return voiceover_en;
  if (strcmp(file, "voiceover-ko.tsv") == 0) return voiceover_ko;
  if (strcmp(file, "talkback-en.tsv") == 0) return talkback_en;
  if (strcmp(file, "talkback-ko.tsv") == 0) return talkback_ko;
  return NULL;
}
