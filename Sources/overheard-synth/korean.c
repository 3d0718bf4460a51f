// SPDX-License-Identifier: GPL-3.0-or-later

#include "korean.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "korean_stamp.h"

enum { PATH_SIZE = 4096, BASE_SIZE = PATH_SIZE + 16, FOLDER_SIZE = PATH_SIZE + 64 };

static const char our_table[] = "overheard-ko";

static bool fail_to_write(char *reason, const char *path, int code) {
  snprintf(reason, REASON_SIZE, "cannot write %.180s: %s", path, strerror(code));
  return false;
}

// Whether a path that was put together has no room; `errno` then says so.
static bool is_too_long(int length) {
  if (length < PATH_SIZE) return false;
  errno = ENAMETOOLONG;
  return true;
}

// MARK: - Writing

static bool write_file(const char *path, const struct buffer *buffer) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return false;
  bool worked = write_all(file, buffer->bytes, buffer->count);
  int code = errno;
  if (close(file) != 0 && worked) return false;
  errno = code;
  return worked;
}

static bool is_ours(const char *name) {
  for (int i = 0; i < DATA_FILES; i++)
    if (strcmp(name, data_names[i]) == 0) return true;
  return false;
}

// Everything else of the installed folder is only pointed to.
static bool link_rest(const char *folder, const char *installed) {
  DIR *directory = opendir(installed);
  if (!directory) return false;
  bool worked = true;
  for (struct dirent *entry; worked && (entry = readdir(directory));) {
    if (entry->d_name[0] == '.' || is_ours(entry->d_name)) continue;
    char from[PATH_SIZE], to[PATH_SIZE];
    int first = snprintf(from, sizeof from, "%s/%s", installed, entry->d_name);
    int second = snprintf(to, sizeof to, "%s/%s", folder, entry->d_name);
    worked = !is_too_long(first) && !is_too_long(second) && symlink(from, to) == 0;
  }
  int code = errno;
  closedir(directory);
  errno = code;
  return worked;
}

static bool fill(const char *folder, const char *installed, const struct data *data) {
  for (int i = 0; i < DATA_FILES; i++) {
    char path[PATH_SIZE];
    if (is_too_long(snprintf(path, sizeof path, "%s/%s", folder, data_names[i]))) return false;
    if (!write_file(path, &data->files[i])) return false;
  }
  return link_rest(folder, installed);
}

// Removes a folder of this kind; it has no folders in it.
static void remove_folder(const char *folder) {
  DIR *directory = opendir(folder);
  if (!directory) return;
  for (struct dirent *entry; (entry = readdir(directory));)
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
      unlinkat(dirfd(directory), entry->d_name, 0);
  closedir(directory);
  rmdir(folder);
}

static bool make_folders(const char *path) {
  char part[PATH_SIZE];
  if (is_too_long(snprintf(part, sizeof part, "%s", path))) return false;
  for (char *end = part + 1; (end = strchr(end, '/')); *end++ = '/') {
    *end = 0;
    if (mkdir(part, 0777) != 0 && errno != EEXIST) return false;
  }
  return mkdir(part, 0777) == 0 || errno == EEXIST;
}

// MARK: - Finding

static bool file_has(const char *path, const struct buffer *buffer) {
  FILE *file = fopen(path, "rb");
  if (!file) return false;
  static uint8_t bytes[64 * 1024];
  size_t place = 0;
  bool same = true;
  for (size_t got; same && (got = fread(bytes, 1, sizeof bytes, file)) > 0; place += got)
    same = place + got <= buffer->count && memcmp(bytes, buffer->bytes + place, got) == 0;
  fclose(file);
  if (same && place == buffer->count) return true;
  // Right after it was written, so that the disk has lost some of it.
  errno = EIO;
  return false;
}

static bool is_complete(const char *folder, const struct data *data) {
  char path[PATH_SIZE];
  for (int i = 0; i < DATA_FILES; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, data_names[i]);
    if (!file_has(path, &data->files[i])) return false;
  }
  // One that every installed folder has; the link may point to nothing by now.
  snprintf(path, sizeof path, "%s/ko_dict", folder);
  return access(path, R_OK) == 0;
}

// Puts a folder in place whole. Whoever comes second finds the first one's, which is the same. If it
// cannot, `errno` says why.
static bool put(const char *folder, const char *installed, const struct data *data) {
  char temporary[PATH_SIZE];
  if (is_too_long(snprintf(temporary, sizeof temporary, "%s.XXXXXX", folder))) return false;
  if (!mkdtemp(temporary)) return false;
  chmod(temporary, 0755);
  bool worked = fill(temporary, installed, data);
  int code = errno;
  if (worked && rename(temporary, folder) != 0) {
    code = errno;
    worked = is_complete(folder, data);
    if (!worked) {
      // What is there is damaged: it is moved away and replaced.
      char damaged[PATH_SIZE + 8];
      snprintf(damaged, sizeof damaged, "%s.old", temporary);
      if (rename(folder, damaged) == 0) remove_folder(damaged);
      worked = rename(temporary, folder) == 0;
      if (!worked) code = errno;
    }
  }
  remove_folder(temporary);
  if (worked) return is_complete(folder, data);
  errno = code;
  return false;
}

// The folder of this user, by the environment or else by the list of users; `NULL` if there is none.
static const char *home_folder(void) {
  const char *named = getenv("HOME");
  if (named && named[0] == '/') return named;
  const struct passwd *user = getpwuid(getuid());
  return user && user->pw_dir && user->pw_dir[0] == '/' ? user->pw_dir : NULL;
}

// The cache folder, as the program finds it; empty if there is none.
static void cache_folder(char path[PATH_SIZE]) {
  const char *own = getenv("OVERHEARD_CACHE"), *shared = getenv("XDG_CACHE_HOME");
  path[0] = 0;
  int length = 0;
  if (own && own[0] == '/') {
    length = snprintf(path, PATH_SIZE, "%s", own);
  } else if (own && own[0]) {
    char here[PATH_SIZE];
    if (getcwd(here, sizeof here)) length = snprintf(path, PATH_SIZE, "%s/%s", here, own);
  } else if (shared && shared[0] == '/') {
    length = snprintf(path, PATH_SIZE, "%s/overheard", shared);
  } else {
    const char *home = home_folder();
    if (home) length = snprintf(path, PATH_SIZE, "%s/.cache/overheard", home);
  }
  if (length >= PATH_SIZE) path[0] = 0;
}

// A folder for temporary files of this user alone, for when there is no cache.
static bool temporary_folder(char path[PATH_SIZE]) {
  const char *named = getenv("TMPDIR");
  int length = snprintf(path, PATH_SIZE, "%s/overheard-%u", named && named[0] ? named : "/tmp", (unsigned)getuid());
  if (is_too_long(length)) return false;
  mkdir(path, 0700);
  struct stat status;
  if (lstat(path, &status) != 0) return false;
  bool is_own = S_ISDIR(status.st_mode) && status.st_uid == getuid() && (status.st_mode & 077) == 0;
  if (!is_own) errno = EPERM;
  return is_own;
}

static void base_in(char base[BASE_SIZE], const char *parent) {
  snprintf(base, BASE_SIZE, "%s/voice-data", parent);
}

static bool place_in(char folder[FOLDER_SIZE], const char *parent, const struct korean *korean,
                     const char *installed, const struct data *data) {
  char base[BASE_SIZE];
  base_in(base, parent);
  data_folder(folder, FOLDER_SIZE, base, korean->hash, installed);
  if (is_complete(folder, data)) return true;
  return make_folders(base) && put(folder, installed, data);
}

// Where the folder could not be put first, and why.
struct refusal {
  char path[PATH_SIZE];
  int code;
};

// Remembers what `errno` says of a path, unless there was something before.
static bool refuse(struct refusal *refusal, const char *path) {
  if (!refusal->path[0]) {
    refusal->code = errno;
    snprintf(refusal->path, sizeof refusal->path, "%s", path);
  }
  return false;
}

static bool place_in_cache(char folder[FOLDER_SIZE], const char *cache, const struct korean *korean,
                           const char *installed, const struct data *data,
                           const struct stamp_sources *sources, struct refusal *refusal) {
  char base[BASE_SIZE];
  if (!cache[0]) return false;
  if (!place_in(folder, cache, korean, installed, data)) return refuse(refusal, cache);
  base_in(base, cache);
  stamp_write(base, installed, sources, korean->hash);
  return true;
}

static bool place_in_temporary(char folder[FOLDER_SIZE], const struct korean *korean, const char *installed,
                               const struct data *data, struct refusal *refusal) {
  char parent[PATH_SIZE];
  return (temporary_folder(parent) && place_in(folder, parent, korean, installed, data)) ||
         refuse(refusal, parent);
}

// The engine takes a short path; a longer one is held open and called by its number.
static bool shorten(struct korean *korean, const char *folder) {
  if (strlen(folder) < DATA_PATH_SIZE - 16) {
    snprintf(korean->folder, sizeof korean->folder, "%s", folder);
    return true;
  }
#ifdef __linux__
  int directory = open(folder, O_RDONLY | O_DIRECTORY);
  if (directory < 0) return false;
  snprintf(korean->folder, sizeof korean->folder, "/proc/self/fd/%d", directory);
  return true;
#else
  return false;
#endif
}

// Finds a folder that an earlier start found complete, if nothing has changed since.
static bool find_known(struct korean *korean, const struct stamp_sources *sources, const char *cache,
                       const char *installed) {
  char base[BASE_SIZE], folder[FOLDER_SIZE], hash[HASH_DIGITS + 1];
  base_in(base, cache);
  if (!cache[0] || !stamp_read(base, installed, sources, hash)) return false;
  data_folder(folder, sizeof folder, base, hash, installed);
  if (!shorten(korean, folder)) return false;
  snprintf(korean->hash, sizeof korean->hash, "%s", hash);
  return true;
}

void korean_prepare(struct korean *korean, const char *installed) {
  *korean = (struct korean){0};
  struct data data;
  char parent[PATH_SIZE], folder[FOLDER_SIZE];
  struct stamp_sources sources;
  stamp_begin(&sources, installed);
  cache_folder(parent);
  if (find_known(korean, &sources, parent, installed)) return;
  if (!data_read(&data, installed, korean->reason)) {
    korean->fault = KOREAN_DATA;
    data_free(&data);
    return;
  }
  // A folder that `--write-data` wrote has them already.
  bool is_done = data_has_table(&data, our_table);
  if (is_done || data_extend(&data, NULL, korean->reason)) {
    snprintf(korean->hash, sizeof korean->hash, "%016llx", (unsigned long long)data_hash(&data, false));
    struct refusal refusal = {0};
    bool is_placed = is_done || place_in_cache(folder, parent, korean, installed, &data, &sources, &refusal) ||
                     place_in_temporary(folder, korean, installed, &data, &refusal);
    if (!is_placed) {
      fail_to_write(korean->reason, refusal.path, refusal.code);
      korean->fault = KOREAN_WRITE;
      korean->hash[0] = 0;
    } else if (!is_done && !shorten(korean, folder)) {
      snprintf(korean->reason, REASON_SIZE, "the path is too long for the engine: %.180s", folder);
      korean->fault = KOREAN_PATH;
      korean->hash[0] = 0;
    }
  } else {
    korean->fault = KOREAN_DATA;
  }
  data_free(&data);
}

bool korean_write(const char *folder, const char *installed, const char *tables, char *reason) {
  struct data data;
  bool worked = data_read(&data, installed, reason) && data_extend(&data, tables, reason);
  if (worked) {
    mkdir(folder, 0777);
    worked = fill(folder, installed, &data) || fail_to_write(reason, folder, errno);
  }
  data_free(&data);
  return worked;
}
