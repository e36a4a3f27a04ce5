import StateBinding

extension UIViewController {
  /// Whether it is being put into a parent.
  public final var isMovingToParent: Bool { isMoving && parent != nil && !isGoing }
  /// Whether it is being taken out of its parent.
  public final var isMovingFromParent: Bool { isMoving && parent != nil && isGoing }
  /// Whether it is being put on top of another.
  public final var isBeingPresented: Bool {
    isMoving && presentingViewController != nil && !isGoing
  }
  /// Whether it is being taken off what it is on top of.
  public final var isBeingDismissed: Bool {
    isMoving && presentingViewController != nil && isGoing
  }

  /// The navigation controller that it is in.
  public final var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let navigation = controller as? UINavigationController { return navigation }
      next = controller.parent
    }
    return nil
  }

  /// Puts `child` into it; it comes up at once where this is shown.
  public final func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    var ancestor: UIViewController? = self
    while let next = ancestor {
      if next === child {
        programError("\(type(of: child)) cannot be put into itself or into what it contains")
      }
      ancestor = next.parent
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    Self.treeHasChanged()
    if isShown { child.moving { $0.appear() } }
  }

  /// Takes it out of its parent.
  public final func removeFromParent() {
    guard let parent else { return }
    willMove(toParent: nil)
    if isShown { leaving { $0.disappear() } }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    Self.treeHasChanged()
    didMove(toParent: nil)
  }
}
