import Testing

/// The page that lists views and modifiers says what the source says.
struct ModifierPageTests {
  private let page = ModifierPage()
  private let sources = ViewSources()

  @Test func `the page lists exactly the modifiers with a meaning`() throws {
    try expectSame(
      sources.modifiers { !$0.contains("/Looks/") }.subtracting([
        "evaluate", "evaluateTabs", "plainText",
      ]),
      page.names(in: "Modifiers with a meaning"), table: "Modifiers with a meaning")
  }

  @Test func `the page lists exactly the modifiers that only change looks`() throws {
    try expectSame(
      sources.modifiers { $0.contains("/Looks/") },
      page.names(in: "Modifiers that only change looks", column: 2),
      table: "Modifiers that only change looks")
  }

  @Test func `the page lists exactly the views`() throws {
    try expectSame(sources.views(), page.names(in: "Views"), table: "Views")
  }

  @Test func `the source declares nothing that the page lists as left out`() throws {
    let names = try page.names(in: "What is left out", column: 2)
      .subtracting(["isPresented", "presentationMode", "PreviewProvider"])
    #expect(names.count > 20)
    let there = try sources.declarations().intersection(names).sorted()
    #expect(there == [], "remove from the table \"What is left out\" of \(ModifierPage.path)")
  }

  @Test func `the source declares no UIKit name that the page lists as left out`() throws {
    let table = "What is left out of UIKit"
    let names = try page.names(in: table, column: 2)
      .subtracting(["UIBarButtonItem", "UIAction", "target", "action"])
    #expect(names.count > 20)
    let there = try sources.declarations().intersection(names).sorted()
    #expect(there == [], "remove from the table \"\(table)\" of \(ModifierPage.path)")
  }

  @Test func `the source declares all names that the page lists for view controllers`() throws {
    let names = try page.names(in: "View controllers").subtracting(["animated"])
    #expect(names.count > 20)
    let missing = try names.subtracting(sources.declarations()).sorted()
    #expect(missing == [], "not in Sources/HeadlessUI; remove from \(ModifierPage.path)")
  }

  @Test func `the reader of the source finds public modifiers and views`() {
    let source = """
      extension View {
        /// One.
        public func one() -> some View { self }
        @_disfavoredOverload
        public func `two`<A>(
          _ a: A
        ) -> some View { self }
        func three() {}
      }
      extension Text {
        public func four() -> Text { self }
      }
      public struct Five<A: View>: View {
      public struct Six: Sendable {
      public struct Seven: Shape {
      public struct Eight<
        A: View, B
      >: ToolbarContent {
      struct Nine: View {
      public struct Ten<A> {
      }
      extension Ten: View where A: View {
      extension Eleven: View where A: View {
      """
    #expect(ViewSources.modifiers(in: source) == ["one", "two"])
    #expect(ViewSources.views(in: source) == ["Five", "Seven", "Eight", "Ten"])
  }

  private func expectSame(_ source: Set<String>, _ page: Set<String>, table: String) {
    let missing = source.subtracting(page).sorted()
    #expect(
      missing.isEmpty,
      "add to the table \"\(table)\" of \(ModifierPage.path), with what they do: \(missing.joined(separator: ", "))"
    )
    let stale = page.subtracting(source).sorted()
    #expect(
      stale.isEmpty,
      "not in Sources/HeadlessUI; remove from the table \"\(table)\" of \(ModifierPage.path): \(stale.joined(separator: ", "))"
    )
  }
}
