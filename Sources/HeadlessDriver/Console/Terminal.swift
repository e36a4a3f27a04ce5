#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system knows about a terminal; the terminal itself is never asked.
public enum Terminal {
  /// Whether `descriptor` is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The columns of the terminal `descriptor`; nil if it is none, or does not say.
  public static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Lets the C library, and with it libedit, know the widths of all characters and take them as UTF-8.
  static func useUTF8() {
    // Not "": under `LC_ALL=C` libedit swallows Hangul. The second name is for systems without the first.
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "en_US.UTF-8") }
  }
}
