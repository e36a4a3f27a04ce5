import StateBinding
import StateBindingTesting
import Testing
import StateBindingTestSupport

/// A root with very many children. It also stores the last attached child, which therefore stays.
@Suite(.ownRun, .serialized)
struct WideTreeTests {
  private let size = TreeSize.fan
  private let dependency = NodeRoot()
  private let root: NodeRouter
  private var tally: Tally { dependency.tally }

  init() {
    root = dependency.launch()
    for _ in 0..<size { _ = root.attachNode() }
  }

  @Test func `activation, deactivation and reactivation visit each child once`() {
    #expect(tally.activations == size + 1)
    #expect(tally.loads == size + 1)
    root.interactor.deactivate()
    #expect(tally.resignations == size + 1)
    root.interactor.activate()
    #expect(tally.activations == (size + 1) * 2)
  }

  @Test func `children detached in random order are released, except the stored one`() async {
    var random = Random(seed: 7)
    for child in root.children.shuffled(using: &random) { root.detachChild(child) }
    #expect(root.children.isEmpty)
    #expect(tally.resignations == size)
    await settled()
    #expect(tally.interactors == 2)
    #expect(tally.components == 2)
  }

  @Test func `children can be detached and attached in the middle, in order`() {
    for child in root.children.dropFirst(size / 4).prefix(size / 2) { root.detachChild(child) }
    let before = root.children.map { ObjectIdentifier($0) }
    let last = root.attachNode()
    #expect(root.children.map { ObjectIdentifier($0) } == before + [ObjectIdentifier(last)])
    #expect(root.children.count == size - size / 2 + 1)
  }

  @Test func `an active wide tree resigns and is released with its root`() async {
    let dependency = NodeRoot()
    var root: NodeRouter? = dependency.launch()
    for _ in 0..<size { _ = root?.attachNode() }
    root = nil
    #expect(dependency.tally.resignations == size + 1)
    await settled()
    #expect(dependency.tally.interactors == 0)
    #expect(dependency.tally.components == 0)
  }
}
