// LateLibraries: which of the libraries that are loaded late is missing.
// In: the names that `Tools/package/late-libraries.c` brings, which the installed program is linked with.
// Out: the name of a library.

#ifndef OVERHEARD_LATE_LIBRARIES_H
#define OVERHEARD_LATE_LIBRARIES_H

// The name of the first library that cannot be loaded; NULL if all can, or if they are linked.
const char *late_library_missing(void);

// Has something done before the program ends because a library is missing.
void late_library_on_end(void (*function)(void));

#endif
