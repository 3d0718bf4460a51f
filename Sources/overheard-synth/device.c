// SPDX-License-Identifier: GPL-3.0-or-later

#include "device.h"

#include <pcaudiolib/audio.h>

static struct audio_object *object;

// MARK: - PulseAudio

// libpcaudio opens a stream on the server, closes it, and opens another one, which takes some 4 ms. So
// the server is asked here, through the library that libpcaudio uses.
#ifdef __linux__

#include <dlfcn.h>
#include <stdint.h>

// What of <pulse/simple.h> is needed: its package brings a good deal more than a header.
enum { PULSE_PLAYBACK = 1, PULSE_S16LE = 3, LATENCY = 60 };

struct pulse_format {
  int format;
  uint32_t rate;
  uint8_t channels;
};

struct pulse_buffer {
  uint32_t longest, target, before_start, least_request, fragment;
};

static void *stream;
static int (*pulse_write)(void *, const void *, size_t, int *);
static int (*pulse_flush)(void *, int *);
static int (*pulse_drain)(void *, int *);
static const char *(*pulse_error)(int);

static bool open_pulse(unsigned rate) {
  void *library = dlopen("libpulse-simple.so.0", RTLD_LAZY);
  if (!library) return false;
  void *(*pulse_new)(const char *, const char *, int, const char *, const char *, const struct pulse_format *,
                     const void *, const struct pulse_buffer *, int *);
  *(void **)&pulse_new = dlsym(library, "pa_simple_new");
  *(void **)&pulse_write = dlsym(library, "pa_simple_write");
  *(void **)&pulse_flush = dlsym(library, "pa_simple_flush");
  *(void **)&pulse_drain = dlsym(library, "pa_simple_drain");
  *(void **)&pulse_error = dlsym(library, "pa_strerror");
  if (!pulse_new || !pulse_write || !pulse_flush || !pulse_drain || !pulse_error) return false;
  struct pulse_format format = {.format = PULSE_S16LE, .rate = rate, .channels = 1};
  // As much ahead as with libpcaudio, in bytes; the rest is left to the server.
  const uint32_t any = UINT32_MAX;
  struct pulse_buffer buffer = {any, rate * 2 * LATENCY / 1000, any, any, any};
  stream = pulse_new(NULL, "overheard", PULSE_PLAYBACK, NULL, "speech", &format, NULL, &buffer, NULL);
  return stream != NULL;
}

static const char *write_pulse(const void *samples, size_t size) {
  int error = 0;
  if (pulse_write(stream, samples, size, &error) == 0) return NULL;
  return pulse_error(error);
}

static const char *drain_pulse(void) {
  int error = 0;
  return pulse_drain(stream, &error) == 0 ? NULL : pulse_error(error);
}

#else

static void *const stream = NULL;
static bool open_pulse(unsigned rate) { return (void)rate, false; }
static const char *write_pulse(const void *samples, size_t size) { return (void)samples, (void)size, NULL; }
static const char *drain_pulse(void) { return NULL; }
static int (*const pulse_flush)(void *, int *) = NULL;

#endif

// MARK: - Any device

bool device_open(unsigned rate, const char **reason) {
  if (open_pulse(rate)) return true;
  object = create_audio_device_object(NULL, "overheard", "speech");
  *reason = "there is no sound server and no sound device";
  if (!object) return false;
  int error = audio_object_open(object, AUDIO_OBJECT_FORMAT_S16LE, rate, 1);
  if (!error) return true;
  *reason = audio_object_strerror(object, error);
  if (!*reason) *reason = "the device cannot be opened";
  return false;
}

const char *device_write(const void *samples, size_t size) {
  if (stream) return write_pulse(samples, size);
  int error = audio_object_write(object, samples, size);
  if (!error) return NULL;
  const char *reason = audio_object_strerror(object, error);
  return reason ? reason : "the device is gone";
}

void device_flush(void) {
  if (stream)
    pulse_flush(stream, NULL);
  else
    audio_object_flush(object);
}

const char *device_drain(void) {
  if (stream) return drain_pulse();
  // ALSA takes a device that has run dry for an error; one that is gone was told by the last write.
  audio_object_drain(object);
  return NULL;
}
