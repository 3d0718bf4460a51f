#include "ReadingsData.h"

#include <string.h>

// Each table becomes bytes of the program, so that none is searched for when it runs. Swift would
// take minutes over as many bytes in a literal; here they cost nothing.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en_abbreviations[] = {
#embed "en/abbreviations.tsv"
};
static const unsigned char en_cldr_names[] = {
#embed "en/cldr-names.tsv"
};
static const unsigned char en_currencies[] = {
#embed "en/currencies.tsv"
};
static const unsigned char en_fractions[] = {
#embed "en/fractions.tsv"
};
static const unsigned char en_letter_names[] = {
#embed "en/letter-names.tsv"
};
static const unsigned char en_pronunciations[] = {
#embed "en/pronunciations.tsv"
};
static const unsigned char en_script_names[] = {
#embed "en/script-names.tsv"
};
static const unsigned char en_sign_names[] = {
#embed "en/sign-names.tsv"
};
static const unsigned char en_symbol_names[] = {
#embed "en/symbol-names.tsv"
};
static const unsigned char en_units[] = {
#embed "en/units.tsv"
};
static const unsigned char en_word_sets[] = {
#embed "en/word-sets.tsv"
};
static const unsigned char en_words[] = {
#embed "en/words.tsv"
};
static const unsigned char ko_area_kinds[] = {
#embed "ko/area-kinds.tsv"
};
static const unsigned char ko_announcers[] = {
#embed "ko/announcers.tsv"
};
static const unsigned char ko_cldr_names[] = {
#embed "ko/cldr-names.tsv"
};
static const unsigned char ko_counter_words[] = {
#embed "ko/counter-words.tsv"
};
static const unsigned char ko_counters[] = {
#embed "ko/counters.tsv"
};
static const unsigned char ko_currencies[] = {
#embed "ko/currencies.tsv"
};
static const unsigned char ko_english_phonemes[] = {
#embed "ko/english-phonemes.tsv"
};
static const unsigned char ko_free_nouns[] = {
#embed "ko/free-nouns.tsv"
};
static const unsigned char ko_hanja[] = {
#embed "ko/hanja.tsv"
};
static const unsigned char ko_homographs[] = {
#embed "ko/homographs.tsv"
};
static const unsigned char ko_host_labels[] = {
#embed "ko/host-labels.tsv"
};
static const unsigned char ko_jamo[] = {
#embed "ko/jamo.tsv"
};
static const unsigned char ko_latin_consonants[] = {
#embed "ko/latin-consonants.tsv"
};
static const unsigned char ko_latin_morae[] = {
#embed "ko/latin-morae.tsv"
};
static const unsigned char ko_latin_names[] = {
#embed "ko/latin-names.tsv"
};
static const unsigned char ko_latin_spellings[] = {
#embed "ko/latin-spellings.tsv"
};
static const unsigned char ko_latin_words[] = {
#embed "ko/latin-words.tsv"
};
static const unsigned char ko_letter_names[] = {
#embed "ko/letter-names.tsv"
};
static const unsigned char ko_lexicon[] = {
#embed "ko/lexicon.tsv"
};
static const unsigned char ko_particles[] = {
#embed "ko/particles.tsv"
};
static const unsigned char ko_romanized_names[] = {
#embed "ko/romanized-names.tsv"
};
static const unsigned char ko_script_names[] = {
#embed "ko/script-names.tsv"
};
static const unsigned char ko_sign_names[] = {
#embed "ko/sign-names.tsv"
};
static const unsigned char ko_suffixes[] = {
#embed "ko/suffixes.tsv"
};
static const unsigned char ko_symbol_names[] = {
#embed "ko/symbol-names.tsv"
};
static const unsigned char ko_units[] = {
#embed "ko/units.tsv"
};
static const unsigned char ko_word_sets[] = {
#embed "ko/word-sets.tsv"
};
static const unsigned char ko_words[] = {
#embed "ko/words.tsv"
};
static const unsigned char common_domains[] = {
#embed "common/domains.tsv"
};
static const unsigned char common_numeral_signs[] = {
#embed "common/numeral-signs.tsv"
};
static const unsigned char common_plain_characters[] = {
#embed "common/plain-characters.tsv"
};
static const unsigned char common_scripts[] = {
#embed "common/scripts.tsv"
};
static const unsigned char common_unit_signs[] = {
#embed "common/unit-signs.tsv"
};

#define TABLE(path, bytes) {path, bytes, sizeof bytes}

static const struct readings_table tables[] = {
  TABLE("en/abbreviations.tsv", en_abbreviations),
  TABLE("en/cldr-names.tsv", en_cldr_names),
  TABLE("en/currencies.tsv", en_currencies),
  TABLE("en/fractions.tsv", en_fractions),
  TABLE("en/letter-names.tsv", en_letter_names),
  TABLE("en/pronunciations.tsv", en_pronunciations),
  TABLE("en/script-names.tsv", en_script_names),
  TABLE("en/sign-names.tsv", en_sign_names),
  TABLE("en/symbol-names.tsv", en_symbol_names),
  TABLE("en/units.tsv", en_units),
  TABLE("en/word-sets.tsv", en_word_sets),
  TABLE("en/words.tsv", en_words),
  TABLE("ko/area-kinds.tsv", ko_area_kinds),
  TABLE("ko/announcers.tsv", ko_announcers),
  TABLE("ko/cldr-names.tsv", ko_cldr_names),
  TABLE("ko/counter-words.tsv", ko_counter_words),
  TABLE("ko/counters.tsv", ko_counters),
  TABLE("ko/currencies.tsv", ko_currencies),
  TABLE("ko/english-phonemes.tsv", ko_english_phonemes),
  TABLE("ko/free-nouns.tsv", ko_free_nouns),
  TABLE("ko/hanja.tsv", ko_hanja),
  TABLE("ko/homographs.tsv", ko_homographs),
  TABLE("ko/host-labels.tsv", ko_host_labels),
  TABLE("ko/jamo.tsv", ko_jamo),
  TABLE("ko/latin-consonants.tsv", ko_latin_consonants),
  TABLE("ko/latin-morae.tsv", ko_latin_morae),
  TABLE("ko/latin-names.tsv", ko_latin_names),
  TABLE("ko/latin-spellings.tsv", ko_latin_spellings),
  TABLE("ko/latin-words.tsv", ko_latin_words),
  TABLE("ko/letter-names.tsv", ko_letter_names),
  TABLE("ko/lexicon.tsv", ko_lexicon),
  TABLE("ko/particles.tsv", ko_particles),
  TABLE("ko/romanized-names.tsv", ko_romanized_names),
  TABLE("ko/script-names.tsv", ko_script_names),
  TABLE("ko/sign-names.tsv", ko_sign_names),
  TABLE("ko/suffixes.tsv", ko_suffixes),
  TABLE("ko/symbol-names.tsv", ko_symbol_names),
  TABLE("ko/units.tsv", ko_units),
  TABLE("ko/word-sets.tsv", ko_word_sets),
  TABLE("ko/words.tsv", ko_words),
  TABLE("common/domains.tsv", common_domains),
  TABLE("common/numeral-signs.tsv", common_numeral_signs),
  TABLE("common/plain-characters.tsv", common_plain_characters),
  TABLE("common/scripts.tsv", common_scripts),
  TABLE("common/unit-signs.tsv", common_unit_signs),
};

size_t readings_table_count(void) { return sizeof tables / sizeof *tables; }

const struct readings_table *readings_table_at(size_t index) { return &tables[index]; }

const struct readings_table *readings_table_at_path(const char *path) {
  for (size_t index = 0; index < readings_table_count(); index++) {
    if (strcmp(tables[index].path, path) == 0) return &tables[index];
  }
  return NULL;
}
