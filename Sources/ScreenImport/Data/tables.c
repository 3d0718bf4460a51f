#include "ScreenImportData.h"

#include <string.h>

// Each table becomes bytes of the program, so that none is searched for when it runs.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char foreign[] = {
#embed "foreign.tsv" suffix(, 0)
};
static const char layers[] = {
#embed "layers.tsv" suffix(, 0)
};
static const char spaces[] = {
#embed "spaces.tsv" suffix(, 0)
};
static const char starts[] = {
#embed "starts.tsv" suffix(, 0)
};
static const char states[] = {
#embed "states.tsv" suffix(, 0)
};
static const char traits[] = {
#embed "traits.tsv" suffix(, 0)
};

const char *import_table(const char *file) {
  if (strcmp(file, "foreign.tsv") == 0) return foreign;
  if (strcmp(file, "layers.tsv") == 0) return layers;
  if (strcmp(file, "spaces.tsv") == 0) return spaces;
  if (strcmp(file, "starts.tsv") == 0) return starts;
  if (strcmp(file, "states.tsv") == 0) return states;
  if (strcmp(file, "traits.tsv") == 0) return traits;
  return NULL;
}
