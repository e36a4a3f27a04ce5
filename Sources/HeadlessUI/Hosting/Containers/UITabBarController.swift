import StateBinding

/// Who decides and is told which tab a person chooses; code that selects one asks and tells nobody.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the person may choose `viewController`; they may, where this is not written.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The person has chosen `viewController`, be it the one that was chosen before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// They may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// View controllers to change between by tabs; only the one that is chosen is loaded and shown, and all keep what they
/// are.
@MainActor
open class UITabBarController: UIViewController, ChoosingContainer {
  /// Who decides and is told which tab the person chooses.
  public final weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar, which has the tabs unless it is hidden.
  public final let tabBar = UITabBar()

  /// The one that is chosen.
  private final var selected: UIViewController?

  /// The view controllers, in the order of their tabs.
  public final var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that is chosen; the first, until another is.
  public final var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      // One that is being taken out has its parent still.
      if !children.contains(newValue) {
        programError(
          "\(type(of: newValue)) has no tab in \(type(of: self)); put it into viewControllers first"
        )
      }
      select(newValue)
    }
  }

  /// The number of the tab that is chosen; where there are none `Int.max`, which is `NSNotFound`.
  public final var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? .max }
    set {
      guard children.indices.contains(newValue) else {
        Diagnostic(
          kind: .view,
          message: "\(type(of: self)) cannot select tab \(newValue): it has \(children.count)"
        ).report()
        return
      }
      select(children[newValue])
    }
  }

  /// Has exactly the tabs of `viewControllers`; the one that was chosen still is, else the one in its place, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    var exchange = ChildExchange(
      in: self, for: viewControllers ?? [], ifTwice: "has a tab already; give it one only")
    let index = selectedIndex
    exchange.perform()
    if let selected, !children.contains(where: { $0 === selected }) {
      let new = children.indices.contains(index) ? children[index] : children.first
      selected.isMoving = true
      selected.isGoing = true
      select(new)
      selected.isMoving = false
      selected.isGoing = false
    } else if selected == nil {
      select(children.first)
    }
    exchange.end()
  }

  final func put(_ child: UIViewController) {
    setViewControllers(children + [child], animated: false)
  }

  final func takeOut(_ child: UIViewController) {
    setViewControllers(children.filter { $0 !== child }, animated: false)
  }

  private func select(_ new: UIViewController?) {
    let old = selected
    guard old !== new else { return }
    selected = new
    guard appearance != .gone, appearance != .loading else { return }
    new?.loadViewIfNeeded()
    // What is told may select another one, and then that is what comes up.
    if selected === new, hasCome { new?.willAppear() }
    if selected !== old {
      old?.willDisappear()
      old?.didDisappear()
    }
    if selected === new, appearance == .shown { new?.didAppear() }
  }

  /// What tapping the tab of `controller` does: where it is chosen already, its pages are left.
  private func choose(_ controller: UIViewController) {
    guard children.contains(controller),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      children.contains(controller)
    else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  final override var shownChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  final override func makeOwnPage(in context: HostingContext) -> Page {
    var page = Page()
    if !hidesBar {
      for child in children {
        page.append(
          child.tab(isSelected: child === selected),
          .activate { [weak self, weak child] in if let child { self?.choose(child) } })
      }
    }
    if let selected { page.append(selected.makePage(in: context)) }
    return page
  }

  private var hidesBar: Bool {
    if tabBar.isHidden { return true }
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.children.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
