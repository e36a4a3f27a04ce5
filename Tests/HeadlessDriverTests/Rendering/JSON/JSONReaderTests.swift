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
  func `a value is read`(text: String, value: JSONValue) {
    #expect(JSONValue(reading: text) == value)
  }

  @Test(arguments: ["0", "-0", "0.50", "-12", "1E9", "2.5e-7", "1e999", "123456789012345678901"])
  func `a number is read as it is written`(text: String) {
    #expect(JSONValue(reading: text) == .number(text))
  }

  @Test(arguments: [
    "", "[1,]", "[1 2]", "{\"a\" 1}", "{a:1}", "{\"a\":}", "01", "1 2", "NaN", "\"a", "\"\t\"",
    #""\x""#, #""\"#, #""\uD83D""#, #""\uDE00\uD83D""#, #""\u12"#, #""\u+123""#,
    #""\uD83D\uD83D\uDE00""#, "+1", "1.", ".5", "1.e5", "0x1", "inf", "-", "--1", "-01", "1e",
    "1e+",
  ])
  func `a malformed text is no value`(text: String) {
    #expect(JSONValue(reading: text) == nil)
  }

  @Test func `a value is nested at most 64 deep`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSONValue(reading: nested(65)) != nil)
    #expect(JSONValue(reading: nested(66)) == nil)
    #expect(JSONValue(reading: String(repeating: "[", count: 1_000_000)) == nil)
  }
}
