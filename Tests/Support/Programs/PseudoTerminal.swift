import StateBindingC
import Testing

/// The two ends of a new pseudo-terminal: the person's, and the program's.
public struct PseudoTerminal {
  private typealias OpenPty =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
      UnsafeRawPointer?, UnsafePointer<winsize>
    ) -> Int32

  public let keyboard: Int32
  public let terminal: Int32

  public init(columns: UInt16, rows: UInt16 = 24) throws {
    var (keyboard, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    // No module contains its header.
    let openpty = try #require(dlsym(dlopen(nil, RTLD_NOW), "openpty"))
    #expect(unsafeBitCast(openpty, to: OpenPty.self)(&keyboard, &terminal, nil, nil, &size) == 0)
    (self.keyboard, self.terminal) = (keyboard, terminal)
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
