import CLibrary

/// Whether this machine has libedit, which editing needs.
public let hasLibEdit = ["/usr/lib/libedit.3.dylib", "libedit.so.2", "libedit.so.0"].contains {
  (name: String) in dlopen(name, RTLD_NOW) != nil
}
