import Testing

@testable import HeadlessDriver

struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)),
      ("-1.5e+3", .number("-1.5e+3")),
      (#""a\"\\\/\b\f\n\r\tA""#, .text("a\"\\/\u{8}\u{C}\n\r\tA")),
      (#""\uD83D\uDE00 한""#, .text("😀 한")), ("[]", .list([])), ("{ }", .object([:])),
      (
        #"[1, [2], {"a" : [3,null]}]"#,
        .list([.number("1"), .list([.number("2")]), .object(["a": .list([.number("3"), .null])])])
      ),
      (#"{"a":1,"a":2}"#, .object(["a": .number("2")])),
    ] as [(String, JSONValue)])
  func `a value is read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(reading: text) == value)
  }

  @Test(arguments: [
    ("", "byte 1: a value is missing"), ("[1,]", "byte 4: a value is missing"),
    ("[1 2]", "byte 4: ] is missing"), ("{\"a\" 1}", "byte 6: : is missing"),
    ("{a:1}", "byte 2: \" is missing"), ("01", "byte 1: a value is missing"),
    ("1 2", "byte 3: the value ends before this"), ("NaN", "byte 1: a value is missing"),
    ("\"a", "byte 3: a text has no end, or a control character"),
    ("\"\t\"", "byte 2: a text has no end, or a control character"),
    (#""\x""#, "byte 2: a text has an unknown escape"),
    (#""\"#, "byte 2: a text has an unknown escape"),
    (#""\uD83D""#, "byte 8: a text has an unknown escape"),
    (#""\uDE00\uD83D""#, "byte 14: a text has an unknown escape"),
    (#""\u12"#, "byte 2: a text has an unknown escape"),
    (#""\u+123""#, "byte 2: a text has an unknown escape"),
  ])
  func `a flaw is named with its place`(text: String, message: String) {
    #expect(throws: JSONError(message: message)) { try JSONValue(reading: text) }
  }

  @Test func `a value is nested at most 64 deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONValue(reading: nested(65))
    #expect(throws: JSONError(message: "byte 66: this is nested over 64 deep")) {
      try JSONValue(reading: nested(66))
    }
    #expect(throws: JSONError.self) {
      try JSONValue(reading: String(repeating: "[", count: 1_000_000))
    }
  }
}
