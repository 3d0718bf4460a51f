// SPDX-License-Identifier: GPL-3.0-or-later
//
// Processes that speak one utterance each.
//
// The engine is loaded once, by the main process, which never speaks. The first worker is a fork of
// that. For the others, a process is forked off, the template, which never speaks either and whose memory
// never changes: they are forks of the template, or of one that has also loaded a voice. So each utterance
// finds the engine in exactly the same state, whatever came before, and a fork costs a fraction of loading
// the engine.

#ifndef OVERHEARD_SYNTH_WORKERS_H
#define OVERHEARD_SYNTH_WORKERS_H

#include <sys/types.h>

#include "protocol.h"

struct worker {
  uint64_t number;  // which no other has had
  pid_t pid;        // 0 until it is known to have started
  int socket;
  bool busy;
  uint32_t id;           // of the request it is working on
  int64_t deadline;      // for its next output, in milliseconds of `clock_milliseconds`
  bool finished;         // whether the last frame of its answer has come
  bool spoke;            // whether that frame was not a failure
  bool ended;            // whether its output has ended: the process is gone
  bool heard;            // whether anything has come of its answer
  bool streams;          // whether somebody listens while it speaks
  struct buffer answer;  // not yet passed on
};

int64_t clock_milliseconds(void);

// Forks the template, which closes the sockets of others, and stores its number in `process`; an utterance
// may use `time_limit` milliseconds of processor time. Returns the socket to ask the template for workers,
// or -1.
int template_start(int time_limit, pid_t *process, const int *others, int count);

// Forks a worker that has the first request already. Later ones come from a template, which takes longer
// to start than the first word to speak. False if the system cannot start a process.
bool worker_fork(struct worker *worker, const struct frame *frame, uint8_t *header_and_body,
                 int64_t deadline, int time_limit);

// Asks the template for another one with this voice loaded; the voice must have worked before.
// Returns the socket to ask the new template for workers, or -1.
int template_branch(int template_socket, const char *voice, size_t length);

// Has the template start a worker, and hands it the request; `deadline` is as in `struct worker`. Does not
// wait for it to start. False if the template is gone.
bool worker_start(struct worker *worker, int template_socket, uint64_t number,
                  const uint8_t *header_and_body, int64_t deadline);

// Hears from a template which of the workers that it was asked for have started, and notes their processes.
void template_hear(int template_socket, struct worker *workers, int count);

// Reads some of the worker's output. False if it has ended.
bool worker_receive(struct worker *worker);

// The length of the complete frames at the start of `answer`; sets `finished` at the last one.
size_t worker_whole_frames(struct worker *worker);

// Keeps a worker that has not started from speaking when it does: nobody waits for it any more.
void worker_revoke(struct worker *worker);

// Ends the worker, whether or not it is working; the memory of its answer is kept for the next one.
void worker_stop(struct worker *worker);

#endif
