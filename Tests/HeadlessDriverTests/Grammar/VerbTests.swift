import HeadlessDriver
import HeadlessUI
import Testing

/// Verbs, and the answers to misspelled ones.
struct VerbTests {
  @Test(
    arguments: [
      (#"tap logout"#, .tap("logout")),
      (#"tap "Log out""#, .tap("Log out")),
      (#"tap "Log out" 2"#, .tap(Name("Log out", 2))),
      (#"tap 2"#, .tap("2")),
      (#"tap 2 3"#, .tap(Name("2", 3))),
      ("tap\tlogout", .tap("logout")),
      (#"tap a"b"#, .tap(#"a"b"#)),
      (#"tap a\n"#, .tap(#"a\n"#)),
      (#"tap "\"\\\n\u{1B}\u{D55C}""#, .tap("\"\\\n\u{1B}한")),
      (##"tap "#" "##, .tap("#")),
      ("tap \"\u{301}\"", .tap("\u{301}")),
      ("type id 12345", .type("12345", into: "id")),
      ("type id  a  b ", .type("a  b", into: "id")),
      (#"type id """#, .type("", into: "id")),
      (#"type id " a ""#, .type(" a ", into: "id")),
      (#"type id 5""#, .type(#"5""#, into: "id")),
      (#"type id C:\new"#, .type(#"C:\new"#, into: "id")),
      (#"type "Member ID" 12345"#, .type("12345", into: "Member ID")),
      ("pick colour Dark red", .pick("colour", option: "Dark red")),
      ("pick colour", .pick("colour", option: nil)),
      (#"increase "size" 2"#, .use(Name("size", 2), .increase)),
      (#"decrease "a b" 2"#, .use(Name("a b", 2), .decrease)),
      (#"submit "id" 2"#, .use(Name("id", 2), .submit)),
      (#"toggle "push" 2"#, .use(Name("push", 2), .toggle)),
      (#"type "id" 2 x"#, .type("2 x", into: "id")),
      ("back", .go(.back)), (" more ", .go(.more)),
    ] as [(String, Move)])
  func `a verb is parsed with its name, position and text`(line: String, move: Move) {
    #expect(UsableScreen(Screen()).read(line).move == move)
  }

  @Test(arguments: [
    ("tap", #"tap needs a name; write tap "NAME""#),
    ("tap Log out", #""out" is not a position; a name with spaces is quoted: tap "Log out""#),
    (
      #"tap "Log out" 0"#,
      #""0" is not a position; write a number from 1 after the name, or nothing"#
    ),
    (#"tap "a"#, #"the quote is not closed; write " after the text, and \" for one in it"#),
    (#"tap "\q""#, #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#),
    (#"tap "a"2"#, "text stands right after the closing quote; write a space between them"),
    ("type", "type needs a name; write type NAME TEXT"),
    ("type id", #"type id needs a text; write type id TEXT, or type id "" to clear it"#),
    (
      #"type "Member ID""#,
      #"type "Member ID" needs a text; write type "Member ID" TEXT, or type "Member ID" "" to clear it"#
    ),
    (#"type id "a" b"#, "text stands after the closing quote; quote all of it or nothing"),
    ("toggle", "toggle needs a name; write toggle NAME"),
    ("toggle Push news", #"toggle takes one name; one with spaces is quoted: toggle "Push news""#),
    (#"increase "a" 0"#, #"increase takes one name; remove "0""#),
    (#"submit "a" b"#, #"submit takes one name; remove "b""#),
    ("pick", "pick needs a name; write pick NAME OPTION"),
    ("increase", "increase needs a name; write increase NAME"),
    ("refresh now", #"refresh takes no argument; remove "now""#),
    ("confirm yes", #"confirm takes no argument; remove "yes""#),
    ("back \u{1B}[2J", #"back takes no argument; remove "\u{1B}[2J""#),
  ])
  func `a wrong verb is answered with the remedy`(line: String, message: String) {
    #expect(UsableScreen(Screen()).read(line).error == LineError(.badArgument, message))
  }

  @Test(arguments: [
    (#"tap "\u{}""#, "an escape is unknown"), (#"tap "\u{D800}""#, "an escape is unknown"),
    (#"tap "\u{110000}""#, "an escape is unknown"),
    (#"tap "\u{000000041}""#, "an escape is unknown"), (#"tap "\u41""#, "an escape is unknown"),
    (#"tap "a\"#, "the quote is not closed"), (#"tap "a" -1"#, #""-1" is not a position"#),
    (#"tap "a" 99999999999999999999"#, #""99999999999999999999" is not a position"#),
  ])
  func `a malformed text or position is named`(line: String, message: String) {
    #expect(UsableScreen(Screen()).read(line).error?.message.hasPrefix(message) == true)
  }

  @Test(arguments: [
    #"type password "hunter2"#, #"type password "hunter2" x"#, #"type password "hunter2\q""#,
  ])
  func `no error repeats the text to be typed`(line: String) {
    let error = UsableScreen(Screen()).read(line).error
    #expect(error?.code == .badArgument)
    #expect(error?.description.contains("hunter2") == false)
  }

  @Test func `a long value is cut in messages`() {
    let error = UsableScreen(Screen()).read("back " + String(repeating: "한", count: 300)).error
    #expect(
      error?.message
        == "back takes no argument; remove \"\(String(repeating: "한", count: 200))\"… (900 bytes)")
  }
}
