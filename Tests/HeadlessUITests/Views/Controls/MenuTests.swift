import HeadlessUI
import Testing

struct MenuTests {
  @Test func `a menu is a heading with its buttons below`() throws {
    var done: [String] = []
    let view = ShownView {
      Menu("More") {
        Button("Share") { done.append("share") }
        Menu("Sort") { Button("By name") { done.append("name") } }
      }
      .accessibilityIdentifier("more")
    }
    #expect(
      view.outline == [
        "section 'More' #more", "  button 'Share'", "  section 'Sort'", "    button 'By name'",
      ])
    try view.tap("By name")
    try view.tap("Share")
    #expect(done == ["name", "share"])
  }

  @Test func `a menu with a primary action is a button`() throws {
    var count = 0
    let view = ShownView {
      Menu {
        Button("Copy") {}
      } label: {
        Label("Add", systemImage: "plus")
      } primaryAction: {
        count += 1
      }
      Menu("View", systemImage: "eye") { Button("Grid") {} }.disabled(true)
    }
    #expect(
      view.outline == [
        "button 'Add'", "  button 'Copy'", "section 'View'", "  button 'Grid' disabled",
      ])
    try view.tap("Add")
    #expect(count == 1)
  }
}
