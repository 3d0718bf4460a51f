// SPDX-License-Identifier: GPL-3.0-or-later
//
// eSpeak NG, used for one utterance per process.

#ifndef OVERHEARD_SYNTH_ENGINE_H
#define OVERHEARD_SYNTH_ENGINE_H

#include "korean.h"
#include "protocol.h"

// What the greeting says about the engine.
struct engine {
  const char *version;
  const char *data;
  int sample_rate;
  bool has_memory;  // whether sound can go through a file of the client's
  struct korean korean;
};

// Loads the engine's data. If there is none, prints the reason on standard error and returns false.
bool engine_start(struct engine *engine);

// Writes the engine's data with our Korean phonemes into a folder, and says if that is not possible.
// `tables` is the folder of the tables to use, or null for those of the program.
bool engine_write_data(const char *folder, const char *tables);

// Loads a voice before a request asks for it. False if that is not possible.
bool engine_load_voice(const char *voice);

// Answers one request on the descriptor. Call it once per process, and do nothing else afterwards:
// what the engine says depends on what it has said before. The body is changed; there is room for one
// byte behind it.
void engine_answer(const struct frame *request, uint8_t *body, int descriptor);

#endif
