// SPDX-License-Identifier: GPL-3.0-or-later
//
// Calls the bare library in a loop, to compare the helper's speed with.
// usage: bare-loop COUNT < lines of voice file, rate, word gap and text, separated by tabs

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static long samples;

static int receive(short *wave, int count, espeak_EVENT *events) {
  (void)events;
  if (wave) samples += count;
  return 0;
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  int wanted = count > 1 ? atoi(arguments[1]) : 600;
  static char lines[64][1024];
  int known = 0;
  while (known < 64 && fgets(lines[known], sizeof lines[0], stdin)) known++;
  if (known == 0) return 64;
  espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL, espeakINITIALIZE_PHONEME_EVENTS);
  espeak_SetSynthCallback(receive);
  double start = milliseconds();
  for (int i = 0; i < wanted; i++) {
    char line[1024];
    strcpy(line, lines[i % known]);
    char *voice = strtok(line, "\t"), *rate = strtok(NULL, "\t"), *gap = strtok(NULL, "\t");
    char *text = strtok(NULL, "\n");
    char name[32];
    int file = open(voice, O_RDONLY);
    snprintf(name, sizeof name, "/dev/fd/%d", file);
    if (file < 0 || espeak_ng_SetVoiceByFile(name) != ENS_OK) return 66;
    close(file);
    espeak_ng_SetParameter(espeakRATE, atoi(rate), 0);
    if (atoi(gap) >= 0) espeak_ng_SetParameter(espeakWORDGAP, atoi(gap), 0);
    espeak_ng_Synthesize(text, strlen(text) + 1, 0, POS_CHARACTER, 0,
                         espeakCHARS_UTF8 | espeakPHONEMES, NULL, NULL);
  }
  double each = (milliseconds() - start) / wanted;
  printf("bare loop: %.3f ms per utterance, %ld samples\n", each, samples);
}
