import StateBindingC
import StateBindingFiles

/// Asks the system about terminals. Nothing is sent to a terminal to query it.
package enum Terminal {
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The columns of the terminal `descriptor`; nil if it is not a terminal or does not know its width.
  package static func width(of descriptor: Int32) -> Int? {
    size(of: descriptor).flatMap { $0.columns > 0 ? $0.columns : nil }
  }

  /// The rows of the terminal `descriptor`; nil if it is not a terminal or does not know its height.
  static func height(of descriptor: Int32) -> Int? {
    size(of: descriptor).flatMap { $0.rows > 0 ? $0.rows : nil }
  }

  private static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes a Ctrl-D that was typed at the terminal `descriptor` while no line was edited; a read of keys would return a NUL
  /// instead. Returns false if there is none, or if other input comes first.
  static func takeEnd(of descriptor: Int32) throws(SystemError) -> Bool {
    guard try poll([descriptor], timeout: .zero) == [.input] else { return false }
    if readableCount(of: descriptor) != 0 { return false }
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 0
  }

  /// The number of bytes that a read of the terminal `descriptor` would return now.
  static func readableCount(of descriptor: Int32) -> Int {
    var count: Int32 = 0
    return ioctl(descriptor, numericCast(readableCount), &count) == 0 ? Int(count) : 0
  }

  struct State {
    fileprivate var settings: termios
  }

  /// Stops the terminal `descriptor` from showing typed keys. Returns its former state, for `restore`.
  static func hideKeys(of descriptor: Int32) -> State? {
    change(descriptor) { $0.c_lflag &= ~tcflag_t(ECHO) }
  }

  /// Restores the former `state` of the terminal `descriptor`.
  static func restore(_ state: State?, of descriptor: Int32) {
    guard var state else { return }
    tcsetattr(descriptor, TCSANOW, &state.settings)
  }

  /// Makes the terminal `descriptor` deliver each key at once, and show none. Ctrl-C, Ctrl-Z and Ctrl-\ still send their signals.
  /// Returns the former state, for `restore`.
  static func readKeys(of descriptor: Int32) -> State? {
    change(descriptor) { keys in
      keys.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
      keys.c_iflag &= ~tcflag_t(IXON)
      withUnsafeMutableBytes(of: &keys.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
    }
  }

  /// Lets `change` change the settings of the terminal `descriptor`. Returns its former state; nil if that fails.
  private static func change(_ descriptor: Int32, _ change: (inout termios) -> Void) -> State? {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    let state = State(settings: settings)
    change(&settings)
    return tcsetattr(descriptor, TCSANOW, &settings) == 0 ? state : nil
  }

  /// The escape sequences that make a terminal mark pasted text, and stop marking it.
  static let (markedPastes, unmarkedPastes) = ("\u{1B}[?2004h", "\u{1B}[?2004l")

  #if canImport(Darwin)
    /// `FIONREAD`, a macro that Swift cannot import on Darwin.
    private static let readableCount: UInt = 0x4004_667F
  #else
    private static let readableCount = FIONREAD
  #endif
}
