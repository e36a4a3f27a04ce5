import StateBinding

/// Decides which tabs the person may choose, and hears which tab they chose. It is not called when code selects a tab.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the person may choose `viewController`; true unless implemented.
  func tabBarController(_: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// The person has chosen the tab of `viewController`, which may have been selected already.
  func tabBarController(_: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool {
    true
  }
  public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
}

/// View controllers with a tab each. Only the selected one is loaded and shown; all keep their state.
@MainActor
open class UITabBarController: UIViewController, ChoosingContainer {
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs. Hiding the bar hides the tabs.
  open var tabBar: UITabBar { bar }

  /// The tabs, as iOS 18 makes them.
  open var tabs: [UITab] = [] {
    didSet { viewControllers = tabs.compactMap(\.viewController) }
  }

  private final let bar = UITabBar()
  private final var selected: UIViewController?

  /// The view controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected view controller: the first, until another one is selected.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      // Checks `children`, not `parent`: a child that is being removed still has its parent.
      if !children.contains(newValue) {
        programError(
          "\(type(of: newValue)) has no tab in \(type(of: self)); put it into viewControllers first"
        )
      }
      select(newValue)
    }
  }

  /// The index of the selected tab; `Int.max`, which is `NSNotFound`, if there are no tabs.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? .max }
    set {
      guard children.indices.contains(newValue) else {
        run.report("\(type(of: self)) cannot select tab \(newValue): it has \(children.count)")
        return
      }
      select(children[newValue])
    }
  }

  /// Replaces the tabs by those of `viewControllers`. The selected one stays selected. If it is removed, the one now at its
  /// index is selected, or else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    var exchange = ChildExchange(
      in: self, for: viewControllers ?? [], ifTwice: "has a tab already; give it one only")
    let index = selectedIndex
    exchange.perform()
    if let selected, !children.contains(where: { $0 === selected }) {
      let new = children.indices.contains(index) ? children[index] : children.first
      selected.moving(.leaving) { select(new) }
    } else if selected == nil {
      select(children.first)
    }
    exchange.end()
  }

  final func exchange(for controllers: [UIViewController]) {
    setViewControllers(controllers, animated: false)
  }

  private func select(_ new: UIViewController?) {
    let old = selected
    guard old !== new else { return }
    selected = new
    guard stage != .gone, stage != .loading else { return }
    new?.loadViewIfNeeded()
    // viewDidLoad and viewWillAppear may select another view controller, which then appears instead.
    if selected === new, hasCome { new?.willAppear() }
    if selected !== old {
      old?.willDisappear()
      old?.didDisappear()
    }
    if selected === new, stage == .shown { new?.didAppear() }
  }

  /// Handles a tap on the tab of `controller`: selects `controller`, or pops its pages if it is selected already.
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

  final override func write(showing shown: [UIViewController], in evaluation: inout Evaluation) {
    guard let selected else { return }
    selected.writeAll(in: &evaluation)
    if !hidesBar && !evaluation.page.hidesTabs {
      let tabs = children.map { child in
        Node(
          child.tab(isSelected: child === selected),
          .activate { [weak self, weak child] in if let child { self?.choose(child) } })
      }
      evaluation.page.nodes.insert(contentsOf: tabs, at: 0)
    }
    evaluation.page.hidesTabs = false
  }

  private var hidesBar: Bool {
    if tabBar.isHidden { return true }
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.children.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}

/// The tab of a view controller.
@MainActor
open class UITabBarItem: UIBarItem {
  /// Text beside the tab.
  public final var badgeValue: String?
  /// The picture of the selected tab. It has no effect.
  public final var selectedImage: UIImage?

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init(title: title, image: image)
    self.tag = tag
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
  }

  /// A tab with the title of its view controller.
  public init() {
    super.init(title: nil, image: nil)
  }
}

/// A tab and the view controller that it shows, in ``UITabBarController/tabs``.
@MainActor
open class UITab {
  public let identifier: String
  public private(set) final var viewController: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    viewController = viewControllerProvider?(self)
    let item = UITabBarItem(title: title, image: image, tag: 0)
    item.accessibilityIdentifier = identifier
    viewController?.tabBarItem = item
  }
}

extension UIViewController {
  /// The tab, made if code has not read or set `tabBarItem` before.
  final var tabBarItemOrNew: UITabBarItem {
    if let knownTabBarItem { return knownTabBarItem }
    let item = UITabBarItem()
    item.title = title ?? lowest.title
    lowest.ownTabBarItem = item
    return item
  }

  /// The element for the tab of this view controller.
  final func tab(isSelected: Bool) -> Element {
    let item = knownTabBarItem
    let name = title ?? lowest.title ?? item?.image?.name
    return Element(
      role: .tab, label: item?.accessibilityLabel ?? item?.title ?? name ?? "",
      value: item?.badgeValue, identifier: item?.accessibilityIdentifier,
      isEnabled: item?.isEnabled ?? true, isSelected: isSelected)
  }

  /// The tab, if code has read or set `tabBarItem`.
  final var knownTabBarItem: UITabBarItem? { ownTabBarItem ?? lowest.ownTabBarItem }

  /// The first page of a navigation controller, or else the view controller itself.
  private var lowest: UIViewController {
    (self as? UINavigationController)?.children.first ?? self
  }
}
