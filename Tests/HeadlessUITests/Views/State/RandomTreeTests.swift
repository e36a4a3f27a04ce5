import HeadlessUI
import TestSupport
import Testing

struct RandomTreeTests {
  /// Any tree, changed and tapped at random, keeps a count for each way from the root to a counter, as long as that is shown.
  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `state belongs to the way that leads to it`(seed: UInt64) throws {
    var random = Random(seed: seed)
    var tree = RandomTree.random(depth: 5, using: &random)
    let shown = ShownView(RandomTreeView(tree: tree))
    var counts: [String: Int] = [:]
    for step in 0..<20 {
      let places = tree.places()
      let known = counts
      counts = [:]
      for place in places { counts[place] = known[place] ?? 0 }
      let expected = places.map { "\(counts[$0] ?? 0)" }
      #expect(shown.labels == expected, "step \(step)")
      for index in places.indices where Bool.random(using: &random) {
        try shown.window.send(.tap, to: index)
        counts[places[index], default: 0] += 1
      }
      #expect(shown.labels == places.map { "\(counts[$0] ?? 0)" }, "step \(step)")
      tree = tree.changed(using: &random)
      shown.host.rootView = RandomTreeView(tree: tree)
    }
  }
}
