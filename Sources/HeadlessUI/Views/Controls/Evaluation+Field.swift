extension Evaluation {
  /// Adds something to type into; typing into it takes the focus from where it was.
  mutating func addField(_ role: Role, _ title: String, value: String, _ text: Binding<String>) {
    addControl(
      Element(role: role, label: title, value: value),
      .edit(text, submit: environment.onSubmit, focus: { [focus = effects.focus] in focus.leave() })
    )
  }
}
