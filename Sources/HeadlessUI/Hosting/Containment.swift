import StateBinding

extension UIViewController {
  /// Whether it is being put into a parent.
  public final var isMovingToParent: Bool { isMoving && parent != nil && !isGoing }
  /// Whether it is being taken out of its parent.
  public final var isMovingFromParent: Bool { isMoving && parent != nil && isGoing }
  /// Whether it is being put on top of another.
  public final var isBeingPresented: Bool { isMoving && presenter != nil && !isGoing }
  /// Whether it is being taken off its presenter.
  public final var isBeingDismissed: Bool { isMoving && presenter != nil && isGoing }

  /// The navigation controller that it is in.
  public final var navigationController: UINavigationController? { nearest() }
  /// The tab bar controller that it is in.
  public final var tabBarController: UITabBarController? { nearest() }

  /// The innermost container of the kind that it is in.
  private func nearest<Container: UIViewController>() -> Container? {
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

  /// Whether `controller` is this one, or contains it, or presents one of these.
  final func isInside(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let above = next {
      if above === controller { return true }
      next = above.parent ?? above.presenter
    }
    return false
  }

  /// Puts `child` into it; the child comes up at once if this is shown.
  public final func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    if let container = self as? any ChoosingContainer {
      child.removeFromParent()
      return container.put(child)
    }
    child.checkCanMove(into: self)
    child.removeFromParent()
    child.willMove(toParent: self)
    // willMove may have put it somewhere.
    if child.parent === self { return }
    child.checkCanCome(into: self)
    children.append(child)
    child.parent = self
    if isShown { child.moving { $0.appear() } }
  }

  /// Takes it out of its parent.
  public final func removeFromParent() {
    guard let parent else { return }
    // A child that its container is taking out has its parent still, but is no longer among the children: it leaves at
    // once.
    if let container = parent as? any ChoosingContainer, parent.children.contains(self) {
      return container.takeOut(self)
    }
    if appearance != .gone { leaving { $0.disappear() } }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Ends the process if it is not a child of `container` and cannot become one.
  fileprivate func checkCanCome(into container: UIViewController) {
    if parent === container { return }
    if let parent {
      programError("\(type(of: self)) is in \(type(of: parent)) already; pop it or remove it first")
    }
    checkCanMove(into: container)
  }

  /// Ends the process if it cannot be a child of `parent`. Dismisses the view controller on top of it, as only one without
  /// a parent presents.
  private func checkCanMove(into parent: UIViewController) {
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

  fileprivate func isAmong(_ controllers: some Sequence<UIViewController>) -> Bool {
    controllers.contains { $0 === self }
  }
}

/// A container that decides which of its children is shown: it puts children in and takes them out itself.
@MainActor
protocol ChoosingContainer: UIViewController {
  func put(_ child: UIViewController)
  func takeOut(_ child: UIViewController)
}

/// Exchanges the children of a container in three steps; between them the container changes which child is shown.
@MainActor
struct ChildExchange {
  private let container: UIViewController
  private let before: [UIViewController]
  private let wanted: [UIViewController]
  private let gone: [UIViewController]
  private var come: [UIViewController]

  /// Tells the view controllers that are about to come and to go. Ends the process if one of `children` cannot come, with
  /// the message `ifTwice` if it is there twice.
  init(in container: UIViewController, for children: [UIViewController], ifTwice: String) {
    self.container = container
    before = container.children
    wanted = children
    gone = before.filter { !$0.isAmong(children) }
    come = children.filter { [before] in !$0.isAmong(before) }
    for (index, child) in children.enumerated() {
      if child.isAmong(children[..<index]) { programError("\(type(of: child)) \(ifTwice)") }
      child.checkCanCome(into: container)
    }
    // willMove may exchange the children too: the ones that it puts in or takes out have been told by then.
    for child in come where !child.isAmong(container.children) {
      child.isToldToGo = false
      child.willMove(toParent: container)
    }
    for child in gone where child.parent === container && !child.isToldToGo {
      child.isToldToGo = true
      child.willMove(toParent: nil)
    }
  }

  /// Exchanges the children.
  ///
  /// willMove may have put in and taken out others: those that came stay, last, and those that went are gone.
  mutating func perform() {
    for child in come { child.checkCanCome(into: container) }
    come.removeAll { $0.isAmong(container.children) }
    let put = container.children.filter { !$0.isAmong(before) && !$0.isAmong(wanted) }
    let taken = before.filter { !$0.isAmong(container.children) }
    container.children = wanted.filter { !$0.isAmong(taken) } + put
    for child in come { child.parent = container }
  }

  /// Whether `child` is among those that go.
  func takesOut(_ child: UIViewController?) -> Bool { child?.isAmong(gone) ?? false }

  /// Tells the view controllers that have come and gone.
  func end() {
    for child in gone where child.parent === container && !child.isAmong(container.children) {
      child.parent = nil
      child.didMove(toParent: nil)
    }
    for child in come where child.parent === container { child.didMove(toParent: container) }
  }
}
