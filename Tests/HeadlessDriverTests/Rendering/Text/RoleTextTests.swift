import HeadlessDriver
import HeadlessUI
import Testing

struct RoleTextTests {
  @Test func `headings, rows, pictures and progress are printed as text`() {
    #expect(
      text(
        Element(role: .heading, label: "Today"),
        Element(role: .row, label: "Seoul", value: "21"),
        Element(role: .row, label: "Pyeongtaek", value: "20"),
        Element(role: .row, label: "Busan", isSelected: true),
        Element(role: .image, label: "sun"),
        Element(role: .image),
        Element(role: .progress, label: "Sending", value: "40%"),
        Element(role: .progress, label: "Loading"),
        Element(role: .progress, label: "Waiting…"),
        Element(role: .progress, label: "Still waiting..."),
        Element(role: .progress, label: "Sent…", value: "1 of 2"),
        Element(role: .progress),
        Element(role: .text)) == """
            Today
            Seoul       21
            Pyeongtaek  20
            Busan (selected)
            [sun]
            [image]
            Sending  40%
            Loading  …
            Waiting…
            Still waiting...
            Sent…  1 of 2
            Loading…

          """)
  }

  @Test func `buttons, links and tabs are printed with their names`() {
    #expect(
      text(
        Element(role: .tab, label: "Home", isSelected: true),
        Element(role: .tab, label: "Search", identifier: "search"),
        Element(role: .link, label: "News", identifier: "post 1", isEnabled: false),
        Element(role: .button, label: "Buy", value: "3 left", identifier: "buy"),
        Element(role: .button, label: "Remove", isEnabled: false, buttonRole: .destructive)) == """
            Home    (selected)
            search  Search
            post 1  News (disabled)
            buy     Buy  3 left
            Remove  (destructive, disabled)

          """)
  }

  @Test func `fields, toggles and steppers are printed with their verbs`() {
    #expect(
      text(
        Element(role: .field, label: "Name", value: "Hong Gildong", identifier: "name"),
        Element(role: .field, label: "E-mail", value: "", identifier: "e mail"),
        Element(role: .secureField, label: "Password", value: "••••", identifier: "password"),
        Element(role: .field, label: "Note", value: "x", isEnabled: false),
        Element(role: .toggle, label: "Sound", value: "on", identifier: "sound", isSelected: true),
        Element(role: .toggle, label: "Light", value: "off"),
        Element(role: .stepper, label: "Copies", value: "3", identifier: "copies")) == """
            type name        Name      Hong Gildong
            type "e mail"    E-mail    (empty)
            type password    Password  ••••
            type Note                  x (disabled)
            toggle sound     Sound (on)
            toggle Light     (off)
            increase copies  Copies    3
            decrease copies

          """)
  }

  @Test func `a typed text that can be submitted shows the line that submits it`() {
    var field = Element(role: .field, label: "Member ID", value: "", identifier: "id")
    field.canSubmit = true
    #expect(text(field) == "  type id  Member ID  (empty)\n")
    field.value = "12"
    #expect(text(field) == "  type id  Member ID  12\n  submit id\n")
    field.isEnabled = false
    #expect(text(field) == "  type id  Member ID  12 (disabled)\n")
  }

  @Test func `a screen that can be refreshed ends with refresh`() {
    let screen = Screen(
      title: "News", elements: [Element(role: .text, label: "No news")], canRefresh: true)
    #expect(screen.text() == "News\n  No news\n\n  refresh\n")
    #expect(screen.json().hasSuffix(#""alert":null,"canRefresh":true}"#))
  }

  @Test func `the options of a picker stand below it with their names`() {
    #expect(
      text(
        Element(role: .picker, label: "Theme", value: "Light", identifier: "theme"),
        Element(role: .option, label: "Light", isSelected: true, depth: 1),
        Element(role: .option, label: "Very dark", identifier: "dark", depth: 1),
        Element(role: .button, label: "Save", identifier: "save")) == """
            pick theme  Theme  Light
              Light  (selected)
              dark   Very dark
            save        Save

          """)
  }

  @Test func `options are indented below a picker with a number`() {
    let screen = Screen(elements: [
      Element(role: .picker, label: "Theme", value: "Light", identifier: "theme"),
      Element(role: .option, label: "Light", isSelected: true, depth: 1),
    ])
    #expect(
      screen.text(numbered: true) == """
          1  pick theme  Theme  Light
               Light  (selected)

        """)
  }

  @Test func `a section is printed with its label and indents its content`() {
    #expect(
      text(
        Element(role: .text, label: "Intro"),
        Element(role: .section, label: "Account"),
        Element(role: .text, label: "Hong", depth: 1),
        Element(role: .button, label: "Log out", depth: 1),
        Element(role: .section, label: "Sound"),
        Element(role: .toggle, label: "Loud", value: "off", depth: 1),
        Element(role: .button, label: "Close")) == """
            Intro

            Account
              Hong

              Log out

            Sound
              toggle Loud  (off)

            Close

          """)
  }

  @Test func `a list indents only under a label, and counts the hidden rows`() {
    #expect(
      text(
        Element(role: .list),
        Element(role: .link, label: "First", identifier: "post 1", depth: 1),
        Element(role: .more, value: "999980", depth: 1),
        Element(role: .list, label: "Names"),
        Element(role: .row, label: "Kim", depth: 1),
        Element(role: .more, value: "7", depth: 1)) == """
            post 1  First
            more    … 999,980 more

            Names
              Kim
              more  … 7 more

          """)
  }

  @Test func `a row indents its content`() {
    #expect(
      text(
        Element(role: .row, label: "Kim"),
        Element(role: .button, label: "Call", identifier: "call 1", depth: 1),
        Element(role: .row, label: "Lee"),
        Element(role: .button, label: "Call", identifier: "call 2", depth: 1),
        Element(role: .button, label: "Add")) == """
            Kim
              call 1  Call
            Lee
              call 2  Call

            Add

          """)
  }

  @Test func `the back button stands above the content`() {
    #expect(
      text(
        Element(role: .navigationBar, label: "Post", value: "Board"),
        Element(role: .button, label: "Share", identifier: "share", depth: 1),
        Element(role: .text, label: "Hello")) == """
            back   < Board
            share  Share

            Hello

          """)
    #expect(text(Element(role: .navigationBar, label: "Board")) == "  (nothing is shown)\n")
    #expect(text(Element(role: .navigationBar, value: "")) == "  back\n")
  }

  @Test func `a sheet shows Close, or the back button of its page`() {
    let sheet = Element(role: .sheet, label: "Edit")
    #expect(text(sheet, Element(role: .text, label: "Hi", depth: 1)) == "  back  Close\n\n  Hi\n")
    #expect(text(sheet, Element(role: .navigationBar, value: "A", depth: 1)) == "  back  < A\n")
  }

  @Test func `a sheet that cannot be left shows no Close`() {
    let cover = Element(role: .sheet, label: "Edit", isEnabled: false)
    #expect(text(cover, Element(role: .button, label: "Done")) == "  Done\n")
    #expect(text(cover, Element(role: .navigationBar, value: "A")) == "  back  < A\n")
    #expect(Screen(title: "Edit", elements: [cover]).words == [nil])
  }
}
