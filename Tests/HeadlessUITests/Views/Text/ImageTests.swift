import HeadlessUI
import Testing

struct ImageTests {
  @Test func `a picture alone is its name, unless it says nothing`() {
    let view = ShownView {
      Image("photo")
      Image(systemName: "star").resizable().scaledToFit().frame(width: 20)
      Image("a1", label: Text("Portrait"))
      Image(decorative: "line")
      Image("hidden").accessibilityHidden(true)
    }
    #expect(view.outline == ["image 'photo'", "image 'star'", "image 'Portrait'"])
  }

  @Test func `a picture beside text is left out`() {
    let view = ShownView {
      HStack {
        Image(systemName: "star")
        Text("Favourite")
      }
      Button {
      } label: {
        Image(systemName: "trash")
      }
    }
    #expect(view.outline == ["text 'Favourite'", "button 'trash'"])
  }
}
