#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "FirstSound.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

static struct first_sound_helper player, engine;
static char path[PATH_MAX + 64];

struct first_sound_helper first_sound_player(void) { return player; }
struct first_sound_helper first_sound_engine(void) { return engine; }
const char *first_sound_path(void) { return path; }

static bool is_option(const char *argument, const char *option) {
  size_t length = strlen(option);
  return strncmp(argument, option, length) == 0 && (argument[length] == 0 || argument[length] == '=');
}

// Whether a text is to be played. What is wrong with the arguments is found out later, and what was
// started ends with the program.
static bool plays_text(int count, char **arguments) {
  bool has_text = false;
  if (count < 3 || strcmp(arguments[1], "speak") != 0) return false;
  for (int i = 2; i < count; i++) {
    const char *argument = arguments[i];
    if (is_option(argument, "--to") || strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0)
      return false;
    if (is_option(argument, "--text")) has_text = true;
  }
  return has_text;
}

// The file of this program, links followed.
static bool find_program(char program[PATH_MAX]) {
#ifdef __APPLE__
  char named[PATH_MAX];
  uint32_t size = sizeof named;
  return _NSGetExecutablePath(named, &size) == 0 && realpath(named, program);
#else
  ssize_t length = readlink("/proc/self/exe", program, PATH_MAX - 1);
  if (length <= 0) return false;
  program[length] = 0;
  return true;
#endif
}

static bool is_program(void) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISREG(status.st_mode) && access(path, X_OK) == 0;
}

// The helper beside the program, or where it is installed; the first two places where the program
// itself would look.
static bool find_helper(void) {
  char folder[PATH_MAX];
  if (!find_program(folder)) return false;
  char *slash = strrchr(folder, '/');
  if (!slash) return false;
  *slash = 0;
  snprintf(path, sizeof path, "%s/overheard-synth", folder);
  if (is_program()) return true;
  if (!(slash = strrchr(folder, '/'))) return false;
  *slash = 0;
  snprintf(path, sizeof path, "%s/libexec/overheard/overheard-synth", folder);
  return is_program();
}

static bool make_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return true;
#else
  return pipe2(ends, O_CLOEXEC) == 0;
#endif
}

static void close_both(const int ends[2]) {
  close(ends[0]);
  close(ends[1]);
}

// What the program itself was handed is not the helper's: a lock would be held as long as it runs.
static void close_rest(void) {
#ifdef __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 34)
  if (close_range(STDERR_FILENO + 1, ~0U, 0) == 0) return;
#endif
#endif
  long most = sysconf(_SC_OPEN_MAX);
  if (most < 0 || most > 65536) most = 65536;
  for (int descriptor = STDERR_FILENO + 1; descriptor < most; descriptor++) close(descriptor);
}

static void reset_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
}

// The new process takes its streams and becomes the helper. Not by posix_spawn, which makes this
// program wait until that has happened.
static void become(char *const arguments[], const int in[2], const int out[2], char *const environment[]) {
  // Ctrl-C in a terminal must reach only this program, which knows what to finish.
  setpgid(0, 0);
  reset_signals();
  if (dup2(in[0], STDIN_FILENO) < 0 || dup2(out[1], STDOUT_FILENO) < 0) _exit(127);
  close_rest();
  execve(arguments[0], arguments, environment);
  _exit(127);
}

struct first_sound_helper first_sound_start(
    const char *program, const char *option, char *const environment[]) {
  struct first_sound_helper none = {0};
  int in[2], out[2];
  if (!make_pipe(in)) return none;
  if (!make_pipe(out)) {
    close_both(in);
    return none;
  }
  char *arguments[] = {(char *)program, (char *)option, NULL};
  pid_t process = fork();
  if (process == 0) become(arguments, in, out, environment);
  close(in[0]);
  close(out[1]);
  if (process < 0) {
    close(in[1]);
    close(out[0]);
    return none;
  }
  // Whoever of the two comes first.
  setpgid(process, process);
  return (struct first_sound_helper){.process = process, .input = in[1], .output = out[0]};
}

// The environment of the engine: if a stand-in for the libraries of sound servers lies beside the
// helper, that is loaded. As `HelperLocation.engineEnvironment` in Swift, but for looking up all
// functions at once, which pays off only from the second utterance on.
static char **engine_environment(char **environment) {
#ifdef __APPLE__
  return environment;
#else
  static const char name[] = "LD_LIBRARY_PATH=";
  char folder[sizeof path + sizeof "/without-sound"];
  const char *slash = strrchr(path, '/'), *earlier = getenv("LD_LIBRARY_PATH");
  if (!slash || strpbrk(path, ":;$")) return environment;
  snprintf(folder, sizeof folder, "%.*s/without-sound", (int)(slash - path), path);
  struct stat status;
  if (stat(folder, &status) != 0) return environment;
  if (!earlier) earlier = "";
  size_t count = 0, length = sizeof name + strlen(folder) + 1 + strlen(earlier);
  while (environment[count]) count++;
  char *value = malloc(length), **extended = malloc((count + 2) * sizeof *extended);
  if (!value || !extended) return environment;
  snprintf(value, length, "%s%s%s%s", name, folder, *earlier ? ":" : "", earlier);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (strncmp(environment[i], name, sizeof name - 1) != 0) extended[kept++] = environment[i];
  extended[kept] = value;
  extended[kept + 1] = NULL;
  return extended;
#endif
}

// Where the C library hands its arguments to what runs before `main`.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void start_early(int count, char **arguments, char **environment) {
  if (!plays_text(count, arguments)) return;
  const char *other = getenv("OVERHEARD_SYNTH");
  if (other && *other) return;
  // A pipe must not take the place of a stream that is closed.
  for (int stream = 0; stream <= STDERR_FILENO; stream++)
    if (fcntl(stream, F_GETFD) < 0) return;
  if (!find_helper()) return;
  // The engine first: a text is ready for it before a sound server has answered the player.
  engine = first_sound_start(path, NULL, engine_environment(environment));
  player = first_sound_start(path, "--play", environment);
}
#endif
