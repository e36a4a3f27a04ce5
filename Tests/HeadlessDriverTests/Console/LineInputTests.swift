import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingFiles
import StateBindingTestSupport
import Testing

/// Lines from a file or a pipe.
struct LineInputTests {
  /// The lines read from `bytes`, with errors in brackets.
  private func lines(_ bytes: some Sequence<UInt8>) throws -> [String] {
    let file = try TemporaryFile(bytes)
    let input = LineInput(descriptor: file.descriptor)
    var lines: [String] = []
    while let line = try input.next() {
      #expect(line.number == lines.count + 1)
      switch line.text {
      case .success(let text): lines.append(text)
      case .failure(let error): lines.append("[\(error)]")
      }
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
    ("a\n\nb\n", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\r\r\n", ["a\r"]),
    ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("a\r", ["a\r"]), ("로그아웃\n", ["로그아웃"]),
    ("\u{2028}\u{85}\u{B}\n", ["\u{2028}\u{85}\u{B}"]), ("\u{FEFF}a\n", ["\u{FEFF}a"]),
  ])
  func `a line ends with LF or at the end of the input`(text: String, expected: [String]) throws {
    let read = try lines(text.utf8)
    #expect(read.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
      [0x61, 0x80, 0x62], [0x00, 0xFF],
    ] as [[UInt8]])
  func `invalid UTF-8 makes a bad line, and reading continues`(bytes: [UInt8]) throws {
    #expect(
      try lines(bytes + [0x0A, 0x61]) == [
        "[bad-line: the line is not valid UTF-8; write the input in UTF-8]", "a",
      ])
  }

  @Test func `a NUL makes a bad line, and reading continues`() throws {
    #expect(
      try lines("한\0b\na\0".utf8) == [
        "[bad-line: the line has a NUL as byte 4; remove it]",
        "[bad-line: the line has a NUL as byte 2; remove it]",
      ])
  }

  @Test(arguments: [
    (1_048_576, "\n", true), (1_048_576, "\r\n", true), (1_048_576, "", true),
    (1_048_577, "\n", false), (1_048_577, "\r\n", false), (1_048_577, "", false),
    (3_000_000, "\n", false), (1_048_576, "\r\r\n", false),
  ])
  func `a line has at most 1 MiB`(count: Int, lineEnd: String, isRead: Bool) throws {
    let line = Array(repeating: UInt8(ascii: "a"), count: count)
    let read = try lines(line + Array(lineEnd.utf8) + (lineEnd.isEmpty ? [] : Array("b".utf8)))
    #expect(
      read.first
        == (isRead
          ? String(repeating: "a", count: count)
          : "[bad-line: the line is over 1 MiB (1,048,576 bytes); write a shorter one]"))
    #expect(read.dropFirst() == (lineEnd.isEmpty ? [] : ["b"]))
  }

  @Test func `a line of 100 MB is one bad line`() throws {
    let file = try TemporaryFile("a\n".utf8, size: 100_000_000)
    let input = LineInput(descriptor: file.descriptor)
    #expect(try input.next()?.text == .success("a"))
    #expect(
      try input.next()?.text
        == .failure(
          LineError(
            .badLine, "the line is over 1 MiB (1,048,576 bytes); write a shorter one")))
    #expect(try input.next() == nil)
    #expect(try input.next() == nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func `an endless line is a bad line as soon as it is too long`() throws {
    let endless = open("/dev/zero", O_RDONLY | O_CLOEXEC)
    defer { close(endless) }
    #expect(
      try LineInput(descriptor: endless).next()?.text
        == .failure(
          LineError(.badLine, "the line is over 1 MiB (1,048,576 bytes); write a shorter one")))
  }

  @Test func `lines of any length are read back unchanged`() throws {
    var random = Random(seed: 9)
    let written = (0..<300).map { _ in
      String(
        repeating: ["a", "한", "\r"].randomElement(using: &random) ?? "",
        count: Int.random(in: 0..<4000, using: &random)) + "."
    }
    #expect(try lines(written.joined(separator: "\n").utf8) == written)
  }

  @Test func `input is ready when a whole line or the end was read`() throws {
    let pipe = try Pipe()
    let input = LineInput(descriptor: pipe.readEnd)
    #expect(!input.isReady)
    pipe.send("a\nb\nc")
    #expect(try input.next()?.text == .success("a"))
    #expect(input.isReady)
    #expect(try input.next()?.text == .success("b"))
    #expect(!input.isReady)
    pipe.closeWriteEnd()
    #expect(try input.next()?.text == .success("c"))
    #expect(input.isReady)
    #expect(try input.next() == nil)
  }

  @Test func `a failed read is an error with the system's message`() {
    let input = LineInput(descriptor: -1)
    #expect(throws: SystemError(number: EBADF)) { try input.next() }
    #expect(SystemError(number: EBADF).description == "Bad file descriptor")
  }

  @Test func `reading a directory is an error`() throws {
    let directory = open("/", O_RDONLY | O_CLOEXEC)
    defer { close(directory) }
    #expect(throws: SystemError(number: EISDIR)) {
      try LineInput(descriptor: directory).next()
    }
  }
}
