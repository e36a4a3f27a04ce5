import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct AppearanceTests {
  private let log = Log()

  @Test func `the new branch appears before the old one disappears`() {
    let shown = ShownView(Branch(log: log, isFirst: true))
    #expect(log.take() == [])
    _ = shown.screen
    #expect(log.take() == ["+first"])
    _ = shown.screen
    shown.host.rootView = Branch(log: log, isFirst: false)
    _ = shown.screen
    #expect(log.take() == ["+second", "-first"])
  }

  @Test func `a group without a view never appears, and one of several views appears once`() {
    var isShown = false
    let shown = ShownView.anew {
      Group {
        if isShown {
          Text("a")
          Text("b")
        }
      }
      .onAppear { log("appear") }
      EmptyView().onAppear { log("empty") }
      VStack {}.onAppear { log("stack") }
    }
    _ = shown.screen
    #expect(log.take() == ["stack"])
    isShown = true
    _ = shown.screen
    #expect(log.take() == ["appear"])
  }

  @Test func `views appear only once their window is shown`() {
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: Branch(log: log, isFirst: true))
    _ = window.screen
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    _ = window.screen
    #expect(log.take() == ["+first"])
    window.rootViewController = nil
    _ = window.screen
    #expect(log.take() == ["-first"])
  }

  @Test func `rows appear when they are shown and disappear with their ids`() {
    var ids = Array(0..<25)
    let shown = ShownView.anew {
      List(ids, id: \.self) { id in
        Text("\(id)").onAppear { log("+\(id)") }.onDisappear { log("-\(id)") }
      }
    }
    _ = shown.screen
    #expect(log.take() == (0..<20).map { "+\($0)" })
    shown.window.showMore()
    _ = shown.screen
    #expect(log.take() == (20..<25).map { "+\($0)" })
    ids = [24, 3, 99]
    _ = shown.screen
    #expect(log.take().prefix(2) == ["+99", "-0"])
  }

  @Test func `a page disappears under a pushed page, but not under a sheet`() throws {
    let shown = ShownView(state: false) { $sheet in
      NavigationStack {
        NavigationLink("push") {
          Button("sheet") { sheet = true }
            .onAppear { log("+pushed") }
            .onDisappear { log("-pushed") }
            .sheet(isPresented: $sheet) {
              Text("sheet").onAppear { log("+sheet") }.onDisappear { log("-sheet") }
            }
        }
        .onAppear { log("+root") }
        .onDisappear { log("-root") }
      }
    }
    _ = shown.screen
    #expect(log.take() == ["+root"])
    try shown.tap("push")
    _ = shown.screen
    #expect(log.take() == ["+pushed", "-root"])
    try shown.tap("sheet")
    _ = shown.screen
    #expect(log.take() == ["+sheet"])
    shown.window.goBack()
    _ = shown.screen
    #expect(log.take() == ["-sheet"])
    shown.window.goBack()
    _ = shown.screen
    #expect(log.take() == ["+root", "-pushed"])
  }

  @Test func `views on view controllers appear and disappear with them`() {
    let (first, second) = (
      UIHostingController(rootView: Branch(log: log, isFirst: true)),
      UIHostingController(rootView: Branch(log: log, isFirst: false))
    )
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = window.screen
    navigation.pushViewController(second, animated: true)
    _ = window.screen
    #expect(log.take() == ["+first", "+second", "-first"])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    _ = window.screen
    #expect(log.take() == ["-second"])
    navigation.dismiss(animated: true)
    navigation.popViewController(animated: true)
    _ = window.screen
    #expect(log.take() == ["+first"])
  }

  @Test func `onChange gets the old and the new value once for each look`() {
    let shown = ShownView(Follower(log: log, number: 1, initial: false))
    _ = shown.screen
    #expect(log.take() == [])
    shown.host.rootView = Follower(log: log, number: 2, initial: false)
    shown.host.rootView = Follower(log: log, number: 3, initial: false)
    _ = shown.screen
    #expect(log.take() == ["1 to 3", "now 3", "changed"])
    shown.host.rootView = Follower(log: log, number: 3, initial: false)
    _ = shown.screen
    #expect(log.take() == [])
  }

  @Test func `onChange with initial gets the first value too`() {
    let shown = ShownView(Follower(log: log, number: 1, initial: true))
    _ = shown.screen
    _ = shown.screen
    #expect(log.take() == ["1 to 1", "changed"])
  }
}

private struct Branch: View {
  let log: Log
  let isFirst: Bool

  var body: some View {
    if isFirst {
      Text("first").onAppear { log("+first") }.onDisappear { log("-first") }
    } else {
      Text("second").onAppear { log("+second") }.onDisappear { log("-second") }
    }
  }
}

private struct Follower: View {
  let log: Log
  let number: Int
  let initial: Bool

  var body: some View {
    Text("\(number)")
      .onChange(of: number, initial: initial) { log("\($0) to \($1)") }
      .onChange(of: number) { new in log("now \(new)") }
      .onChange(of: number, initial: initial) { log("changed") }
  }
}
