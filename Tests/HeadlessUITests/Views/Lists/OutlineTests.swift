import HeadlessUI
import Testing

struct OutlineTests {
  private let files = [
    File(name: "docs", files: [File(name: "old", files: []), File(name: "a.md")]),
    File(name: "b.md"),
  ]

  @Test func `tapping a row with children shows them`() throws {
    let view = ShownView { List(files, children: \.files) { Text($0.name) } }
    #expect(view.outline == ["list", "  button 'docs' = 'collapsed'", "  row 'b.md'"])
    try view.tap("docs")
    try view.tap("old")
    #expect(
      view.outline == [
        "list", "  button 'docs' = 'expanded'", "    button 'old' = 'expanded'", "    row 'a.md'",
        "  row 'b.md'",
      ])
    try view.tap("docs")
    #expect(view.outline == ["list", "  button 'docs' = 'collapsed'", "  row 'b.md'"])
  }

  @Test func `an outline group stands among the other rows of a list`() throws {
    let view = ShownView {
      List {
        Text("first")
        OutlineGroup(files, id: \.name, children: \.files) { Text($0.name) }
      }
    }
    try view.tap("docs")
    #expect(
      view.outline == [
        "list", "  row 'first'", "  button 'docs' = 'expanded'", "    button 'old' = 'collapsed'",
        "    row 'a.md'", "  row 'b.md'",
      ])
  }
}

private nonisolated struct File: Identifiable {
  let name: String
  var files: [File]?
  var id: String { name }
}
