import HeadlessUI
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct EndlessListTests {
  private let log = Log()

  @Test(arguments: [false, true])
  func `a view after the rows appears once all rows are shown`(isScrollView: Bool) {
    let shown = ShownView(Feed(log: log, isScrollView: isScrollView))
    _ = shown.screen
    #expect(log.take() == ["+top", "+around", "+below"])
    for page in 2...4 {
      #expect(shown.more() == 20)
      #expect(log.take() == [])
      #expect(shown.more() == 60)
      #expect(log.take() == ["+end", "page \(page)", "-end"])
      #expect(shown.more() == 40)
    }
    #expect(shown.more() == 20)
    #expect(shown.more() == nil)
    #expect(log.take() == [])
  }

  @Test func `a progress view after the rows appears once all rows are shown`() {
    var count = 30
    let shown = ShownView.anew {
      List {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
        ProgressView().onAppear { log("+end") }.onDisappear { log("-end") }
      }
    }
    _ = shown.screen
    #expect(log.take() == [])
    shown.window.showMore()
    _ = shown.screen
    #expect(log.take() == ["+end"])
    count = 50
    _ = shown.screen
    #expect(log.take() == ["-end"])
  }

  @Test func `a long menu or inner list hides no rows of the outer list`() {
    let shown = ShownView {
      List {
        Menu("Pages") { ForEach(0..<30) { Text("\($0)") } }
        ScrollView(.horizontal) { HStack { ForEach(0..<30) { Text("\($0)") } } }
        Text("a").contextMenu { ForEach(0..<30) { Text("\($0)") } }
        Text("b").onAppear { log("+b") }
      }
    }
    _ = shown.screen
    #expect(log.take() == ["+b"])
  }

  @Test func `overlays and insets of a long list appear, but not the view after it`() {
    let shown = ShownView {
      ScrollView {
        LazyVStack { ForEach(0..<60) { Text("\($0)") } }
          .overlay { Text("over").onAppear { log("+over") } }
          .safeAreaInset(edge: .bottom) { Text("below").onAppear { log("+below") } }
          .safeAreaInset(edge: .top) { Text("above").onAppear { log("+above") } }
        Text("after").onAppear { log("+after") }
      }
    }
    _ = shown.screen
    #expect(log.take() == ["+above", "+over", "+below"])
  }

  @Test func `long overlays and insets hide no rows behind them`() {
    let shown = ShownView {
      ScrollView {
        VStack { Text("a").onAppear { log("+a") } }
          .safeAreaInset(edge: .top) { ForEach(0..<60) { Text("\($0)") } }
          .overlay { ForEach(0..<60) { Text("\($0)") } }
        Text("after").onAppear { log("+after") }
      }
    }
    _ = shown.screen
    #expect(log.take() == ["+a", "+after"])
  }

  @Test func `a sheet on a hidden row comes up`() {
    let shown = ShownView {
      List {
        ForEach(0..<30) { Text("\($0)") }
        Text("end").sheet(isPresented: .constant(true)) {
          Text("sheet").onAppear { log("+sheet") }
        }
      }
    }
    _ = shown.screen
    #expect(log.take() == ["+sheet"])
  }
}

extension ShownView {
  /// Shows more rows. Returns the number of rows that are still hidden.
  fileprivate func more() -> Int? {
    window.showMore()
    return screen.elements.first { $0.role == .more }?.value.flatMap { Int($0) }
  }
}

/// Rows that come by pages, sixty on each.
private struct Feed: View {
  let log: Log
  let isScrollView: Bool
  @State private var pages = 1

  init(log: Log, isScrollView: Bool) {
    self.log = log
    self.isScrollView = isScrollView
  }

  var body: some View {
    if isScrollView {
      ScrollView { LazyVStack { rows }.onAppear { log("+around") } }
    } else {
      List { rows }.onAppear { log("+around") }
    }
    Text("below").onAppear { log("+below") }
  }

  @ViewBuilder private var rows: some View {
    Text("top").onAppear { log("+top") }
    ForEach(0..<pages * 60, id: \.self) { Text("\($0)") }
    if pages < 4 {
      ProgressView()
        .onAppear {
          log("+end")
          pages += 1
          log("page \(pages)")
        }
        .onDisappear { log("-end") }
    }
  }
}
