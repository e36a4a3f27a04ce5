import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// A chain of RIBs. Each component holds its parent's component, and each router also stores its
/// child.
@Suite(.ownRun, .serialized)
struct DeepTreeTests {
  private let size = TreeSize.chain
  private let dependency = NodeRoot()
  private var tally: Tally { dependency.tally }

  /// The root of a chain.
  private func root() -> NodeRouting? {
    let root = dependency.launch()
    var last: NodeRouting = root
    for _ in 1..<size { last = last.attachNode() }
    return root
  }

  @Test func `activation, deactivation and reactivation visit each RIB of a chain once`() {
    let root = root()
    #expect(tally.activations == size)
    #expect(tally.loads == size)
    root?.interactable.deactivate()
    #expect(tally.resignations == size)
    root?.interactable.activate()
    #expect(tally.activations == size * 2)
    #expect(tally.loads == size)
  }

  @Test func `a chain detached at once is released`() async {
    let root = root()
    root?.detachNode()
    #expect(tally.resignations == size - 1)
    await settled()
    #expect(tally.interactors == 1)
    #expect(tally.components == 1)
    withExtendedLifetime(root) {}
  }

  @Test func `an active chain resigns and is released with its root`() async {
    var root = root()
    #expect(root != nil)
    root = nil
    #expect(tally.resignations == size)
    await settled()
    #expect(tally.interactors == 0)
    #expect(tally.components == 0)
  }

  @Test func `a chain built from the leaf activates and is released`() async {
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
