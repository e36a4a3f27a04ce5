/// Stands in the tree for a router that is none of the framework's, a mock for instance.
final class ForeignNode: RouterNode {
  /// The ones there are, by the routers that they stand for, so that a second parent finds who is the first.
  private static var all: [ObjectIdentifier: Reference] = [:]

  private let foreign: any Routing

  init(_ foreign: any Routing) {
    self.foreign = foreign
    super.init(foreign: foreign.interactable)
    Self.all[ObjectIdentifier(foreign)] = Reference(node: self)
  }

  isolated deinit {
    end()
    Self.all[ObjectIdentifier(foreign)] = nil
  }

  /// The one that stands for `foreign`, if it is attached.
  static func known(_ foreign: any Routing) -> ForeignNode? {
    all[ObjectIdentifier(foreign)]?.node
  }

  override var routing: any Routing { foreign }

  override var routerType: Any.Type { type(of: foreign) }

  override var isDriver: Bool { false }

  override func didLoad() {
    foreign.load()
  }

  private struct Reference {
    weak var node: ForeignNode?
  }
}
