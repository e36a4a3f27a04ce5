import HeadlessUI
import Testing

struct LabelTests {
  @Test func `a label shows its title`() {
    let view = ShownView {
      Label("Mail", systemImage: "envelope")
      Label {
        Text("Calls")
      } icon: {
        Image("phone")
      }
    }
    #expect(view.outline == ["text 'Mail'", "text 'Calls'"])
  }

  @Test func `a label without a title shows the name of its picture`() {
    let view = ShownView { Label("", systemImage: "envelope") }
    #expect(view.outline == ["text 'envelope'"])
  }

  @Test func `a label in a list is a row, and a label in a button is its title`() {
    let view = ShownView {
      List {
        Label("Mail", systemImage: "envelope").badge(3)
        Button(action: {}) { Label("Write", systemImage: "pencil") }
        Button("Send", systemImage: "paperplane") {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))
      }
    }
    #expect(
      view.outline == [
        "list", "  row 'Mail' = '3'", "  button 'Write'", "  button 'Send'",
        "  button 'Delete' destructive", "  toggle 'Wi-Fi' = 'on' selected",
      ])
  }
}
