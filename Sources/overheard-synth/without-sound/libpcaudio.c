// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stands in for libpcaudio where the engine only computes samples: libespeak-ng links libpcaudio, and
// that brings the libraries of PulseAudio, ALSA, D-Bus and X11, some 27, whose loading takes longer
// than the engine's own start. It has libpcaudio's functions; none of them reaches a device.

#include <stddef.h>

struct audio_object;

struct audio_object *create_audio_device_object(
    const char *device, const char *application, const char *description) {
  (void)device, (void)application, (void)description;
  return NULL;
}

int audio_object_open(struct audio_object *object, int format, unsigned rate, unsigned char channels) {
  (void)object, (void)format, (void)rate, (void)channels;
  return -1;
}

void audio_object_close(struct audio_object *object) { (void)object; }

void audio_object_destroy(struct audio_object *object) { (void)object; }

int audio_object_write(struct audio_object *object, const void *data, size_t count) {
  (void)object, (void)data, (void)count;
  return -1;
}

int audio_object_drain(struct audio_object *object) {
  (void)object;
  return -1;
}

int audio_object_flush(struct audio_object *object) {
  (void)object;
  return -1;
}

const char *audio_object_strerror(struct audio_object *object, int error) {
  (void)object, (void)error;
  return "there is no sound device";
}
