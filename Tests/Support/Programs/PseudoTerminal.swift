import StateBindingC
import Testing

/// The two ends of a new pseudo-terminal: the person's, and the program's.
public struct PseudoTerminal {
  public let keyboard: Int32
  public let terminal: Int32

  private typealias Act = @convention(c) (Int32) -> Int32
  private typealias Naming = @convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32

  /// The function `name` of the C library, which its module leaves out.
  private static func call<Function>(_ name: String, as type: Function.Type) throws -> Function {
    unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), name)), to: type)
  }

  public init(columns: UInt16, rows: UInt16 = 24) throws {
    // Not `openpty`: a process that another test starts at the same moment would keep the ends open.
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var name = [CChar](repeating: 0, count: 256)
    let isOpen =
      try Self.call("grantpt", as: Act.self)(keyboard) == 0
      && Self.call("unlockpt", as: Act.self)(keyboard) == 0
      && Self.call("ptsname_r", as: Naming.self)(keyboard, &name, name.count) == 0
    try #require(isOpen)
    terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(terminal, numericCast(TIOCSWINSZ), &size) == 0)
  }

  /// Presses keys.
  public func type(_ bytes: [UInt8]) {
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  /// The bytes of a screen without the sequences that mark pastes, which a person does not see.
  public static func visible(_ bytes: [UInt8]) -> [UInt8] {
    bytes.replacing(Array("\u{1B}[?2004h".utf8), with: [])
      .replacing(Array("\u{1B}[?2004l".utf8), with: [])
  }
}
