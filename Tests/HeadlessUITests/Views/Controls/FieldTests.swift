import HeadlessUI
import Testing

struct FieldTests {
  @Test func `a field is named by its title, or else by its prompt`() {
    let text = Binding.constant("x")
    let view = ShownView {
      TextField("Name", text: text, prompt: Text("Your name"))
      TextField("", text: text, prompt: Text("Town"))
      TextField(text: text, prompt: Text("Street")) { Text("Address") }
      TextField("Notes", text: text, axis: .vertical)
      SecureField("Password", text: text, prompt: Text("8 letters"))
      SecureField(text: .constant("")) { Text("Again") }
      TextEditor(text: text).accessibilityIdentifier("essay")
    }
    #expect(
      view.outline == [
        "field 'Name' = 'x'", "field 'Town' = 'x'", "field 'Address' = 'x'", "field 'Notes' = 'x'",
        "secure field 'Password' = '••••'", "secure field 'Again' = ''", "field = 'x' #essay",
      ])
  }

  @Test func `a text editor takes typed text`() throws {
    var text = ""
    let view = ShownView {
      TextEditor(text: Binding(get: { text }, set: { text = $0 })).accessibilityLabel("Essay")
    }
    try view.send(.type("Once"), to: "Essay")
    #expect(text == "Once")
  }
}
