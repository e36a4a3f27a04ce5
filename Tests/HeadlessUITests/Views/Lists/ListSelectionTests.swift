import HeadlessDriver
import HeadlessUI
import Testing

struct ListSelectionTests {
  @Test func `tapping a row selects it by its id`() throws {
    let view = ShownView(state: nil as String?) { $chosen in
      List([Named(id: "a"), Named(id: "b"), Named(id: "c")], selection: $chosen) { Text($0.id) }
      Text(chosen ?? "none")
    }
    #expect(
      view.outline == ["list", "  button 'a'", "  button 'b'", "  button 'c'", "text 'none'"])
    try view.tap("b")
    #expect(
      view.outline == ["list", "  button 'a'", "  button 'b' selected", "  button 'c'", "text 'b'"])
    try view.tap("b")
    #expect(view.outline.last == "text 'b'")
    try view.tap("c")
    #expect(
      view.outline == ["list", "  button 'a'", "  button 'b'", "  button 'c' selected", "text 'c'"])
  }

  @Test func `tapping a selected row again deselects it in a list with many selections`() throws {
    let view = ShownView(state: Set<Int>()) { $chosen in
      List(selection: $chosen) {
        Section("Odd") {
          ForEach([1, 3], id: \.self) { Text("\($0)") }
        }
        ForEach([2], id: \.self) { Text("\($0)") }
        Text("fourth").tag(4)
      }
      .environment(\.editMode, .constant(.active))
    }
    try view.tap("1")
    try view.tap("3")
    #expect(
      view.outline == [
        "list", "  section 'Odd'", "    button '1' selected", "    button '3' selected",
        "  button '2'", "  button 'fourth'",
      ])
    try view.tap("1")
    try view.tap("fourth")
    #expect(
      view.outline == [
        "list", "  section 'Odd'", "    button '1'", "    button '3' selected", "  button '2'",
        "  button 'fourth' selected",
      ])
  }

  @Test func `the tag of a row is the value that it selects`() throws {
    var chosen: String? = "s"
    let view = ShownView {
      List(selection: Binding(get: { chosen }, set: { chosen = $0 })) {
        Text("Small").tag("s")
        Text("Large").tag(String?.some("l"))
        Text("Number").tag(1)
        Text("None")
      }
    }
    #expect(
      view.outline == [
        "list", "  button 'Small' selected", "  button 'Large'", "  row 'Number'", "  row 'None'",
      ])
    try view.tap("Large")
    #expect(chosen == "l")
  }

  @Test func `a row is a button if its list has a selection, unless it is a control`() throws {
    let view = ShownView {
      List([1, 2], id: \.self, selection: .constant(Set([1]))) { number in
        HStack {
          ForEach(0..<number, id: \.self) { _ in Image(systemName: "star") }
          Text("Row")
          Spacer()
          Text("\(number)")
        }
        .swipeActions { Button("Drop") {} }
      }
      List(selection: .constant(Int?.some(1))) {
        Toggle("On", isOn: .constant(true)).tag(1)
        Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.tag(2)
      }
    }
    #expect(
      view.outline == [
        "list", "  button 'Row' = '1' selected", "    button 'Drop'", "  button 'Row' = '2'",
        "    button 'Drop'", "list", "  toggle 'On' = 'on' selected", "  picker 'Size' = 'S'",
        "    option 'S' selected",
      ])
  }

  @Test func `headings, disabled rows and rows without a selection cannot be selected`() {
    let view = ShownView {
      List([1], id: \.self, selection: Binding<Int?>?.none) { Text("row \($0)") }
      List(selection: .constant(Int?.none)) {
        Section("head") { Text("row 2") }.tag(2)
        Text("row 3").tag(3).disabled(true)
        DisclosureGroup("more", isExpanded: .constant(true)) { Text("row 4").tag(4) }
      }
    }
    #expect(
      view.outline == [
        "list", "  row 'row 1'", "list", "  section 'head'", "    row 'row 2'",
        "  button 'row 3' disabled", "  button 'more' = 'expanded'", "    button 'row 4'",
      ])
    let sheet = ShownView {
      List([1], id: \.self, selection: .constant(Int?.some(1))) { number in
        Text("row \(number)")
          .sheet(isPresented: .constant(true)) { List([1], id: \.self) { Text("top \($0)") } }
      }
    }
    #expect(sheet.outline == ["sheet", "list", "  row 'top 1'"])
  }

  @Test func `a toggle in a bound list writes its element`() throws {
    let view = ShownView(state: [Named(id: "a"), Named(id: "b")]) { $items in
      List($items) { $item in Toggle(item.id, isOn: $item.isOn) }
      List($items, id: \.id) { $item in Toggle("\(item.id) by id", isOn: $item.isOn) }
    }
    try view.tap("a")
    try view.tap("b by id")
    #expect(
      view.outline == [
        "list", "  toggle 'a' = 'on' selected", "  toggle 'b' = 'on' selected", "list",
        "  toggle 'a by id' = 'on' selected", "  toggle 'b by id' = 'on' selected",
      ])
  }
}

private nonisolated struct Named: Identifiable {
  let id: String
  var isOn = false
}
