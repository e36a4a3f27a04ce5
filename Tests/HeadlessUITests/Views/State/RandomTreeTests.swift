import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct RandomTreeTests {
  /// A random tree, randomly changed and tapped, keeps the count of each counter as long as the
  /// counter has a place, and releases the object of each removed counter. The screen shows both at
  /// once.
  @Test(arguments: 1...(runsLongTests ? 60 : 20) as ClosedRange<UInt64>)
  func `each view keeps its state as long as its path from the root exists`(seed: UInt64) throws {
    var random = Random(seed: seed)
    var tree = RandomTree.random(depth: 5, using: &random)
    let releases = Releases()
    let shown = ShownView(Watched(tree: tree, releases: releases))
    var model = Model()
    for step in 0..<20 {
      model.show(tree)
      try model.check(shown.screen, releases, "step \(step)")
      try model.tap(in: shown.window, using: &random)
      try model.check(shown.screen, releases, "step \(step), tapped")
      tree = tree.changed(using: &random)
      shown.host.rootView = Watched(tree: tree, releases: releases)
    }
  }

  /// The same, for trees on the pages of a navigation controller.
  @Test(arguments: 1...(runsLongTests ? 25 : 10) as ClosedRange<UInt64>)
  func `the pages of a navigation controller keep their state`(seed: UInt64) throws {
    var random = Random(seed: seed)
    let releases = Releases()
    let controller = UINavigationController()
    let window = UIWindow.showing(controller)
    var pages: [Model] = []
    for step in 0..<20 {
      if pages.isEmpty || Bool.random(using: &random) {
        let tree = RandomTree.random(depth: 3, presents: false, using: &random)
        let host = UIHostingController(rootView: Watched(tree: tree, releases: releases))
        controller.pushViewController(host, animated: false)
        pages.append(Model())
        pages[pages.count - 1].show(tree)
      } else if pages.count > 1 {
        controller.popViewController(animated: false)
        pages[pages.count - 2].released += pages.removeLast().releasedInAll
      }
      let released = pages.dropLast().reduce(0) { $0 + $1.released }
      try pages[pages.count - 1].check(window.screen, releases, besides: released, "step \(step)")
      try pages[pages.count - 1].tap(in: window, using: &random)
    }
  }
}

/// A tree below the number of objects released.
private struct Watched: View {
  let tree: RandomTree
  let releases: Releases

  var body: some View {
    Text("released \(releases.count)")
    RandomTreeView(tree: tree, releases: releases)
  }
}

/// The expected screen of a tree.
private struct Model {
  var released = 0
  private var page = RandomPage()
  private var counts: [String: Int] = [:]
  /// The order in which the open sheets came up.
  private var order: [String: Int] = [:]
  private var top = RandomPage()

  /// The objects released so far, and those released with the tree.
  var releasedInAll: Int { released + counts.values.count { $0 > 0 } }

  mutating func show(_ tree: RandomTree) {
    page = RandomPage(of: tree)
    let alive = Set(page.alive)
    released += counts.count { $0.value > 0 && !alive.contains($0.key) }
    counts = counts.filter { alive.contains($0.key) }
    var next = (order.values.max() ?? 0) + 1
    let sheets = page.allSheets
    order = order.filter { sheets.contains($0.key) }
    for sheet in sheets where order[sheet] == nil {
      order[sheet] = next
      next += 1
    }
    top = page.top(order)
  }

  func check(
    _ screen: Screen, _ releases: Releases, besides others: Int = 0, _ step: Comment
  ) throws {
    let expected = top.shown.map { "count \(counts[$0] ?? 0)" }
    #expect(screen.elements.map(\.label).filter { $0.hasPrefix("count") } == expected, step)
    let released = released + others
    #expect(releases.count == released, step)
    if screen.covered.isEmpty {
      let said = screen.elements.map(\.label).filter { $0.hasPrefix("released") }
      #expect(said == ["released \(released)"], step)
    }
  }

  /// Taps some counters of the top page.
  mutating func tap(in window: UIWindow, using random: inout Random) throws {
    for (number, place) in top.shown.enumerated() where Bool.random(using: &random) {
      // Each access to the screen looks at the whole tree.
      let elements = window.screen.elements
      let counters = elements.indices.filter { elements[$0].label.hasPrefix("count") }
      try window.send(.tap, to: counters[number])
      counts[place, default: 0] += 1
    }
  }
}
