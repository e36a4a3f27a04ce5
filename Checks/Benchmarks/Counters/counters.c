#include "counters.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (long long)time.tv_sec * 1000000000 + time.tv_nsec;
}

long long thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

long long process_nanoseconds(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

long resident_kibibytes(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  long pages = -1;
  if (file) {
    if (fscanf(file, "%*d %ld", &pages) != 1) pages = -1;
    fclose(file);
  }
  if (pages >= 0) return pages * (sysconf(_SC_PAGESIZE) / 1024);
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  return usage.ru_maxrss / 1024;
#else
  return usage.ru_maxrss;
#endif
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <malloc.h>

// The program's definitions replace those of the C library, for every library in the process.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;
}

bool allocations_are_counted(void) { return true; }

long allocations_of_this_thread(void) { return count; }

long heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

void return_free_memory(void) { malloc_trim(0); }

#else

bool allocations_are_counted(void) { return false; }

long allocations_of_this_thread(void) { return 0; }

long heap_bytes_in_use(void) { return 0; }

void return_free_memory(void) {}

#endif
