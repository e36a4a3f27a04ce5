import HeadlessUI
import Testing

struct PickerTests {
  @Test
  func `a picker shows its selection, then the options one level deeper, and a tap selects one`()
    throws
  {
    enum Colour { case red, green, blue }
    let view = ShownView(state: Colour.green) { $colour in
      Picker("Colour", selection: $colour) {
        Text("Red").tag(Colour.red)
        Text("Green").tag(Colour.green)
        Text("Blue").tag(Colour.blue)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("colour")
    }
    #expect(
      view.outline == [
        "picker 'Colour' = 'Green' #colour", "  option 'Red'", "  option 'Green' selected",
        "  option 'Blue'",
      ])
    try view.tap("Blue")
    #expect(view.outline.first == "picker 'Colour' = 'Blue' #colour")
    #expect(view.outline.last == "  option 'Blue' selected")
  }

  @Test func `options without a tag are selected by their ids`() throws {
    let view = ShownView(state: nil as Int?) { $number in
      Picker("Number", selection: $number) {
        ForEach([1, 2], id: \.self) { Text("No \($0)") }
      }
    }
    #expect(view.outline == ["picker 'Number'", "  option 'No 1'", "  option 'No 2'"])
    try view.tap("No 2")
    #expect(
      view.outline == ["picker 'Number' = 'No 2'", "  option 'No 1'", "  option 'No 2' selected"])
  }

  @Test func `options in sections are selected by their ids`() throws {
    let view = ShownView(state: nil as Int?) { $number in
      Picker("Number", selection: $number) {
        Section {
          ForEach([1, 2], id: \.self) { Text("No \($0)") }
        } footer: {
          Text("small")
        }
        Section("More") { ForEach([3], id: \.self) { Text("No \($0)") } }
      }
    }
    #expect(
      view.outline == ["picker 'Number'", "  option 'No 1'", "  option 'No 2'", "  option 'No 3'"])
    try view.tap("No 3")
    #expect(view.outline.first == "picker 'Number' = 'No 3'")
    #expect(view.outline.last == "  option 'No 3' selected")
  }

  @Test func `nil can be one of the options`() throws {
    let view = ShownView(state: nil as String?) { $size in
      Picker("Size", selection: $size) {
        Text("None").tag(String?.none)
        Text("L").tag(String?.some("l"))
      }
    }
    #expect(view.outline == ["picker 'Size' = 'None'", "  option 'None' selected", "  option 'L'"])
    try view.tap("L")
    #expect(view.outline == ["picker 'Size' = 'L'", "  option 'None'", "  option 'L' selected"])
    try view.tap("None")
    #expect(view.outline.first == "picker 'Size' = 'None'")
  }

  @Test func `a picker shows all of its options without a limit`() {
    let view = ShownView {
      Picker("Year", selection: .constant(2000)) {
        ForEach(1990..<2030) { Text("\($0)") }
      }
    }
    #expect(view.outline.count == 41)
    #expect(view.outline.first == "picker 'Year' = '2,000'")
  }

  @Test func `an option without a tag and a disabled picker cannot be used`() {
    let view = ShownView {
      Picker("A", selection: .constant(1)) {
        Text("x").tag(1)
        Text("y")
      }
      Picker("B", selection: .constant(1)) { Text("x").tag(1) }.disabled(true)
    }
    #expect(
      view.outline == [
        "picker 'A' = 'x'", "  option 'x' selected", "  option 'y' disabled",
        "picker 'B' = 'x' disabled", "  option 'x' selected disabled",
      ])
  }

  @Test func `an option is one line, and headings among the options are left out`() {
    let view = ShownView {
      Picker(selection: .constant(1)) {
        Section("Warm") {
          HStack {
            Image(systemName: "circle")
            Text("Red")
          }
          .tag(1)
        }
        VStack {
          Text("Blue")
          Text("cold")
        }
        .tag(2)
        Label("Green", systemImage: "leaf").tag(3).accessibilityIdentifier("green")
      } label: {
        Text("Colour")
      }
    }
    #expect(
      view.outline == [
        "picker 'Colour' = 'Red'", "  option 'Red' selected", "  option 'Blue cold'",
        "  option 'Green' #green",
      ])
  }
}
