import HeadlessDriver
import HeadlessUI
import Testing

struct ScreenTextTests {
  @Test func `texts and controls stand in aligned columns with an empty line between`() {
    #expect(
      Screen.profile.text() == """
        Profile
          Hong Gildong
          Member ID  12345
          E-mail     gildong@example.com

          edit    Edit profile
          logout  Log out
          delete  Delete account (destructive)

        """)
  }

  @Test(arguments: [
    (
      "en",
      """
        Loading…

        type Name       (empty, focused)
        toggle Sound    (on)
        toggle Vibrate  (off)
        Edit            (selected)
        Send            (disabled)
        Delete          (destructive)
        more            … 1,200 more

      """
    ),
    (
      "ko",
      """
        불러오는 중…

        type Name       (비어 있음, 입력 중)
        toggle Sound    (켜짐)
        toggle Vibrate  (꺼짐)
        Edit            (선택됨)
        Send            (사용할 수 없음)
        Delete          (주의)
        more            … 1,200개 더 있음

      """
    ),
  ])
  func `marks and Loading… are in the language of the screen`(language: String, text: String) {
    var field = Element(role: .field, label: "Name")
    field.isFocused = true
    var screen = Screen(elements: [
      Element(role: .progress), field,
      Element(role: .toggle, label: "Sound", value: "on"),
      Element(role: .toggle, label: "Vibrate", value: "off"),
      Element(role: .button, label: "Edit", isSelected: true),
      Element(role: .button, label: "Send", isEnabled: false),
      Element(role: .button, label: "Delete", buttonRole: .destructive),
      Element(role: .more, value: "1200"),
    ])
    screen.marks = Marks(language: language)
    #expect(screen.text() == text)
  }

  @Test func `marks are in the app's own words in another language`() {
    var screen = Screen(elements: [Element(role: .toggle, label: "Son", value: "off")])
    screen.marks = Marks(language: "fr", translations: ["off": "non", "Save": "Garder"])
    #expect(screen.text() == "  toggle Son  (non)\n")
  }

  @Test func `the values of rows align though a label is long, and those of controls apart`() {
    func row(_ label: String, _ author: String) -> Element {
      Element(role: .button, label: label, value: author, identifier: "post \(author)")
    }
    #expect(
      Screen(elements: [
        Element(role: .picker, label: "Show", value: "All"),
        row("The news of the whole long week", "Lee"), row("A summer sale of old books", "Kim"),
        row("Lunch on a Friday in the garden, which is much longer than any other row", "Hong"),
      ]).text() == """
          pick Show  All
          post Lee   The news of the whole long week  Lee
          post Kim   A summer sale of old books       Kim
          post Hong  Lunch on a Friday in the garden, which is much longer than any
                     other row                        Hong

        """)
  }

  @Test func `numbers stand in front on request`() {
    #expect(
      Screen.profile.text(numbered: true) == """
        Profile
          Hong Gildong
          Member ID  12345
          E-mail     gildong@example.com

          1  edit    Edit profile
          2  logout  Log out
          3  delete  Delete account (destructive)

        """)
  }

  @Test func `numbers are aligned, and lines without a number are indented like them`() {
    let buttons = (1...10).map { Element(role: .button, label: "B\($0)") }
    let bar = Element(role: .navigationBar, value: "Board")
    #expect(
      Screen(elements: [bar] + buttons).text(numbered: true) == """
              back  < Board
           1  B1
           2  B2
           3  B3
           4  B4
           5  B5
           6  B6
           7  B7
           8  B8
           9  B9
          10  B10

        """)
  }

  @Test func `an alert comes last with its answers, and the elements lose their numbers`() {
    var screen = Screen.profile
    screen.elements.removeFirst(3)
    screen.alert = .init(
      title: "Delete your account?", message: "It cannot be undone.\nReally.",
      elements: [
        Element(role: .button, label: "Delete", buttonRole: .destructive),
        Element(role: .button, label: "Cancel", buttonRole: .cancel),
      ])
    #expect(
      screen.text(numbered: true) == """
        Profile
          edit    Edit profile
          logout  Log out
          delete  Delete account (destructive)

        ? Delete your account?
          It cannot be undone.
          Really.
          confirm  Delete (destructive)
          cancel   Cancel

        """)
  }

  @Test func `other elements of an alert are printed with their names`() {
    let alert = Screen.Alert(
      role: .dialog, title: "Share",
      elements: [
        Element(role: .field, label: "To", value: "", identifier: "to"),
        Element(role: .button, label: "Copy"),
        Element(role: .button, label: "Print", isEnabled: false),
        Element(role: .button, label: "Close", buttonRole: .cancel),
      ])
    #expect(
      Screen(alert: alert).text() == """
        ? Share
          type to      To  (empty)
          tap "Copy"
          tap "Print"  (disabled)
          cancel       Close

        """)
  }

  @Test func `an empty screen says that nothing is shown`() {
    #expect(Screen().text() == "  (nothing is shown)\n")
    #expect(Screen(title: "Home").text() == "Home\n")
    #expect(Screen(alert: .init(title: "Sure?", elements: [])).text() == "? Sure?\n")
  }

  @Test(arguments: [">", "|", "!", "=", "#", "*", ":"])
  func `a title that looks like a line of a transcript is indented`(mark: String) {
    #expect(Screen(title: mark + " x").text() == " \(mark) x\n")
  }

  @Test func `the renderer appends to the given bytes`() {
    var bytes = Array("x\n".utf8)
    TextRenderer().append(Screen(title: "Home"), to: &bytes)
    #expect(bytes == Array("x\nHome\n".utf8))
  }
}
