extension RouterNode {
  final var isActive: Bool {
    driven.with { $0.isActive } ?? interactable.isActive
  }

  /// Becomes inactive, with its children.
  final func deactivate() {
    // As the interactor would, which has to find this first.
    let isFollowing = driven.with { $0.nodeReference.refers(to: self) } ?? false
    guard isFollowing else {
      interactable.deactivate()
      return
    }
    if driven.with({ $0.resignActive() }) == true { spreadDeactivation() }
  }

  /// The router that it is attached to.
  final var parent: RouterNode? {
    get { parentReference.object }
    set { parentReference.object = newValue }
  }

  /// Becomes active as its parent is, without the children; false where it is, or is about to leave.
  final func followParent() -> Bool {
    if isLeaving { return false }
    if let follows = driven.with({ $0.followParent() }) { return follows }
    interactable.activate()
    return true
  }

  /// Makes everything below active, parent first, without recursion.
  final func spreadActivation() {
    guard !childList.isEmpty else { return }
    var path: [RouterNode] = []
    childList.appendReversed(to: &path)
    while let node = path.popLast() {
      // What happened on the way may have detached it, or ended this again.
      guard let parent = node.parent, parent.isActive else { continue }
      if node.interactorBase == nil, node.isActive { continue }
      guard node.followParent() else { continue }
      node.childList.appendReversed(to: &path)
    }
  }

  /// Makes everything below inactive, parent first, without recursion.
  final func spreadDeactivation() {
    guard !childList.isEmpty else { return }
    var path: [RouterNode] = []
    childList.appendReversed(to: &path)
    while let node = path.popLast() {
      guard let parent = node.parent, !parent.isActive, node.isActive else { continue }
      if let interactor = node.interactorBase {
        _ = interactor.resignActive()
      } else {
        node.interactable.deactivate()
      }
      node.childList.appendReversed(to: &path)
    }
  }

  /// Ends the process over a router of something that cannot be one's.
  ///
  /// Not inlinable: where it is specialised the compiler writes the name of a private type another way.
  @usableFromInline
  static func refuse(_ type: Any.Type, _ needed: String) -> Never {
    programError(
      "\(type) is not \(needed); let the protocol that the router is generic over inherit from it")
  }
}
