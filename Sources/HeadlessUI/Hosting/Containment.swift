import StateBinding

extension UIViewController {
  final func nearest<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }

  /// The outermost view controller that contains this one, or this one itself if it has no parent.
  final var container: UIViewController {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }

  /// This view controller, then its ancestors by containment or presentation.
  package final var selfAndAncestors: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.presenter }
  }

  /// Whether `controller` is this view controller or an ancestor of it.
  package final func isInside(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let current = next {
      if current === controller { return true }
      next = current.parent ?? current.presenter
    }
    return false
  }

  final func contain(_ child: UIViewController) {
    if child.parent === self { return }
    if let container = self as? any ChoosingContainer {
      child.removeFromParent()
      return container.exchange(for: children + [child])
    }
    child.checkCanMove(into: self)
    child.removeFromParent()
    child.willMove(toParent: self)
    // willMove may have added the child already.
    if child.parent === self { return }
    child.checkCanCome(into: self)
    children.append(child)
    child.parent = self
    if isShown { child.moving(.coming) { child.appear() } }
  }

  final func leaveParent() {
    guard let parent else { return }
    // A child that its container is removing still has its parent, but is no longer among the children. It leaves at once.
    if let container = parent as? any ChoosingContainer, parent.children.contains(self) {
      return container.exchange(for: parent.children.filter { $0 !== self })
    }
    shownWindow?.onEvent?(.departs(self, .removed))
    if stage != .gone { moving(.leaving) { disappear() } }
    // viewWillDisappear may have removed this view controller already, or moved it into another parent.
    guard self.parent === parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Ends the process if this view controller is not a child of `container` and cannot become one.
  fileprivate func checkCanCome(into container: UIViewController) {
    if parent === container { return }
    if let parent {
      programError("\(type(of: self)) is in \(type(of: parent)) already; pop it or remove it first")
    }
    checkCanMove(into: container)
  }

  /// Ends the process if this view controller cannot be a child of `parent`. Dismisses the view controller that it presents:
  /// only view controllers without a parent present others.
  private func checkCanMove(into parent: UIViewController) {
    if parent.isInside(self) {
      programError("\(type(of: self)) cannot be put into itself or into its own descendant")
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

/// A container that shows one of its children, and therefore adds and removes children itself.
@MainActor
protocol ChoosingContainer: UIViewController {
  /// Replaces the children with `controllers`.
  func exchange(for controllers: [UIViewController])
}

/// Exchanges the children of a container in three steps. Before the last step the container changes the shown child.
@MainActor
struct ChildExchange {
  private let container: UIViewController
  private let before: [UIViewController]
  private let wanted: [UIViewController]
  private let gone: [UIViewController]
  private var come: [UIViewController]

  /// Calls `willMove` on the children to add and to remove. Ends the process if one of `children` cannot be added, with the
  /// message `ifTwice` if it is listed twice.
  init(in container: UIViewController, for children: [UIViewController], ifTwice: String) {
    self.container = container
    before = container.children
    wanted = children
    gone = before.filter { !$0.isAmong(children) }
    come = children.filter { [before] in !$0.isAmong(before) }
    for child in gone { container.shownWindow?.onEvent?(.departs(child, .removed)) }
    for (index, child) in children.enumerated() {
      if child.isAmong(children[..<index]) { programError("\(type(of: child)) \(ifTwice)") }
      child.checkCanCome(into: container)
    }
    // willMove may itself exchange children. Skips the children that such an exchange has called already.
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
  /// `willMove` may have added and removed other children: the added ones come last, and the removed ones stay removed.
  mutating func perform() {
    for child in come { child.checkCanCome(into: container) }
    come.removeAll { $0.isAmong(container.children) }
    let put = container.children.filter { !$0.isAmong(before) && !$0.isAmong(wanted) }
    let taken = before.filter { !$0.isAmong(container.children) }
    container.children = wanted.filter { !$0.isAmong(taken) } + put
    for child in come { child.parent = container }
  }

  func takesOut(_ child: UIViewController?) -> Bool { child?.isAmong(gone) ?? false }

  /// Calls `didMove` on the children that were added and removed.
  func end() {
    for child in gone where child.parent === container && !child.isAmong(container.children) {
      child.parent = nil
      child.didMove(toParent: nil)
    }
    for child in come where child.parent === container { child.didMove(toParent: container) }
  }
}
