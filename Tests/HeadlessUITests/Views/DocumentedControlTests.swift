import HeadlessUI
import StateBindingTestSupport
import StateBindingTesting
import Testing

/// What Apple's documentation says of controls. The comment above each test names its page, under
/// developer.apple.com/documentation/swiftui.
@Suite(.ownRun)
struct DocumentedControlTests {
  private let log = Log()

  // stepper/init(_:onincrement:ondecrement:oneditingchanged:)
  @Test func `a stepper with actions tells when editing begins and ends`() throws {
    let view = ShownView {
      Stepper("Hue", onIncrement: { log("up") }, onDecrement: { log("down") }) { log("\($0)") }
    }
    try view.send(.increase, to: "Hue")
    try view.send(.decrease, to: "Hue")
    #expect(log.take() == ["true", "up", "false", "true", "down", "false"])
  }

  // slider/init(value:in:step:oneditingchanged:)
  @Test func `a slider tells around a change, and stays in its range`() throws {
    let view = ShownView(state: 95.0) { $speed in
      Slider(value: $speed, in: 0...100, step: 10) { log("\($0)") }.accessibilityLabel("Speed")
    }
    try view.send(.increase, to: "Speed")
    #expect(view.outline == ["stepper 'Speed' = '100.0'"])
    #expect(log.take() == ["true", "false"])
    #expect(throws: ScreenInputError.notPossible) { try view.send(.increase, to: "Speed") }
  }

  // toggle/init(_:sources:ison:)
  @Test func `a toggle for several values is mixed until a tap turns all on`() throws {
    let view = ShownView(state: [Alarm(isOn: true), Alarm(isOn: false)]) { $alarms in
      Toggle("All", sources: $alarms, isOn: \.isOn)
    }
    #expect(view.outline == ["toggle 'All' = 'mixed'"])
    try view.tap("All")
    #expect(view.outline == ["toggle 'All' = 'on' selected"])
    try view.tap("All")
    #expect(view.outline == ["toggle 'All' = 'off'"])
  }

  // view/labelshidden()
  @Test func `a hidden label still names its control`() {
    let view = ShownView { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    #expect(view.outline == ["toggle 'Wi-Fi' = 'on' selected"])
  }

  // labelstyle/icononly
  @Test func `a label without its title is still read by it`() {
    let view = ShownView { Button("Rain", systemImage: "cloud") {}.labelStyle(.iconOnly) }
    #expect(view.outline == ["button 'Rain'"])
  }

  // view/disabled(_:)
  @Test func `an inner view cannot enable what an outer one disables`() {
    let view = ShownView { HStack { Button("Press") {}.disabled(false) }.disabled(true) }
    #expect(view.outline == ["button 'Press' disabled"])
  }

  // environmentvalues/isenabled
  @Test func `a view reads whether it is enabled`() throws {
    let view = ShownView(state: false) { $isOff in
      Enabled().disabled(isOff)
      Button("Lock") { isOff = true }
    }
    #expect(view.labels == ["enabled", "Lock"])
    try view.tap("Lock")
    #expect(view.labels == ["disabled", "Lock"])
  }

  // view/badge(_:)
  @Test func `a badge of zero is not shown`() {
    let view = ShownView {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("in") }.badge(0)
        Tab("Sent", systemImage: "tray") { Text("out") }.badge(2)
      }
    }
    #expect(view.outline == ["tab 'Inbox' selected", "tab 'Sent' = '2'", "text 'in'"])
  }

  // view/tag(_:includeoptional:)
  @Test func `an option is chosen by its tag, not by its id, and may choose an optional value`()
    throws
  {
    let view = ShownView(state: "b" as String?) { $code in
      Picker("Fruit", selection: $code) {
        ForEach(["Apple": "a", "Pear": "b"].sorted(by: <), id: \.key) { Text($0.key).tag($0.value) }
      }
    }
    #expect(view.outline.first == "picker 'Fruit' = 'Pear'")
    try view.tap("Apple")
    #expect(view.outline.first == "picker 'Fruit' = 'Apple'")
  }

  // MARK: Searching

  // searchscopeactivation/automatic
  @Test(arguments: [true, false])
  func `scopes appear with the first letter, and go with the last`(isInside: Bool) throws {
    let view = ShownView(state: "", 0) { $text, $scope in
      if isInside {
        Text("all").searchScopes($scope) { scopes }.searchable(text: $text)
      } else {
        Text("all").searchable(text: $text).searchScopes($scope) { scopes }
      }
    }
    #expect(view.labels == ["Search", "all"])
    try view.send(.type("a"), to: "search")
    #expect(view.outline.contains("picker 'Scope' = 'Fruit'"))
    try view.tap("Vegetable")
    try view.send(.type(""), to: "search")
    #expect(view.labels == ["Search", "all"])
  }

  // contentunavailableview/search
  @Test(arguments: [true, false])
  func `the view for no results says what was searched for`(isInside: Bool) throws {
    let view = ShownView(state: "") { $text in
      NavigationStack {
        if isInside {
          ContentUnavailableView.search.searchable(text: $text)
        } else {
          List {}.searchable(text: $text).overlay { ContentUnavailableView.search }
        }
      }
    }
    #expect(view.labels.contains("No Results"))
    try view.send(.type("kim"), to: "search")
    #expect(view.labels.contains("No Results for “kim”"))
  }

  // submittriggers/search
  @Test func `choosing a completion submits the search`() throws {
    let view = ShownView(state: "") { $text in
      Text("all").searchable(text: $text) { Text("🍎").searchCompletion("apple") }
        .onSubmit(of: .search) { log($text.wrappedValue) }
        .onSubmit { log("text") }
    }
    try view.send(.type("a"), to: "search")
    try view.tap("🍎")
    try view.send(.submit, to: "search")
    #expect(log.take() == ["apple", "apple"])
  }

  // suggesting-search-terms
  @Test func `a suggestion without a completion cannot be chosen`() {
    let view = ShownView { Text("all").searchable(text: .constant("a")) { Text("words") } }
    #expect(view.outline == ["field 'Search' = 'a' #search", "text 'words'", "text 'all'"])
  }

  // view/searchable(text:ispresented:placement:prompt:)
  @Test func `code begins a search`() throws {
    let view = ShownView(state: "", false) { $text, $isUp in
      Button("Find") { isUp = true }
        .searchable(text: $text, isPresented: $isUp) { Text("Recent") }
    }
    #expect(view.labels == ["Search", "Find"])
    try view.tap("Find")
    #expect(view.labels == ["Search", "Recent", "Find"])
  }

  // MARK: Submitting

  // view/submitscope(_:)
  @Test func `a submit scope keeps a field from the actions around it`() throws {
    let view = ShownView {
      Group {
        TextField("Tag", text: .constant("")).onSubmit { log("tag") }.submitScope()
        TextField("Name", text: .constant("")).onSubmit { log("name") }.submitScope(false)
        SecureField("Code", text: .constant(""))
      }
      .onSubmit { log("form") }
    }
    for name in ["Tag", "Name", "Code"] { try view.send(.submit, to: name) }
    #expect(log.take() == ["tag", "name", "form", "form"])
  }

  // submittriggers/text
  @Test func `only fields of one line are submitted`() {
    let view = ShownView {
      TextEditor(text: .constant("")).accessibilityLabel("Essay").onSubmit { log("essay") }
    }
    #expect(throws: ScreenInputError.notPossible) { try view.send(.submit, to: "Essay") }
    #expect(log.take() == [])
  }

  // MARK: Presenting

  // view/alert(_:ispresented:presenting:actions:message:)
  @Test func `an alert keeps the data that it was presented with`() throws {
    let view = ShownView(state: "first" as String?, true) { $name, $isUp in
      Text("page")
        .alert("Delete?", isPresented: $isUp, presenting: name) { found in
          TextField(
            "Other",
            text: Binding(get: { name ?? "" }, set: { $name.wrappedValue = $0.isEmpty ? nil : $0 }))
          Button("Delete \(found)") { log(found) }
        }
    }
    for other in ["second", ""] {
      try view.send(.type(other), to: "Other")
      #expect(view.screen.alert?.buttons.map(\.label) == ["Delete first"])
    }
    try view.tap("Delete first")
    #expect(log.take() == ["first"])
  }

  // view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  @Test func `a cancel button takes the place of the usual one in a dialog`() {
    let view = ShownView {
      Text("page").confirmationDialog("Empty?", isPresented: .constant(true)) {
        Button("Empty", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
    }
    #expect(view.screen.alert?.buttons.map(\.label) == ["Empty", "Keep"])
  }

  // view/sheet(item:ondismiss:content:)
  @Test func `a sheet is dismissed for another item, and not for a changed one`() throws {
    let view = ShownView(state: Alarm(name: "one") as Alarm?) { $alarm in
      Text("page").sheet(item: $alarm) {
        log("dismissed")
      } content: { shown in
        Text(shown.name)
        Button("Rename") { $alarm.wrappedValue?.name = "two" }
        Button("Next") { alarm = Alarm(id: 2, name: "three") }
      }
    }
    try view.tap("Rename")
    #expect(view.labels.contains("two"))
    #expect(log.take() == [])
    try view.tap("Next")
    #expect(view.labels.contains("three"))
    #expect(log.take() == ["dismissed"])
  }

  // view/interactivedismissdisabled(_:)
  @Test func `a sheet can be closed once its condition allows it`() throws {
    let view = ShownView(state: "") { $name in
      Text("page").sheet(isPresented: .constant(true)) {
        TextField("Name", text: $name).interactiveDismissDisabled(name.isEmpty)
      }
    }
    _ = view.screen
    #expect(!view.window.canGoBack)
    try view.send(.type("Kim"), to: "Name")
    _ = view.screen
    #expect(view.window.canGoBack)
  }

  // environmentvalues/dismiss
  @Test func `a view cannot close the sheet that it presents with its own dismiss`() throws {
    let view = ShownView(Presenter())
    try view.tap("Mine")
    #expect(view.labels.contains("Mine"))
    try view.tap("Close")
    #expect(view.labels == ["page"])
  }

  // navigationpath/removelast(_:)
  @Test func `a path loses its last pages at once`() throws {
    let view = ShownView(state: NavigationPath([1, 2, 3])) { $path in
      NavigationStack(path: $path) {
        Text(path.isEmpty ? "home" : "hidden")
          .navigationDestination(for: Int.self) { page in
            Text("page \(page) of \(path.count)")
            Button("Pop two") { path.removeLast(min(2, path.count)) }
          }
      }
    }
    #expect(view.labels.contains("page 3 of 3"))
    try view.tap("Pop two")
    #expect(view.labels.contains("page 1 of 1"))
    try view.tap("Pop two")
    #expect(view.labels == ["home"])
  }

  // openurlaction/callasfunction(_:completion:)
  @Test func `the completion of an opened link says whether it was handled`() throws {
    let view = ShownView {
      Opening(log: log).environment(
        \.openURL, OpenURLAction { $0 == "https://here" ? .handled : .discarded })
    }
    try view.tap("https://here", "https://there")
    #expect(log.take() == ["true", "false"])
  }

  // MARK: Rows

  // dynamicviewcontent/ondelete(perform:)
  @Test func `rows without an action cannot be deleted or moved`() {
    let view = ShownView {
      List { ForEach(0..<2) { Text("\($0)") }.onDelete(perform: nothing).onMove(perform: noMove) }
    }
    #expect(view.outline == ["list", "  row '0'", "  row '1'"])
  }

  // view/swipeactions(edge:allowsfullswipe:content:)
  @Test func `only the rows of a list or a form have swipe actions and can be deleted`() {
    let view = ShownView {
      VStack { ForEach(["a"], id: \.self) { rows($0) }.onDelete { _ in } }
      Form { ForEach(["b"], id: \.self) { rows($0) }.onDelete { _ in } }
    }
    #expect(
      view.outline == [
        "text 'a'", "list", "  row 'b'", "    button 'Pin'", "    button 'Delete' destructive",
      ])
  }

  // dynamicviewcontent/onmove(perform:)
  @Test func `a move tells the old offset and the one to insert before`() throws {
    let view = ShownView {
      List {
        ForEach(["a", "b", "c"], id: \.self) { Text($0).moveDisabled($0 != "c") }
          .onMove { log("\($0) \($1)") }
      }
    }
    try view.tap("Move up")
    #expect(log.take() == ["[2] 1"])
  }

  // editmode
  @Test func `several rows are chosen only while the list is edited`() throws {
    let view = ShownView(state: Set<String>()) { $chosen in
      List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      EditButton()
      Text(chosen.sorted().joined())
    }
    try view.tap("a", "b")
    #expect(view.labels.last == "b")
    try view.tap("Edit", "a")
    #expect(view.labels.last == "ab")
    try view.tap("b")
    #expect(view.labels.last == "a")
  }

  // view/contextmenu(menuitems:)
  @Test func `a context menu without items adds nothing`() {
    let view = ShownView {
      List {
        ForEach(0..<2) { row in Text("\(row)").contextMenu { if row > 0 { Button("Copy") {} } } }
      }
    }
    #expect(view.outline == ["list", "  row '0'", "  row '1'", "    button 'Copy'"])
  }

  // MARK: Gestures and values

  // view/ontapgesture(count:perform:)
  @Test func `one tap and two taps on a view are told apart`() throws {
    let view = ShownView {
      Text("Photo").onTapGesture(count: 2) { log("like") }.onTapGesture { log("open") }
    }
    #expect(view.outline == ["button 'Photo'", "  button 'Double tap'"])
    try view.tap("Photo", "Double tap")
    #expect(log.take() == ["open", "like"])
  }

  // preferencekey/reduce(value:nextvalue:)
  @Test func `preferences are combined in the order of the views`() {
    let view = ShownView {
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        HStack {
          Text("b").preference(key: Names.self, value: ["b"])
          Text("no name")
        }
        Text("c").overlay { Text("d").preference(key: Names.self, value: ["d"]) }
      }
      .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    _ = view.screen
    #expect(log.take() == ["abd"])
  }

  // environmentvalues/refresh
  @Test func `only a view inside of a refreshable one can refresh`() {
    let view = ShownView {
      CanRefresh()
      CanRefresh().refreshable {}
    }
    #expect(view.labels == ["fixed", "refreshable"])
  }

  private var nothing: (@MainActor (Set<Int>) -> Void)? { nil }
  private var noMove: (@MainActor (Set<Int>, Int) -> Void)? { nil }

  private func rows(_ name: String) -> some View {
    Text(name).swipeActions(edge: .leading) { Button("Pin") {} }
  }

  @ViewBuilder private var scopes: some View {
    Text("Fruit").tag(0)
    Text("Vegetable").tag(1)
  }
}

private nonisolated struct Alarm: Identifiable {
  var id = 1
  var isOn = false
  var name = ""
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? "enabled" : "disabled") }
}

private struct CanRefresh: View {
  @Environment(\.refresh) private var refresh

  var body: some View { Text(refresh == nil ? "fixed" : "refreshable") }
}

private struct Presenter: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isUp = true

  var body: some View {
    Text("page").sheet(isPresented: $isUp) {
      Button("Mine") { dismiss() }
      DismissButton("Close")
    }
  }
}

private struct Opening: View {
  let log: Log
  @Environment(\.openURL) private var openURL

  var body: some View {
    ForEach(["https://here", "https://there"], id: \.self) { link in
      Button(link) { openURL(link) { log("\($0)") } }
    }
  }
}
