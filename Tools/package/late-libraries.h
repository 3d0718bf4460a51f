// What stands in for a library, and loads it when one of its functions is first called.
//
// The program is linked with this in the library's place; late-libraries.sh builds it, and gives the names
// under which the system knows the libraries. With NAMES_ONLY it names the functions, and is linked with
// the libraries themselves, so that a package can find out what it depends on.

#ifndef LATE_LIBRARIES_H
#define LATE_LIBRARIES_H

#ifdef NAMES_ONLY

#define FUNCTION(library, type, name, parameters, arguments) void *needs_##name = (void *)name;
#define PROCEDURE(library, name, parameters, arguments) void *needs_##name = (void *)name;

#else

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// A function of a library.
struct late_function {
  const char *library;
  const char *name;
  void *found;  // once the library is loaded
  struct late_function *next;
};

static struct late_function *late_functions;

// Where it is said that a library is missing; a program that points standard error elsewhere for a while
// says where it was.
int late_errors = STDERR_FILENO;

// What the program does before it ends for that reason.
void (*late_library_ending)(void);

static void end_without(const char *library, const char *reason) {
  // EX_UNAVAILABLE: what the program says where anything else is missing that it needs.
  const int unavailable = 69;
  dprintf(late_errors, PROGRAM ": it needs %s, which cannot be loaded: %s" ADVICE "\n", library, reason);
  if (late_library_ending) late_library_ending();
  _exit(unavailable);
}

// How a library is opened; a program may have a way of its own.
#ifndef LATE_OPEN
#define LATE_OPEN(library) dlopen(library, RTLD_LAZY | RTLD_LOCAL)
#endif

// Finds all functions of a library at once: a process that is forked later need not look for them. Two
// threads may both look, and find the same.
static void *late_find(struct late_function *wanted) {
  void *found = __atomic_load_n(&wanted->found, __ATOMIC_ACQUIRE);
  if (found) return found;
  void *opened = LATE_OPEN(wanted->library);
  if (!opened) end_without(wanted->library, dlerror());
  for (struct late_function *each = late_functions; each; each = each->next) {
    if (strcmp(each->library, wanted->library) != 0) continue;
    void *function = dlsym(opened, each->name);
    char reason[128];
    snprintf(reason, sizeof reason, "it has no function %s", each->name);
    if (!function) end_without(each->library, reason);
    __atomic_store_n(&each->found, function, __ATOMIC_RELEASE);
  }
  return wanted->found;
}

#define KNOWN(library, name)                                             \
  static struct late_function late_##name = {library, #name, NULL, NULL}; \
  __attribute__((constructor)) static void add_##name(void) {            \
    late_##name.next = late_functions;                                   \
    late_functions = &late_##name;                                       \
  }

#define FUNCTION(library, type, name, parameters, arguments)    \
  KNOWN(library, name)                                          \
  type name parameters {                                        \
    return ((type(*) parameters)late_find(&late_##name))arguments; \
  }

#define PROCEDURE(library, name, parameters, arguments)   \
  KNOWN(library, name)                                    \
  void name parameters {                                  \
    ((void(*) parameters)late_find(&late_##name))arguments; \
  }

#endif

#endif
