import HeadlessUI
import Testing

struct ImageTests {
  @Test func `a picture without text shows its name, unless it is decorative or hidden`() {
    let view = ShownView {
      Image("photo")
      Image(systemName: "star").resizable().interpolation(.none).scaledToFit().frame(width: 20)
      Image("a1", label: Text("Portrait"))
      Image(decorative: "line")
      Image("hidden").accessibilityHidden(true)
    }
    #expect(view.outline == ["image 'photo'", "image 'star'", "image 'Portrait'"])
  }

  @Test func `a picture beside a text is left out`() {
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

  @Test func `a picture with an accessibility label is read next to a text`() {
    let verified = Image(systemName: "checkmark").accessibilityLabel("Verified")
    let view = ShownView {
      HStack {
        Text("Ann")
        verified
        Image(systemName: "star")
      }
      Button {
      } label: {
        Text("Ann")
        Image("seal", label: Text("Sealed"))
      }
      Label {
        Text("Ann")
      } icon: {
        verified
      }
      VStack {
        verified
        Text("Ann")
      }
      .accessibilityElement(children: .combine)
      List {
        HStack {
          Text("Ann")
          Spacer()
          verified
        }
      }
      Picker("Who", selection: .constant(1)) {
        HStack {
          Text("Ann")
          verified
        }
        .tag(1)
      }
      verified
    }
    #expect(
      view.outline == [
        "text 'Ann Verified'", "button 'Ann, Sealed'", "text 'Ann, Verified'",
        "text 'Verified, Ann'", "list", "  row 'Ann' = 'Verified'", "picker 'Who' = 'Ann Verified'",
        "  option 'Ann Verified' selected", "image 'Verified'",
      ])
  }
}
