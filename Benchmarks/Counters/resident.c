#include "counters.h"

#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

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
