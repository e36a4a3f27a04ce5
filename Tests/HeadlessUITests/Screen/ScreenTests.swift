import HeadlessUI
import Testing

struct ScreenTests {
  @Test func `an element that can act has an address, its identifier or else its label`() {
    #expect(Element(role: .button, label: "Log out", identifier: "logout").address == "logout")
    #expect(Element(role: .button, label: "Log out").address == "Log out")
    #expect(Element(role: .text, label: "Log out", identifier: "logout").address == nil)
  }

  @Test func `only the elements of an alert are reachable while it is up`() {
    let confirm = Element(role: .button, label: "OK")
    let screen = Screen(
      elements: [Element(role: .button, label: "Log out")],
      alert: .init(title: "Sure?", elements: [confirm]))
    #expect(screen.reachable == [confirm])
    #expect(screen.element(numbered: 1) == confirm)
    #expect(screen.element(numbered: 2) == nil)
    #expect(screen.element(numbered: 0) == nil)
  }
}
