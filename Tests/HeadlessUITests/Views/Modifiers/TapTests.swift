import HeadlessUI
import Testing

struct TapTests {
  @Test func `a view with a tap gesture is a button with a combined label`() throws {
    var taps = 0
    let view = ShownView {
      VStack {
        Image(systemName: "person")
        Text("Kim")
        Text("online")
      }
      .accessibilityIdentifier("kim")
      .onTapGesture { taps += 1 }
      List { Text("Row").onTapGesture { taps += 10 } }
    }
    #expect(view.outline == ["button 'Kim, online' #kim", "list", "  button 'Row'"])
    try view.tap("kim")
    try view.tap("Row")
    #expect(taps == 11)
  }

  @Test func `a row with a tap gesture and a button in it offers both`() throws {
    var done: [String] = []
    let view = ShownView {
      List {
        HStack {
          VStack {
            Text("Kim")
            Text("online")
          }
          Button("Call") { done.append("call") }
          Toggle("Mute", isOn: .constant(false))
        }
        .onTapGesture { done.append("open") }
      }
    }
    #expect(
      view.outline == [
        "list", "  button 'Kim, online'", "    button 'Call'", "    toggle 'Mute' = 'off'",
      ])
    try view.tap("Kim, online")
    try view.tap("Call")
    #expect(done == ["open", "call"])
  }

  @Test func `a tap gesture around a field or on a color makes no button`() {
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

  @Test func `a long press is a button of its own below the view`() throws {
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

  @Test func `an adjustable action makes a stepper`() throws {
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

  @Test func `an adjustable view that ignores its children is one stepper`() throws {
    let view = ShownView(state: 1) { $count in
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
    #expect(view.outline == ["stepper 'Quantity' = '1' #quantity", "stepper 'Rating' = '1'"])
    try view.send(.increase, to: "quantity")
    try view.send(.increase, to: "Rating")
    #expect(view.outline == ["stepper 'Quantity' = '3' #quantity", "stepper 'Rating' = '3'"])
    try view.send(.decrease, to: "Rating")
    #expect(view.outline == ["stepper 'Quantity' = '2' #quantity", "stepper 'Rating' = '2'"])
  }

  @Test func `an adjustable action leaves the children usable if they are not ignored`() {
    let view = ShownView {
      HStack {
        Button("-") {}
        Button("+") {}
      }
      .accessibilityAdjustableAction { _ in }
    }
    #expect(view.outline == ["button '-'", "button '+'"])
  }

  @Test func `an accessibility action without a name is the tap of the view`() throws {
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
