/// Drives an interactor, and attaches and detaches the RIBs below it.
///
/// A router that goes takes its interactor with it, and detaches its children. One that is attached twice, to two
/// parents, below itself, or detached by a stranger ends the process with the names and the remedy, in every build.
@MainActor
open class Router<InteractorType>: RouterNode {
  /// The interactor.
  public let interactor: InteractorType

  // Inlinable, as what `InteractorType` is decides the casts: a tenth of the rows "attach + detach".

  /// Drives `interactor`.
  @inlinable
  public init(interactor: InteractorType) {
    self.interactor = interactor
    if let interactor = interactor as? Interactor {
      super.init(interactor: interactor)
    } else if let interactable = interactor as? any Interactable {
      super.init(foreign: interactable)
    } else {
      RouterNode.refuse(InteractorType.self, "Interactable")
    }
  }

  @inlinable
  isolated deinit {
    end()
  }
}
