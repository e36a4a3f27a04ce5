import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport
import Testing

/// Moves written as lines that read back as the same moves.
struct LineWritingTests {
  @Test(arguments: [
    ("logout", "logout"), ("login 12345", "login 12345"), ("Log out", "Log out"),
    ("로그아웃", "로그아웃"), ("back", #"tap "back""#), ("type a b", #"tap "type a b""#),
    ("2", "2"), ("#1", ##"tap "#1""##), (":help", #"tap ":help""#), (" a", #"tap " a""#),
    ("a\nb", #"tap "a\nb""#), ("a\u{1B}", #"tap "a\u{1B}""#), (#"a"b"#, #"a"b"#),
    (#"a\b"#, #"a\b"#), (#""a\b""#, #"tap "\"a\\b\"""#), (#" "a\b""#, #"tap " \"a\\b\"""#),
  ])
  func `an element is activated by its bare name if the name is not a verb`(
    name: String, line: String
  ) {
    #expect(Move.tap(Name(name)).line() == line)
  }

  @Test(arguments: [
    ("a", "a"), ("a b", #""a b""#), ("", #""""#), (#"a"b"#, #""a\"b""#), (#""a"#, #""\"a""#),
    ("a\tb", #""a\u{9}b""#), (#"a\b"#, #""a\\b""#), ("\u{2028}", #""\u{2028}""#),
  ])
  func `a name with spaces or special characters is quoted`(name: String, written: String) {
    #expect(Move.toggle(Name(name)).line() == "toggle \(written)")
  }

  @Test(arguments: [
    ("a b", "a b"), ("", #""""#), (" a", #"" a""#), ("a\t", #""a\u{9}""#), ("a\nb", #""a\nb""#),
    (#""a""#, #""\"a\"""#), (#"5""#, #"5""#), ("\r", #""\u{D}""#),
  ])
  func `a text with outer spaces or special characters is quoted`(text: String, written: String) {
    #expect(Move.type(text, into: "id").line() == "type id \(written)")
  }

  @Test func `at an alert a tap is written with its verb`() {
    let alert = Screen.Alert(title: "Sure?", elements: [Element(role: .button, label: "OK")])
    #expect(Move.tap("OK").line(on: UsableScreen(Screen(alert: alert))) == #"tap "OK""#)
  }

  @Test func `a verb gets an empty name on a screen with an element of that name`() {
    let screen = Screen(elements: [Element(role: .button, label: "Back")])
    #expect(Move.back.line(on: UsableScreen(screen)) == #"back """#)
  }

  @Test func `any move can be written and read back`() {
    var random = Random(seed: 6)
    for _ in 0..<(runsLongTests ? 20_000 : 5_000) {
      let move = random.move()
      let line = move.line()
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      let read = UsableScreen(.with(move)).read(line).move
      // Compares the bytes too, because `==` takes a decomposed text for a composed one.
      #expect(read == move && Array((read?.line() ?? "").utf8) == Array(line.utf8), "\(line)")
    }
  }

  @Test func `random lines never crash the reader`() {
    var random = Random(seed: 8)
    for _ in 0..<(runsLongTests ? 20_000 : 5_000) {
      guard let move = UsableScreen(Screen()).read(random.hostileText()).move else { continue }
      #expect(UsableScreen(.with(move)).read(move.line()).move == move)
    }
  }
}

extension Screen {
  /// A screen with a button called like the element of `move`.
  nonisolated fileprivate static func with(_ move: Move) -> Screen {
    guard case .use(let name, .tap) = move else { return Screen() }
    return Screen(elements: [Element(role: .button, label: name.text)])
  }
}
