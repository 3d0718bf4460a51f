// SPDX-License-Identifier: GPL-3.0-or-later
//
// Processes that speak one utterance each.
//
// The engine is loaded once. Right after that a process is split off, the template, which never
// speaks and whose memory never changes: every worker is a copy of it, or of a copy that has loaded
// a voice and nothing else. So each utterance meets the
// engine in the very same state, whatever came before, and a copy costs a fraction of loading.

#ifndef OVERHEARD_SYNTH_WORKERS_H
#define OVERHEARD_SYNTH_WORKERS_H

#include <sys/types.h>

#include "protocol.h"

struct worker {
  pid_t pid;
  int socket;
  bool busy;
  uint32_t id;           // of the request it works on
  int64_t deadline;      // for the next it says, in milliseconds of `clock_milliseconds`
  bool finished;         // whether the last frame of its answer has come
  bool spoke;            // whether that was no failure
  struct buffer answer;  // what is still to be passed on
};

int64_t clock_milliseconds(void);

// Splits the template off; `time_limit` milliseconds is what an utterance
// may take of a processor. Returns the
// socket that asks it for workers, or -1.
int template_start(int time_limit);

// Asks the template for another that has this voice loaded; the voice must have worked before.
// Returns the socket that asks it for workers, or -1.
int template_branch(int template_socket, const char *voice, size_t length);

// Makes the worker ready for a request. False when the template is gone.
bool worker_start(struct worker *worker, int template_socket);

// Hands a request over; `deadline` as in the worker.
bool worker_assign(struct worker *worker, const struct frame *frame, const uint8_t *header_and_body,
                   int64_t deadline);

// Takes what the worker has to say. False when it has ended.
bool worker_receive(struct worker *worker);

// The length of the whole frames at the start of `answer`; notes the last one.
size_t worker_whole_frames(struct worker *worker);

// Ends the worker, at work or not.
void worker_stop(struct worker *worker);

#endif
