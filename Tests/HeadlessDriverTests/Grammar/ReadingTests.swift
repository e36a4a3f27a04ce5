import HeadlessDriver
import HeadlessUI
import Testing

/// Reads a line on a screen as a move or an error, without an app.
struct ReadingTests {
  @Test(
    arguments: [
      (":tree", .session(.tree), nil), (":open a://b", .open("a://b"), nil),
      ("save", .tap("save"), 0), ("SAVE IT", .tap("SAVE IT"), 0),
      (#"tap "Save it""#, .tap("Save it"), 0), (#"tap "back""#, .tap("back"), 2),
      ("type name Kim Lee", .type("Kim Lee", into: "name"), 1),
      (#"type name "2 x""#, .type("2 x", into: "name"), 1),
      ("submit name", .submit("name"), 1), ("toggle push", .toggle("push"), 3),
      ("increase size", .use("size", .increase), 4),
      ("decrease size", .use("size", .decrease), 4),
      ("pick colour dark red", .pick("colour", option: "dark red"), 7), (#"back """#, .back, nil),
      ("refresh", .go(.refresh), nil), ("more", .go(.more), nil),
      (#"type "Code" 2 2 x"#, .type("2 x", into: Name("Code", 2)), 9),
      (#"tap "Buy" 2"#, .tap(Name("Buy", 2)), 12),
      (#""save""#, .tap("save"), 0), (#"  "Save it" "#, .tap("Save it"), 0),
      (#""back""#, .tap("back"), 2),
    ] as [(String, Move, Int?)])
  func `a line is one move on a screen`(line: String, move: Move, target: Int?) {
    let parsed = UsableScreen(.shop, canGoBack: true).read(line)
    #expect(parsed.move == move && parsed.target == target && parsed.error == nil)
  }

  @Test(arguments: [
    ("svae", #"unknown-action: no "svae"; did you mean "save"?"#),
    (#""svae""#, #"unknown-action: no "svae"; did you mean "save"?"#),
    ("save i", #"unknown-action: no "save i"; did you mean "save"?"#),
    ("tap Sav", #"unknown-action: no "Sav"; did you mean "save"?"#),
    ("Fern", #"unknown-action: no "Fern"; did you mean "Fern in the hall"?"#),
    ("tap Cactus", #"unknown-action: no "Cactus"; did you mean "Cactus 30 days dry"?"#),
    ("tap Fern", #"unknown-action: no "Fern"; did you mean "Fern in the hall"?"#),
    ("tap Pa", #"unknown-action: no "Pa"; did you mean Palm "A"?"#),
    (
      #""Buy""#,
      #"ambiguous: 2 are called "Buy": "Buy" (button), "Buy" (button); did you mean tap "Buy" 1 or tap "Buy" 2?"#
    ),
    (
      "back",
      #"ambiguous: "back" is a verb and the name of "Back" (button); write tap "back" for that, or back "" for the verb"#
    ),
    (
      "Buy",
      #"ambiguous: 2 are called "Buy": "Buy" (button), "Buy" (button); did you mean tap "Buy" 1 or tap "Buy" 2?"#
    ),
    (
      "type PIN 1234",
      #"ambiguous: 2 are called "PIN": "PIN" (secure field), "PIN" (secure field); did you mean type "PIN" 1 TEXT or type "PIN" 2 TEXT?"#
    ),
    (
      "type Code 2 x",
      #"ambiguous: 2 are called "Code": "Code" (field), "Code" (field); did you mean type "Code" 2 x?"#
    ),
    (#"type "Code" 3 x"#, #"bad-argument: there are 2 called "Code", no number 3"#),
    (
      "toggle save", #"bad-argument: "save" is a button and cannot be used with toggle; write save"#
    ),
    (
      "pick colour blue",
      #"bad-argument: "colour" has no option "blue"; it has "Red", "Dark red""#
    ),
    ("1", "bad-argument: numbers work on a terminal only; write save"),
    ("confirm", "no-alert: no alert is up, so there is nothing to confirm"),
    (":xyz", #"unknown-action: no ":xyz"; :help lists the commands"#),
  ])
  func `a line without an intent gets an error with the remedy`(line: String, answer: String) {
    let usable = UsableScreen(.shop, canGoBack: true)
    #expect(answered(line, on: usable) == answer)
  }

  @Test(arguments: [
    (#"back """#, "not-here: there is nothing to go back to; :actions lists what works"),
    ("refresh", "not-here: this screen cannot be refreshed; :actions lists what works"),
    ("more", "not-here: no list has more rows; :actions lists what works"),
    ("2", "bad-argument: there is no 2; the numbers are 1 to 1"),
  ])
  func `an impossible verb is refused with the reason`(line: String, answer: String) {
    let screen = Screen(elements: [Element(role: .button, label: "One")])
    #expect(answered(line, on: UsableScreen(screen), takesNumbers: true) == answer)
  }

  @Test func `a name that is a verb is ambiguous, even if the verb is impossible`() {
    #expect(
      answered("back", on: UsableScreen(.shop))
        == #"ambiguous: "back" is a verb and the name of "Back" (button); write tap "back" for that"#
    )
  }

  @Test(arguments: [("1", "save"), ("3", "Back"), ("04", "push"), ("8", #"tap "Code" 2"#)])
  func `a number on a terminal stands for the name of its element`(number: String, name: String) {
    #expect(UsableScreen(.shop).read(number, takesNumbers: true).text == name)
  }

  @Test(
    arguments: [
      (":screen", .session(.screen), nil), (":wait 2s", .wait(.seconds(2)), nil),
      ("confirm", .confirm, 1), ("cancel", .cancel, 2), (#"tap "Delete""#, .tap("Delete"), 1),
      ("type Reason none", .type("none", into: "Reason"), 0),
    ] as [(String, Move, Int?)])
  func `an alert is answered by its own words and buttons`(line: String, move: Move, target: Int?) {
    let parsed = UsableScreen(.asking).read(line, takesNumbers: true)
    #expect(parsed.move == move && parsed.target == target && parsed.error == nil)
  }

  @Test(arguments: ["", " ", "# yes"])
  func `a blank line answers no alert`(line: String) {
    let parsed = UsableScreen(.asking).read(line)
    #expect(parsed.move == nil && parsed.target == nil && parsed.error == nil)
  }

  @Test(arguments: [
    "Delete", "1", "y", #"tap "delete""#, "back", "refresh", "more", "save", #"tap "save""#,
    "toggle push", "submit Reason", "confirm now", #"confirm """#, #"cancel """#, ":open a://b",
  ])
  func `no other line works while an alert is up`(line: String) {
    #expect(
      answered(line, on: UsableScreen(.asking), takesNumbers: true).hasPrefix(
        "alert-pending: \"Sure?\" has to be answered first"))
  }

  @Test func `confirm presses nothing if several buttons could be meant`() {
    let alert = Screen.Alert(
      title: "Which?",
      elements: [Element(role: .button, label: "A"), Element(role: .button, label: "B")])
    let usable = UsableScreen(Screen(alert: alert))
    #expect(
      answered("confirm", on: usable)
        == #"ambiguous: confirm could press several of the buttons; did you mean tap "A" or tap "B"?"#
    )
  }

  @Test func `cancel never presses a destructive button`() {
    let alert = Screen.Alert(
      title: "Erase?",
      elements: [Element(role: .button, label: "Erase", buttonRole: .destructive)])
    let usable = UsableScreen(Screen(alert: alert))
    #expect(
      answered("cancel", on: usable)
        == #"ambiguous: "Erase?" has only a destructive button, which cancel never presses; write confirm to press it"#
    )
    #expect(usable.read("confirm").target == 0)
  }

  @Test func `the working lines are the accepted inputs`() {
    let usable = UsableScreen(.shop) { input, index in
      switch index {
      case 0, 2: input == .tap
      case 3: input == .toggle
      case 4: input == .increase
      default: false
      }
    }
    #expect(
      usable.workingLines == [
        "save", "Back", "toggle push", "increase size", "more", "refresh",
      ])
  }

  private func answered(
    _ line: String, on usable: UsableScreen, takesNumbers: Bool = false
  ) -> String {
    let parsed = usable.read(line, takesNumbers: takesNumbers)
    return parsed.error?.description ?? "\(parsed)"
  }
}

extension Screen {
  nonisolated fileprivate static let shop = Screen(
    elements: [
      Element(role: .button, label: "Save it", identifier: "save"),
      Element(role: .field, label: "Name", identifier: "name"),
      Element(role: .button, label: "Back"),
      Element(role: .toggle, label: "Push", identifier: "push"),
      Element(role: .stepper, label: "Size", identifier: "size"),
      Element(role: .picker, label: "Colour", identifier: "colour"),
      Element(role: .option, label: "Red", depth: 1),
      Element(role: .option, label: "Dark red", depth: 1),
      Element(role: .field, label: "Code"), Element(role: .field, label: "Code"),
      Element(role: .more, label: "more"),
      Element(role: .button, label: "Buy"), Element(role: .button, label: "Buy"),
      Element(role: .secureField, label: "PIN"), Element(role: .secureField, label: "PIN"),
      Element(role: .button, label: "Cactus 30 days dry"),
      Element(role: .button, label: "Fern in the hall", identifier: "plant 2"),
      Element(role: .button, label: "Palm \"A\"", identifier: "plant 3"),
    ], canRefresh: true)

  nonisolated fileprivate static let asking = Screen(
    elements: Screen.shop.elements,
    alert: Screen.Alert(
      title: "Sure?",
      elements: [
        Element(role: .field, label: "Reason"),
        Element(role: .button, label: "Delete", buttonRole: .destructive),
        Element(role: .button, label: "Keep", buttonRole: .cancel),
      ]))
}
