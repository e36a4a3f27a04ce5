import HeadlessDriver
import Testing

/// Verbs, and the answers to misspelled ones.
struct VerbTests {
  @Test(
    arguments: [
      (#"tap logout"#, Verb(.tap, "logout")),
      (#"tap "Log out""#, Verb(.tap, "Log out")),
      (#"tap "Log out" 2"#, Verb(.tap, "Log out", position: 2)),
      (#"tap 2"#, Verb(.tap, "2")),
      (#"tap 2 3"#, Verb(.tap, "2", position: 3)),
      ("tap\tlogout", Verb(.tap, "logout")),
      (#"tap a"b"#, Verb(.tap, #"a"b"#)),
      (#"tap a\n"#, Verb(.tap, #"a\n"#)),
      (#"tap "\"\\\n\u{1B}\u{D55C}""#, Verb(.tap, "\"\\\n\u{1B}한")),
      (##"tap "#" "##, Verb(.tap, "#")),
      ("tap \"\u{301}\"", Verb(.tap, "\u{301}")),
      ("type id 12345", Verb(.type, "id", text: "12345")),
      ("type id  a  b ", Verb(.type, "id", text: "a  b")),
      (#"type id """#, Verb(.type, "id", text: "")),
      (#"type id " a ""#, Verb(.type, "id", text: " a ")),
      (#"type id 5""#, Verb(.type, "id", text: #"5""#)),
      (#"type id C:\new"#, Verb(.type, "id", text: #"C:\new"#)),
      (#"type "Member ID" 12345"#, Verb(.type, "Member ID", text: "12345")),
      ("toggle push", Verb(.toggle, "push")),
      ("pick colour Dark red", Verb(.pick, "colour", text: "Dark red")),
      ("pick colour", Verb(.pick, "colour")),
      ("increase size", Verb(.increase, "size")),
      (#"increase "size" 2"#, Verb(.increase, "size", position: 2)),
      (#"decrease "a b" 2"#, Verb(.decrease, "a b", position: 2)),
      (#"submit "id" 2"#, Verb(.submit, "id", position: 2)),
      (#"toggle "push" 2"#, Verb(.toggle, "push", position: 2)),
      (#"type "id" 2 x"#, Verb(.type, "id", text: "2 x")),
      ("decrease size", Verb(.decrease, "size")),
      ("submit id", Verb(.submit, "id")),
      ("refresh", Verb(.refresh)), ("back", Verb(.back)), (" more ", Verb(.more)),
      ("confirm", Verb(.confirm)),
      ("cancel", Verb(.cancel)),
    ] as [(String, Verb)])
  func `a verb is parsed with its name, position and text`(line: String, verb: Verb) {
    #expect(Line(line).reading == .verb(verb))
  }

  @Test(arguments: [
    ("tap", #"tap needs a name; write tap "NAME""#),
    ("tap Log out", #""out" is not a position; a name with spaces is quoted: tap "Log out""#),
    (
      #"tap "Log out" 0"#,
      #""0" is not a position; write a number from 1 behind the name, or nothing"#
    ),
    (#"tap "a" -1"#, #""-1" is not a position; write a number from 1 behind the name, or nothing"#),
    (
      #"tap "a" 99999999999999999999"#,
      #""99999999999999999999" is not a position; write a number from 1 behind the name, or nothing"#
    ),
    (#"tap "a"#, #"the quote is not closed; write " behind the text, and \" for one in it"#),
    (#"tap "a\"#, #"the quote is not closed; write " behind the text, and \" for one in it"#),
    (#"tap "\q""#, #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#),
    (#"tap "\u{}""#, #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#),
    (#"tap "\u{D800}""#, #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#),
    (
      #"tap "\u{110000}""#,
      #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#
    ),
    (
      #"tap "\u{000000041}""#,
      #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#
    ),
    (#"tap "\u41""#, #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#),
    (#"tap "a"2"#, "text stands right behind the closing quote; write a space between them"),
    ("type", "type needs a name; write type NAME TEXT"),
    ("type id", #"type id needs a text; write type id TEXT, or type id "" to clear it"#),
    (
      #"type "Member ID""#,
      #"type "Member ID" needs a text; write type "Member ID" TEXT, or type "Member ID" "" to clear it"#
    ),
    (#"type id "a" b"#, "text stands behind the closing quote; quote all of it or nothing"),
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
    #expect(Line(line).reading == .notAVerb(LineError(.badArgument, message)))
  }

  @Test(arguments: [
    #"type password "hunter2"#, #"type password "hunter2" x"#, #"type password "hunter2\q""#,
  ])
  func `no error repeats the text to be typed`(line: String) {
    guard case .notAVerb(let error) = Line(line).reading else {
      Issue.record("\(line) is read as a verb")
      return
    }
    #expect(!error.description.contains("hunter2"))
  }

  @Test func `a long value is cut in messages`() {
    guard case .notAVerb(let error) = Line("back " + String(repeating: "한", count: 300)).reading
    else {
      Issue.record("it is read as a verb")
      return
    }
    #expect(
      error.message
        == "back takes no argument; remove \"\(String(repeating: "한", count: 200))\"… (900 bytes)")
  }
}
