import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

struct BindingTests {
  @Test func `a binding writes the state several views above`() throws {
    let shown = ShownView(Outer())
    try shown.tap("deep")
    #expect(shown.outline == ["text 'on'", "toggle 'deep' = 'on' selected"])
    try shown.tap("deep")
    #expect(shown.labels == ["off", "deep"])
  }

  @Test func `only a binding to a sendable value may be sent`() {
    #expect(isSendable(Binding<Int>.self))
    #expect(!isSendable(Binding<Unsendable>.self))
  }

  private func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }
  private func isSendable<Value>(_: Value.Type) -> Bool { false }

  private nonisolated final class Unsendable {
    var count = 0
  }

  @Test func `a binding to a nested part writes the whole value`() {
    var person = Person(name: "a", address: Address(city: "Seoul", streets: ["x", "y"]))
    let binding = Binding(get: { person }, set: { person = $0 })
    binding.address.city.wrappedValue = "Busan"
    binding.address.streets[1].wrappedValue = "z"
    #expect(
      person == Person(name: "a", address: Address(city: "Busan", streets: ["x", "z"])))
    #expect(binding.address.city.wrappedValue == "Busan")
  }

  @Test func `a binding to a property of a class writes the property, not the reference`() {
    let model = Settings()
    var writes = 0
    let binding = Binding(get: { model }, set: { _ in writes += 1 })
    binding.name.wrappedValue = "b"
    #expect(model.name == "b")
    #expect(writes == 0)
  }

  @Test func `a constant binding ignores writes`() throws {
    let shown = ShownView { Toggle("fixed", isOn: .constant(true)) }
    try shown.tap("fixed")
    #expect(shown.outline == ["toggle 'fixed' = 'on' selected"])
  }

  @Test func `an optional binding to a plain value ignores nil`() {
    var number = 1
    let base = Binding(get: { number }, set: { number = $0 })
    let optional = Binding<Int?>(base)
    optional.wrappedValue = 5
    #expect(number == 5)
    optional.wrappedValue = nil
    #expect(number == 5)
    #expect(optional.wrappedValue == 5)
  }

  @Test func `a binding made from an optional keeps its last value after nil`() throws {
    var number: Int?
    let base = Binding(get: { number }, set: { number = $0 })
    #expect(Binding<Int>(base) == nil)
    number = 1
    let held = try #require(Binding<Int>(base))
    held.wrappedValue = 2
    #expect(number == 2)
    number = nil
    #expect(held.wrappedValue == 1)
  }

  @Test func `Bindable writes the properties of an object`() throws {
    let settings = Settings()
    let shown = ShownView(NamedSettings(settings: settings))
    try shown.send(.type("Kim"), to: "name")
    #expect(settings.name == "Kim")
    #expect(shown.outline == ["field 'name' = 'Kim'", "text 'Kim'"])
    settings.name = "Lee"
    #expect(shown.outline == ["field 'name' = 'Lee'", "text 'Lee'"])
    Bindable(settings).name.wrappedValue = "Park"
    #expect(shown.labels == ["name", "Park"])
  }

  @Test func `a binding follows the view model that is in the state`() throws {
    let shown = ShownView(PlacedModel())
    try shown.send(.type("Busan"), to: "city")
    #expect(shown.outline == ["field 'city' = 'Busan'", "button 'another'"])
    try shown.tap("another")
    #expect(shown.outline == ["field 'city' = 'Jeju'", "button 'another'"])
    try shown.send(.type("Daegu"), to: "city")
    #expect(shown.outline == ["field 'city' = 'Daegu'", "button 'another'"])
  }

  @Test func `a binding writes a part of a view model's state`() throws {
    let model = ViewModel<Person, Never>(
      state: Person(name: "a", address: Address(city: "Seoul", streets: [])))
    let shown = ShownView(PersonView(model: model))
    try shown.send(.type("Busan"), to: "city")
    #expect(model.state.address.city == "Busan")
    #expect(shown.outline == ["field 'city' = 'Busan'"])
  }

  @Test func `an object released from a part of the state can read the state in its deinit`() throws
  {
    let shown = ShownView(Keeping())
    let model = shown.host.rootView.model
    var isGone: [Bool] = []
    model.state.kept = Farewell { [weak model] in isGone.append(model?.state.kept == nil) }
    try shown.tap("drop")
    #expect(isGone == [true])
  }

  @Test func `an object released with the state can read and change the new state in its deinit`()
    throws
  {
    let shown = ShownView(Keeping())
    let model = shown.host.rootView.model
    var counts: [Int] = []
    model.state.kept = Farewell { [weak model] in
      counts.append(model?.state.count ?? -1)
      model?.state.count += 1
    }
    try shown.tap("replace")
    #expect(counts == [5])
    #expect(model.state.count == 6)
  }
}

extension BindingTests {
  @Test func `bindings to parts of an observable state keep the other parts`() throws {
    let model = PersonModel()
    let shown = ShownView(PersonEditor(model: model))
    try shown.send(.type("Kim"), to: "name")
    try shown.send(.type("Busan"), to: "city")
    #expect(
      model.state == Person(name: "Kim", address: Address(city: "Busan", streets: ["x"])))
    #expect(shown.outline == ["field 'name' = 'Kim'", "field 'city' = 'Busan'"])
  }
}

@Observable
private final class PersonModel {
  var state = Person(name: "a", address: Address(city: "Seoul", streets: ["x"]))
}

private struct PersonEditor: View {
  @Bindable var model: PersonModel

  var body: some View {
    TextField("name", text: $model.state.name)
    TextField("city", text: $model.state.address.city)
  }
}

private nonisolated struct Person: Equatable {
  var name: String
  var address: Address
}

private nonisolated struct Address: Equatable {
  var city: String
  var streets: [String]
}

private struct PlacedModel: View {
  @State private var model = ViewModel<Person, Never>(
    state: Person(name: "a", address: Address(city: "Seoul", streets: [])))

  var body: some View {
    TextField("city", text: $model.state.address.city)
    Button("another") {
      model = ViewModel(state: Person(name: "b", address: Address(city: "Jeju", streets: [])))
    }
  }
}

private struct Outer: View {
  @State private var isOn = false

  var body: some View {
    Text(isOn ? "on" : "off")
    Middle(isOn: $isOn)
  }

  struct Middle: View {
    @Binding var isOn: Bool
    var body: some View { Inner(isOn: $isOn) }
  }

  struct Inner: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("deep", isOn: $isOn) }
  }
}

@Observable
private final class Settings {
  var name = "a"
}

private struct NamedSettings: View {
  @Bindable var settings: Settings

  var body: some View {
    TextField("name", text: $settings.name)
    Text(verbatim: settings.name)
  }
}

private struct PersonView: View {
  @Bindable var model: ViewModel<Person, Never>

  var body: some View {
    TextField("city", text: $model.state.address.city)
  }
}

/// A view that keeps an object, and a subview that releases it.
private struct Keeping: View {
  @State var model = ViewModel<Kept, Never>(state: Kept())

  var body: some View {
    Buttons(part: $model.state.kept, whole: $model.state)
  }
}

private struct Buttons: View {
  @Binding var part: Farewell?
  @Binding var whole: Kept

  var body: some View {
    Button("drop") { part = nil }
    Button("replace") { whole = Kept(count: 5) }
  }
}

private nonisolated struct Kept {
  var count = 0
  var kept: Farewell?
}
