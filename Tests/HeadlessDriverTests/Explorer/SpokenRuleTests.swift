import HeadlessUI
import StateBinding
import Testing

@testable import HeadlessDriver

/// What a person who listens would miss, planted in small apps.
struct SpokenRuleTests {
  @Test func `each rule about speech finds its fault`() async throws {
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

  @Test func `an action that only a gesture reaches is a warning, unless a button does the same`()
    async throws
  {
    func warnings(open: String, _ plan: ExplorerPlan = ExplorerPlan()) async throws -> [String] {
      try await Program.small(exploring: plan) {
        List {
          Text("Letter").swipeActions { Button("Archive Letter") {} }
          Text("Card").swipeActions { Button("Archive Card") {} }
          Text("Note").contextMenu { Button("Share") {} }.onLongPressGesture {}
          Button(open) {}
        }
      }.explore().warnings.map(\.title)
    }
    func warning(_ name: String) -> String {
      #"warning: only-by-gesture: only a gesture reaches "\#(name)"; add a button, a menu or an accessibilityAction with it"#
    }
    #expect(try await warnings(open: "Write") == [warning("Archive …"), warning("Long press")])
    #expect(try await warnings(open: "Archive Letter") == [warning("Long press")])
    let accepted = Acceptance("only-by-gesture", "Archive …", because: "the rotor has it")
    #expect(
      try await warnings(open: "Write", ExplorerPlan(accepting: [accepted]))
        == [warning("Long press")])
  }

  @Test func `a search at random listens too`() async throws {
    let map = try await Program.small { Button("") {} }.explore(["random", "--lines=3"])
    #expect(
      map.found == ["no-name: a button has no label; give it a text or an accessibilityLabel"])
  }

  @Test func `a label is blamed for a whole kind, not for half of one`() async throws {
    let map = try await Program.small {
      TextField("Search text", text: .constant(""))
      TextField("Name field", text: .constant(""))
    }.explore(["--depth=1"])
    #expect(
      map.warnings.map(\.title) == [
        #"warning: kind-in-label: VoiceOver reads "Name field, text field"; leave the kind out of the label"#
      ])
  }
}
