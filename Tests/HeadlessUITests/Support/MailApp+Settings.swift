import HeadlessUI

struct SettingsView: View {
  enum Field { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var isAllowed = true
  @State private var sound = "bell"
  @State private var minutes = 5
  @State private var asksToSignOut = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name, prompt: Text("Required"))
          .textContentType(.name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .password }
        SecureField("Password", text: $password)
          .textContentType(.password)
          .focused($focus, equals: .password)
      }
      Section {
        Toggle("Allow", isOn: $isAllowed.animation())
          .toggleStyle(.switch)
        Picker("Sound", selection: $sound) {
          Label("Bell", systemImage: "bell").tag("bell")
          Label("Horn", systemImage: "horn").tag("horn")
        }
        .pickerStyle(.navigationLink)
        .disabled(!isAllowed)
        Stepper("Every \(minutes) minutes", value: $minutes, in: 5...60, step: 5)
      } header: {
        Text("Notifications").textCase(nil)
      } footer: {
        Text("Sounds play even when the phone is locked.").font(.footnote)
      }
      DisclosureGroup("Advanced") {
        LabeledContent("Build", value: "42")
      }
      Section {
        LabeledContent("Version", value: "1.2")
        Link("Help", destination: "https://example.com/help")
        Button("Sign out", role: .destructive) { asksToSignOut = true }
          .disabled(name.isEmpty)
      }
    }
    .formStyle(.grouped)
    .scrollDismissesKeyboard(.interactively)
    .alert("Sign out?", isPresented: $asksToSignOut) {
      Button("Sign out", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    .onChange(of: isAllowed) { _, isAllowed in
      withAnimation(.easeInOut) { if !isAllowed { focus = nil } }
    }
  }
}
