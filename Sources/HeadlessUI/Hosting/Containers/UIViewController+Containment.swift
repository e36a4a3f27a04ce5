import StateBinding

extension UIViewController {
  /// Whether it is being put into a parent.
  public final var isMovingToParent: Bool { isMoving && parent != nil && !isGoing }
  /// Whether it is being taken out of its parent.
  public final var isMovingFromParent: Bool { isMoving && parent != nil && isGoing }
  /// Whether it is being put on top of another.
  public final var isBeingPresented: Bool { isMoving && presenter != nil && !isGoing }
  /// Whether it is being taken off what it is on top of.
  public final var isBeingDismissed: Bool { isMoving && presenter != nil && isGoing }

  /// The navigation controller that it is in.
  public final var navigationController: UINavigationController? { nearest() }

  /// The innermost of the kind that it is in.
  final func nearest<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }

  /// The outermost view controller that it is in; itself, if it is in none.
  final var container: UIViewController {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }

  /// Puts `child` into it; it comes up at once where this is shown.
  public final func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    if let container = self as? any ChoosingContainer {
      child.removeFromParent()
      return container.put(child)
    }
    child.checkCanMove(into: self)
    child.removeFromParent()
    child.willMove(toParent: self)
    // What was told may have put it somewhere.
    if child.parent === self { return }
    child.checkCanCome(into: self)
    children.append(child)
    child.parent = self
    if isShown { child.moving { $0.appear() } }
  }

  /// Takes it out of its parent.
  public final func removeFromParent() {
    guard let parent else { return }
    // One that is being taken out has its parent still, and is out at once.
    if let container = parent as? any ChoosingContainer, parent.children.contains(self) {
      return container.takeOut(self)
    }
    if appearance != .gone { leaving { $0.disappear() } }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Ends the process if it is not one of the children of `container` and cannot come there.
  final func checkCanCome(into container: UIViewController) {
    if parent === container { return }
    if let parent {
      programError("\(type(of: self)) is in \(type(of: parent)) already; pop it or remove it first")
    }
    checkCanMove(into: container)
  }

  /// Ends the process if it cannot be a child of `parent`; what it presents goes, as only an outermost one presents.
  final func checkCanMove(into parent: UIViewController) {
    if parent.isInside(self) {
      programError("\(type(of: self)) cannot be put into itself or into what it contains")
    }
    if let presenter {
      programError(
        "\(type(of: self)) cannot be put into \(type(of: parent)): \(type(of: presenter)) presents it; dismiss it first"
      )
    }
    if presented != nil { dismiss(animated: false) }
  }

  /// Whether `controller` is this one, or contains it, or presents one of these.
  final func isInside(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let above = next {
      if above === controller { return true }
      next = above.parent ?? above.presenter
    }
    return false
  }
}
