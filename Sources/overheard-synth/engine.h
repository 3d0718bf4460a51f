// SPDX-License-Identifier: GPL-3.0-or-later
//
// eSpeak NG, used for one utterance a process.

#ifndef OVERHEARD_SYNTH_ENGINE_H
#define OVERHEARD_SYNTH_ENGINE_H

#include "protocol.h"

// What the greeting tells about the engine.
struct engine {
  const char *version;
  const char *data;
  int sample_rate;
};

// Loads the engine's data. Returns false, with the reason on standard error, without it.
bool engine_start(struct engine *engine);

// Loads a voice ahead of the request that asks for it. False when that is not possible.
bool engine_load_voice(const char *voice);

// Answers one request on the descriptor. To be called once in a process that does nothing else
// afterwards: what the engine says depends on what it has said before.
void engine_answer(const struct frame *request, const uint8_t *body, int descriptor);

#endif
