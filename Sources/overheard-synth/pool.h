// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where workers come from: this process for the first, then a general template, and one template for
// each voice that has worked, with the voice already loaded.

#ifndef OVERHEARD_SYNTH_POOL_H
#define OVERHEARD_SYNTH_POOL_H

#include "workers.h"

enum { MOST_JOBS = 64, MOST_VOICES = 8, KEY_SIZE = VOICE_LIMIT + 160 };

// A template.
struct source {
  char key[KEY_SIZE];  // the voice and the state of its file; empty for any voice
  uint64_t number;     // which no other has had
  int socket;
  uint64_t generation;  // the number of the general template from which it descends
  pid_t process;        // of a general template, until its end is known
  bool retired;         // it gave no worker when it was asked: it is closed once nothing of its own is busy
  unsigned asked;       // how often
  int64_t used;
};

struct pool {
  int jobs;
  int time_limit;
  bool has_begun;  // whether there was a request
  struct worker workers[MOST_JOBS];
  struct buffer requests[MOST_JOBS];  // what each worker was asked, in case it does not start
  int tries[MOST_JOBS];               // how often
  char keys[MOST_JOBS][KEY_SIZE];  // the voice each worker is using
  uint64_t origins[MOST_JOBS];     // the number of the source that each worker came from
  uint64_t last_number;
  // The general template first; others may be retired ones.
  struct source sources[2 + MOST_VOICES];
  int source_count;
};

// Prepares a pool that is all zero, and has no template until the second request. It is large, and what it
// does not use stays memory that no process has.
void pool_start(struct pool *pool, int jobs, int time_limit);

// The place of an idle worker, or -1.
int pool_idle(const struct pool *pool);

// Gives the request to a worker at an idle place. False if the system cannot start a process; if not
// even the first one, that ends the helper.
bool pool_assign(struct pool *pool, int place, const struct frame *frame, uint8_t *header_and_body,
                 int64_t deadline);

// Whether the worker at a place, which has ended or is late, ever started.
bool pool_has_started(struct pool *pool, int place);

// Gives the request to another worker: this one did not start, which is not the request's fault, and
// nothing of its answer has been passed on. False if that has been tried too often.
bool pool_retry(struct pool *pool, int place);

// Ends the worker at a place. If it `worked`, its voice gets a template.
void pool_finish(struct pool *pool, int place, bool worked);

#endif
