/// A life that work can be tied to: between activation and deactivation.
@MainActor
public protocol InteractorScope: AnyObject {
  /// Whether it is active now.
  var isActive: Bool { get }
  /// Whether it is active: now, and each change, without repeats; completes when the interactor goes.
  var isActiveStream: Observable<Bool> { get }
}

/// What a router drives: the business logic of one RIB.
@MainActor
public protocol Interactable: InteractorScope {
  /// Makes it active; does nothing where it is.
  func activate()
  /// Makes it inactive; does nothing where it is.
  func deactivate()
}
