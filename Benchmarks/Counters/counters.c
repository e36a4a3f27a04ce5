#include "counters.h"

#include <stddef.h>
#include <stdlib.h>
#include <time.h>

static long long nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (long long)time.tv_sec * 1000000000 + time.tv_nsec;
}

long long thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

long long process_nanoseconds(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <malloc.h>

// What the program defines goes before what the C library does, for every library in the process.
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
