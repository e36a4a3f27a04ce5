// The C library, which has another name on each system. This is the only file that chooses; every other file that calls the
// system imports `StateBindingC`.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
