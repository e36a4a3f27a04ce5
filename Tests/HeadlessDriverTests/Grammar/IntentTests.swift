import HeadlessDriver
import HeadlessUI
import Testing

/// The intent or error that a line has on a screen, without an app.
struct IntentTests {
  @Test(
    arguments: [
      ("", .nothing), ("  # comment", .nothing),
      (":tree", .command(.tree)), (":open a://b", .command(.open("a://b"))),
      ("save", .shop(0, .tap)), ("SAVE IT", .shop(0, .tap)),
      (#"tap "Save it""#, .shop(0, .tap)), (#"tap "back""#, .shop(2, .tap)),
      ("type name Kim Lee", .shop(1, .type("Kim Lee"))),
      (#"type name "2 x""#, .shop(1, .type("2 x"))),
      ("submit name", .shop(1, .submit)), ("toggle push", .shop(3, .toggle)),
      ("increase size", .shop(4, .increase)),
      ("decrease size", .shop(4, .decrease)),
      ("pick colour dark red", .shop(7, .tap)), (#"back """#, .back),
      ("refresh", .refresh), ("more", .more),
      (#"type "Code" 2 2 x"#, .shop(9, .type("2 x"))),
      (#"tap "Buy" 2"#, .shop(12, .tap)),
      (#""save""#, .shop(0, .tap)), (#"  "Save it" "#, .shop(0, .tap)),
      (#""back""#, .shop(2, .tap)),
    ] as [(String, Intent)])
  func `a line has one intent on a screen`(line: String, intent: Intent) throws {
    let front = ScreenInFront(ScreenWords(.shop), canGoBack: true, canRefresh: true) { _, _ in true
    }
    #expect(try front.meaning(of: Line(line)).intent.get() == intent)
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
    let front = ScreenInFront(ScreenWords(.shop), canGoBack: true) { _, _ in true }
    #expect(answered(line, on: front) == answer)
  }

  @Test(arguments: [
    (#"back """#, "not-here: there is nothing to go back to; :actions lists what works"),
    ("refresh", "not-here: this screen cannot be refreshed; :actions lists what works"),
    ("more", "not-here: no list has more rows; :actions lists what works"),
    ("2", "bad-argument: there is no 2; the numbers are 1 to 1"),
  ])
  func `an impossible verb is refused with the reason`(line: String, answer: String) {
    let screen = Screen(elements: [Element(role: .button, label: "One")])
    let front = ScreenInFront(ScreenWords(screen), takesNumbers: true) { _, _ in true }
    #expect(answered(line, on: front) == answer)
  }

  @Test(arguments: [("1", "save"), ("3", "Back"), ("04", "push"), ("8", #"tap "Code" 2"#)])
  func `a number on a terminal stands for the name of its element`(number: String, name: String) {
    let front = ScreenInFront(ScreenWords(.shop), takesNumbers: true) { _, _ in true }
    #expect(front.meaning(of: Line(number)).text == name)
  }

  @Test(
    arguments: [
      ("", .nothing), (" ", .nothing), ("# yes", .nothing), (":screen", .command(.screen)),
      (":wait 2s", .command(.wait(.seconds(2)))), ("confirm", .asking(1, .tap)),
      ("cancel", .asking(2, .tap)), (#"tap "Delete""#, .asking(1, .tap)),
      ("type Reason none", .asking(0, .type("none"))),
    ] as [(String, Intent)])
  func `an alert is answered by its own words and buttons`(line: String, intent: Intent) throws {
    let front = ScreenInFront(ScreenWords(.asking), takesNumbers: true) { _, _ in true }
    #expect(try front.meaning(of: Line(line)).intent.get() == intent)
  }

  @Test(arguments: [
    "Delete", "1", "y", #"tap "delete""#, "back", "refresh", "more", "save", #"tap "save""#,
    "toggle push", "submit Reason", "confirm now", ":open a://b", ":save x",
  ])
  func `no other line works while an alert is up`(line: String) {
    let front = ScreenInFront(ScreenWords(.asking), takesNumbers: true) { _, _ in true }
    #expect(
      answered(line, on: front).hasPrefix("alert-pending: \"Sure?\" has to be answered first"))
  }

  @Test func `confirm presses nothing if several buttons could be meant`() {
    let alert = Screen.Alert(
      title: "Which?",
      elements: [Element(role: .button, label: "A"), Element(role: .button, label: "B")])
    let front = ScreenInFront(ScreenWords(Screen(alert: alert))) { _, _ in true }
    #expect(
      answered("confirm", on: front)
        == #"ambiguous: confirm could press several of the buttons; did you mean tap "A" or tap "B"?"#
    )
  }

  @Test func `cancel never presses a destructive button`() throws {
    let alert = Screen.Alert(
      title: "Erase?",
      elements: [Element(role: .button, label: "Erase", buttonRole: .destructive)])
    let front = ScreenInFront(ScreenWords(Screen(alert: alert))) { _, _ in true }
    #expect(
      answered("cancel", on: front)
        == #"ambiguous: "Erase?" has only a destructive button, which cancel never presses; write confirm to press it"#
    )
    #expect(
      try front.meaning(of: Line("confirm")).intent.get()
        == .input(.tap, Target(0, of: alert.elements)))
  }

  @Test func `the working lines are the accepted inputs`() {
    let front = ScreenInFront(ScreenWords(.shop), canRefresh: true) { input, index in
      switch index {
      case 0, 2: input == .tap
      case 3: input == .toggle
      case 4: input == .increase
      default: false
      }
    }
    #expect(
      front.workingLines == [
        "save", "Back", "toggle push", "increase size", "more", "refresh",
      ])
  }

  private func answered(_ line: String, on front: ScreenInFront) -> String {
    do throws(LineError) {
      return "\(try front.meaning(of: Line(line)).intent.get())"
    } catch {
      return error.description
    }
  }
}

extension Intent {
  nonisolated fileprivate static func shop(_ index: Int, _ input: ScreenInput) -> Intent {
    .input(input, Target(index, of: Screen.shop.elements))
  }

  nonisolated fileprivate static func asking(_ index: Int, _ input: ScreenInput) -> Intent {
    .input(input, Target(index, of: Screen.asking.alert?.elements ?? []))
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
    ])

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
