/// The action behind an element.
package enum Handler {
  case activate(@MainActor () -> Void)
  /// `parse` writes a value that is not a string from the typed text, or returns the reason why it refuses the text. Without
  /// `parse`, the text is the value.
  indirect case edit(
    Binding<String>, submit: (@MainActor () -> Void)?, focus: (@MainActor () -> Void)?,
    parse: (@MainActor (String) -> String?)? = nil)
  indirect case toggle(Binding<Bool>)
  indirect case step(increase: (@MainActor () -> Void)?, decrease: (@MainActor () -> Void)?)
  case more(@MainActor () -> Void)

  /// Whether `perform` does something for `input`.
  func accepts(_ input: ScreenInput) -> Bool {
    switch (self, input) {
    case (.activate, .tap), (.toggle, .toggle), (.toggle, .tap), (.edit, .type): true
    case (.edit(_, let submit, _, _), .submit): submit != nil
    case (.step(let increase, _), .increase): increase != nil
    case (.step(_, let decrease), .decrease): decrease != nil
    default: false
    }
  }

  /// Does what a person did to the element: a tapped button calls its closure here, and a typed text goes into its binding.
  @MainActor
  func perform(_ input: ScreenInput) throws(ScreenInputError) {
    switch (self, input) {
    case (.activate(let action), .tap): action()
    case (.toggle(let isOn), .toggle), (.toggle(let isOn), .tap): isOn.wrappedValue.toggle()
    case (.edit(let text, _, let focus, let parse), .type(let new)):
      focus?()
      guard let parse else { return text.wrappedValue = new }
      if let reason = parse(new) { throw .refused(reason) }
    case (.edit(_, let submit?, let focus, _), .submit):
      focus?()
      submit()
    case (.step(let action?, _), .increase), (.step(_, let action?), .decrease): action()
    default: throw .notPossible
    }
  }
}
