import HeadlessDriver
import HeadlessUI
import Testing

/// One control in an `HStack`, with texts and pictures beside it.
struct RowTests {
  @Test func `a name and its value stay one row inside of another stack`() {
    let view = ShownView {
      List {
        VStack {
          HStack {
            Text("Apples")
            Spacer()
            Text("bought")
          }
        }
      }
    }
    #expect(view.outline == ["list", "  row 'Apples' = 'bought'"])
  }

  @Test func `a picture beside a button stays on the button's line`() {
    let view = ShownView {
      List {
        ForEach(["milk", "bread"], id: \.self) { item in
          HStack {
            Button("Buy \(item)") {}.accessibilityIdentifier(item)
            Spacer()
            if item == "milk" { Image(systemName: "checkmark") }
          }
        }
      }
    }
    #expect(
      view.outline == [
        "list", "  button 'Buy milk' #milk", "  image 'checkmark' beside",
        "  button 'Buy bread' #bread",
      ])
    #expect(
      view.screen.text() == """
          milk   Buy milk  [checkmark]
          bread  Buy bread

        """)
  }

  @Test func `texts around a control follow it in its line`() {
    let view = ShownView {
      HStack {
        Image(systemName: "wifi")
        Toggle("Wi-Fi", isOn: .constant(true))
      }
      HStack {
        VStack {
          Text("Coat")
          Text("Grey wool")
        }
        Button("Buy", role: .destructive) {}
        Text("120")
      }
      HStack {
        TextField("Weight", text: .constant(""))
        Text("kg")
      }
      HStack {
        TextField("Height", text: .constant("180"))
        Text("cm")
      }
    }
    #expect(
      view.screen.text() == """
          toggle Wi-Fi  [wifi] (on)
          Buy           Coat Grey wool 120 (destructive)
          type Weight   (empty)  kg
          type Height   180  cm

        """)
  }

  @Test func `the options of a picker stand below its row`() {
    let view = ShownView {
      HStack {
        Text("For")
        Picker("Who", selection: .constant(1)) {
          Text("Kim").tag(1)
          Text("Lee").tag(2)
        }
        Text("only")
      }
    }
    #expect(
      view.screen.text() == """
          pick Who  Kim  For only
            Kim  (selected)
            Lee

        """)
  }

  @Test func `two buttons in a row keep lines of their own`() {
    let view = ShownView {
      HStack {
        Text("Kim")
        Button("Call") {}
        Button("Write") {}
      }
    }
    #expect(view.outline == ["text 'Kim'", "button 'Call'", "button 'Write'"])
    #expect(view.screen.text() == "  Kim\n\n  Call\n  Write\n")
  }

  @Test func `a text after a control belongs to its own row`() {
    let view = ShownView {
      ForEach(["a", "b"], id: \.self) { name in
        HStack {
          Text(name)
          Button("Open \(name)") {}
          Text("!")
        }
      }
    }
    #expect(view.screen.text() == "  Open a  a !\n  Open b  b !\n")
  }

  @Test func `a control without a label is named by the text before it`() {
    let view = ShownView {
      HStack {
        Text("Name")
        TextField("", text: .constant(""))
      }
      HStack {
        Text("From")
        TextField("", text: .constant("1"))
        Text("to")
        TextField("", text: .constant("2"))
      }
      LabeledContent("Wi-Fi") { Toggle("", isOn: .constant(true)).labelsHidden() }
      GridRow {
        Text("PIN")
        SecureField("", text: .constant("")).accessibilityIdentifier("pin")
      }
    }
    #expect(
      view.outline == [
        "field 'Name' = ''", "field 'From' = '1'", "field 'to' = '2'",
        "toggle 'Wi-Fi' = 'on' selected", "secure field 'PIN' = '' #pin",
      ])
  }

  @Test func `a field without a name is called by its role`() throws {
    let view = ShownView {
      TextField("", text: .constant(""), prompt: Text("Kim"))
      TextField("", text: .constant(""))
      SecureField("", text: .constant(""))
    }
    #expect(
      view.screen.text() == """
          type Kim             (empty)
          type field           (empty)
          type "secure field"  (empty)

        """)
    try view.send(.type("x"), to: "field")
  }

  @Test func `a label is not repeated by the control after it`() {
    let view = ShownView {
      LabeledContent("Name") { TextField("Name", text: .constant("Kim")) }
    }
    #expect(view.screen.text() == "  type Name  Kim\n")
  }

  @Test func `a tick marks a choice in a list, and is a picture elsewhere`() {
    let view = ShownView {
      Button {
      } label: {
        HStack {
          Image(systemName: "checkmark.circle.fill")
          Text("Done")
        }
      }
      HStack {
        Image(systemName: "checkmark")
        Text("Confirm")
      }
      .onTapGesture {}
      List {
        ForEach(["Light", "Dark"], id: \.self) { theme in
          Button {
          } label: {
            HStack {
              Text(theme)
              Spacer()
              if theme == "Dark" { Image(systemName: "checkmark") }
            }
          }
        }
        HStack {
          Text("Seoul")
          Image(systemName: "checkmark")
        }
      }
    }
    #expect(
      view.screen.text() == """
          Done
          Confirm
          Light
          Dark     (selected)

          Seoul (selected)

        """)
  }

  @Test func `cards in a row have lines of their own`() {
    let view = ShownView {
      HStack {
        VStack {
          Text("Wins")
          Text("3")
        }
        VStack {
          Text("Losses")
          Text("1")
        }
      }
    }
    #expect(view.screen.text() == "  Wins    3\n  Losses  1\n")
  }

  @Test func `combined elements are one line without texts beside it`() {
    let view = ShownView {
      Button("Before") {}
      HStack {
        Text("Mail")
        Button("Read") {}
      }
      .accessibilityElement(children: .combine)
      Button {
      } label: {
        HStack {
          Text("All")
          Toggle("on", isOn: .constant(true))
        }
      }
    }
    #expect(
      view.outline == [
        "button 'Before'", "button 'Mail, Read'", "button 'All'", "  toggle 'on' = 'on' selected",
      ])
  }
}
