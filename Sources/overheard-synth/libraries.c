// SPDX-License-Identifier: GPL-3.0-or-later

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "libraries.h"

// On macOS the libraries of the system are in memory that all processes share and cost nothing here.
#ifdef __linux__

#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// What libpcaudio loads to reach a sound server, on Debian and others. Its symbols are looked up after
// those of all that the engine calls. A library that is not listed stays.
static const char *const sound_libraries[] = {
    "libasound.",      "libpulse",   "libasyncns.", "libdbus-1.",  "libsystemd.", "libX11",    "libxcb.",
    "libXau.",         "libXdmcp.",  "libsndfile.", "libFLAC.",    "libvorbis",   "libopus.",  "libogg.",
    "libmpg123.",      "libmp3lame.", "libgcrypt.", "libgpg-error.", "liblzma.",  "libzstd.",  "liblz4.",
    "libcap.",         "libbsd.",    "libmd.",      "libapparmor."};

// Whether all functions that the engine calls have been looked up; set by Tools/package/late-helper.c, and
// false in a program without that. Otherwise libpcaudio itself stays: names are looked up in it before they
// are found elsewhere.
__attribute__((weak)) bool engine_is_bound;

static bool only_plays(const char *name) {
  if (engine_is_bound && strncmp(name, "libpcaudio.", strlen("libpcaudio.")) == 0) return true;
  for (size_t i = 0; i < sizeof sound_libraries / sizeof *sound_libraries; i++)
    if (strncmp(name, sound_libraries[i], strlen(sound_libraries[i])) == 0) return true;
  return false;
}

static int leave_out(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size, (void)context;
  const char *slash = strrchr(library->dlpi_name, '/');
  if (!only_plays(slash ? slash + 1 : library->dlpi_name)) return 0;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), first = UINTPTR_MAX, last = 0;
  for (int k = 0; k < library->dlpi_phnum; k++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[k];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t start = (library->dlpi_addr + part->p_vaddr) & ~(page - 1);
    uintptr_t end = (library->dlpi_addr + part->p_vaddr + part->p_memsz + page - 1) & ~(page - 1);
    if (start < first) first = start;
    if (end > last) last = end;
  }
  // All of it belongs to the library, the gaps between its parts as well. Failing costs only time.
  if (first < last) madvise((void *)first, last - first, MADV_DONTFORK);
  return 0;
}

void libraries_leave_out_sound(void) { dl_iterate_phdr(leave_out, NULL); }

#else

void libraries_leave_out_sound(void) {}

#endif
