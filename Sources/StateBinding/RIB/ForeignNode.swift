/// Stands in the tree for a router that is none of the framework's, a mock for instance.
final class ForeignNode: RouterNode {
  private let foreign: any Routing

  init(_ foreign: any Routing) {
    self.foreign = foreign
    super.init(foreign: foreign.interactable)
  }

  isolated deinit {
    end()
  }

  override var routing: any Routing { foreign }

  override var routerType: Any.Type { type(of: foreign) }

  override var isDriver: Bool { false }

  override func didLoad() {
    foreign.load()
  }
}
