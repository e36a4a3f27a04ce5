import StateBinding
import TestSupport
import Testing

/// A chain of RIBs, each with a component that holds its parent's and a router that also stores its child.
@Suite(.ownRun, .serialized)
struct DeepTreeTests {
  private let size = TreeSize.chain
  private let dependency = NodeRoot()
  private var tally: Tally { dependency.tally }

  /// The routers of a chain, from the root down.
  private func chain() -> [NodeRouting] {
    var nodes: [NodeRouting] = [dependency.launch()]
    nodes.reserveCapacity(size)
    while nodes.count < size, let last = nodes.last { nodes.append(last.attachNode()) }
    return nodes
  }

  private func root() -> NodeRouting? { chain().first }

  @Test func `each is activated and loaded once`() {
    let root = root()
    #expect(tally.activations == size)
    #expect(tally.loads == size)
    withExtendedLifetime(root) {}
  }

  @Test func `a deactivation and a reactivation visit each once`() {
    let root = root()
    root?.interactable.deactivate()
    #expect(tally.resignations == size)
    root?.interactable.activate()
    #expect(tally.activations == size * 2)
    #expect(tally.loads == size)
  }

  @Test func `detached all at once, everything goes`() async {
    let root = root()
    root?.detachNode()
    #expect(tally.resignations == size - 1)
    await settled()
    #expect(tally.interactors == 1)
    #expect(tally.components == 1)
    withExtendedLifetime(root) {}
  }

  @Test func `released all at once while active, everything resigns and goes`() async {
    var root = root()
    #expect(root != nil)
    root = nil
    #expect(tally.resignations == size)
    await settled()
    #expect(tally.interactors == 0)
    #expect(tally.components == 0)
  }

  @Test func `detached one at a time from the leaf, everything goes`() async {
    var nodes = chain()
    while nodes.count > 1 {
      nodes.removeLast()
      nodes.last?.detachNode()
    }
    #expect(tally.resignations == size - 1)
    await settled()
    #expect(tally.interactors == 1)
    #expect(tally.components == 1)
  }

  @Test func `detached one at a time from the root, everything goes`() async {
    var nodes = chain()
    for node in nodes { node.detachNode() }
    #expect(tally.resignations == size - 1)
    nodes.removeLast(size - 1)
    await settled()
    #expect(tally.interactors == 1)
    #expect(tally.components == 1)
  }

  @Test func `put together from the leaf, it activates and goes as a whole`() async {
    let log = Tally()
    var top: Router<NodeInteractor>? = Router(interactor: NodeInteractor(tally: log))
    for _ in 1..<size {
      let parent = Router(interactor: NodeInteractor(tally: log))
      if let child = top { parent.attachChild(child) }
      top = parent
    }
    #expect(log.activations == 0)
    top?.interactor.activate()
    withExtendedLifetime(top) { #expect(log.activations == size) }
    top = nil
    #expect(log.resignations == size)
    await settled()
    #expect(log.interactors == 0)
  }
}
