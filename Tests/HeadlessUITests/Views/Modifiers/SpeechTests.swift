import HeadlessUI
import StateBinding
import StateBindingTestSupport
import StateBindingTesting
import Testing

/// What VoiceOver reads, in Apple's order: label, value, traits, hint; then what its rotor offers.
@Suite(.ownRun)
struct SpeechTests {
  @Test func `each text is an element of its own, and a label of a control is one`() {
    let view = ShownView {
      HStack {
        Text("Total")
        Spacer()
        Text("12 €")
      }
      LabeledContent("Paid", value: "yes")
      Button {
      } label: {
        HStack {
          Text("Pay")
          Text("12 €")
        }
      }
      VStack {
        Text("Kim")
        Text("online")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(view.speech == ["Total", "12 €", "Paid, yes", "Pay, 12 €, button", "Kim, online"])
    #expect(
      view.outline == [
        "text 'Total' = '12 €'", "text 'Paid' = 'yes'", "button 'Pay 12 €'", "text 'Kim, online'",
      ])
  }

  @Test func `a control is read with its kind, and as dimmed if it cannot be used`() {
    let view = ShownView {
      Toggle("Wi-Fi", isOn: .constant(true))
      TextField("Name", text: .constant("Kim"))
      SecureField("PIN", text: .constant("1234"))
      Slider(value: .constant(0.5)) { Text("Volume") }
      Stepper("Eggs", value: .constant(3))
      Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
      Menu("Sort") { Button("By name") {} }
      DisclosureGroup("More") { Text("hidden") }
      Link("Help", destination: "https://example.com")
      ProgressView()
      Button("Save") {}.disabled(true)
    }
    #expect(
      view.speech == [
        "Wi-Fi, on, switch button", "Name, Kim, text field", "PIN, ••••, secure text field",
        "Volume, 50%, adjustable", "Eggs, 3, adjustable", "Size, Small, pop-up button",
        "Sort, pop-up button",
        "More, collapsed, button", "Help, link", "In progress", "Save, dimmed, button",
      ])
  }

  @Test func `hints, traits, actions and further content are read`() {
    let view = ShownView {
      Button("Play") {}.accessibilityHint("Starts the song").accessibilityInputLabels(["Start"])
      Text("Song").accessibilityCustomContent("Artist", "Kim", importance: .high)
        .accessibilityCustomContent("Year", "1998")
      List {
        Text("Row").accessibilityAction(named: "Archive") {}
          .swipeActions { Button("Delete", role: .destructive) {} }
          .contextMenu { Button("Share") {} }
      }
      Color.red.accessibilityRepresentation { Toggle("Lamp", isOn: .constant(false)) }
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Chip").accessibilityAddTraits([.isButton, .isSelected])
      Button("Plain") {}.accessibilityRemoveTraits(.isButton)
      Button("Info") {}.help("Says more")
    }
    #expect(
      view.speech == [
        "Play, button, hint: Starts the song", "Song, Artist, Kim, more content: Year, 1998",
        "Row, actions: Delete, Archive", "Lamp, off, switch button", "Title, heading",
        "selected, Chip, button", "Plain", "Info, button, hint: Says more",
      ])
    #expect(view.window.spokenElements[0].inputLabels == ["Start"])
  }

  @Test func `a container is read as a whole, and a priority counts in it`() {
    let view = ShownView {
      Text("last")
      VStack {
        Text("second")
        Text("first").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Card")
      Text("top").accessibilitySortPriority(2)
    }
    #expect(view.speech == ["top", "last", "Card, group", "first", "second"])
  }

  @Test func `several controls of a combined view are its actions`() {
    let view = ShownView {
      HStack {
        Text("Kim")
        Button("Call") {}
        Button("Write") {}
      }
      .accessibilityElement(children: .combine)
    }
    #expect(view.speech == ["Kim, actions: Call, Write"])
  }

  @Test
  func `a symbol is read by its words, a file by its name, and an icon of a label not at all`() {
    let view = ShownView {
      Button {
      } label: {
        Image(systemName: "trash.fill")
      }
      Image("hero_banner")
      Image(decorative: "line")
      Label("Inbox", systemImage: "tray")
      Image(systemName: "figure.walk.circle").accessibilityLabel("On foot")
      Image(systemName: "lamp.desk")
    }
    #expect(
      view.speech == [
        "Trash, button", "hero_banner, image", "Inbox", "On foot, image", "Lamp desk, image",
      ])
  }

  @Test func `VoiceOver does not call a view with a tap gesture a button`() {
    let view = ShownView {
      VStack {
        Text("Kim")
        Text("online")
      }
      .onTapGesture {}
    }
    #expect(view.speech == ["Kim", "online"])
    #expect(view.outline == ["button 'Kim, online'"])
  }

  @Test func `a row gives its actions to each element in it`() {
    let view = ShownView {
      List {
        Section("Friends") {
          ForEach(["Kim"], id: \.self) { name in
            HStack {
              Text(name)
              Text("online")
            }
          }
          .onDelete { _ in }
        }
      }
    }
    #expect(
      view.speech == ["Friends, heading", "Kim, actions: Delete", "online, actions: Delete"])
  }

  @Test func `a page begins with its bar, and tabs come last`() throws {
    let view = ShownView {
      TabView {
        NavigationStack {
          NavigationLink("Mail") { Text("letters").navigationTitle("Mail") }
            .navigationTitle("Start")
            .toolbar { Button("Edit") {} }
        }
        .tabItem { Text("Home") }
        Text("b").tabItem { Text("Settings") }.badge(2)
      }
    }
    #expect(
      view.speech == [
        "Start, heading", "Edit, button", "Mail, button", "selected, Home, tab, 1 of 2",
        "Settings, 2, tab, 2 of 2",
      ])
    try view.tap("Mail")
    #expect(view.speech.prefix(3) == ["Start, back button", "Mail, heading", "letters"])
  }

  @Test func `only the question or the sheet on top is read`() throws {
    let view = ShownView {
      Stateful(false) { $asks in
        Stateful(false) { $isOpen in
          Button("Log out") { asks = true }
            .alert("Log out?", isPresented: $asks) {
              Button("Log out", role: .destructive) {}
            } message: {
              Text("Drafts are lost.")
            }
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Text("inside") }
        }
      }
    }
    try view.tap("Open")
    #expect(view.speech == ["inside"])
    view.window.goBack()
    try view.tap("Log out")
    #expect(
      view.speech == ["Log out?, alert", "Drafts are lost.", "Log out, button"])
  }

  @Test func `reading has no effect, and a change is read`() async throws {
    let log = Log()
    let view = ShownView {
      Stateful(false) { $isOpen in
        Button("Open") { isOpen = true }
          .onAppear { log("+page") }
          .sheet(isPresented: $isOpen) {
            log("dismissed")
          } content: {
            Noted(log: log)
          }
      }
    }
    try view.tap("Open")
    _ = view.screen
    await settled()
    let before = log.take()
    #expect(before.contains("+sheet") && before.contains("task"))
    #expect(view.speech == ["Name, text field, is editing", "Count 0"])
    #expect(view.speech == view.speech)
    _ = view.screen
    await settled()
    #expect(log.take() == [])
    view.window.goBack()
    _ = view.screen
    await settled()
    #expect(log.take() == ["-sheet", "dismissed", "cancelled"])
    #expect(view.speech == ["Open, button"])
  }

  @Test func `a slider without a range, a bare shape and an empty text are read`() {
    let view = ShownView {
      Slider(value: .constant(0.0), in: 0...0) { Text("Position") }
      Image(systemName: "circle")
      Image(systemName: "bell.slash.fill")
      Text("")
      Text("Kim").accessibilityHint("")
      VStack {
        Button("A") {}
        Button("B") {}
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Pair")
    }
    #expect(
      view.speech == [
        "Position, 0%, adjustable", "Circle, image", "Notifications off, image", "Kim", "Pair",
      ])
  }

  @Test func `the words are in the language of the screen, or in the app's`() {
    func speech(_ strings: StringCatalogue) -> [String] {
      ShownView(strings: strings) {
        Button("Save") {}.disabled(true)
        Image(systemName: "trash")
      }.speech
    }
    #expect(
      speech(StringCatalogue(language: "ko", ["Save": "저장"])) == ["저장, 흐려짐, 버튼", "휴지통, 이미지"])
    let tabs = ShownView(strings: StringCatalogue(language: "ko", ["Home": "홈"])) {
      TabView {
        Text("a").tabItem { Text("Home") }
        Text("b").tabItem { Text("Home") }
      }
    }
    #expect(tabs.speech.last == "홈, 탭, 2개 중 2")
    let german = ["Save": "Sichern", "button": "Taste", "dimmed": "grau"]
    #expect(
      speech(StringCatalogue(language: "de", german)) == ["Sichern, grau, Taste", "Trash, image"])
  }
}

/// A page of a sheet that notes what happens to it.
private struct Noted: View {
  let log: Log
  @State private var count = 0
  @State private var numbers = PublishRelay<Int>()
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused)
    Text("Count \(count)")
      .onAppear {
        log("+sheet")
        isFocused = true
      }
      .onDisappear { log("-sheet") }
      .onChange(of: isFocused) { log("focus") }
      .task {
        log("task")
        // Waits until it is cancelled.
        do { for try await _ in numbers.values {} } catch {}
        log("cancelled")
      }
  }
}

extension ShownView {
  fileprivate var speech: [String] { window.spokenElements.map(\.description) }
}
