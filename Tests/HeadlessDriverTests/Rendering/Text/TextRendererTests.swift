import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport
import Testing

struct TextRendererTests {
  @Test(arguments: UInt64(1)...20)
  func `a renderer prints each screen like a new renderer`(seed: UInt64) {
    var random = Random(seed: seed)
    let numbered = Bool.random(using: &random)
    let styled = Bool.random(using: &random)
    let renderer = TextRenderer(width: 60, numbered: numbered, styled: styled)
    var screen = Screen.random(&random)
    for _ in 0..<50 {
      var bytes = Array("before\n".utf8)
      renderer.append(screen, to: &bytes)
      let text = screen.text(width: 60, numbered: numbered, styled: styled)
      #expect(String(decoding: bytes, as: UTF8.self) == "before\n" + text)
      screen.change(&random)
    }
  }

  @Test func `an element changed in place is rendered again`() {
    let renderer = TextRenderer()
    var screen = Screen(elements: [Element(role: .text, label: "one")])
    #expect(renderer.text(of: screen) == "  one\n")
    screen.elements[0].label = "two"
    #expect(renderer.text(of: screen) == "  two\n")
    screen.elements[0].label = "one"
    #expect(renderer.text(of: screen) == "  one\n")
  }

  @Test func `equal texts with different bytes are rendered with their own bytes`() {
    let renderer = TextRenderer()
    #expect(renderer.text(of: Screen(title: "caf\u{E9}")).unicodeScalars.count == 5)
    #expect(renderer.text(of: Screen(title: "cafe\u{301}")).unicodeScalars.count == 6)
  }

  @Test func `numbers disappear while an alert is up`() {
    let renderer = TextRenderer(numbered: true)
    var screen = Screen(elements: [Element(role: .button, label: "Log out")])
    #expect(renderer.text(of: screen) == "  1  Log out\n")
    screen.alert = Screen.Alert(title: "Sure?", elements: [Element(role: .button, label: "OK")])
    #expect(renderer.text(of: screen) == "  Log out\n\n? Sure?\n  confirm  OK\n")
    screen.alert = nil
    #expect(renderer.text(of: screen) == "  1  Log out\n")
  }
}

extension TextRenderer {
  fileprivate func text(of screen: Screen) -> String {
    var bytes: [UInt8] = []
    append(screen, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Screen {
  /// Changes to another screen, or in one part, or only in storage.
  fileprivate mutating func change(_ random: inout Random) {
    let other = Screen.random(&random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self = other
    case 1: title = other.title
    case 2: alert = other.alert
    case 3: elements = elements.map { $0 }
    case 4 where !elements.isEmpty:
      elements[Int.random(in: 0..<elements.count, using: &random)] = Element.random(&random)
    case 4, 5: elements.append(Element.random(&random))
    default: break
    }
  }
}
