// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two threads: one reads requests, the other feeds the device, ten milliseconds at a time.
// After the first sound the device gets silence whenever there is nothing to play, except between two
// parts of a sound; otherwise the next sound would wait until the device's buffer had filled again.

#include "player.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "device.h"
#include "protocol.h"

enum {
  RATE = 22050,
  BLOCK = RATE / 100 * 2,
  // A program waits for one thing at a time, or for a few; a limit spares the queue a list that grows.
  MOST_WAITS = 256,
};

static struct {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  struct buffer sound;  // still to be played, from `next` on
  size_t next;
  bool more;            // the rest of a sound is on its way
  bool drop;            // drop what the device holds as well
  bool ending;
  uint32_t end_id;
  // Requests to answer when all sound before them has gone to the device.
  struct {
    uint32_t id;
    size_t place;
  } waits[MOST_WAITS];
  int wait_count;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

static void answer(const char *kind, uint32_t id, uint32_t reason, const char *text) {
  struct buffer frame = {0};
  if (reason) {
    frame_fail(&frame, id, reason, text);
  } else {
    frame_begin(&frame, kind, id);
    buffer_append(&frame, text, strlen(text));
    frame_end(&frame);
  }
  if (!write_all(STDOUT_FILENO, frame.bytes, frame.count)) _exit(0);
  free(frame.bytes);
}

// MARK: - Reading

static void drop_sound(void) {
  queue.sound.count = queue.next = 0;
  queue.more = false;
  queue.drop = true;
  for (int i = 0; i < queue.wait_count; i++) answer("done", queue.waits[i].id, 0, "");
  queue.wait_count = 0;
}

static void take(const struct frame *frame, const uint8_t *body) {
  pthread_mutex_lock(&queue.lock);
  if (frame_is(frame, "pcm_") || frame_is(frame, "part")) {
    queue.more = frame_is(frame, "part");
    buffer_append(&queue.sound, body, frame->length & ~(uint32_t)1);
  } else if (frame_is(frame, "drop")) {
    drop_sound();
  } else if (frame_is(frame, "wait") && queue.wait_count == MOST_WAITS) {
    char text[64];
    snprintf(text, sizeof text, "%d requests wait already", MOST_WAITS);
    answer("fail", frame->id, FAIL_REQUEST, text);
  } else if (frame_is(frame, "wait")) {
    // Nobody waits for a sound of which more is to come.
    queue.more = false;
    queue.waits[queue.wait_count].id = frame->id;
    queue.waits[queue.wait_count++].place = queue.sound.count;
  } else if (frame_is(frame, "end_")) {
    queue.ending = true;
    queue.end_id = frame->id;
  } else {
    answer("fail", frame->id, FAIL_REQUEST, "no such request");
  }
  pthread_cond_signal(&queue.changed);
  pthread_mutex_unlock(&queue.lock);
}

static void *read_requests(void *nothing) {
  (void)nothing;
  uint8_t header[FRAME_HEADER];
  static uint8_t body[PIECE];
  while (read_all(STDIN_FILENO, header, sizeof header)) {
    struct frame frame = frame_decode(header);
    if (frame.length > sizeof body || !read_all(STDIN_FILENO, body, frame.length)) break;
    take(&frame, body);
  }
  // The client is gone: whatever is still playing ends with this process.
  _exit(0);
}

// MARK: - Playing

#ifdef __linux__
// Where it is said that a library is missing, in a build that loads them late.
extern int late_errors __attribute__((weak));
static void tell_missing_libraries_on(int descriptor) {
  if (&late_errors) late_errors = descriptor;
}
#else
static void tell_missing_libraries_on(int descriptor) { (void)descriptor; }
#endif

static bool open_quietly(void) {
  // Drivers that fail to open print a lot on standard error.
  int saved = dup(STDERR_FILENO), nothing = open("/dev/null", O_WRONLY);
  // Without a descriptor for both they may print: standard error could not be given back.
  bool is_quiet = saved >= 0 && nothing >= 0 && dup2(nothing, STDERR_FILENO) >= 0;
  if (nothing >= 0) close(nothing);
  const char *reason = NULL;
  tell_missing_libraries_on(is_quiet ? saved : STDERR_FILENO);
  bool is_open = device_open(RATE, &reason);
  tell_missing_libraries_on(STDERR_FILENO);
  if (is_quiet) dup2(saved, STDERR_FILENO);
  if (saved >= 0) close(saved);
  if (!is_open) answer("fail", 0, FAIL_DEVICE, reason);
  return is_open;
}

static void answer_waits(void) {
  int left = 0;
  for (int i = 0; i < queue.wait_count; i++) {
    if (queue.waits[i].place <= queue.next)
      answer("done", queue.waits[i].id, 0, "");
    else
      queue.waits[left++] = queue.waits[i];
  }
  queue.wait_count = left;
}

// Frees sound that has been played, once there is enough of it.
static void forget_heard(void) {
  if (queue.next < 1 << 20) return;
  queue.sound.count -= queue.next;
  memmove(queue.sound.bytes, queue.sound.bytes + queue.next, queue.sound.count);
  for (int i = 0; i < queue.wait_count; i++) queue.waits[i].place -= queue.next;
  queue.next = 0;
}

// The next ten milliseconds. False when no more will come.
static bool next_block(uint8_t block[BLOCK], bool *drop, bool *silent) {
  memset(block, 0, BLOCK);
  pthread_mutex_lock(&queue.lock);
  // Silence between two parts of a sound would tear it.
  while (!queue.ending && !queue.drop && (queue.more ? queue.sound.count - queue.next < BLOCK
                                                     : *silent && queue.next == queue.sound.count)) {
    answer_waits();
    pthread_cond_wait(&queue.changed, &queue.lock);
  }
  *drop = queue.drop;
  queue.drop = false;
  size_t count = queue.sound.count - queue.next;
  if (count > BLOCK) count = BLOCK;
  if (count) memcpy(block, queue.sound.bytes + queue.next, count);
  queue.next += count;
  if (count) *silent = false;
  answer_waits();
  forget_heard();
  bool more = count > 0 || !queue.ending;
  pthread_mutex_unlock(&queue.lock);
  return more;
}

int player_run(void) {
  signal(SIGPIPE, SIG_IGN);
  // First, so that this ends with its client also while a sound server does not answer.
  pthread_t reader;
  if (pthread_create(&reader, NULL, read_requests, NULL) != 0) return UNAVAILABLE;
  if (!open_quietly()) return UNAVAILABLE;
  char text[64];
  snprintf(text, sizeof text, "protocol=%d\nsample-rate=%d\n", PROTOCOL_VERSION, RATE);
  answer("helo", 0, 0, text);
  uint8_t block[BLOCK];
  bool drop = false, silent = true;
  while (next_block(block, &drop, &silent)) {
    if (drop) device_flush();
    const char *fault = device_write(block, BLOCK);
    if (fault) {
      answer("fail", 0, FAIL_DEVICE, fault);
      return UNAVAILABLE;
    }
  }
  if (drop) device_flush();
  const char *fault = device_drain();
  if (fault) {
    answer("fail", 0, FAIL_DEVICE, fault);
    return UNAVAILABLE;
  }
  answer("done", queue.end_id, 0, "");
  return 0;
}
