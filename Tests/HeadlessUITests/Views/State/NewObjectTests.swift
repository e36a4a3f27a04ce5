import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Objects that a body makes anew at each look live as long as on iOS: until something that the body depends on changes.
///
/// In a run of its own, a window that never comes to rest fails its test.
@Suite(.ownRun)
struct NewObjectTests {
  @Test func `a tap in a page whose model the app makes inline shows its effect`() throws {
    let shown = ShownView(Inline())
    try shown.tap("skip")
    #expect(shown.texts == ["page 1", "plain 0"])
    try shown.tap("skip")
    #expect(shown.texts == ["page 2", "plain 0"])
  }

  @Test func `a plain variable in a body that makes a model shows what it was`() throws {
    // A fresh look would tell.
    AppRun.current.judgesLooks = false
    let plain = Plain()
    let shown = ShownView(Inline(plain: plain))
    try shown.tap("skip")
    plain.count = 7
    #expect(shown.texts == ["page 1", "plain 0"])
  }

  @Test func `a model that a plain property or a default value holds is kept too`() throws {
    let shown = ShownView.live {
      PlainPage(model: Model())
      DefaultPage()
      BindablePage(model: Model())
      ProtocolPage(model: Model())
      OptionalPage(model: Model())
    }
    for _ in 0..<2 { try shown.tap("plain", "default", "bindable", "protocol", "optional") }
    #expect(
      shown.texts == ["plain 2", "default 2", "bindable 2", "protocol 2", "optional 2"])
  }

  @Test func `a change of the parent's state brings a new model, which is then kept`() throws {
    let shown = ShownView(Counting())
    try shown.tap("skip", "skip", "count")
    #expect(shown.texts == ["count 1", "page 0"])
    try shown.tap("skip", "skip")
    #expect(shown.texts == ["count 1", "page 2"])
  }

  @Test func `a state that the parent only hands on, or sets to the same value, changes nothing`()
    throws
  {
    let shown = ShownView(state: false, "same") { $isOn, $text in
      Page(model: Model())
      Switch(isOn: $isOn)
      Button(text) { text = "same" }
    }
    try shown.tap("skip", "switch", "same")
    #expect(shown.texts == ["page 1", "switch true", "same"])
  }

  @Test func `a change of an object that the parent reads brings a new model`() throws {
    let settings = Settings()
    let shown = ShownView.live {
      Text("a \(settings.number)")
      Page(model: Model())
    }
    try shown.tap("skip")
    settings.unread += 1
    #expect(shown.texts == ["a 0", "page 1"])
    settings.number += 1
    #expect(shown.texts == ["a 1", "page 0"])
    try shown.tap("skip")
    #expect(shown.texts == ["a 1", "page 1"])
  }

  @Test func `a change of a view model that the parent reads brings a new model`() throws {
    let viewModel = ViewModel<Int, Never>(state: 0)
    let shown = ShownView.live {
      Text("state \(viewModel.state)")
      Page(model: Model())
    }
    try shown.tap("skip")
    #expect(shown.texts == ["state 0", "page 1"])
    viewModel.state = 5
    #expect(shown.texts == ["state 5", "page 0"])
    try shown.tap("skip")
    #expect(shown.texts == ["state 5", "page 1"])
  }

  @Test func `a value handed down brings a new model only where it arrives`() throws {
    let shown = ShownView(state: "x") { $name in
      Middle(name: "a", version: name, address: "a")
      Middle(name: "fixed", version: "", address: "b")
      Button("rename") { name += "x" }
    }
    try shown.tap("a", "b", "rename")
    #expect(shown.texts == ["a 0", "fixed 1", "rename"])
    try shown.tap("a", "b")
    #expect(shown.texts == ["a 1", "fixed 2", "rename"])
  }

  @Test func `a value of the environment brings a new model`() throws {
    let shown = ShownView(state: false) { $isDark in
      Seeing()
        .environment(\.colorScheme, isDark ? .dark : .light)
      Button("dark") { isDark.toggle() }
    }
    try shown.tap("skip")
    #expect(shown.texts == ["page 1", "dark"])
    try shown.tap("dark")
    #expect(shown.texts == ["page 0", "dark"])
    try shown.tap("skip")
    #expect(shown.texts == ["page 1", "dark"])
  }

  @Test func `a model in a card or behind a modifier is kept while the card changes`() throws {
    let shown = ShownView.live {
      Card {
        Page(model: Model(), name: "a", address: "a")
        Page(model: Model(), name: "b", address: "b").modifier(Framed())
      }
    }
    try shown.tap("a", "b", "card", "a", "b")
    #expect(shown.texts == ["card 1", "a 2", "b 2"])
  }

  @Test func `the pages of links keep their models`() throws {
    for link in ["destination", "closure", "value", "active"] {
      let shown = ShownView(Linking())
      try shown.tap(link, "skip", "skip")
      #expect(shown.texts == ["page 2"])
      shown.window.goBack()
      #expect(shown.texts == ["destination", "closure", "value", "active"])
    }
  }

  @Test func `a link's page gets a new model when what its closure uses changes`() throws {
    let shown = ShownView.live {
      NavigationStack { NumberedLink() }
    }
    try shown.tap("open", "skip", "skip")
    #expect(shown.texts == ["0", "next", "page 2"])
    try shown.tap("next")
    #expect(shown.texts == ["1", "next", "page 0"])
    try shown.tap("skip")
    #expect(shown.texts == ["1", "next", "page 1"])
  }

  @Test func `a sheet keeps its model until it is closed`() throws {
    let shown = ShownView(state: false) { $isOpen in
      Button("open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Page(model: Model()) }
    }
    try shown.tap("open", "skip", "skip")
    #expect(shown.texts == ["page 2"])
    shown.window.goBack()
    try shown.tap("open")
    #expect(shown.texts == ["page 0"])
  }

  @Test func `rows and tabs keep their models`() throws {
    let shown = ShownView.live {
      TabView {
        Page(model: Model()).tabItem { Text("First") }
        List {
          ForEach(1..<3) { Page(model: Model(), name: "\($0)", address: "\($0)") }
        }
        .tabItem { Text("Rows") }
      }
    }
    try shown.tap("Rows", "1", "1", "2")
    #expect(shown.texts.suffix(2) == ["1 2", "2 1"])
    try shown.tap("First", "skip", "Rows", "First")
    #expect(shown.texts.last == "page 1")
    try shown.tap("Rows", "2")
    #expect(shown.texts.suffix(2) == ["1 2", "2 2"])
    // At each line, a place with a model asks for at most one look more.
    #expect(shown.window.page.looks < 100)
  }

  @Test(arguments: LaterPlace.allCases)
  func `a value that a row, a page or a sheet reads brings a new model there`(
    _ place: LaterPlace
  ) throws {
    let settings = Settings()
    let shown = ShownView(Later(place: place, settings: settings))
    if place.isOpened { try shown.tap("open") }
    try shown.tap("skip", "skip")
    settings.unread += 1
    #expect(shown.texts.contains("page 2"))
    settings.number += 1
    #expect(shown.texts.contains("page 0"))
    try shown.tap("skip")
    #expect(shown.texts.contains("page 1"))
    #expect(shown.window.page.looks < 30)
  }

  @Test func `a value that a row reads leaves the model beside the rows alone`() throws {
    let settings = Settings()
    let shown = ShownView(Later(place: .row, settings: settings))
    try shown.tap("beside", "skip")
    settings.number += 1
    #expect(shown.texts == ["beside 1", "page 0"])
  }

  @Test func `a row that more has added gets a new model too`() throws {
    let settings = Settings()
    let shown = ShownView(ManyRows(settings: settings).environment(\.rowsShown, 1))
    try shown.tap("0")
    #expect(shown.window.showMore())
    try shown.tap("1")
    #expect(shown.texts == ["row 1", "row 1"])
    settings.number += 1
    #expect(shown.texts.last == "row 0")
  }

  @Test func `a page of a link that a box makes keeps its model`() throws {
    let shown = ShownView(
      NavigationStack { NavigationLink("open") { Box { Page(model: Model()) } } })
    try shown.tap("open", "skip", "skip")
    #expect(shown.texts == ["page 2"])
  }

  @Test func `rows of a bound list get new models when an element changes`() throws {
    let shown = ShownView(state: ["a"]) { $names in
      Button("rename") { names = ["b"] }
      ForEach($names, id: \.count) { $name in
        Page(model: Model(), name: name, address: "a")
      }
    }
    try shown.tap("a", "a")
    #expect(shown.texts == ["rename", "a 2"])
    try shown.tap("rename")
    #expect(shown.texts == ["rename", "b 0"])
    try shown.tap("a")
    #expect(shown.texts == ["rename", "b 1"])
  }

  @Test func `another object from elsewhere is taken over at once`() throws {
    let store = Store()
    let shown = ShownView(Choosing(store: store))
    try shown.tap("skip")
    store.chosen = 1
    #expect(shown.texts == ["page 0"])
    try shown.tap("skip", "skip")
    store.chosen = 0
    #expect(shown.texts == ["page 1"])
  }

  @Test func `two other objects from elsewhere, one after the other, are both shown`() throws {
    let store = Store()
    let shown = ShownView(Choosing(store: store))
    #expect(shown.texts == ["page 0"])
    store.models[1].page = 1
    store.models[2].page = 2
    store.chosen = 1
    #expect(shown.texts == ["page 1"])
    store.chosen = 2
    #expect(shown.texts == ["page 2"])
  }

  @Test func `a model behind a condition in a card is kept`() throws {
    let isOn = true
    let shown = ShownView.live {
      Card { if isOn { Page(model: Model()) } }
    }
    try shown.tap("skip", "skip")
    #expect(shown.texts == ["card 0", "page 2"])
  }

  @Test func `a value behind a protocol, and a weak delegate, are those of now`() throws {
    let board = Board()
    let delegate = Model()
    board.delegate = delegate
    let shown = ShownView.live {
      BoardRow(model: Model(), item: board.item, delegate: board.delegate)
    }
    #expect(shown.texts == ["page 0", "long title 0 0"])
    board.item = LongItem(number: 1)
    try shown.tap("skip")
    #expect(shown.texts == ["page 1", "long title 1 0"])
    board.delegate = nil
    board.item = LongItem(number: 2)
    try shown.tap("skip")
    #expect(shown.texts == ["page 1", "long title 2 nobody"])
  }

  @Test func `models that change at each look do not keep the window busy`() async {
    let shown = ShownView.live {
      FreshPage(models: [Model()])
    }
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
    #expect(shown.texts == ["page 0"])
  }

  @Test func `a replaced model is released`() throws {
    weak var first: Model?
    let shown = ShownView(Counting { if first == nil { first = $0 } })
    try shown.tap("skip")
    #expect(first != nil)
    try shown.tap("count")
    _ = shown.screen
    #expect(first == nil)
  }
}

extension ShownView {
  /// The labels of the elements that have one.
  fileprivate var texts: [String] { labels.filter { !$0.isEmpty } }
}

@Observable
private final class Model {
  var page = 0

  init() {}
}

@MainActor
private protocol Paged: AnyObject {
  var page: Int { get set }
}

extension Model: Paged {}

private final class Plain {
  var count = 0
}

@Observable
private final class Settings {
  var number = 0
  var unread = 0
}

@Observable
private final class Store {
  let models = [Model(), Model(), Model()]
  var chosen = 0
}

private struct Page: View {
  @ObservedObject var model: Model
  var name = "page"
  var address = "skip"

  var body: some View {
    Button("\(name) \(model.page)") { model.page += 1 }.accessibilityIdentifier(address)
  }
}

private struct Inline: View {
  var plain = Plain()

  var body: some View {
    Page(model: Model())
    Text("plain \(plain.count)")
  }
}

private struct PlainPage: View {
  let model: Model

  var body: some View {
    Button("plain \(model.page)") { model.page += 1 }.accessibilityIdentifier("plain")
  }
}

private struct DefaultPage: View {
  @ObservedObject var model = Model()

  var body: some View {
    Button("default \(model.page)") { model.page += 1 }.accessibilityIdentifier("default")
  }
}

private struct BindablePage: View {
  @Bindable var model: Model

  var body: some View {
    Button("bindable \(model.page)") { $model.page.wrappedValue += 1 }
      .accessibilityIdentifier("bindable")
  }
}

private struct ProtocolPage: View {
  let model: any Paged

  var body: some View {
    Button("protocol \(model.page)") { model.page += 1 }.accessibilityIdentifier("protocol")
  }
}

private struct OptionalPage: View {
  let model: Model?

  var body: some View {
    Button("optional \(model?.page ?? -1)") { model?.page += 1 }
      .accessibilityIdentifier("optional")
  }
}

private struct Counting: View {
  var made: @MainActor (Model) -> Void = { _ in }
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
    let model = Model()
    let _ = made(model)
    Page(model: model)
  }
}

private struct Switch: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("switch \(isOn)") { isOn.toggle() }.accessibilityIdentifier("switch")
  }
}

private struct Middle: View {
  let name: String
  let version: String
  let address: String

  var body: some View { Page(model: Model(), name: name, address: address) }
}

private struct Seeing: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = scheme
    Page(model: Model())
  }
}

private protocol Item {
  var title: String { get }
}

private struct LongItem: Item {
  var number: Int
  var words = ["long", "title"]
  var more = (1, 2, 3)
  var title: String { "\(words.joined(separator: " ")) \(number)" }
}

@Observable
private final class Board {
  var item: any Item = LongItem(number: 0)
  weak var delegate: Model?
}

private struct BoardRow: View {
  @ObservedObject var model: Model
  let item: any Item
  weak var delegate: Model?

  var body: some View {
    Page(model: model)
    Text("\(item.title) \(delegate.map { "\($0.page)" } ?? "nobody")")
  }
}

private struct Framed: ViewModifier {
  @State private var isOn = false

  func body(content: Content) -> some View {
    if isOn { Text("on") }
    content
  }
}

private struct Linking: View {
  @State private var isActive = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("destination", destination: Page(model: Model()))
        NavigationLink("closure") { Page(model: Model()) }
        NavigationLink("value", value: 1)
        Button("active") { isActive = true }
      }
      .navigationDestination(for: Int.self) { _ in Page(model: Model()) }
      .navigationDestination(isPresented: $isActive) { Page(model: Model()) }
    }
  }
}

private struct NumberedLink: View {
  @State private var number = 0

  var body: some View {
    NavigationLink("open") {
      Text("\(number)")
      Button("next") { number += 1 }
      Page(model: Model())
    }
  }
}

enum LaterPlace: CaseIterable {
  case row, link, value, active, sheet, overlay, tools, tab, disclosure, reader

  var isOpened: Bool { [.link, .value, .active, .sheet].contains(self) }
}

private struct Later: View {
  let place: LaterPlace
  let settings: Settings
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Page(model: Model(), name: "beside", address: "beside")
      switch place {
      case .row: List { ForEach(0..<1) { _ in page } }
      case .link: NavigationLink("open") { page }
      case .value:
        NavigationLink("open", value: 1).navigationDestination(for: Int.self) { _ in page }
      case .active: opener.navigationDestination(isPresented: $isOpen) { page }
      case .sheet: opener.sheet(isPresented: $isOpen) { page }
      case .overlay: Text("below").overlay { page }
      case .tools: Text("page").toolbar { page }
      case .tab: TabView { Tab("one", systemImage: "circle") { page } }
      case .disclosure: DisclosureGroup("more", isExpanded: .constant(true)) { page }
      case .reader: ScrollViewReader { _ in page }
      }
    }
  }

  private var opener: some View { Button("open") { isOpen = true } }

  private var page: some View {
    let _ = settings.number
    return Page(model: Model())
  }
}

private struct ManyRows: View {
  let settings: Settings

  var body: some View {
    List {
      ForEach(0..<2) { row in
        let _ = row == 1 ? settings.number : 0
        Page(model: Model(), name: "row", address: "\(row)")
      }
    }
  }
}

private struct Box<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

private struct FreshPage: View {
  let models: [Model]

  var body: some View { Page(model: models[0]) }
}

private struct Choosing: View {
  let store: Store

  var body: some View { Page(model: store.models[store.chosen]) }
}
