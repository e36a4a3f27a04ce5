#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the address sanitizer watches: then stacks are larger, and what is freed stays for a while.
package let isSanitized = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil
