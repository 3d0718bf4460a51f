// SPDX-License-Identifier: GPL-3.0-or-later

#include "korean_stamp.h"

#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include "korean_data.h"
#include "protocol.h"

enum { STAMP_SIZE = 4096, PATH_SIZE = 4096, RACY_SECONDS = 2 };

// MARK: - Files

// Adds a line that changes with the file. Its date of writing can be any, but not that of its change.
static bool add_file(
    char *text, size_t size, size_t *count, long long *newest, const struct stat *file) {
#ifdef __APPLE__
  struct timespec written = file->st_mtimespec, changed = file->st_ctimespec;
#else
  struct timespec written = file->st_mtim, changed = file->st_ctim;
#endif
  if (changed.tv_sec > *newest) *newest = changed.tv_sec;
  int length = snprintf(
      text + *count, size - *count, "%llu %llu %lld %lld.%09ld %lld.%09ld\n",
      (unsigned long long)file->st_dev, (unsigned long long)file->st_ino, (long long)file->st_size,
      (long long)written.tv_sec, written.tv_nsec, (long long)changed.tv_sec, changed.tv_nsec);
  if (length < 0 || (size_t)length >= size - *count) return false;
  *count += (size_t)length;
  return true;
}

// Only this user and the system's can have written it.
static bool is_own(const struct stat *file) {
  return S_ISREG(file->st_mode) && (file->st_uid == geteuid() || file->st_uid == 0) &&
         (file->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

// MARK: - Sources

static bool add_source(struct stamp_sources *sources, const char *path) {
  struct stat file;
  return stat(path, &file) == 0 &&
         add_file(sources->text, sizeof sources->text, &sources->count, &sources->newest, &file);
}

// This program holds the tables from which the phonemes are made.
static bool add_program(struct stamp_sources *sources) {
#ifdef __APPLE__
  char path[PATH_MAX];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 && add_source(sources, path);
#else
  return add_source(sources, "/proc/self/exe");
#endif
}

static bool add_installed(struct stamp_sources *sources, const char *installed, const char *name) {
  char path[PATH_SIZE];
  return snprintf(path, sizeof path, "%s/%s", installed, name) < PATH_SIZE && add_source(sources, path);
}

void stamp_begin(struct stamp_sources *sources, const char *installed) {
  *sources = (struct stamp_sources){.time = (long long)time(NULL)};
  sources->are_known = add_program(sources) && add_installed(sources, installed, "phondata-manifest");
  for (int i = 0; i < DATA_FILES; i++)
    sources->are_known = sources->are_known && add_installed(sources, installed, data_names[i]);
}

// MARK: - Stamps

struct stamp {
  char text[STAMP_SIZE];
  size_t count;
  long long newest;
};

void data_folder(char *folder, size_t size, const char *base, const char *hash, const char *installed) {
  uint32_t number = 2166136261;
  for (const char *next = installed; *next; next++) number = (number ^ (uint8_t)*next) * 16777619;
  snprintf(folder, size, "%s/%s-%08x", base, hash, number);
}

static bool describe(
    struct stamp *stamp, const char *base, const char *installed, const struct stamp_sources *sources,
    const char *hash) {
  stamp->newest = sources->newest;
  if (!sources->are_known) return false;
  stamp->count =
      (size_t)snprintf(stamp->text, STAMP_SIZE, "%s\n%s", hash, sources->text);
  char folder[PATH_SIZE];
  data_folder(folder, sizeof folder, base, hash, installed);
  for (int i = 0; i <= DATA_FILES; i++) {
    // The last is one of the links to everything else; it may point to nothing by now.
    const char *name = i < DATA_FILES ? data_names[i] : "ko_dict";
    char path[PATH_SIZE];
    struct stat file;
    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= PATH_SIZE) return false;
    if (stat(path, &file) != 0 || access(path, R_OK) != 0) return false;
    if (i < DATA_FILES && !is_own(&file)) return false;
    if (!add_file(stamp->text, STAMP_SIZE, &stamp->count, &stamp->newest, &file)) return false;
  }
  return true;
}

static bool stamp_path(char path[PATH_SIZE], const char *base) {
  return snprintf(path, PATH_SIZE, "%s/stamp", base) < PATH_SIZE;
}

// Reads the stamp, whatever lies in its place; -1 if it is none.
static ssize_t read_own(const char *path, char *text, size_t size) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (descriptor < 0) return -1;
  struct stat file;
  ssize_t count = fstat(descriptor, &file) == 0 && is_own(&file) ? read(descriptor, text, size) : -1;
  close(descriptor);
  return count;
}

bool stamp_read(
    const char *base, const char *installed, const struct stamp_sources *sources, char hash[HASH_DIGITS + 1]) {
  char path[PATH_SIZE], text[STAMP_SIZE];
  if (!stamp_path(path, base)) return false;
  ssize_t count = read_own(path, text, sizeof text);
  if (count <= HASH_DIGITS) return false;
  memcpy(hash, text, HASH_DIGITS);
  hash[HASH_DIGITS] = 0;
  if (strspn(hash, "0123456789abcdef") != HASH_DIGITS) return false;
  struct stamp stamp;
  return describe(&stamp, base, installed, sources, hash) && stamp.count == (size_t)count &&
         memcmp(stamp.text, text, stamp.count) == 0;
}

void stamp_write(
    const char *base, const char *installed, const struct stamp_sources *sources, const char *hash) {
  struct stamp_sources now;
  struct stamp stamp;
  stamp_begin(&now, installed);
  if (now.count != sources->count || memcmp(now.text, sources->text, now.count) != 0) return;
  if (!describe(&stamp, base, installed, sources, hash)) return;
  if (stamp.newest + RACY_SECONDS >= sources->time) return;
  char path[PATH_SIZE], temporary[PATH_SIZE];
  if (!stamp_path(path, base)) return;
  if (snprintf(temporary, sizeof temporary, "%s.XXXXXX", path) >= PATH_SIZE) return;
  int file = mkstemp(temporary);
  if (file < 0) return;
  bool worked = write_all(file, stamp.text, stamp.count);
  if (close(file) != 0 || !worked || rename(temporary, path) != 0) unlink(temporary);
}
