#include <stdio.h>

#ifdef __GLIBC__
// fopencookie, which <stdio.h> declares for _GNU_SOURCE only.
typedef struct {
  void *read;
  ssize_t (*write)(void *, const char *, size_t);
  void *seek, *close;
} StreamFunctions;

FILE *openStream(void *, const char *, StreamFunctions) __asm__("fopencookie");

// From now on, `write` gets each line that is written to stdout.
static inline void takeStandardOutput(ssize_t (*write)(void *, const char *, size_t)) {
  StreamFunctions functions = {0, write, 0, 0};
  FILE *stream = openStream(0, "w", functions);
  if (!stream) return;
  static char buffer[1 << 16];
  setvbuf(stream, buffer, _IOLBF, sizeof buffer);
  stdout = stream;
}
#endif
