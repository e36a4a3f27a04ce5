// The linker defines these symbols if a file of the program has a preview.
extern const char __start_hl_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_hl_previews[] __attribute__((weak, visibility("hidden")));

static inline const void *firstPreviewRecord(void) { return __start_hl_previews; }
static inline const void *endOfPreviewRecords(void) { return __stop_hl_previews; }

// A type that conforms to a protocol called PreviewProvider is a preview too, in the older form. The compiler writes a record for
// each conformance in the program: the offset to a description of the conformance, which has the offsets to those of the protocol
// and of the type. Each offset counts from its own place.

#include <stdint.h>
#include <string.h>

extern const int32_t __start_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));

typedef struct { const void *type; uintptr_t state; } TypeResponse;
typedef TypeResponse (*TypeAccessor)(uintptr_t request) __attribute__((swiftcall));

static inline const void *atOffset(const int32_t *offset) {
  return (const char *)offset + *offset;
}

static inline intptr_t conformanceCount(void) {
  return __stop_swift5_protocol_conformances - __start_swift5_protocol_conformances;
}

// The type of the conformance with this number, if the protocol is called PreviewProvider and the type is not generic; else null.
static inline const void *previewProvider(intptr_t number) {
  const int32_t *conformance = atOffset(__start_swift5_protocol_conformances + number);
  const int32_t *protocol = atOffset(conformance);
  // An odd offset leads to a pointer, which is behind the place by one.
  if ((intptr_t)protocol & 1) protocol = *(const int32_t *const *)((const char *)protocol - 1);
  // The bits 3 to 5 say what the second offset leads to: 0 is the description of a type, and 1 is a pointer to one.
  int kind = conformance[3] >> 3 & 7;
  if (!protocol || kind > 1 || strcmp(atOffset(protocol + 2), "PreviewProvider")) return 0;
  const int32_t *type = atOffset(conformance + 1);
  if (kind == 1) type = *(const int32_t *const *)type;
  // The bit 7 is that of a generic type.
  if (!type || *type & 0x80) return 0;
  return ((TypeAccessor)atOffset(type + 3))(0).type;
}
