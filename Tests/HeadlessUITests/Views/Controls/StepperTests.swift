import HeadlessUI
import Testing

struct StepperTests {
  @Test func `a stepper stops at its bounds`() throws {
    let view = ShownView(state: 2) { $count in
      Stepper("Guests", value: $count, in: 1...3)
    }
    #expect(view.outline == ["stepper 'Guests' = '2'"])
    try view.send(.increase, to: "Guests")
    #expect(view.outline == ["stepper 'Guests' = '3'"])
    #expect(throws: ScreenInputError.notPossible) { try view.send(.increase, to: "Guests") }
    try view.send(.decrease, to: "Guests")
    try view.send(.decrease, to: "Guests")
    #expect(view.outline == ["stepper 'Guests' = '1'"])
    #expect(throws: ScreenInputError.notPossible) { try view.send(.decrease, to: "Guests") }
  }

  @Test func `a stepper without a decrement action cannot be decreased`() throws {
    var sum = 0
    let view = ShownView {
      Stepper("Sum", onIncrement: { sum += 5 }, onDecrement: nil)
    }
    #expect(view.outline == ["stepper 'Sum'"])
    try view.send(.increase, to: "Sum")
    #expect(sum == 5)
    #expect(throws: ScreenInputError.notPossible) { try view.send(.decrease, to: "Sum") }
  }

  @Test func `the last step of a stepper ends at the bound`() throws {
    var value = 8
    let view = ShownView {
      Stepper(value: Binding(get: { value }, set: { value = $0 }), in: 0...10, step: 5) {
        Text("Steps")
      }
    }
    try view.send(.increase, to: "Steps")
    #expect(value == 10)
  }

  @Test func `steps of a tenth are shown without rounding errors`() throws {
    let view = ShownView(state: 0.1) { $zoom in
      Stepper("Zoom", value: $zoom, step: 0.1)
    }
    try view.send(.increase, to: "Zoom")
    try view.send(.increase, to: "Zoom")
    #expect(view.outline == ["stepper 'Zoom' = '0.3'"])
  }

  @Test func `a slider moves by its step, or else by a tenth of its range`() throws {
    var value = 0.5
    var volume = 20.0
    let view = ShownView {
      Slider(value: Binding(get: { value }, set: { value = $0 }), in: 0...1, step: 0.25)
        .accessibilityLabel("Light")
      Slider(value: Binding(get: { volume }, set: { volume = $0 }), in: 0...100) { Text("Volume") }
    }
    #expect(view.outline == ["stepper 'Light' = '0.5'", "stepper 'Volume' = '20.0'"])
    try view.send(.increase, to: "Light")
    try view.send(.decrease, to: "Volume")
    #expect(value == 0.75)
    #expect(volume == 10)
  }
}
