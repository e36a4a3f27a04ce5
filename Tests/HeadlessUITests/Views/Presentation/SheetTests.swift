import HeadlessUI
import Testing

struct SheetTests {
  @Test func `a sheet covers the page and can be left`() throws {
    let shown = ShownView(Sheets())
    try shown.tap("sheet")
    #expect(shown.outline == ["sheet 'Sheet'", "button 'inside 0' #inside", "button 'close'"])
    #expect(shown.screen.title == "Sheet")
    #expect(shown.screen.covered.map(\.title) == ["Page"])
    #expect(shown.screen.covered[0].elements.map(\.label) == ["sheet", "cover", "log:"])
    #expect(shown.window.canGoBack)
    shown.window.goBack()
    #expect(shown.labels == ["sheet", "cover", "log: sheet"])
    #expect(shown.screen.covered == [])
    #expect(shown.window.canGoBack == false)
  }

  @Test func `onDismiss runs once for each way of closing`() throws {
    let shown = ShownView(Sheets())
    try shown.tap("sheet")
    shown.window.goBack()
    try shown.tap("sheet", "close")
    #expect(shown.labels.last == "log: sheet sheet")
    try shown.tap("cover", "close")
    #expect(shown.labels.last == "log: sheet sheet cover")
  }

  @Test func `a sheet that comes back starts anew`() throws {
    let shown = ShownView(Sheets())
    try shown.tap("sheet", "inside", "inside")
    #expect(shown.labels[1] == "inside 2")
    try shown.tap("close", "sheet")
    #expect(shown.labels[1] == "inside 0")
  }

  @Test func `a full-screen cover cannot be left by going back`() throws {
    let shown = ShownView(Sheets())
    try shown.tap("cover")
    #expect(shown.outline == ["sheet disabled", "button 'close'"])
    #expect(shown.window.canGoBack == false)
    shown.window.goBack()
    #expect(shown.labels == ["", "close"])
  }

  @Test func `only the elements of the top sheet can be used`() throws {
    let shown = ShownView(Sheets())
    try shown.tap("sheet")
    #expect(shown.reachable == ["inside 0", "close"])
    #expect(throws: ScreenInputError.notPossible) { try shown.window.send(.tap, to: 0) }
    #expect(throws: ScreenInputError.noElement) { try shown.window.send(.tap, to: 3) }
    #expect(throws: ScreenInputError.noElement) { try shown.window.send(.tap, to: -1) }
  }

  @Test func `another item replaces the sheet, with a dismissal and new state`() throws {
    let shown = ShownView(state: nil as Item?, 0) { $item, $dismissed in
      Button("one") { item = Item(id: 1) }
        .sheet(item: $item, onDismiss: { dismissed += 1 }) { shown in
          Counter("inside")
          Text("item \(shown.id)")
          Button("next") { item = Item(id: shown.id + 1) }
        }
      Text("dismissed \(dismissed)")
    }
    try shown.tap("one", "inside")
    #expect(shown.labels == ["", "inside 1", "item 1", "next"])
    try shown.tap("next")
    #expect(shown.labels == ["", "inside 0", "item 2", "next"])
    #expect(shown.screen.covered[0].elements.map(\.label) == ["one", "dismissed 1"])
    shown.window.goBack()
    #expect(shown.labels == ["one", "dismissed 2"])
  }

  @Test func `closing the lowest sheet closes all sheets above`() throws {
    let shown = ShownView(Stacked(level: 0))
    try shown.tap("open 0", "open 1", "open 2")
    #expect(shown.labels == ["", "open 3", "close all"])
    #expect(
      shown.screen.covered.map { $0.elements.last?.label } == ["open 0", "close all", "close all"])
    shown.window.goBack()
    #expect(shown.labels == ["", "open 2", "close all"])
    try shown.tap("open 2", "close all")
    #expect(shown.labels == ["open 0"])
  }

  @Test func `interactiveDismissDisabled prevents going back, but not dismiss`() throws {
    let shown = ShownView(state: false, false) { $isOpen, $isUnlocked in
      Button("open") { isOpen = true }.sheet(isPresented: $isOpen) {
        Toggle("unlock", isOn: $isUnlocked)
        DismissButton("done").interactiveDismissDisabled(!isUnlocked)
      }
    }
    try shown.tap("open")
    #expect(shown.outline == ["sheet disabled", "toggle 'unlock' = 'off'", "button 'done'"])
    #expect(shown.window.canGoBack == false)
    try shown.tap("unlock")
    #expect(shown.window.canGoBack)
    try shown.tap("unlock", "done")
    #expect(shown.labels == ["open"])
  }

  @Test func `a sheet inherits neither disabled nor the navigation stack`() throws {
    let shown = ShownView {
      NavigationStack {
        Text("page")
          .sheet(isPresented: .constant(true)) {
            Button("enabled") {}
            NavigationLink("link") { Text("there") }
          }
          .disabled(true)
      }
    }
    #expect(shown.outline == ["sheet", "button 'enabled'", "link 'link' disabled"])
  }

  @Test func `a popover is a sheet`() throws {
    let shown = ShownView(state: false, nil as Item?) { $isUp, $item in
      Button("flag") { isUp = true }
        .popover(isPresented: $isUp, arrowEdge: .bottom) { Text("on top") }
      Button("item") { item = Item(id: 1) }
        .popover(item: $item, attachmentAnchor: .point(.center)) { Text("item \($0.id)") }
    }
    #expect(shown.outline == ["button 'flag'", "button 'item'"])
    try shown.tap("flag")
    #expect(shown.outline == ["sheet", "text 'on top'"])
    shown.window.goBack()
    try shown.tap("item")
    #expect(shown.outline == ["sheet", "text 'item 1'"])
    shown.window.goBack()
    #expect(shown.outline == ["button 'flag'", "button 'item'"])
  }
}

private struct Sheets: View {
  @State private var sheet = false
  @State private var cover = false
  @State private var log: [String] = ["log:"]

  var body: some View {
    VStack {
      Button("sheet") { sheet = true }
      Button("cover") { cover = true }
      Text(verbatim: log.joined(separator: " "))
    }
    .navigationTitle("Page")
    .sheet(isPresented: $sheet, onDismiss: { log.append("sheet") }) {
      Group {
        Counter("inside")
        Button("close") { sheet = false }
      }
      .navigationTitle("Sheet")
    }
    .fullScreenCover(isPresented: $cover, onDismiss: { log.append("cover") }) {
      DismissButton("close")
    }
  }
}

private nonisolated struct Item: Identifiable {
  var id: Int
}

private struct Stacked: View {
  let level: Int
  var closeAll: (@MainActor () -> Void)?
  @State private var isOpen = false

  init(level: Int, closeAll: (@MainActor () -> Void)? = nil) {
    self.level = level
    self.closeAll = closeAll
  }

  var body: some View {
    Button("open \(level)") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        AnyView(Stacked(level: level + 1, closeAll: closeAll ?? { isOpen = false }))
      }
    if let closeAll { Button("close all", action: closeAll) }
  }
}
