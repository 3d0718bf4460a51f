#include "LateLibraries.h"

#include <stddef.h>

#ifdef __linux__

#include <dlfcn.h>

// Only there where libraries are loaded late.
extern const char *const late_library_names[] __attribute__((weak));
extern void (*late_library_ending)(void) __attribute__((weak));

void late_library_on_end(void (*function)(void)) {
  if (&late_library_ending) late_library_ending = function;
}

const char *late_library_missing(void) {
  if (!late_library_names) return NULL;
  for (const char *const *name = late_library_names; *name; name++)
    if (!dlopen(*name, RTLD_LAZY | RTLD_LOCAL)) return *name;
  return NULL;
}

#else

const char *late_library_missing(void) { return NULL; }
void late_library_on_end(void (*function)(void)) { (void)function; }

#endif
