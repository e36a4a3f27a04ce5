import HeadlessDriver
import TestSupport
import Testing

/// Lines written so that reading gives them back.
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
    #expect(Line.activating(name) == line)
  }

  @Test(arguments: [
    ("a", "a"), ("a b", #""a b""#), ("", #""""#), (#"a"b"#, #""a\"b""#), (#""a"#, #""\"a""#),
    ("a\tb", #""a\u{9}b""#), (#"a\b"#, #""a\\b""#), ("\u{2028}", #""\u{2028}""#),
  ])
  func `a name with spaces or special characters is quoted`(name: String, written: String) {
    #expect(Line.writing(name: name) == written)
  }

  @Test(arguments: [
    ("a b", "a b"), ("", #""""#), (" a", #"" a""#), ("a\t", #""a\u{9}""#), ("a\nb", #""a\nb""#),
    (#""a""#, #""\"a\"""#), (#"5""#, #"5""#), ("\r", #""\u{D}""#),
  ])
  func `a text with outer spaces or special characters is quoted`(text: String, written: String) {
    #expect(Line.writing(text: text) == written)
  }

  @Test func `any verb can be written and read back`() {
    var random = Random(seed: 6)
    for _ in 0..<5_000 {
      let verb = random.verb()
      let line = verb.description
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      guard case .verb(let read) = Line(line).reading else {
        Issue.record("\(line) reads as \(Line(line).reading)")
        continue
      }
      // Compared as bytes: `==` takes a decomposed text for a composed one.
      #expect(Array(read.description.utf8) == Array(line.utf8))
      #expect(read == verb)
    }
  }

  @Test func `any name can be written and read back`() {
    var random = Random(seed: 7)
    for _ in 0..<5_000 {
      let name = random.name()
      let line = Line(Line.activating(name))
      switch line.reading {
      case .bare: #expect(Array(line.text.utf8) == Array(name.utf8))
      case .verb(let verb):
        #expect(verb.word == .tap && verb.position == nil)
        #expect(Array(verb.name.utf8) == Array(name.utf8))
      default: Issue.record("\(name.debugDescription) is written as \(line.text)")
      }
    }
  }

  @Test func `random lines never crash the reader`() {
    var random = Random(seed: 8)
    for _ in 0..<20_000 {
      let line = Line(random.hostileText())
      if case .verb(let verb) = line.reading {
        #expect(Line(verb.description).reading == .verb(verb))
      }
    }
  }
}
