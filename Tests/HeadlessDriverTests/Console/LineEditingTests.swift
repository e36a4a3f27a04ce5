import StateBindingTestSupport
import Testing

@testable import HeadlessProgram

/// The effect of keys on a line, without a terminal.
struct LineEditingTests {
  private static let completions = [
    "login 12345", "login 12399", "로그아웃", "로그인 하기", "back", #"toggle "Remind me""#,
    #"pick Color Red"#, #"pick Color "Royal blue""#,
  ]

  /// A line that hides a PIN, after some earlier lines.
  private func editing() -> LineEditing {
    LineEditing(
      lines: ["login 12345", "edit", "login 23456", "logout"], hides: { $0 == "type PIN " }
    ) { _ in Self.completions }
  }

  @Test(arguments: [
    // Up recalls the lines that begin like the typed text; after the newest, the typed text is back.
    ("\u{10}", "logout"), ("\u{10}\u{10}\u{10}x", "editx"),
    ("login\u{1B}[A\u{1B}[A", "login 12345"), ("login\u{1B}[A\u{1B}[A\u{1B}[B", "login 23456"),
    ("login\u{1B}OA\u{1B}OB 9", "login 9"),
    // Ctrl-R searches. Another key takes the found line, and Ctrl-G goes back to the typed text.
    ("\u{12}IN\u{12}", "login 12345"), ("\u{12}dix\u{7F}\u{1}x", "xedit"),
    ("ab\u{12}lo\u{7}c", "abc"),
    // Tab completes a whole line in any case, inside quotes and across spaces. Typed letters stay.
    ("b\t", "back"), ("log\t4\t", "login 12345"), ("login 1\t", "login 123"),
    ("로\t인\t", "로그인 하기"), ("nothing\t", "nothing"), ("TOGGLE re\t", #"toggle "Remind me""#),
    ("toggle \"remind m\t", #"toggle "Remind me""#),
    ("pick color r\to\t", #"pick Color "Royal blue""#),
    // In a hidden text, an arrow and Tab do nothing. Without a hidden letter, the line is a line like any other.
    ("type PIN 12x\u{7F}\u{1B}[D\t34", "type PIN 1234"),
    ("type PIN 1\u{7F}\u{7F}\u{7F}x", "type PIx"), ("type PIN 12\u{17}3", "type PIN 3"),
    ("type PIN 12\u{15}back", "back"),
    // Ctrl-V, Ctrl-X, Alt and a letter, Insert, the keys F1 and F5.
    (
      "a\u{16}b\u{18}c\u{1B}xd\u{1B}X\"ef\u{1B}[2~g\u{1B}OPh\u{1B}[[Ei\u{9B}j", "abcd\"efghij"
    ),
    // Esc or the beginning of a key does not hold back the keys after it.
    ("a\u{1B}\rb\u{1B}[\rc\u{1B}[1\rd\u{1B}\u{1B}[De", "a|b|c|ed"),
    // The line ends in a pasted text send nothing.
    ("a\u{1B}[200~one\rtwo\n\tthree\u{15}\u{1B}[A\u{1B}[201~b", "aone two  threeb"),
  ])
  func `keys recall, search, complete and change a line`(keys: String, lines: String) {
    var editing = editing()
    #expect(editing.take((keys + "\r").utf8).joined(separator: "|") == lines)
  }

  @Test(arguments: [
    ("IN", #"search "IN"> login 23456"#), ("zzz", #"search "zzz"> (not found)"#),
    ("", #"search ""> "#),
  ])
  func `a search shows its pattern and the found line`(pattern: String, shown: String) {
    var editing = editing()
    _ = editing.take("\u{12}\(pattern)".utf8)
    #expect(editing.search == shown)
  }

  @Test func `a second Tab lists the possible lines`() {
    var editing = editing()
    _ = editing.take("log\t".utf8)
    #expect(editing.take(.tab) == .list(["login 12345", "login 12399"]))
  }

  @Test func `a text for a secure field is not in the line that is drawn`() {
    var editing = editing()
    for key in "type PIN 12x\u{7F}34".utf8 {
      _ = editing.take([key])
      #expect(!editing.buffer.text.contains { "1234x".contains($0) })
    }
    #expect(editing.buffer.text == "type PIN ••••")
  }

  @Test func `invalid bytes are dropped`() {
    var editing = editing()
    let bytes: [UInt8] = [0xED, 0x95, 0x9C, 0xFF, 0xC3, 0x61, 0xE0, 0x80, 0x80, 0x62, 0x0D]
    #expect(editing.take(bytes) == ["한ab"])
  }

  @Test(arguments: [
    ("가", 441), ("é", 656), ("x", 12_000), ("e\u{301}", 5_000), ("👨‍👩‍👧", 300),
  ])
  func `a long line is edited and sent whole`(text: String, count: Int) {
    let line = String(repeating: text, count: count)
    var editing = LineEditing(lines: [line])
    #expect(editing.take("\u{1B}[A\u{1}>\u{5}<\r".utf8) == [">\(line)<"])
  }
}

extension LineEditing {
  /// The lines that are typed with `bytes`.
  fileprivate mutating func take(_ bytes: some Sequence<UInt8>) -> [String] {
    var (decoder, lines) = (KeyDecoder(), [String]())
    for byte in bytes {
      guard let key = decoder.add(byte), case .line(let line) = take(key) else { continue }
      lines.append(line)
      begin()
    }
    return lines
  }
}
