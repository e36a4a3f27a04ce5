import HeadlessUI
import Testing

struct LazyContainerTests {
  @Test func `a scroll view shows each view on a line of its own`() {
    let view = ShownView {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 4) {
          ForEach(0..<2) { Text("card \($0)") }
        }
      }
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
            Section("All") { ForEach(0..<2) { Text("line \($0)") } }
          }
          Button("Top") { proxy.scrollTo(0, anchor: .top) }
        }
      }
    }
    #expect(
      view.outline == [
        "text 'card 0'", "text 'card 1'", "section 'All'", "  text 'line 0'", "  text 'line 1'",
        "button 'Top'",
      ])
  }

  @Test func `lazy grids show their views one by one`() {
    let view = ShownView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 80))], spacing: 8) {
        ForEach(0..<2) { index in Button("Cell \(index)") {} }
      }
      LazyHGrid(rows: [GridItem(.fixed(40))]) { Text("one") }
    }
    #expect(view.outline == ["button 'Cell 0'", "button 'Cell 1'", "text 'one'"])
  }

  @Test func `a grid row is its first text, with the others as value`() {
    let view = ShownView {
      Grid(alignment: .leading, horizontalSpacing: 8) {
        GridRow {
          Text("Name")
          Text("Kim")
        }
        Divider()
        GridRow {
          Text("Total")
          Text("3").gridCellColumns(2)
          Text("items")
        }
        GridRow {
          Text("Sure")
          Button("Yes") {}
        }
      }
    }
    #expect(
      view.outline == [
        "text 'Name' = 'Kim'", "text 'Total' = '3 items'", "text 'Sure'", "button 'Yes' beside",
      ])
  }
}
