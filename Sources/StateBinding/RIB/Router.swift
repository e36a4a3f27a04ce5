/// Drives an interactor, and attaches and detaches the RIBs below it.
///
/// A router that goes takes its interactor with it, and detaches its children. One that is attached twice, to two
/// parents, below itself, or detached by a stranger ends the process with the names and the remedy, in every build.
@MainActor
open class Router<InteractorType>: RouterNode {
  /// The interactor.
  public let interactor: InteractorType

  /// Drives `interactor`.
  public init(interactor: InteractorType) {
    self.interactor = interactor
    let base = interactor as? Interactor
    guard let interactable = base ?? interactor as? any Interactable else {
      programError(
        "\(InteractorType.self) is not Interactable; let the protocol that the router is generic over inherit from it"
      )
    }
    super.init(interactable: interactable, base: base)
  }
}
