#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdbool.h>

/// Whether allocations are counted in this build: with glibc, and without a sanitizer.
bool allocations_are_counted(void);

/// How many blocks the calling thread has allocated on the heap so far.
long allocations_of_this_thread(void);

/// How many bytes of the heap are in use; 0 where that is not known.
long heap_bytes_in_use(void);

/// Returns the memory that is free to the system, where the C library can.
void return_free_memory(void);

/// The processor time that the calling thread has used, in nanoseconds.
long long thread_nanoseconds(void);

/// The processor time that all threads have used, in nanoseconds.
long long process_nanoseconds(void);

/// The KiB of the process that are in memory; where the system does not say, the most that ever were.
long resident_kibibytes(void);

#endif
