// SPDX-License-Identifier: GPL-3.0-or-later
//
// overheard-synth: utterances in, sound out. See protocol.h.

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine.h"
#include "player.h"
#include "workers.h"

enum { MOST_JOBS = 64, UNAVAILABLE = 69, USAGE = 64 };

struct options {
  int jobs;
  int time_limit;  // milliseconds
};

struct helper {
  struct options options;
  int template_socket;
  // One more than there are jobs: while they work the next is being made.
  struct worker workers[MOST_JOBS + 1];
  int worker_count;
  bool input_ended;
};

static const char usage[] =
    "usage: overheard-synth [--jobs N] [--time-limit MILLISECONDS]\n"
    "       overheard-synth --play\n"
    "Speaks, or plays, for overheard: frames of requests on standard input, frames of answers on\n"
    "standard output. Not made to be called by hand; `overheard speak --text TEXT` is.\n";

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
      "protocol=%d\nengine=eSpeak NG %s\ndata=%s\nsample-rate=%d\ntext-limit=%d\ntime-limit-ms=%d\njobs=%d\n",
      PROTOCOL_VERSION, engine->version, engine->data, engine->sample_rate, TEXT_LIMIT,
      options->time_limit, options->jobs);
  struct buffer frame = {0};
  frame_begin(&frame, "helo", 0);
  buffer_append(&frame, text, (size_t)length);
  frame_end(&frame);
  send_frame(&frame);
  free(frame.bytes);
}

// MARK: - Asking

static void restart(struct helper *helper, struct worker *worker) {
  worker_stop(worker);
  if (!worker_start(worker, helper->template_socket)) {
    fprintf(stderr, "overheard-synth: no new process: %s\n", strerror(errno));
    exit(UNAVAILABLE);
  }
}

static struct worker *idle_worker(struct helper *helper) {
  struct worker *idle = NULL;
  int busy = 0;
  for (int i = 0; i < helper->worker_count; i++) {
    if (helper->workers[i].busy)
      busy++;
    else
      idle = &helper->workers[i];
  }
  return busy < helper->options.jobs ? idle : NULL;
}

static bool skip(size_t count) {
  uint8_t bytes[4096];
  while (count) {
    size_t step = count < sizeof bytes ? count : sizeof bytes;
    if (!read_all(STDIN_FILENO, bytes, step)) return false;
    count -= step;
  }
  return true;
}

// Reads one request and hands it to the worker. False at the end of the input.
static bool take_request(struct helper *helper, struct worker *worker) {
  static uint8_t request[FRAME_HEADER + BODY_LIMIT];
  if (!read_all(STDIN_FILENO, request, FRAME_HEADER)) return false;
  struct frame frame = frame_decode(request);
  if (frame.length > BODY_LIMIT) {
    if (!skip(frame.length)) return false;
    char message[128];
    snprintf(message, sizeof message, "the request is %u bytes; a text has at most %d", frame.length, TEXT_LIMIT);
    send_failure(frame.id, FAIL_TOO_LONG, message);
    return true;
  }
  if (!read_all(STDIN_FILENO, request + FRAME_HEADER, frame.length)) return false;
  int64_t deadline = clock_milliseconds() + helper->options.time_limit;
  // A worker that was killed while it waited is no fault of the request's.
  while (!worker_assign(worker, &frame, request, deadline)) restart(helper, worker);
  return true;
}

// MARK: - Waiting

static void pass_on(struct helper *helper, struct worker *worker) {
  bool alive = worker_receive(worker);
  size_t whole = worker_whole_frames(worker);
  if (whole) {
    if (!write_all(STDOUT_FILENO, worker->answer.bytes, whole)) exit(0);
    worker->answer.count -= whole;
    memmove(worker->answer.bytes, worker->answer.bytes + whole, worker->answer.count);
  }
  if (!alive && !worker->finished)
    send_failure(worker->id, FAIL_CRASH, "the engine crashed on this utterance");
  if (!alive || worker->finished) restart(helper, worker);
}

static void expire(struct helper *helper, struct worker *worker) {
  char message[96];
  snprintf(message, sizeof message, "the engine did not finish within %d ms", helper->options.time_limit);
  send_failure(worker->id, FAIL_TIMEOUT, message);
  restart(helper, worker);
}

static int milliseconds_to_deadline(const struct helper *helper) {
  int64_t nearest = -1, now = clock_milliseconds();
  for (int i = 0; i < helper->worker_count; i++) {
    const struct worker *worker = &helper->workers[i];
    if (!worker->busy) continue;
    int64_t left = worker->deadline > now ? worker->deadline - now : 0;
    if (nearest < 0 || left < nearest) nearest = left;
  }
  return (int)nearest;
}

static bool anything_busy(const struct helper *helper) {
  for (int i = 0; i < helper->worker_count; i++)
    if (helper->workers[i].busy) return true;
  return false;
}

static void run(struct helper *helper) {
  while (!helper->input_ended || anything_busy(helper)) {
    struct worker *idle = helper->input_ended ? NULL : idle_worker(helper);
    struct pollfd waits[MOST_JOBS + 3];
    int count = helper->worker_count;
    for (int i = 0; i < count; i++) {
      // Before it works a worker's number waits in its socket; that is no answer.
      const struct worker *worker = &helper->workers[i];
      waits[i] = (struct pollfd){.fd = worker->busy ? worker->socket : -1, .events = POLLIN};
    }
    waits[count] = (struct pollfd){.fd = idle ? STDIN_FILENO : -1, .events = POLLIN};
    waits[count + 1] = (struct pollfd){.fd = STDOUT_FILENO, .events = 0};
    if (poll(waits, (nfds_t)count + 2, milliseconds_to_deadline(helper)) < 0) {
      if (errno == EINTR) continue;
      exit(UNAVAILABLE);
    }
    if (waits[count + 1].revents & (POLLERR | POLLHUP)) exit(0);
    int64_t now = clock_milliseconds();
    for (int i = 0; i < count; i++) {
      struct worker *worker = &helper->workers[i];
      if (waits[i].revents) {
        worker->deadline = now + helper->options.time_limit;
        pass_on(helper, worker);
      } else if (worker->busy && worker->deadline <= now) {
        expire(helper, worker);
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

int main(int count, char **arguments) {
  static struct helper helper;
  helper.options = parse(count, arguments);
  struct engine engine;
  if (!engine_start(&engine)) return UNAVAILABLE;
  signal(SIGCHLD, SIG_IGN);
  helper.template_socket = template_start(helper.options.time_limit);
  if (helper.template_socket < 0) {
    fprintf(stderr, "overheard-synth: no new process: %s\n", strerror(errno));
    return UNAVAILABLE;
  }
  // A worker that dies while it is handed a request is an answer to give, not an end.
  greet(&engine, &helper.options);
  signal(SIGPIPE, SIG_IGN);
  helper.worker_count = helper.options.jobs + 1;
  for (int i = 0; i < helper.worker_count; i++)
    if (!worker_start(&helper.workers[i], helper.template_socket)) return UNAVAILABLE;
  run(&helper);
  return 0;
}
