import HeadlessUI
import Testing

struct TapTests {
  @Test func `what can be tapped is a button that says what it shows`() throws {
    var taps = 0
    let view = ShownView {
      VStack {
        Image(systemName: "person")
        Text("Kim")
        Text("online")
      }
      .accessibilityIdentifier("kim")
      .onTapGesture { taps += 1 }
      List { Text("Row").onTapGesture(count: 2) { taps += 10 } }
    }
    #expect(view.outline == ["button 'Kim, online' #kim", "list", "  button 'Row'"])
    try view.tap("kim")
    try view.tap("Row")
    #expect(taps == 11)
  }

  @Test func `a tap on what has controls in it is theirs`() {
    let view = ShownView {
      VStack {
        Text("Name")
        TextField("Name", text: .constant(""))
      }
      .onTapGesture {}
      Color.clear.onTapGesture {}
      Text("off").onTapGesture {}.disabled(true)
    }
    #expect(view.outline == ["text 'Name'", "field 'Name' = ''", "button 'off' disabled"])
  }

  @Test func `what can be held has a button for it, one deeper, and can be tapped all the same`()
    throws
  {
    var done: [String] = []
    let view = ShownView {
      Text("Kim").onTapGesture { done.append("tap") }
        .onLongPressGesture(minimumDuration: 1) { done.append("hold") }
    }
    #expect(view.outline == ["button 'Kim'", "  button 'Long press'"])
    try view.tap("Kim")
    try view.tap("Long press")
    #expect(done == ["tap", "hold"])
  }

  @Test func `what can be adjusted is a stepper`() throws {
    var rating = 3
    let view = ShownView {
      HStack { ForEach(0..<3) { _ in Image(systemName: "star") } }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("3")
        .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
    }
    #expect(view.outline == ["stepper 'Rating' = '3'"])
    try view.send(.increase, to: "Rating")
    #expect(rating == 4)
  }

  @Test func `what is adjusted as a whole is a stepper in the place of the controls in it`() throws
  {
    let view = ShownView(Quantity())
    #expect(view.outline == ["stepper 'Quantity' = '1' #quantity", "stepper 'Rating' = '1'"])
    try view.send(.increase, to: "quantity")
    try view.send(.increase, to: "Rating")
    #expect(view.outline == ["stepper 'Quantity' = '3' #quantity", "stepper 'Rating' = '3'"])
    try view.send(.decrease, to: "Rating")
    #expect(view.outline == ["stepper 'Quantity' = '2' #quantity", "stepper 'Rating' = '2'"])
  }

  @Test func `what is not ignored can be used beside what would adjust it`() {
    let view = ShownView {
      HStack {
        Button("-") {}
        Button("+") {}
      }
      .accessibilityAdjustableAction { _ in }
    }
    #expect(view.outline == ["button '-'", "button '+'"])
  }

  @Test func `an action without a name is what a tap does, another kind is none`() throws {
    var done = 0
    let view = ShownView {
      Text("a").contextMenu { Button("More") {} }.accessibilityAction { done += 1 }
      Text("b").accessibilityAction(.escape) {}
    }
    #expect(view.outline == ["button 'a'", "  button 'More'", "text 'b'"])
    try view.tap("a")
    #expect(done == 1)
  }
}

private struct Quantity: View {
  @State private var count = 1

  var body: some View {
    HStack {
      Button("-") { count -= 1 }.accessibilityIdentifier("minus")
      Text("\(count)")
      Button("+") { count += 1 }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Quantity")
    .accessibilityValue("\(count)")
    .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
    .accessibilityIdentifier("quantity")
    HStack {
      ForEach(1..<6) { star in
        Image(systemName: "star").onTapGesture { count = star }
      }
    }
    .accessibilityElement()
    .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
    .accessibilityLabel("Rating")
    .accessibilityValue("\(count)")
  }
}
