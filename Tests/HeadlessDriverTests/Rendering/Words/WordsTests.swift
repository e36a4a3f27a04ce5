import HeadlessDriver
import HeadlessUI
import Testing

struct WordsTests {
  /// `LineWritingTests` has every kind of name.
  @Test(arguments: [
    ("login 12345", "login 12345"), ("back", #"tap "back""#), ("Back", "Back"), ("", #"tap """#),
    ("a\nb", #"tap "a\nb""#), ("\u{A0}a", "tap \"\u{A0}a\""),
  ])
  func `a button is called by its bare name, or with tap if the name is ambiguous`(
    name: String, word: String
  ) {
    #expect(Screen(elements: [Element(role: .button, label: name)]).words == [word])
    #expect(
      Screen(elements: [Element(role: .link, label: "x", identifier: name)]).words == [word])
  }

  @Test func `elements with the same name have numbers`() {
    let screen = Screen(elements: [
      Element(role: .button, label: "Delete"),
      Element(role: .text, label: "Delete"),
      Element(role: .option, label: "Delete"),
      Element(role: .button, label: "Go", identifier: "Delete"),
      Element(role: .toggle, label: "Delete"),
      Element(role: .button, label: "delete"),
    ])
    #expect(
      screen.words == [
        #"tap "Delete" 1"#, nil, "Delete", #"tap "Delete" 2"#, #"tap "Delete" 3"#, "delete",
      ])
  }

  @Test func `an element with a verb of its own has a number only if the verb is ambiguous`() {
    let screen = Screen(elements: [
      Element(role: .stepper, label: "q"), Element(role: .button, label: "q"),
      Element(role: .stepper, label: "q"), Element(role: .picker, label: "q"),
      Element(role: .field, label: "PIN"), Element(role: .secureField, label: "PIN"),
    ])
    #expect(
      screen.words == [
        #"increase "q" 1"#, #"tap "q" 2"#, #"increase "q" 3"#, "pick q", #"type "PIN" 1"#,
        #"type "PIN" 2"#,
      ])
    #expect(screen.text().contains(#"decrease "q" 3"#))
  }

  @Test func `twenty elements with the same name are numbered`() {
    let screen = Screen(elements: Array(repeating: Element(role: .button, label: "x"), count: 20))
    #expect(screen.words.last == #"tap "x" 20"#)
  }

  @Test func `an element without a name has the empty name, and a field its role`() {
    let roles: [Role] = [.toggle, .picker, .stepper, .field, .secureField]
    #expect(
      Screen(elements: roles.prefix(1).map { Element(role: $0) }).words == [#"toggle """#])
    #expect(
      Screen(elements: roles.dropFirst(2).map { Element(role: $0) }).words
        == [#"increase """#, "type field", #"type "secure field""#])
  }

  @Test func `the only button without the cancel role confirms`() {
    let delete = Element(role: .button, label: "Delete", buttonRole: .destructive)
    let cancel = Element(role: .button, label: "Cancel", buttonRole: .cancel)
    let keep = Element(role: .button, label: "Keep")
    func alert(_ elements: Element...) -> Screen.Alert { .init(title: "?", elements: elements) }
    #expect(alert(delete, cancel).confirmIndex == 0)
    #expect(alert(delete, cancel).cancelIndex == 1)
    #expect(alert(delete, keep).confirmIndex == nil)
    #expect(alert(delete, keep).cancelIndex == nil)
    #expect(alert(delete, keep).words == [#"tap "Delete""#, #"tap "Keep""#])
    #expect(alert(delete).confirmIndex == 0)
    #expect(alert(delete).cancelIndex == nil)
    #expect(alert(delete).words == ["confirm"])
    #expect(alert(keep).confirmIndex == 0)
    #expect(alert(keep).cancelIndex == 0)
    #expect(alert(keep).words == ["confirm"])
    #expect(alert(cancel).confirmIndex == nil)
    #expect(alert(cancel).cancelIndex == 0)
    #expect(alert(cancel).words == ["cancel"])
    #expect(alert(cancel, cancel).cancelIndex == nil)
    #expect(alert(cancel, cancel).words == [#"tap "Cancel" 1"#, #"tap "Cancel" 2"#])
    #expect(alert().confirmIndex == nil)
  }

  @Test func `a name reaches addresses first, then labels in any case`() {
    let first = Element(role: .button, label: "Log out", identifier: "logout")
    let second = Element(role: .button, label: "logout")
    let screen = Screen(elements: [first, second, Element(role: .text, label: "Log out")])
    #expect(screen.elements(named: "logout") == [first, second])
    #expect(screen.elements(named: "LOG OUT") == [first])
    #expect(screen.elements(named: "login") == [])
  }
}
