import HeadlessUI
import StateBinding
import Testing

@testable import HeadlessDriver

/// What a person who listens would miss, planted in small apps.
struct SpokenRuleTests {
  @Test func `each rule about what is read finds its fault`() async throws {
    let map = try await Program.small {
      HStack {
        Text("Name")
        TextField("", text: .constant("")).accessibilityIdentifier("name")
      }
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Image("hero_banner")
      Button("Save button") {}
      Button("Buy") {}.accessibilityIdentifier("buy 1")
      Button("Buy") {}.accessibilityIdentifier("buy 2")
      Text("Rating").accessibilityAdjustableAction { _ in }
      Button("Send") {}.accessibilityHint("Send")
    }.explore(["--depth=1"])
    #expect(
      map.found == [
        #"no-name: a field called "name" has no label; give it a text or an accessibilityLabel"#
      ])
    #expect(
      map.warnings.map(\.title) == [
        #"warning: picture-as-name: the picture "trash" is the only label of a control, so VoiceOver reads "Trash, button"; add an accessibilityLabel, or accessibilityHidden(true) if the picture says nothing"#,
        #"warning: picture-as-name: the picture "hero_banner" is the only label of an element, so VoiceOver reads "hero_banner, image"; add an accessibilityLabel, or accessibilityHidden(true) if the picture says nothing"#,
        #"warning: kind-in-label: VoiceOver reads "Save button, button"; leave the kind out of the label"#,
        #"warning: read-alike: "buy 1" and "buy 2" both read "Buy, button"; let the label of each say what it is about"#,
        #"warning: no-value: "Rating, adjustable" has no value; give it an accessibilityValue"#,
        #"warning: hint-repeats: the hint of "Send" repeats its label; let the hint say what happens, or leave it out"#,
      ])
  }

  @Test func `a long page without a heading is a warning, unless it has a title`()
    async throws
  {
    func warnings(titled title: String) async throws -> [String] {
      try await Program.small {
        NavigationStack {
          ForEach(0..<21, id: \.self) { Text("Row \($0)") }.navigationTitle(title)
        }
      }.explore(["--depth=1"]).warnings.map(\.kind)
    }
    #expect(try await warnings(titled: "") == ["no-heading"])
    #expect(try await warnings(titled: "Rows") == [])
  }

  @Test func `a text that appears after a tap is a warning unless it is announced`() async throws {
    func warnings(_ say: @escaping @MainActor (String) -> Void) async throws -> [String] {
      try await Program.small {
        Stateful(false) { $isWrong in
          Button("Send") {
            isWrong = true
            say("The name is missing")
          }
          if isWrong { Text("The name is missing") }
        }
      }.explore().warnings.map(\.title)
    }
    #expect(
      try await warnings { _ in } == [
        #"warning: silent-change: VoiceOver does not read "The name is missing", which appears after "Send"; post AccessibilityNotification.Announcement, or move the accessibility focus there"#
      ])
    #expect(
      try await warnings { AccessibilityNotification.Announcement($0).post() } == [])
  }

  @Test func `an action that only a swipe reaches is a warning, unless a button does the same`()
    async throws
  {
    func warnings(open: String) async throws -> [String] {
      try await Program.small {
        List {
          Text("Letter").swipeActions { Button("Archive") {} }
          Button(open) {}
        }
      }.explore().warnings.map(\.title)
    }
    #expect(
      try await warnings(open: "Write") == [
        #"warning: only-by-gesture: only a swipe reaches "Archive"; add a button, a menu item or an accessibilityAction for it"#
      ])
    #expect(try await warnings(open: "Archive") == [])
  }
}
