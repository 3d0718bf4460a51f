// SPDX-License-Identifier: GPL-3.0-or-later
//
// overheard-synth: the helper that speaks, and the only program that links eSpeak NG.
// In: utterances in the engine's markup, as frames (see protocol.h).
// Out: samples and word times, as frames; or live sound.

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "engine.h"
#include "player.h"
#include "pool.h"

enum { USAGE = 64 };

// How long a round of waiting is at most, and how late it may be before something kept this process from
// running, in milliseconds. On a busy machine it is late by less, which counts: clients do not wait for ever.
enum { ROUND = 250, LATE = 500 };

enum { HELD_BYTES = 1 << 20, PIPE_BYTES = 1 << 18 };

struct options {
  int jobs;
  int time_limit;  // milliseconds
};

struct helper {
  struct options options;
  struct pool pool;
  bool input_ended;
};

static const char usage[] =
    "usage: overheard-synth [--jobs N] [--time-limit MILLISECONDS]\n"
    "       overheard-synth --play\n"
    "       overheard-synth --write-data FOLDER [--tables FOLDER]\n"
    "Speaks or plays sound for overheard: reads request frames from standard input and writes\n"
    "answer frames to standard output. Not meant to be run by hand; use `overheard speak` for that.\n";

// MARK: - Answering

static void send_frame(const struct buffer *frame) {
  if (!write_all(STDOUT_FILENO, frame->bytes, frame->count)) exit(0);
}

static void send_failure(uint32_t id, uint32_t reason, const char *message) {
  struct buffer frame = {0};
  frame_fail(&frame, id, reason, message);
  send_frame(&frame);
  free(frame.bytes);
}

static void greet(const struct engine *engine, const struct options *options) {
  char text[8192];
  int length = snprintf(
      text, sizeof text,
      "protocol=%d\nhelper=%d\nengine=eSpeak NG %s\ndata=%s\nsample-rate=%d\ntext-limit=%d\ntime-limit-ms=%d\njobs=%d\n"
      "korean=%s\nkorean-fault=%d\nkorean-reason=%s\nmemory=%d\n",
      PROTOCOL_VERSION, HELPER_VERSION, engine->version, engine->data, engine->sample_rate, TEXT_LIMIT,
      options->time_limit, options->jobs, engine->korean.hash, engine->korean.fault, engine->korean.reason,
      engine->has_memory);
  struct buffer frame = {0};
  frame_begin(&frame, "helo", 0);
  buffer_append(&frame, text, (size_t)length);
  frame_end(&frame);
  send_frame(&frame);
  free(frame.bytes);
}

static const char no_process[] = "the system cannot start another process";

// MARK: - Asking

static bool skip(size_t count) {
  uint8_t bytes[4096];
  while (count) {
    size_t step = count < sizeof bytes ? count : sizeof bytes;
    if (!read_all(STDIN_FILENO, bytes, step)) return false;
    count -= step;
  }
  return true;
}

// Reads one request and hands it to a worker. False at the end of the input.
static bool take_request(struct helper *helper, int place) {
  static uint8_t request[FRAME_HEADER + BODY_LIMIT + 1];
  if (!read_all(STDIN_FILENO, request, FRAME_HEADER)) return false;
  struct frame frame = frame_decode(request);
  if (frame.length > BODY_LIMIT) {
    if (!skip(frame.length)) return false;
    char message[128];
    snprintf(message, sizeof message, "the request is %u bytes; a text can have at most %d", frame.length, TEXT_LIMIT);
    send_failure(frame.id, FAIL_TOO_LONG, message);
    return true;
  }
  if (!read_all(STDIN_FILENO, request + FRAME_HEADER, frame.length)) return false;
  int64_t deadline = clock_milliseconds() + helper->options.time_limit;
  if (!pool_assign(&helper->pool, place, &frame, request, deadline)) {
    send_failure(frame.id, FAIL_ENGINE, no_process);
  }
  return true;
}

// MARK: - Waiting

static void retry(struct helper *helper, int place) {
  uint32_t id = helper->pool.workers[place].id;
  if (!pool_retry(&helper->pool, place)) send_failure(id, FAIL_ENGINE, no_process);
}

static void pass_on(struct helper *helper, int place) {
  struct worker *worker = &helper->pool.workers[place];
  bool alive = worker_receive(worker);
  if (!alive && !pool_has_started(&helper->pool, place)) {
    retry(helper, place);
    return;
  }
  size_t whole = worker_whole_frames(worker);
  // Most clients wait for the end of a sound, and are woken once for all of its pieces.
  if (whole && (worker->finished || worker->streams || !alive || whole >= HELD_BYTES)) {
    if (!write_all(STDOUT_FILENO, worker->answer.bytes, whole)) exit(0);
    worker->answer.count -= whole;
    memmove(worker->answer.bytes, worker->answer.bytes + whole, worker->answer.count);
  }
  if (!alive && !worker->finished)
    send_failure(worker->id, FAIL_CRASH, "the engine crashed on this utterance");
  if (!alive || worker->finished) pool_finish(&helper->pool, place, worker->spoke);
}

static void expire(struct helper *helper, int place) {
  if (!pool_has_started(&helper->pool, place)) {
    retry(helper, place);
    return;
  }
  char message[96];
  snprintf(message, sizeof message, "the engine did not finish within %d ms", helper->options.time_limit);
  send_failure(helper->pool.workers[place].id, FAIL_TIMEOUT, message);
  pool_finish(&helper->pool, place, false);
}

// How long to wait for an answer at most: -1 for whatever it takes, when nothing is spoken.
static int milliseconds_to_wait(const struct helper *helper, int64_t now) {
  int64_t nearest = -1;
  for (int i = 0; i < helper->pool.jobs; i++) {
    const struct worker *worker = &helper->pool.workers[i];
    if (!worker->busy) continue;
    int64_t left = worker->deadline > now ? worker->deadline - now : 0;
    if (nearest < 0 || left < nearest) nearest = left;
  }
  return (int)(nearest < ROUND ? nearest : ROUND);
}

// For when this process could not run for a while: it was suspended with all others, by a scheduler or a
// closed lid, or its client took no sound. No worker is to blame for that.
static void postpone(struct helper *helper, int64_t milliseconds) {
  for (int i = 0; i < helper->pool.jobs; i++) helper->pool.workers[i].deadline += milliseconds;
}

static bool anything_busy(const struct helper *helper) {
  for (int i = 0; i < helper->pool.jobs; i++)
    if (helper->pool.workers[i].busy) return true;
  return false;
}

static void run(struct helper *helper) {
  int64_t now = clock_milliseconds();
  while (!helper->input_ended || anything_busy(helper)) {
    int idle = helper->input_ended ? -1 : pool_idle(&helper->pool);
    struct pollfd waits[MOST_JOBS + 2];
    int count = helper->pool.jobs;
    for (int i = 0; i < count; i++) {
      const struct worker *worker = &helper->pool.workers[i];
      waits[i] = (struct pollfd){.fd = worker->busy ? worker->socket : -1, .events = POLLIN};
    }
    waits[count] = (struct pollfd){.fd = idle >= 0 ? STDIN_FILENO : -1, .events = POLLIN};
    waits[count + 1] = (struct pollfd){.fd = STDOUT_FILENO, .events = 0};
    int64_t before = now;
    int limit = milliseconds_to_wait(helper, now);
    if (poll(waits, (nfds_t)count + 2, limit) < 0) {
      if (errno == EINTR) continue;
      fprintf(stderr, "overheard-synth: cannot wait for an answer: %s\n", strerror(errno));
      exit(UNAVAILABLE);
    }
    if (waits[count + 1].revents & (POLLERR | POLLHUP)) exit(0);
    now = clock_milliseconds();
    if (limit >= 0 && now - before > limit + LATE) postpone(helper, now - before - limit);
    for (int i = 0; i < count; i++) {
      struct worker *worker = &helper->pool.workers[i];
      if (waits[i].revents) {
        worker->deadline = now + helper->options.time_limit;
        pass_on(helper, i);
      } else if (worker->busy && worker->deadline <= now) {
        expire(helper, i);
      }
    }
    if (waits[count].revents && !take_request(helper, idle)) helper->input_ended = true;
  }
}

// MARK: - Starting

static int number(const char *text, int least, int most) {
  char *end;
  long value = text ? strtol(text, &end, 10) : -1;
  if (!text || *end || value < least || value > most) {
    fputs(usage, stderr);
    exit(USAGE);
  }
  return (int)value;
}

static struct options parse(int count, char **arguments) {
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  struct options options = {.jobs = cores > MOST_JOBS ? MOST_JOBS : cores > 0 ? (int)cores : 1,
                            .time_limit = 10000};
  for (int i = 1; i < count; i++) {
    const char *value = i + 1 < count ? arguments[i + 1] : NULL;
    if (strcmp(arguments[i], "--jobs") == 0) {
      options.jobs = number(value, 1, MOST_JOBS);
      i++;
    } else if (strcmp(arguments[i], "--time-limit") == 0) {
      options.time_limit = number(value, 1, 600000);
      i++;
    } else if (strcmp(arguments[i], "--play") == 0 && count == 2) {
      exit(player_run());
    } else if (strcmp(arguments[i], "--write-data") == 0 && value) {
      const char *tables = i + 3 < count && strcmp(arguments[i + 2], "--tables") == 0 ? arguments[i + 3] : NULL;
      exit(engine_write_data(value, tables) ? 0 : UNAVAILABLE);
    } else if (strcmp(arguments[i], "--help") == 0) {
      fputs(usage, stdout);
      exit(0);
    } else {
      fputs(usage, stderr);
      exit(USAGE);
    }
  }
  return options;
}

// Every utterance that is being spoken has a socket. Where few files may be open, fewer are spoken at
// once: `poll` takes no more sockets than files, and there would be none left for the templates.
static int possible_jobs(int jobs) {
  // The streams, the sound memory, what is being opened; a template for each voice, the general one, and
  // one that it has replaced.
  enum { OTHER_FILES = 8 + MOST_VOICES + 2 };
  struct rlimit files;
  if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur >= (rlim_t)(OTHER_FILES + jobs)) return jobs;
  return files.rlim_cur > OTHER_FILES ? (int)(files.rlim_cur - OTHER_FILES) : 1;
}

// A pipe that holds a whole sound, so that sending it does not wait for the client to read it.
static void widen(int descriptor) {
#ifdef F_SETPIPE_SZ
  fcntl(descriptor, F_SETPIPE_SZ, PIPE_BYTES);
#else
  (void)descriptor;
#endif
}

int main(int count, char **arguments) {
  static struct helper helper;
  helper.options = parse(count, arguments);
  helper.options.jobs = possible_jobs(helper.options.jobs);
  // A limit on the size of files makes writing fail, which is told; it ends nothing.
  signal(SIGXFSZ, SIG_IGN);
  widen(STDOUT_FILENO);
  struct engine engine;
  if (!engine_start(&engine)) return UNAVAILABLE;
  pool_start(&helper.pool, helper.options.jobs, helper.options.time_limit);
  greet(&engine, &helper.options);
  // A worker may die while it is being handed a request; that must not end this process.
  signal(SIGPIPE, SIG_IGN);
  run(&helper);
  return 0;
}
