import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport
import Testing

/// The line printed beside an element reaches the element.
struct PrintedWordsTests {
  @Test func `the line printed beside a button presses it, for random names`() async throws {
    var random = Random(seed: 8)
    for _ in 0..<100 {
      let buttons = (0..<Int.random(in: 1...6, using: &random)).map { number in
        Named(number: number, label: random.word(), identifier: random.word(orNone: true))
      }
      let session = await startedSession { _ in Buttons(buttons: buttons) }
      for button in buttons {
        let word = try #require(session.screen.words[1 + button.number])
        _ = await session.send(word)
        #expect(session.screen.elements.first?.label == "\(button.number)", "\(word) of \(buttons)")
      }
    }
  }
}

private struct Named {
  let number: Int
  let label: String
  let identifier: String?
}

private struct Buttons: View {
  let buttons: [Named]
  @State private var pressed = "none"

  var body: some View {
    Text(verbatim: pressed)
    ForEach(buttons, id: \.number) { button in
      if let identifier = button.identifier {
        press(button).accessibilityIdentifier(identifier)
      } else {
        press(button)
      }
    }
  }

  private func press(_ button: Named) -> some View {
    Button {
      pressed = "\(button.number)"
    } label: {
      Text(verbatim: button.label)
    }
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
