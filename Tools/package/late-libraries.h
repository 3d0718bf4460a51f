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
#include <unistd.h>

// Two threads may both look: they find the same.
static void *find(const char *library, const char *name) {
  // EX_UNAVAILABLE: what the program says where anything else is missing that it needs.
  const int unavailable = 69;
  void *opened = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  void *found = opened ? dlsym(opened, name) : NULL;
  if (!found) {
    fprintf(stderr, PROGRAM ": it needs %s, which cannot be loaded: %s\n", library, dlerror());
    _exit(unavailable);
  }
  return found;
}

#define KNOWN(library, name)                                  \
  static void *known;                                         \
  void *function = __atomic_load_n(&known, __ATOMIC_ACQUIRE); \
  if (!function) {                                            \
    function = find(library, #name);                          \
    __atomic_store_n(&known, function, __ATOMIC_RELEASE);     \
  }

#define FUNCTION(library, type, name, parameters, arguments) \
  type name parameters {                                     \
    KNOWN(library, name)                                     \
    return ((type(*) parameters)function)arguments;          \
  }

#define PROCEDURE(library, name, parameters, arguments) \
  void name parameters {                                \
    KNOWN(library, name)                                \
    ((void(*) parameters)function)arguments;            \
  }

#endif

#endif
