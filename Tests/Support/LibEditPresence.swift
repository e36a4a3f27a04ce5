#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether this machine has libedit; without it there is nothing to edit with.
package let hasLibEdit = ["/usr/lib/libedit.3.dylib", "libedit.so.2", "libedit.so.0"].contains {
  (name: String) in dlopen(name, RTLD_NOW) != nil
}
