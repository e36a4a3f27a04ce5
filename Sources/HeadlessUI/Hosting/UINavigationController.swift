/// Hears which view controller a navigation controller shows.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// `viewController` is on top now.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A stack of view controllers. The last one is shown, and `back` pops it.
@MainActor
open class UINavigationController: UIViewController, ChoosingContainer {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { bar }
  /// Whether the pages have no bar, and so neither its buttons nor the way back.
  open var isNavigationBarHidden = false

  private final let bar = UINavigationBar()

  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName: String? = nil, bundle: Never? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public override init<Bundle: AnyObject>(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public override init?(coder: some AnyObject) { super.init(coder: coder) }

  /// The view controllers from bottom to top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var topViewController: UIViewController? { children.last }
  /// The view controller on top, or the one that it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(children + [controller], animated: animated)
  }

  /// Pops the view controller on top and returns it. Returns nil if there is none below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    setViewControllers(children.dropLast(), animated: animated)
    return top
  }

  /// Pops all view controllers but the first, and returns the popped ones.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = children.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pops the view controllers above `controller`, and returns the popped ones.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(children[(index + 1)...])
    setViewControllers(Array(children[...index]), animated: animated)
    return popped
  }

  /// Replaces the stack by `controllers`, the last one on top.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    var exchange = ChildExchange(
      in: self, for: controllers, ifTwice: "is pushed already; pop it before it is pushed again")
    notePopped(for: controllers)
    let isPart = stage != .gone && stage != .loading
    let old = isPart ? children.last { $0.stage != .gone } : children.last
    exchange.perform()
    let new = children.last
    if isPart, old !== new { change(from: old, to: new, isPop: exchange.takesOut(old)) }
    // The top was disappearing under another view controller, which has itself been removed since.
    if hasCome, old === new, new?.stage == .going { new?.appear() }
    exchange.end()
    if let new, old !== new, isShown, topViewController === new {
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
  }

  /// Notes the pages that leave because an earlier page returns.
  private func notePopped(for controllers: [UIViewController]) {
    guard let top = controllers.last, children.contains(where: { $0 === top }),
      let onEvent = shownWindow?.onEvent
    else { return }
    for child in children where !controllers.contains(where: { $0 === child }) {
      onEvent(.departs(child, .popped))
    }
  }

  final func exchange(for controllers: [UIViewController]) {
    setViewControllers(controllers, animated: false)
  }

  private func change(from old: UIViewController?, to new: UIViewController?, isPop: Bool) {
    new?.loadViewIfNeeded()
    let mover = isPop ? old : new
    guard let mover else { return exchange(old, for: new) }
    mover.moving(isPop ? .leaving : .coming) { exchange(old, for: new) }
  }

  /// Shows `new` in place of `old`. Each of these calls may push or pop, so each step checks the top again.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    if topViewController !== old { old?.willDisappear() }
    if topViewController === new, hasCome { new?.willAppear() }
    if topViewController !== old { old?.didDisappear() }
    if topViewController === new, stage == .shown { new?.didAppear() }
  }

  final override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  final override func write(showing shown: [UIViewController], in evaluation: inout Evaluation) {
    guard let top = shown.first else { return }
    let item = top.navigationItem
    top.writeAll(in: &evaluation)
    if isNavigationBarHidden { evaluation.page.isBarHidden = true }
    item.addViews(in: &evaluation)
    let tools = item.tools(in: &evaluation)
    if !tools.isEmpty { evaluation.page.tools.insert(contentsOf: tools, at: 0) }
    if children.count > 1, evaluation.page.back == nil, !evaluation.page.isBackHidden,
      item.showsBack
    {
      let below = children[children.count - 2]
      let label = below.navigationItem.backButtonTitle ?? below.pageTitle ?? ""
      evaluation.page.back = Back(label: label) { [weak self] in
        self?.popViewController(animated: true)
      }
    }
  }
}
