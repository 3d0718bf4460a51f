// SPDX-License-Identifier: GPL-3.0-or-later

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "workers.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "engine.h"
#include "libraries.h"

int64_t clock_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// On other systems the closed sockets and the time limit have the same effect, a little later.
static void die_with_parent(pid_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
#else
  (void)parent;
#endif
}

// MARK: - The worker's side

static void speak(const struct frame *request, uint8_t *body, int socket, int time_limit) {
  // Endless sound keeps resetting the main process's deadline, so processor time is limited too.
  rlim_t seconds = (rlim_t)(time_limit / 1000 + 2);
  setrlimit(RLIMIT_CPU, &(struct rlimit){.rlim_cur = seconds, .rlim_max = seconds});
  engine_answer(request, body, socket);
  _exit(0);
}

// What a worker tells the main process by way of the template's socket, which nobody waits for: that it
// has started. Whoever's answer ends without was never there.
struct start {
  uint64_t number;
  int64_t pid;
};

static void serve(int control, int socket, uint64_t number, int time_limit) {
  uint8_t header[FRAME_HEADER];
  static uint8_t body[BODY_LIMIT + 1];
  struct start start = {.number = number, .pid = getpid()};
  if (!write_all(control, &start, sizeof start)) _exit(0);
  close(control);
  // Whoever asked may have given this up and asked another, which writes to the same memory.
  struct pollfd asked = {.fd = socket, .events = POLLIN};
  if (poll(&asked, 1, 0) != 1 || (asked.revents & (POLLHUP | POLLERR))) _exit(0);
  if (!read_all(socket, header, sizeof header)) _exit(0);
  struct frame request = frame_decode(header);
  if (request.length > BODY_LIMIT || !read_all(socket, body, request.length)) _exit(0);
  speak(&request, body, socket, time_limit);
}

// MARK: - A process of the main one's

// The client must learn of a crash at once. The environment may tell Swift's runtime, which the
// linker adds, to print a backtrace, and that takes many seconds.
static void crash_quietly(void) {
  const int faults[] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGTRAP, SIGQUIT};
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) signal(faults[i], SIG_DFL);
}

// Forks a process with a socket to this one, and stores its number in `process`, or 0 in the new one.
// Returns the end of the socket that is for the process which it returns to, or -1.
static int fork_with_socket(pid_t *process) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
  pid_t parent = getpid();
  *process = fork();
  if (*process < 0) {
    int reason = errno;
    close(ends[0]);
    close(ends[1]);
    errno = reason;
    return -1;
  }
  close(ends[*process == 0 ? 0 : 1]);
  if (*process > 0) return ends[0];
  // Otherwise the client would see the end of the answers only after this process has ended too.
  int nothing = open("/dev/null", O_RDWR);
  if (dup2(nothing, STDIN_FILENO) < 0 || dup2(nothing, STDOUT_FILENO) < 0) _exit(1);
  if (nothing > STDERR_FILENO) close(nothing);
  die_with_parent(parent);
  crash_quietly();
  return ends[1];
}

bool worker_fork(struct worker *worker, const struct frame *frame, uint8_t *header_and_body,
                 int64_t deadline, int time_limit) {
  struct buffer kept = worker->answer;
  *worker = (struct worker){.busy = true, .id = frame->id, .deadline = deadline};
  worker->answer = kept;
  worker->socket = fork_with_socket(&worker->pid);
  if (worker->socket < 0 || worker->pid > 0) return worker->socket >= 0;
  signal(SIGCHLD, SIG_DFL);
  signal(SIGPIPE, SIG_DFL);
  speak(frame, header_and_body + FRAME_HEADER, worker->socket, time_limit);
  return true;
}

// MARK: - The template's side

// What is sent along with a socket.
struct purpose {
  uint64_t number;  // of the worker that the socket is for; 0 for a template
};

// Receives a socket; -1 when no more will come.
static int receive_socket(int from, struct purpose *purpose) {
  struct iovec data = {.iov_base = purpose, .iov_len = sizeof *purpose};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {
      .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t got;
  do got = recvmsg(from, &message, 0);
  while (got < 0 && errno == EINTR);
  struct cmsghdr *header = got == sizeof *purpose ? CMSG_FIRSTHDR(&message) : NULL;
  if (!header || header->cmsg_type != SCM_RIGHTS) return -1;
  int socket;
  memcpy(&socket, CMSG_DATA(header), sizeof socket);
  return socket;
}

static void load_voice(int control) {
  uint16_t length;
  static char voice[VOICE_LIMIT + 1];  // not on the stack, below which the workers' stacks begin
  if (!read_all(control, &length, sizeof length) || length > VOICE_LIMIT) _exit(0);
  if (!read_all(control, voice, length)) _exit(0);
  voice[length] = 0;
  if (!engine_load_voice(voice)) _exit(0);
}

// A fork of a process that has only one thread, which needs none of what the C library does for others:
// that touches a dozen pages in the worker and some in the template.
static pid_t fork_alone(void) {
#ifdef __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 34)
  return _Fork();
#endif
#endif
  return fork();
}

static void template_run(int control, int time_limit) {
  signal(SIGCHLD, SIG_IGN);  // no zombies: the system reaps the workers
  pid_t self = getpid();
  for (;;) {
    struct purpose purpose;
    int socket = receive_socket(control, &purpose);
    if (socket < 0) _exit(0);
    if (fork_alone() != 0) {
      close(socket);
      continue;
    }
    die_with_parent(self);
    if (purpose.number) {
      signal(SIGCHLD, SIG_DFL);  // for an MBROLA voice, eSpeak NG waits for a program of its own
      serve(control, socket, purpose.number, time_limit);
    }
    close(control);
    load_voice(socket);
    control = socket;
    self = getpid();
  }
}

int template_start(int time_limit, pid_t *process, const int *others, int count) {
  int socket = fork_with_socket(process);
  if (socket < 0 || *process > 0) return socket;
  for (int i = 0; i < count; i++) close(others[i]);
  signal(SIGPIPE, SIG_DFL);
  libraries_leave_out_sound();
  template_run(socket, time_limit);
  return -1;
}

// MARK: - The main process's side

static bool send_socket(int to, int socket, struct purpose purpose) {
  struct iovec data = {.iov_base = &purpose, .iov_len = sizeof purpose};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {
      .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &socket, sizeof socket);
  ssize_t put;
  do put = sendmsg(to, &message, 0);
  while (put < 0 && errno == EINTR);
  return put == sizeof purpose;
}

// Sends one end of a new connection to the template; returns the other, or -1. What is said `first` waits
// for whoever gets the end.
static int connect_to(int template_socket, struct purpose purpose, const void *first, size_t count) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
#ifdef __APPLE__
  // Writing must not wait for a reader; on Linux there is room enough.
  int room = 2 * (FRAME_HEADER + BODY_LIMIT);
  setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
#endif
  bool sent = write_all(ends[0], first, count) && send_socket(template_socket, ends[1], purpose);
  close(ends[1]);
  if (sent) return ends[0];
  close(ends[0]);
  return -1;
}

int template_branch(int template_socket, const char *voice, size_t length) {
  uint8_t order[sizeof(uint16_t) + VOICE_LIMIT];
  uint16_t count = (uint16_t)length;
  memcpy(order, &count, sizeof count);
  memcpy(order + sizeof count, voice, length);
  return connect_to(template_socket, (struct purpose){0}, order, sizeof count + length);
}

bool worker_start(struct worker *worker, int template_socket, uint64_t number,
                  const uint8_t *header_and_body, int64_t deadline) {
  struct frame frame = frame_decode(header_and_body);
  int socket = connect_to(template_socket, (struct purpose){number}, header_and_body, FRAME_HEADER + frame.length);
  if (socket < 0) return false;
  struct buffer answer = worker->answer;
  *worker = (struct worker){.number = number, .socket = socket, .busy = true, .id = frame.id, .deadline = deadline};
  worker->answer = answer;
  return true;
}

void template_hear(int template_socket, struct worker *workers, int count) {
  struct start start;
  while (recv(template_socket, &start, sizeof start, MSG_DONTWAIT) == sizeof start)
    for (int i = 0; i < count; i++)
      if (workers[i].busy && workers[i].number == start.number) workers[i].pid = (pid_t)start.pid;
}

enum { RECEIVED_BYTES = 256 * 1024 };

bool worker_receive(struct worker *worker) {
  struct buffer *answer = &worker->answer;
  buffer_reserve(answer, RECEIVED_BYTES);
  ssize_t got = read(worker->socket, answer->bytes + answer->count, RECEIVED_BYTES);
  if (got < 0 && errno == EINTR) return true;
  worker->ended = got <= 0;
  if (worker->ended) return false;
  answer->count += (size_t)got;
  worker->heard = true;
  return true;
}

size_t worker_whole_frames(struct worker *worker) {
  size_t whole = 0;
  while (!worker->finished && worker->answer.count - whole >= FRAME_HEADER) {
    struct frame frame = frame_decode(worker->answer.bytes + whole);
    size_t length = FRAME_HEADER + (size_t)frame.length;
    if (worker->answer.count - whole < length) break;
    whole += length;
    bool is_part = frame_is(&frame, "part");
    worker->streams |= is_part;
    worker->finished = !is_part && !frame_is(&frame, "pcm_");
    worker->spoke = worker->finished && !frame_is(&frame, "fail");
  }
  return whole;
}

void worker_revoke(struct worker *worker) { shutdown(worker->socket, SHUT_RDWR); }

void worker_stop(struct worker *worker) {
  // One that has ended is reaped at once by the system, which may have given its process id to another
  // process. One whose end has not been read is only just ending at most: there is no way to tell.
  if (worker->busy && worker->pid > 0 && !worker->finished && !worker->ended) kill(worker->pid, SIGKILL);
  close(worker->socket);
  struct buffer answer = worker->answer;
  answer.count = 0;
  *worker = (struct worker){.socket = -1, .answer = answer};
}
