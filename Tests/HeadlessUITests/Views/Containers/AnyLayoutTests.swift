import HeadlessUI
import Testing

struct AnyLayoutTests {
  @Test func `changing the layout keeps the state of the content`() throws {
    let view = ShownView(state: false) { $isWide in
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Text("a")
        Text("b")
      }
      Button("turn") { isWide.toggle() }
      layout { Counter("count") }
    }
    #expect(view.outline == ["text 'a'", "text 'b'", "button 'turn'", "button 'count 0' #count"])
    try view.tap("count", "turn")
    #expect(view.outline == ["text 'a b'", "button 'turn'", "button 'count 1' #count"])
  }

  @Test func `each layout evaluates like its stack`() {
    let view = ShownView {
      VStackLayout(alignment: .leading, spacing: 2)() { Text("a") }
      HStackLayout() {
        Text("b")
        Text("c")
      }
      ZStackLayout() { Text("d") }
      AnyLayout(ZStackLayout())() { Text("e") }
    }
    #expect(view.outline == ["text 'a'", "text 'b c'", "text 'd'", "text 'e'"])
  }

  @Test func `a control group with a name is a section`() {
    let view = ShownView {
      ControlGroup { Button("a") {} }
      ControlGroup("More", systemImage: "ellipsis") { Button("b") {} }
      ControlGroup("Most") { Button("c") {} }
    }
    #expect(
      view.outline == [
        "button 'a'", "section 'More'", "  button 'b'", "section 'Most'", "  button 'c'",
      ])
  }
}
