import HeadlessUI
import Testing

/// A screen file written for SwiftUI compiles: an app's tabs, a searched list in sections, a settings form.
struct SettingsScreenTests {
  @Test func `the mail list shows its sections, rows and row actions`() {
    let app = ShownView(AppView())
    #expect(app.screen.title == "Mail")
    #expect(
      app.outline == [
        "navigation bar 'Mail'", "  button 'Write' #write", "  section 'Sort'",
        "    picker 'Sort by' = 'Date'", "      option 'Date' selected", "      option 'Sender'",
        "tab 'Mail' = '1' selected", "tab 'Settings' #settings",
        "field 'Search mail' = '' #search", "list", "  section 'New'",
        "    link 'Kim Hello 09:41' #mail 1",
        "      button 'Flag'", "      button 'Delete' destructive", "  section 'Read'",
        "    link 'Lee Lunch? 08:20' #mail 2", "      button 'Flag'",
        "      button 'Delete' destructive",
      ])
  }

  @Test func `searching shows only the matching mails`() throws {
    let app = ShownView(AppView())
    try app.send(.type("lunch"), to: "search")
    #expect(app.outline.contains("    link 'Lee Lunch? 08:20' #mail 2"))
    #expect(!app.outline.contains("  section 'New'"))
    try app.send(.type("zzz"), to: "search")
    #expect(app.outline.suffix(2) == ["heading 'Nothing found'", "text 'Try another word.'"])
  }

  @Test func `a row leads to its page, and its button deletes it`() throws {
    let app = ShownView(AppView())
    try app.tap("mail 2")
    #expect(app.screen.title == "Lunch?")
    #expect(app.outline.suffix(3) == ["text 'Lee'", "text 'Lunch?'", "button 'Reply'"])
    app.window.goBack()
    let delete = app.screen.elements.firstIndex { $0.label == "Delete" }
    try app.window.send(.tap, to: delete ?? 0)
    #expect(!app.outline.contains("    link 'Kim Hello 09:41' #mail 1"))
  }

  @Test func `the settings form can be filled in`() throws {
    let app = ShownView(AppView())
    try app.tap("settings")
    #expect(
      app.outline == [
        "tab 'Mail' = '1'", "tab 'Settings' #settings selected", "list", "  section 'Account'",
        "    field 'Name' = ''", "    secure field 'Password' = ''", "  section 'Notifications'",
        "    toggle 'Allow' = 'on' selected", "    picker 'Sound' = 'Bell'",
        "      option 'Bell' selected", "      option 'Horn'",
        "    stepper 'Every 5 minutes' = '5'",
        "    text 'Sounds play even when the phone is locked.'",
        "  button 'Advanced' = 'collapsed'", "  section", "    row 'Version' = '1.2'",
        "    link 'Help'", "    button 'Sign out' destructive disabled",
      ])
    try app.send(.type("Kim"), to: "Name")
    #expect(app.outline[4] == "    field 'Name' = 'Kim' focused")
    try app.send(.increase, to: "Every 5 minutes")
    try app.tap("Horn")
    try app.send(.toggle, to: "Allow")
    #expect(
      app.outline[4...] == [
        "    field 'Name' = 'Kim'", "    secure field 'Password' = ''",
        "  section 'Notifications'", "    toggle 'Allow' = 'off'",
        "    picker 'Sound' = 'Horn' disabled", "      option 'Bell' disabled",
        "      option 'Horn' selected disabled", "    stepper 'Every 10 minutes' = '10'",
        "    text 'Sounds play even when the phone is locked.'",
        "  button 'Advanced' = 'collapsed'", "  section", "    row 'Version' = '1.2'",
        "    link 'Help'", "    button 'Sign out' destructive",
      ])
    try app.tap("Sign out")
    #expect(
      app.screen.alert?.elements.map(\.outline) == [
        "button 'Sign out' destructive", "button 'Cancel' cancel",
      ])
  }
}
