// The linker defines these symbols if a file of the program has a preview.
extern const char __start_hl_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_hl_previews[] __attribute__((weak, visibility("hidden")));

static inline const void *firstPreviewRecord(void) { return __start_hl_previews; }
static inline const void *endOfPreviewRecords(void) { return __stop_hl_previews; }
