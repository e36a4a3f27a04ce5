#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdbool.h>

/// Whether this build counts allocations: with glibc, and without a sanitizer.
bool allocations_are_counted(void);

/// The number of blocks that the calling thread has allocated on the heap so far.
long allocations_of_this_thread(void);

/// The bytes of the heap in use; 0 if unknown.
long heap_bytes_in_use(void);

/// Returns free memory to the system, if the C library can.
void return_free_memory(void);

/// The processor time that the calling thread has used, in nanoseconds.
long long thread_nanoseconds(void);

/// The processor time that all threads have used, in nanoseconds.
long long process_nanoseconds(void);

/// The resident memory of the process in KiB; its peak where the system tells no more.
long resident_kibibytes(void);

#endif
