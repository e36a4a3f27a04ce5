import HeadlessUI
import Testing

struct LooksAreValuesTests {
  @Test func `different colors are not equal`() {
    let red = Color.red
    #expect(red == .red)
    #expect(red != .blue)
    #expect(red != red.opacity(0.5))
    #expect(Color("red") != red)
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(red: 1, green: 0, blue: 0) != Color(red: 0, green: 1, blue: 0))
    #expect(Color(uiColor: .label) == Color(.label))
    #expect(UIColor.red != .blue)
    #expect(
      UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Gradient(colors: [.red]) != Gradient(colors: [.blue]))
  }

  @Test func `different fonts, insets and strokes are not equal`() {
    #expect(Font.system(size: 12) == .system(size: 12))
    #expect(Font.system(size: 12) != .system(size: 40))
    #expect(Font.body == .system(.body))
    #expect(Font.body != .body.bold())
    #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) != EdgeInsets())
    #expect(StrokeStyle(lineWidth: 2) != StrokeStyle())
    #expect(SymbolVariants.circle.fill != .circle)
  }

  @Test func `a picker selects only the color with the same tag`() {
    let view = ShownView {
      Picker("Tint", selection: .constant(Color.red)) {
        Text("Red").tag(Color.red)
        Text("Blue").tag(Color.blue)
      }
    }
    #expect(
      view.outline == ["picker 'Tint' = 'Red'", "  option 'Red' selected", "  option 'Blue'"])
  }
}
