#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines out, at once: a run takes a while, and somebody is watching.
public enum Output {
  /// Writes `line` to standard output.
  public static func print(_ line: String) {
    write(line + "\n", to: 1)
  }

  /// Writes `text` to standard error.
  public static func error(_ text: String) {
    write(text, to: 2)
  }

  /// Ends the program.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      guard written > 0 else { exit(3) }
      rest = rest.dropFirst(written)
    }
  }
}
