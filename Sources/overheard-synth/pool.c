// SPDX-License-Identifier: GPL-3.0-or-later

#include "pool.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// What a template says of its workers must fit into its socket on any system.
enum { MOST_TRIES = 8, MOST_UNHEARD = 64 };

// Identifies the voice of a request. A file that has changed is a different voice.
static void make_key(char key[KEY_SIZE], const struct frame *frame, const uint8_t *body) {
  key[0] = 0;
  if (!frame_is(frame, "say_") && !frame_is(frame, "ipa_")) return;
  if (frame->length < SAY_HEADER) return;
  size_t length = read_u16(body + 12);
  if (length == 0 || length > VOICE_LIMIT || SAY_HEADER + length > frame->length) return;
  char voice[VOICE_LIMIT + 1];
  memcpy(voice, body + SAY_HEADER, length);
  voice[length] = 0;
  struct stat file = {0};
  if (voice[0] == '/' && stat(voice, &file) != 0) return;
#ifdef __APPLE__
  struct timespec changed = file.st_mtimespec, touched = file.st_ctimespec;
#else
  struct timespec changed = file.st_mtim, touched = file.st_ctim;
#endif
  snprintf(key, KEY_SIZE, "%s\n%lld %lld %lld %lld.%09ld %lld.%09ld", voice, (long long)file.st_dev,
           (long long)file.st_ino, (long long)file.st_size, (long long)changed.tv_sec, changed.tv_nsec,
           (long long)touched.tv_sec, touched.tv_nsec);
}

static struct source *find_source(struct pool *pool, const char *key) {
  for (int i = 1; i < pool->source_count; i++)
    if (!pool->sources[i].retired && strcmp(pool->sources[i].key, key) == 0) return &pool->sources[i];
  return &pool->sources[0];
}

// Whether something would end with a template: a worker that is busy, or another template.
static bool in_use(const struct pool *pool, const struct source *source) {
  for (int i = 0; i < pool->jobs; i++)
    if (pool->workers[i].busy && pool->origins[i] == source->number) return true;
  for (int i = 0; i < pool->source_count; i++) {
    const struct source *other = &pool->sources[i];
    if (other != source && other->generation == source->number) return true;
  }
  return false;
}

// Notes which general templates have ended; until then nobody else has their numbers.
static void reap(struct pool *pool) {
  for (pid_t ended = waitpid(-1, NULL, WNOHANG); ended > 0; ended = waitpid(-1, NULL, WNOHANG))
    for (int i = 0; i < pool->source_count; i++)
      if (pool->sources[i].process == ended) pool->sources[i].process = 0;
}

// A general template that is stopped does not notice that its socket is closed.
static void close_source(struct pool *pool, int index) {
  struct source *source = &pool->sources[index];
  reap(pool);
  close(source->socket);
  if (source->process > 0) kill(source->process, SIGKILL);
  *source = pool->sources[--pool->source_count];
}

// Closes the templates that are not to be asked again. Not while a worker of theirs is busy, which
// would end with them in the middle of its utterance. A general one goes only after those that descend from
// it, which may come later here: hence two rounds.
static void close_retired(struct pool *pool) {
  for (int rounds = 0; rounds < 2; rounds++)
    for (int i = pool->source_count - 1; i > 0; i--)
      if (pool->sources[i].retired && !in_use(pool, &pool->sources[i])) close_source(pool, i);
}

// A place for one more template; the least recently used one makes room if need be. NULL if all are in use.
static struct source *free_source(struct pool *pool) {
  if (pool->source_count <= MOST_VOICES) return &pool->sources[pool->source_count++];
  int oldest = 0;
  for (int i = 1; i < pool->source_count; i++) {
    struct source *source = &pool->sources[i];
    if (!in_use(pool, source) && (!oldest || source->used < pool->sources[oldest].used)) oldest = i;
  }
  if (!oldest) return NULL;
  close_source(pool, oldest);
  return &pool->sources[pool->source_count++];
}

static void add_source(struct pool *pool, const char *key) {
  const struct source *first = &pool->sources[0];
  const char *state = strrchr(key, '\n');
  int socket = template_branch(first->socket, key, state ? (size_t)(state - key) : strlen(key));
  if (socket < 0) return;
  uint64_t generation = first->number;
  struct source *source = free_source(pool);
  if (!source) {
    close(socket);
    return;
  }
  *source = (struct source){.number = ++pool->last_number, .socket = socket, .generation = generation};
  snprintf(source->key, sizeof source->key, "%s", key);
  source->used = clock_milliseconds();
}

static bool start_first(struct pool *pool) {
  int others[MOST_JOBS + sizeof pool->sources / sizeof *pool->sources];
  int count = 0;
  for (int i = 0; i < pool->jobs; i++)
    if (pool->workers[i].busy) others[count++] = pool->workers[i].socket;
  for (int i = 0; i < pool->source_count; i++) others[count++] = pool->sources[i].socket;
  struct source first = {.number = ++pool->last_number};
  first.socket = template_start(pool->time_limit, &first.process, others, count);
  if (first.socket < 0) return false;
  pool->sources[0] = first;
  if (pool->source_count == 0) pool->source_count = 1;
  return true;
}

static void hear(struct pool *pool, const struct source *source) {
  template_hear(source->socket, pool->workers, pool->jobs);
}

// Starts all over with a new general template: something killed or stopped the old one. This process
// has never spoken, so that the new one is as the first was. What is being spoken goes on.
static bool start_again(struct pool *pool) {
  for (int i = 0; i < pool->source_count; i++) {
    hear(pool, &pool->sources[i]);
    pool->sources[i].retired = true;
  }
  close_retired(pool);
  if (pool->source_count == 0) return start_first(pool);
  // If there is no place for one more, what is retired goes at once.
  const int places = sizeof pool->sources / sizeof *pool->sources;
  if (pool->source_count == places) close_source(pool, places - 1);
  struct source old = pool->sources[0];
  if (!start_first(pool)) return false;
  pool->sources[pool->source_count++] = old;
  close_retired(pool);
  return true;
}

void pool_start(struct pool *pool, int jobs, int time_limit) {
  pool->jobs = jobs;
  pool->time_limit = time_limit;
}

int pool_idle(const struct pool *pool) {
  for (int i = 0; i < pool->jobs; i++)
    if (!pool->workers[i].busy) return i;
  return -1;
}

// A template that gave no worker when it was asked is not asked again, but for the general one: that is
// started anew if it is gone or silent, and otherwise the system cannot start a process now.
static void give_up(struct pool *pool, struct source *source, bool is_gone) {
  if (source == &pool->sources[0]) {
    if (is_gone) start_again(pool);
    return;
  }
  source->retired = true;
  close_retired(pool);
}

// Asks the templates, one after the other, for a worker. One closes its end when the system cannot start a
// process, so it is asked a few times.
static bool hand_over(struct pool *pool, int place, int64_t deadline) {
  while (pool->tries[place] < MOST_TRIES) {
    int tries = pool->tries[place]++;
    if (tries > 1) usleep((useconds_t)tries * 20000);
    if (pool->source_count == 0 && !start_first(pool)) continue;
    struct source *source = find_source(pool, pool->keys[place]);
    // Seldom: reading wakes the template.
    if (++source->asked % MOST_UNHEARD == 0) hear(pool, source);
    uint64_t number = ++pool->last_number;
    if (worker_start(&pool->workers[place], source->socket, number, pool->requests[place].bytes, deadline)) {
      pool->origins[place] = source->number;
      source->used = clock_milliseconds();
      return true;
    }
    give_up(pool, source, true);
  }
  return false;
}

bool pool_assign(struct pool *pool, int place, const struct frame *frame, uint8_t *header_and_body,
                 int64_t deadline) {
  make_key(pool->keys[place], frame, header_and_body + FRAME_HEADER);
  bool is_first = !pool->has_begun;
  pool->has_begun = true;
  if (is_first) {
    pool->origins[place] = 0;
    if (worker_fork(&pool->workers[place], frame, header_and_body, deadline, pool->time_limit)) return true;
    // Nothing could be spoken, now or later.
    fprintf(stderr, "overheard-synth: cannot start a process: %s\n", strerror(errno));
    exit(UNAVAILABLE);
  }
  pool->requests[place].count = 0;
  buffer_append(&pool->requests[place], header_and_body, FRAME_HEADER + frame->length);
  pool->tries[place] = 0;
  return hand_over(pool, place, deadline);
}

static struct source *origin(struct pool *pool, int place) {
  for (int i = 0; i < pool->source_count; i++)
    if (pool->sources[i].number == pool->origins[place]) return &pool->sources[i];
  return NULL;
}

bool pool_has_started(struct pool *pool, int place) {
  struct source *source = origin(pool, place);
  if (source) hear(pool, source);
  return pool->workers[place].heard || pool->workers[place].pid > 0;
}

bool pool_retry(struct pool *pool, int place) {
  struct worker *worker = &pool->workers[place];
  struct source *source = origin(pool, place);
  bool is_late = !worker->ended;
  // It may start at this very moment: whoever says so only now is ended, and whoever says so later has been
  // kept from speaking.
  worker_revoke(worker);
  if (source) hear(pool, source);
  worker_stop(worker);
  if (source) give_up(pool, source, is_late);
  return hand_over(pool, place, clock_milliseconds() + pool->time_limit);
}

void pool_finish(struct pool *pool, int place, bool worked) {
  worker_stop(&pool->workers[place]);
  reap(pool);
  close_retired(pool);
  const char *key = pool->keys[place];
  if (worked && key[0] && pool->source_count && find_source(pool, key) == &pool->sources[0]) add_source(pool, key);
}
