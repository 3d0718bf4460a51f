// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stands in for the libraries of overheard-synth: to play, it needs no eSpeak NG, and libpcaudio only
// where there is no sound server; to load them takes a seventh of the player's start.

#ifndef NAMES_ONLY
#define LATE_OPEN(library) open_library(library)
static void *open_library(const char *library);
#endif

#include "late-libraries.h"

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <pcaudiolib/audio.h>
#include <stdbool.h>

#ifndef NAMES_ONLY

// See libraries.c.
bool engine_is_bound;

// Every utterance is spoken by a process of its own, which would look up anew each function that the engine
// calls: they are all looked up when it is loaded. Not those of the libraries that play sound, which are
// many and are loaded before it; and a version of the engine that calls one which is not there works as long
// as it does not call it.
static void *open_library(const char *library) {
  if (strcmp(library, LIBESPEAK) == 0) {
    dlopen(LIBPCAUDIO, RTLD_LAZY | RTLD_LOCAL);
    void *bound = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    engine_is_bound = bound != NULL;
    if (bound) return bound;
  }
  return dlopen(library, RTLD_LAZY | RTLD_LOCAL);
}

#endif

FUNCTION(LIBESPEAK, const char *, espeak_Info, (const char **folder), (folder))
FUNCTION(LIBESPEAK, int, espeak_Initialize,
         (espeak_AUDIO_OUTPUT output, int length, const char *path, int options),
         (output, length, path, options))
PROCEDURE(LIBESPEAK, espeak_SetSynthCallback, (t_espeak_callback *callback), (callback))
FUNCTION(LIBESPEAK, const char *, espeak_TextToPhonemes, (const void **text, int mode, int phonemes),
         (text, mode, phonemes))
PROCEDURE(LIBESPEAK, espeak_ng_GetStatusCodeMessage, (espeak_ng_STATUS status, char *text, size_t length),
          (status, text, length))
PROCEDURE(LIBESPEAK, espeak_ng_InitializePath, (const char *path), (path))
FUNCTION(LIBESPEAK, espeak_ng_STATUS, espeak_ng_SetParameter,
         (espeak_PARAMETER parameter, int value, int relative), (parameter, value, relative))
FUNCTION(LIBESPEAK, espeak_ng_STATUS, espeak_ng_SetVoiceByFile, (const char *path), (path))
FUNCTION(LIBESPEAK, espeak_ng_STATUS, espeak_ng_SetVoiceByName, (const char *name), (name))
FUNCTION(LIBESPEAK, espeak_ng_STATUS, espeak_ng_Synthesize,
         (const void *text, size_t size, unsigned int position, espeak_POSITION_TYPE kind,
          unsigned int end, unsigned int flags, unsigned int *identifier, void *data),
         (text, size, position, kind, end, flags, identifier, data))

FUNCTION(LIBPCAUDIO, struct audio_object *, create_audio_device_object,
         (const char *device, const char *application, const char *description),
         (device, application, description))
FUNCTION(LIBPCAUDIO, int, audio_object_open,
         (struct audio_object *object, enum audio_object_format format, uint32_t rate, uint8_t channels),
         (object, format, rate, channels))
FUNCTION(LIBPCAUDIO, int, audio_object_write, (struct audio_object *object, const void *data, size_t size),
         (object, data, size))
FUNCTION(LIBPCAUDIO, int, audio_object_drain, (struct audio_object *object), (object))
FUNCTION(LIBPCAUDIO, int, audio_object_flush, (struct audio_object *object), (object))
FUNCTION(LIBPCAUDIO, const char *, audio_object_strerror, (struct audio_object *object, int error),
         (object, error))
