import StateBindingC

/// Whether the address or the thread sanitizer is on. Then stacks are larger, and freed memory stays for a while.
public let isSanitized = has("__asan_init") || has("__tsan_init")

/// The number of threads that the sanitizer adds to a program. The thread sanitizer adds one.
public let sanitizerThreads = has("__tsan_init") ? 1 : 0

private func has(_ symbol: String) -> Bool {
  dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
}
