// SPDX-License-Identifier: GPL-3.0-or-later
//
// Speaks recorded requests of the helper with the bare library, one after another in one process:
// the least that the speech of a run can cost.
//
// usage: bare-engine DATA-FOLDER < frames of overheard-synth/protocol.h

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static long samples, requests;

static int receive(short *wave, int count, espeak_EVENT *events) {
  (void)events;
  if (wave) samples += count;
  return 0;
}

static int16_t number(const uint8_t *bytes) { return (int16_t)(bytes[0] | bytes[1] << 8); }

static void set_voice(const char *voice) {
  static char loaded[4096];
  if (strcmp(voice, loaded) == 0) return;
  snprintf(loaded, sizeof loaded, "%s", voice);
  int file = voice[0] == '/' ? open(voice, O_RDONLY) : -1;
  char name[32];
  snprintf(name, sizeof name, "/dev/fd/%d", file);
  espeak_ng_STATUS status = file < 0 ? espeak_ng_SetVoiceByName(voice) : espeak_ng_SetVoiceByFile(name);
  if (status != ENS_OK) exit(66);
  if (file >= 0) close(file);
}

static void speak(const uint8_t *body, size_t count) {
  static char text[65536], voice[4096];
  size_t length = (uint16_t)number(body + 12);
  memcpy(voice, body + 14, length);
  voice[length] = 0;
  memcpy(text, body + 14 + length, count - 14 - length);
  text[count - 14 - length] = 0;
  set_voice(voice);
  const espeak_PARAMETER parameters[] = {espeakRATE, espeakPITCH, espeakRANGE, espeakVOLUME, espeakWORDGAP};
  for (int i = 0; i < 5; i++) {
    int16_t value = number(body + 2 + 2 * i);
    if (value >= 0) espeak_ng_SetParameter(parameters[i], value, 0);
  }
  unsigned flags = espeakCHARS_UTF8 | (number(body) & 2 ? espeakPHONEMES : 0);
  espeak_ng_Synthesize(text, strlen(text) + 1, 0, POS_CHARACTER, 0, flags, NULL, NULL);
  requests++;
}

int main(int count, char **arguments) {
  const char *data = count > 1 && arguments[1][0] ? arguments[1] : NULL;
  if (espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, data, espeakINITIALIZE_PHONEME_EVENTS) <= 0) return 69;
  espeak_SetSynthCallback(receive);
  uint8_t header[12];
  static uint8_t body[65536];
  while (fread(header, 1, 12, stdin) == 12) {
    uint32_t length = header[8] | header[9] << 8 | header[10] << 16 | (uint32_t)header[11] << 24;
    if (length > sizeof body || fread(body, 1, length, stdin) != length) return 65;
    if (memcmp(header, "say_", 4) == 0) speak(body, length);
  }
  printf("%ld utterances, %.1f s of speech\n", requests, samples / 22050.0);
}
