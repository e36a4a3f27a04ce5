import StateBinding

/// A container that says which of its children is shown, and so has to be asked to take one in or out.
@MainActor
protocol ChoosingContainer: UIViewController {
  func put(_ child: UIViewController)
  func takeOut(_ child: UIViewController)
}

/// The exchange of the children of a container for others, in three steps, between which it changes what is shown.
@MainActor
struct ChildExchange {
  private let container: UIViewController
  private let before: [UIViewController]
  private let wanted: [UIViewController]
  private let gone: [UIViewController]
  private var come: [UIViewController]

  /// Tells who is about to come and to go; ends the process if one of `children` cannot come, for being there `ifTwice`.
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
    // What is told may exchange the children too, and then what it has put in or taken out is told nothing more.
    for child in come where !child.isAmong(container.children) {
      child.isToldToGo = false
      child.willMove(toParent: container)
    }
    for child in gone where child.parent === container && !child.isToldToGo {
      child.isToldToGo = true
      child.willMove(toParent: nil)
    }
  }

  /// Has the children be those that are wanted.
  ///
  /// What was told may have put in and taken out others: what has come stays, last, and what has gone is gone.
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

  /// Tells who has come and gone.
  func end() {
    for child in gone where child.parent === container && !child.isAmong(container.children) {
      child.parent = nil
      child.didMove(toParent: nil)
    }
    for child in come where child.parent === container { child.didMove(toParent: container) }
  }
}

extension UIViewController {
  fileprivate func isAmong(_ controllers: some Sequence<UIViewController>) -> Bool {
    controllers.contains { $0 === self }
  }
}
