import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport
import Testing

struct StyledTextTests {
  @Test
  func `titles are bold, names cyan, destructive buttons red, notes and disabled elements dim`() {
    let screen = Screen(
      title: "Profile",
      elements: [
        Element(role: .text, label: "ID", value: "7"),
        Element(role: .button, label: "Log out", identifier: "logout", isEnabled: false),
        Element(role: .button, label: "Delete", identifier: "delete", buttonRole: .destructive),
        Element(role: .toggle, label: "Sound", value: "on", identifier: "sound"),
      ],
      alert: .init(title: "Sure?", elements: [Element(role: .button, label: "Yes")]))
    #expect(
      screen.text(styled: true) == """
        \u{1B}[1mProfile\u{1B}[0m
          ID  7

          \u{1B}[2mlogout        Log out (disabled)\u{1B}[0m
          \u{1B}[31mdelete        Delete (destructive)\u{1B}[0m
          \u{1B}[36mtoggle sound\u{1B}[0m  Sound \u{1B}[2m(on)\u{1B}[0m

        \u{1B}[1;33m? Sure?\u{1B}[0m
          \u{1B}[36mconfirm\u{1B}[0m  Yes

        """)
  }

  @Test func `a style ends with its line`() {
    #expect(
      Screen(title: "The quick brown fox jumps").text(width: 20, styled: true)
        == "\u{1B}[1mThe quick brown fox\u{1B}[0m\n  \u{1B}[1mjumps\u{1B}[0m\n")
  }

  @Test(arguments: 1...200)
  func `styled text without its styles is the plain text`(seed: UInt64) {
    var random = Random(seed: seed)
    let screen = Screen.random(&random)
    let width = Int.random(in: 20...100, using: &random)
    let numbered = Bool.random(using: &random)
    let styled = screen.text(width: width, numbered: numbered, styled: true)
    let style = /\u{1B}\[[0-9;]*m/.matchingSemantics(.unicodeScalar)
    #expect(
      Array(styled.replacing(style, with: "").utf8)
        == Array(screen.text(width: width, numbered: numbered).utf8))
  }
}
