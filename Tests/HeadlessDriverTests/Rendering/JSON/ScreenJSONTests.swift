import Foundation
import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport
import Testing

struct ScreenJSONTests {
  @Test func `a screen is one line of JSON with ordered keys`() {
    let screen = Screen(
      title: "Profile",
      elements: [
        Element(role: .text, label: "ID", value: "7"),
        Element(
          role: .button, label: "Delete", identifier: "delete", isEnabled: false,
          buttonRole: .destructive, depth: 1),
      ])
    #expect(
      screen.json() == #"{"title":"Profile","elements":["#
        + #"{"role":"text","label":"ID","value":"7","identifier":null,"#
        + #""enabled":true,"selected":false,"depth":0},"#
        + #"{"role":"button","label":"Delete","value":null,"identifier":"delete","#
        + #""enabled":false,"selected":false,"depth":1,"buttonRole":"destructive"}],"alert":null}"#)
  }

  @Test func `a focused field is marked as focused, not as selected`() throws {
    var field = Element(role: .field, label: "Name", value: "")
    field.isFocused = true
    let screen = Screen(elements: [field])
    #expect(screen.json().contains(#""selected":false,"depth":0,"focused":true}]"#))
    #expect(screen.text() == "  type Name  (empty, focused)\n")
  }

  @Test func `an alert and the covered screens come last`() {
    let screen = Screen(
      alert: .init(title: "Sure?", elements: [Element(role: .button, label: "OK")]),
      covered: [Screen(title: "Home")])
    #expect(
      screen.json() == #"{"title":"","elements":[],"#
        + #""alert":{"role":"alert","title":"Sure?","message":null,"elements":["#
        + #"{"role":"button","label":"OK","value":null,"identifier":null,"#
        + #""enabled":true,"selected":false,"depth":0}]},"#
        + #""covered":[{"title":"Home","elements":[],"alert":null}]}"#)
  }

  @Test func `nothing below an alert is enabled`() {
    let button = Element(role: .button, label: "Save")
    var screen = Screen(elements: [button], covered: [Screen(elements: [button])], canRefresh: true)
    #expect(screen.json().contains(#""enabled":true"#))
    #expect(screen.json().hasSuffix(#""canRefresh":true}"#))
    let text = screen.text()
    screen.alert = .init(title: "Sure?", elements: [])
    #expect(!screen.json().contains(#""enabled":true"#))
    #expect(!screen.json().contains("canRefresh"))
    #expect(screen.text().hasPrefix(text))
  }

  @Test(arguments: 1...300)
  func `a decoded screen equals the screen with escaped texts`(seed: UInt64) throws {
    var random = Random(seed: seed)
    let screen = Screen.random(&random)
    let json = screen.json()
    #expect(!json.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    let decoded = try JSONDecoder().decode(Screen.self, from: Data(json.utf8))
    #expect(decoded == screen.escaped)
    #expect(decoded.json() == json || decoded.json() == screen.escaped.json())
    #expect(decoded.escaped == decoded)
  }
}

extension Screen {
  fileprivate var escaped: Screen {
    var screen = self
    screen.title = Escaping.text(title)
    screen.elements = elements.map(\.escaped)
    if let alert {
      screen.canRefresh = false
      for index in screen.elements.indices { screen.elements[index].isEnabled = false }
      screen.alert = Alert(
        role: alert.role, title: Escaping.text(alert.title),
        message: alert.message.map(Escaping.text), elements: alert.elements.map(\.escaped))
    }
    return screen
  }
}

extension Element {
  fileprivate var escaped: Element {
    var element = self
    element.label = Escaping.text(label)
    element.value = value.map(Escaping.text)
    element.identifier = identifier.map(Escaping.text)
    return element
  }
}
