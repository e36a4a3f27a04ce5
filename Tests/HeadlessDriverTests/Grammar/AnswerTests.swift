import HeadlessUI
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

/// The answers to lines on a screen, without an app.
struct AnswerTests {
  nonisolated private static func button(_ label: String, _ identifier: String? = nil) -> Element {
    Element(role: .button, label: label, identifier: identifier)
  }

  nonisolated private static let pair = Screen(elements: [button("First", "Open"), button("Open")])
  nonisolated private static let likeness = Screen(elements: [
    button("Open", "first"), button("Open"),
  ])
  nonisolated private static let rows = Screen(elements: [
    Element(role: .text, label: "Emma"), button("Remove"),
    Element(role: .text, label: "Ulysses"), button("Remove"),
  ])

  @Test(
    arguments: [
      (
        pair, "Open",
        #"ambiguous: 2 are called "Open": "Open" "First" (button), "Open" (button); did you mean tap "Open" 1 or tap "Open" 2?"#
      ),
      (pair, "tap Open", "ambiguous: 2 are called"), (pair, "open", "1"), (pair, "first", "0"),
      (pair, #"tap "Open" 2"#, "1"),
      (pair, #"tap "Open" 3"#, #"bad-argument: there are 2 called "Open", no number 3"#),
      (likeness, "Open", "1"), (likeness, "first", "0"),
      (likeness, "OPEN", "ambiguous: 2 are called"),
      (
        rows, "Remove",
        #"ambiguous: 2 are called "Remove": "Remove" (button after "Emma"), "Remove" (button after "Ulysses"); did you mean tap "Remove" 1 or tap "Remove" 2?"#
      ),
    ] as [(Screen, String, String)])
  func `an ambiguous name is never guessed`(screen: Screen, line: String, answer: String) {
    #expect(UsableScreen(screen).answer(to: line).hasPrefix(answer))
  }

  nonisolated private static let odd = Screen(elements: [
    button(":colon"), button("member 12"), button("Help"),
  ])

  @Test(arguments: [
    (":colon", #"unknown-action: no ":colon"; did you mean tap ":colon"?"#),
    (#"tap ":colon""#, "0"),
    (
      "tap member 12",
      #"unknown-action: no "member"; a name with spaces is quoted: tap "member 12""#
    ),
    (#"tap "member 12" 2"#, #"bad-argument: only one is called "member 12", no number 2"#),
    ("help", "2"), (#"tap """#, #"unknown-action: no ""; :actions lists what works"#),
  ])
  func `a misread name is answered with its quoted form`(line: String, answer: String) {
    #expect(UsableScreen(Self.odd).answer(to: line) == answer)
  }

  nonisolated private static let cart = Screen(
    elements: (0..<2).flatMap { _ in
      [
        Element(role: .stepper, label: "q"), Element(role: .toggle, label: "On"),
        Element(role: .field, label: "Name"), Element(role: .picker, label: "P"),
        Element(role: .option, label: "one", depth: 1),
        Element(role: .option, label: "two", depth: 1),
      ]
    })
  nonisolated private static let mixed = Screen(elements: [
    button("Name"), Element(role: .field, label: "Name"), Element(role: .stepper, label: "Name"),
  ])

  @Test(
    arguments: [
      (cart, #"increase "q" 2"#, "6"), (cart, #"decrease "Q" 1"#, "0"),
      (cart, #"toggle "On" 2"#, "7"), (cart, #"type "Name" 2 Kim Lee"#, "8"),
      (cart, #"type "Name" 1 2 3"#, "2"), (cart, #"type "Name" 2 """#, "8"),
      (cart, #"submit "Name" 2"#, "8"), (cart, #"pick "P" 2 two"#, "11"),
      (cart, #"increase "q" 3"#, #"bad-argument: there are 2 called "q", no number 3"#),
      (cart, #"increase "qq" 2"#, "unknown-action: no "),
      (cart, #"toggle "Name" 2"#, #"bad-argument: "Name" is a field and cannot"#),
      (
        cart, "increase q 2",
        #"bad-argument: increase takes one name; one with spaces is quoted: increase "q 2", and number 2 of several is increase "q" 2"#
      ),
      (mixed, #"type "Name" 2 x"#, "1"), (mixed, #"increase "Name" 3"#, "2"),
      (mixed, #"increase "Name" 1"#, #"bad-argument: "Name" is a button and cannot"#),
    ] as [(Screen, String, String)])
  func `a position chooses one of several elements`(screen: Screen, line: String, answer: String) {
    #expect(UsableScreen(screen).answer(to: line).hasPrefix(answer))
  }

  @Test func `the lines for elements with one name work, are printed, and are suggested`() {
    let usable = UsableScreen(Self.cart)
    let lines = (1...2).flatMap { number in
      [#"increase "q""#, #"decrease "q""#, #"tap "On""#, #"type "Name""#, #"submit "Name""#]
        .map { "\($0) \(number)\($0.hasPrefix("type") ? " TEXT" : "")" }
        + ["one", "two"].map { #"pick "P" \#(number) \#($0)"# }
    }
    #expect(usable.workingLines == lines)
    for line in lines { #expect(usable.read(line).error == nil, "\(line)") }
    for word in [#"decrease "q" 2"#, #"type "Name" 2"#, #"pick "P" 2"#] {
      #expect(Self.cart.text().contains("  \(word)"))
    }
    for line in ["increase q", "decrease q", "submit Name", "type Name 7 x", "pick P one"] {
      let suggestions = usable.read(line).error?.suggestions ?? []
      #expect(suggestions.count == 2, "\(line)")
      #expect(suggestions.allSatisfy { usable.read($0).error == nil }, "\(suggestions)")
    }
  }

  // MARK: Pickers with many options

  nonisolated private static let travel = Screen(
    elements: [Element(role: .picker, label: "Country", value: "Korea", identifier: "country")]
      + ["France", "Germany", "Korea", "Norway", "Peru", "Spain"].map {
        Element(role: .option, label: $0, isSelected: $0 == "Korea", depth: 1)
      })
  nonisolated private static let travels = Screen(elements: travel.elements + travel.elements)
  nonisolated private static let theme = Screen(elements: [
    Element(role: .picker, label: "Theme", value: "Light"),
    Element(role: .option, label: "Light", isSelected: true, depth: 1),
    Element(role: .option, label: "Very dark", identifier: "dark", depth: 1),
  ])

  @Test func `a picker with many options shows its choice, and is one line of :actions`() {
    #expect(Self.travel.text() == "  pick country  Country  Korea (6 options)\n")
    let usable = UsableScreen(Self.travel)
    #expect(usable.shortWorkingLines == ["pick country"])
    #expect(
      usable.words.text(ofPickerAt: 0, width: 80, in: Self.travel.marks) == """
          pick country  Country  Korea
            France
            Germany
            Korea    (selected)
            Norway
            Peru
            Spain

        """)
  }

  @Test(
    arguments: [
      (travel, "pick country", "0"), (travel, "country", "0"), (travel, #"tap "country""#, "0"),
      (travel, "Country", "0"), (travel, "pick country Peru", "5"),
      (travels, #"pick "country" 2"#, "7"), (travels, "pick country", "ambiguous: "),
      (
        travel, "pick country Koera",
        #"bad-argument: "country" has no option "Koera"; write pick country for the list of 6; did you mean pick country Korea?"#
      ),
      (theme, "pick Theme dark", "2"), (theme, "pick Theme light", "1"),
    ] as [(Screen, String, String)])
  func `an option is picked by its identifier or its label`(
    screen: Screen, line: String, answer: String
  ) {
    #expect(UsableScreen(screen).answer(to: line).hasPrefix(answer))
  }

  @Test func `the line for an option has its identifier`() {
    #expect(UsableScreen(Self.theme).workingLines == ["pick Theme Light", "pick Theme dark"])
    #expect(Self.theme.text().contains("\n    dark   Very dark\n"))
  }

  nonisolated private static let unlabelled = Screen(elements: [
    Element(role: .field), Element(role: .toggle), Element(role: .picker),
    Element(role: .option, label: "a", depth: 1), button(""),
  ])

  @Test func `elements without a label have an empty name, and fields and pickers their role`() {
    let usable = UsableScreen(Self.unlabelled) { input, _ in input != .submit }
    #expect(
      usable.workingLines == ["type field TEXT", #"tap "" 1"#, "pick picker a", #"tap "" 2"#])
    let answers = ["type field x", #"toggle """#, #"tap "" 1"#, "pick picker a", #"tap "" 2"#]
      .map { usable.answer(to: $0) }
    #expect(answers == ["0", "1", "1", "3", "4"])
    #expect(usable.read("4", takesNumbers: true).text == #"tap "" 2"#)
  }

  @Test func `a verb with a namesake is written with an empty name`() {
    let screen = Screen(
      elements: [
        Self.button("More"), Self.button("Again", "refresh"),
        Element(role: .more, label: "130 more"),
      ],
      canRefresh: true)
    let usable = UsableScreen(screen)
    #expect(usable.workingLines == ["More", #"tap "refresh""#, #"more """#, #"refresh """#])
    #expect(
      usable.answer(to: "refresh")
        == #"ambiguous: "refresh" is a verb and the name of "refresh" "Again" (button); write tap "refresh" for that, or refresh "" for the verb"#
    )
    #expect(["More", #"tap "refresh""#].map { usable.answer(to: $0) } == ["0", "1"])
    #expect(screen.text().contains(#"  refresh """#))
  }

  // MARK: Remedies

  nonisolated private static let form = Screen(elements: [
    Element(role: .field, label: "name"), Element(role: .toggle, label: "news"),
    Element(role: .picker, label: "color"), Element(role: .option, label: "Red", depth: 1),
    Element(role: .option, label: "Royal blue", depth: 1), button("Ask"),
  ])
  nonisolated private static let asking = Screen(
    elements: form.elements, alert: Screen.Alert(title: "Sure?", elements: [button("OK")]))

  @Test(arguments: [
    ("help", ":help"), ("?", ":help"), ("quit", ":quit"), ("exit", ":quit"), ("q", ":quit"),
    ("Q", ":quit"), ("undo 2", ":undo 2"), ("wait 2s", ":wait 2s"), ("tree", ":tree"),
    ("tpye name Kim", "type name Kim"), ("togle news", "toggle news"),
    ("TOGGLE news", "toggle news"), ("pikc color Red", "pick color Red"), ("tab Ask", "tap Ask"),
    ("sumbit name", "submit name"), ("name Kim", "type name Kim"),
    ("NAME Kim Lee", "type name Kim Lee"),
  ])
  func `the error for a misspelt line suggests the line that was meant`(line: String, meant: String)
  {
    #expect(
      UsableScreen(Self.form).answer(to: line)
        == "unknown-action: no \"\(line)\"; did you mean \(meant)?")
    if meant.hasPrefix(":") {
      #expect(UsableScreen(Self.asking).answer(to: line).hasSuffix("; did you mean \(meant)?"))
    }
  }

  nonisolated private static let doors = Screen(elements: [
    button("Open", "open"), Element(role: .field, label: "Name", identifier: "name"),
    Element(role: .field, label: "Lock", identifier: "locked", isEnabled: false),
    Element(role: .toggle, label: "Stuck", identifier: "stuck", isEnabled: false),
    Element(role: .picker, label: "Country", identifier: "shut", isEnabled: false),
  ])

  @Test(arguments: [
    ("type pin 1234", #"unknown-action: no field "pin"; the fields are "name", "locked""#),
    ("toggle stu", "unknown-action: no toggle \"stu\"; did you mean toggle stuck?"),
    ("increase x", #"unknown-action: no stepper "x"; the screen has no stepper"#),
    ("9", "bad-argument: numbers work on a terminal only; :actions lists what to write"),
    ("2", "bad-argument: numbers work on a terminal only; write type name TEXT"),
    ("shut", #"disabled: "shut" cannot be used now; :actions lists what can"#),
    ("opne", #"unknown-action: no "opne"; did you mean "open"?"#),
  ])
  func `a line that means nothing is answered with the remedy`(line: String, answer: String) {
    #expect(UsableScreen(Self.doors).answer(to: line) == answer)
  }

  @Test(
    arguments: [
      (0, .disabled, .tap, #"disabled: "open" cannot be used now; :actions lists what can"#),
      (1, .notPossible, .tap, #"not-here: "name" is a field; write type name TEXT"#),
      (
        1, .notPossible, .submit,
        #"not-here: "name" takes each text as it is typed; there is nothing to submit"#
      ),
      (1, .refused("write a number"), .type("x"), "bad-argument: write a number"),
    ] as [(Int, ScreenInputError, ScreenInput, String)])
  func `an element that does not take an input says why`(
    index: Int, error: ScreenInputError, input: ScreenInput, answer: String
  ) {
    let refusal = UsableScreen(Self.doors).refusal(error, at: index, to: input)
    #expect(refusal.description == answer)
  }

  @Test(arguments: [
    ("open", #"unknown-action: "open" is below the sheet in front; write back to close the sheet"#),
    ("nowhere", #"unknown-action: no "nowhere"; :actions lists what works"#),
  ])
  func `a name below a sheet is refused with the way back`(line: String, answer: String) {
    let sheet = Screen(elements: [Element(role: .text, label: "Inside")], covered: [Self.doors])
    #expect(UsableScreen(sheet, canGoBack: true).answer(to: line) == answer)
  }

  @Test func `the number of a field and a text lead to the field`() {
    let error = UsableScreen(Self.doors).read("2 Kim", takesNumbers: true).error
    #expect(error?.sentence == #"no "2 Kim"; did you mean type name Kim?"#)
  }

  @Test func `an unknown name leads to :wait while work is under way`() {
    let usable = UsableScreen(Self.pair)
    usable.isUnderWay = true
    #expect(
      usable.answer(to: "xyzzy")
        == #"unknown-action: no "xyzzy"; :wait lets what is under way end, and :actions lists what works"#
    )
  }

  @Test(arguments: [
    (
      "last line",
      "unknown-action: no \"last line\"; more shows further rows, and :actions lists what works"
    ),
    ("rwo 12", "unknown-action: no \"rwo 12\"; more shows further rows; did you mean \"row 12\"?"),
  ])
  func `the error for the name of a hidden row suggests more`(line: String, answer: String) {
    let rows = (1..<20).map { Self.button("row \($0)") }
    let screen = Screen(elements: rows + [Element(role: .more, label: "980 more")])
    #expect(UsableScreen(screen).answer(to: line) == answer)
  }

  nonisolated private static let saved = Screen(
    alert: Screen.Alert(title: "Saved", elements: [button("OK")]))
  nonisolated private static let loading = Screen(
    alert: Screen.Alert(title: "Loading", elements: []))

  @Test(
    arguments: [
      (saved, "Saved", #"alert-pending: "Saved" has to be answered first; write confirm"#),
      (
        saved, #""ok""#,
        #"alert-pending: "Saved" has to be answered first; write confirm; did you mean tap "OK"?"#
      ),
      (saved, #"tap "OK""#, "0"), (saved, "confirm", "0"),
      (loading, "confirm", "not-here: there is nothing to confirm here"),
      (loading, "cancel", "not-here: there is nothing to cancel here"),
      (
        loading, "x",
        #"alert-pending: "Loading" is in front and has no button; write :wait until the app removes it"#
      ),
    ] as [(Screen, String, String)])
  func `an alert is answered by a verb, never by a bare name`(
    screen: Screen, line: String, answer: String
  ) {
    #expect(UsableScreen(screen).answer(to: line) == answer)
  }

  @Test func `the line printed next to a button reaches it, for random names`() throws {
    var random = Random(seed: 8)
    for _ in 0..<100 {
      let screen = Screen(
        elements: (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Self.button(random.word(), random.word(orNone: true))
        })
      for (index, word) in screen.words.enumerated() {
        #expect(
          UsableScreen(screen).read(try #require(word)).target == index,
          "\(word ?? "") on \(screen)")
      }
    }
  }

  @Test(arguments: ["🇰🇷", "\u{301}", "e\u{301}", "\u{301}\u{323}", "👨‍👩‍👧", "각", "a ", "\"", "1", "1 "])
  func `an unknown line costs as much for each of its characters`(text: String) async throws {
    let usable = UsableScreen(Self.doors)
    for start in ["", "type ", "tap ", ":"] {
      try await expectLinear(2000, "\(start)\(text)") { count in
        _ = usable.read(start + String(repeating: text, count: count))
      }
    }
  }
}

extension UsableScreen {
  /// The error that answers `line`, or the index of its element.
  fileprivate func answer(to line: String) -> String {
    let parsed = read(line)
    return parsed.error?.description ?? parsed.target.map { "\($0)" } ?? ""
  }
}

extension Random {
  private static let words = [
    "a", "A", "a b", "A B", "b", "tap", "tap a", "2", "\"a\"", "a\\b", "é", "e\u{301}", "\u{1B}",
    "#", ":quit",
  ]

  fileprivate mutating func word() -> String { Self.words.randomElement(using: &self) ?? "a" }

  fileprivate mutating func word(orNone: Bool) -> String? {
    Bool.random(using: &self) ? nil : word()
  }
}
