// Preloaded into a program: counts its system calls on the files in the folder FAULT_FOLDER, and spoils one of them.
//
// FAULT_LOG   the file to which the name of each counted call is appended
// FAULT_CALL  the number of the call to spoil, counted from 1; with a + behind it, all calls from there on
// FAULT       before: kill -9 before the call.  during: kill -9 after half of a write, or after any other call.
//             short: write or read half.  A number: fail with this error.
// FAULT_CHILD if set, the calls are those on descriptor 3 of a process in which a program runs its app, in place of a folder
// FAULT_PAUSE the milliseconds that each fsync takes, as on a busy disk
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Which descriptors lead into the folder.
static bool watched[1024];

static bool is_inside(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static bool is_watched(int file) {
  if (file == 3 && getenv("FAULT_CHILD")) return strncmp(program_invocation_name, "run the app ", 12) == 0;
  return file >= 0 && file < 1024 && watched[file];
}

static void die(void) {
  syscall(SYS_kill, getpid(), SIGKILL);
  for (;;) pause();
}

// Counts the call `name`. Returns whether to spoil it.
static bool is_due(const char *name) {
  static int number = 0;
  number++;
  const char *log = getenv("FAULT_LOG");
  if (log) {
    int file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    char line[64];
    int count = snprintf(line, sizeof line, "%d %s\n", number, name);
    if (syscall(SYS_write, file, line, count) != count) die();
    syscall(SYS_close, file);
  }
  const char *call = getenv("FAULT_CALL");
  if (!call || !getenv("FAULT")) return false;
  return strchr(call, '+') ? number >= atoi(call) : number == atoi(call);
}

static bool fault_is(const char *name) { return strcmp(getenv("FAULT"), name) == 0; }

static int failed(void) {
  errno = atoi(getenv("FAULT"));
  return -1;
}

// For calls that cannot stop halfway.
#define SPOIL(name, concerned, arguments) \
  __typeof__(&name) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
  if (!(concerned) || !is_due(#name) || fault_is("short")) return next arguments; \
  if (fault_is("before")) die(); \
  if (!fault_is("during")) return failed(); \
  next arguments; \
  die(); \
  return -1;

static int opened(const char *name, const char *path, int flags, mode_t mode) {
  bool is_due_now = is_inside(path) && is_due(name);
  if (is_due_now && fault_is("before")) die();
  bool kills = is_due_now && fault_is("during");
  if (is_due_now && !kills && !fault_is("short")) return failed();
  int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, name);
  int file = next(path, flags, mode);
  if (kills) die();
  if (file >= 0 && file < 1024) watched[file] = is_inside(path);
  return file;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return opened("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return opened("open64", path, flags, mode);
}

// Closes the descriptor even if the call fails, as the system does.
int close(int file) {
  int (*next)(int) = (int (*)(int))dlsym(RTLD_NEXT, "close");
  bool is_due_now = is_watched(file) && is_due("close");
  if (is_due_now && fault_is("before")) die();
  if (file >= 0 && file < 1024) watched[file] = false;
  int result = next(file);
  if (!is_due_now || fault_is("short")) return result;
  if (fault_is("during")) die();
  return failed();
}

ssize_t write(int file, const void *bytes, size_t count) {
  ssize_t (*next)(int, const void *, size_t) = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  if (!is_watched(file) || !is_due("write")) return next(file, bytes, count);
  if (fault_is("before")) die();
  if (!fault_is("during") && !fault_is("short")) return failed();
  ssize_t result = next(file, bytes, count > 1 ? count / 2 : count);
  if (fault_is("during")) die();
  return result;
}

ssize_t read(int file, void *bytes, size_t count) {
  ssize_t (*next)(int, void *, size_t) = (ssize_t (*)(int, void *, size_t))dlsym(RTLD_NEXT, "read");
  if (!is_watched(file) || !is_due("read")) return next(file, bytes, count);
  if (fault_is("before")) die();
  if (!fault_is("during") && !fault_is("short")) return failed();
  ssize_t result = next(file, bytes, fault_is("short") ? 1 : count);
  if (fault_is("during")) die();
  return result;
}

ssize_t recv(int file, void *bytes, size_t count, int flags) { SPOIL(recv, is_watched(file), (file, bytes, count, flags)) }

int fcntl(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  SPOIL(fcntl, is_watched(file), (file, command, argument))
}

int stat(const char *path, struct stat *status) { SPOIL(stat, is_inside(path), (path, status)) }
int lstat(const char *path, struct stat *status) { SPOIL(lstat, is_inside(path), (path, status)) }
int fstat(int file, struct stat *status) { SPOIL(fstat, is_watched(file), (file, status)) }
int access(const char *path, int mode) { SPOIL(access, is_inside(path), (path, mode)) }
int fchmod(int file, mode_t mode) { SPOIL(fchmod, is_watched(file), (file, mode)) }
int fchown(int file, uid_t owner, gid_t group) { SPOIL(fchown, is_watched(file), (file, owner, group)) }

int fsync(int file) {
  const char *pause = getenv("FAULT_PAUSE");
  if (pause && is_watched(file)) usleep(1000 * atoi(pause));
  SPOIL(fsync, is_watched(file), (file))
}

int flock(int file, int operation) { SPOIL(flock, is_watched(file), (file, operation)) }
int rename(const char *from, const char *to) { SPOIL(rename, is_inside(from), (from, to)) }
int link(const char *from, const char *to) { SPOIL(link, is_inside(from), (from, to)) }
int unlink(const char *path) { SPOIL(unlink, is_inside(path), (path)) }
