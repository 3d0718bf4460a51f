#include "AuditData.h"

#include <string.h>

// Each table becomes bytes of the program, so that none is searched for when it runs.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char common[] = {
#embed "common.tsv" suffix(, 0)
};
static const char en[] = {
#embed "en.tsv" suffix(, 0)
};
static const char ko[] = {
#embed "ko.tsv" suffix(, 0)
};
static const char sentences_ko[] = {
#embed "sentences.ko.tsv" suffix(, 0)
};

const char *audit_words_table(const char *file) {
  if (strcmp(file, "common.tsv") == 0) return common;
  if (strcmp(file, "en.tsv") == 0) return en;
  if (strcmp(file, "ko.tsv") == 0) return ko;
  if (strcmp(file, "sentences.ko.tsv") == 0) return sentences_ko;
  return NULL;
}
