public import StateBinding

/// A screen or a part of a screen, with the life cycle of a view controller in UIKit.
///
/// Nothing is animated: a transition is over when the call that begins it returns.
@MainActor
open class UIViewController {
  public internal(set) final var children: [UIViewController] = []
  public internal(set) final weak var parent: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a sheet with this view controller can only be closed by its own controls or by code.
  open var isModalInPresentation = false
  open lazy var presentationController: UIPresentationController? =
    UIPresentationController(of: self)
  /// Whether the tabs are hidden while a navigation controller shows this page or a page above it. It has no effect on the
  /// first page.
  open var hidesBottomBarWhenPushed = false
  /// The title of the page and of the tab.
  open var title: String? {
    didSet { knownTabBarItem?.title = title }
  }
  /// The title and the buttons that a navigation bar shows for this view controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of this view controller, never nil. A navigation controller has the tab of its first page, unless it has one of
  /// its own.
  ///
  /// It is implicitly unwrapped, so that both `tabBarItem.title` and `tabBarItem?.title` compile, as in UIKit.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemOrNew }
    set { ownTabBarItem = newValue }
  }

  // These have no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isEditing = false

  private final let ownNavigationItem = UINavigationItem()
  private final var knownEditButton: UIBarButtonItem?

  /// The tab, once code has read or set `tabBarItem`.
  final var ownTabBarItem: UITabBarItem?
  final let run = AppRun.current
  /// The window whose root this view controller is.
  final weak var window: UIWindow?
  /// The view controller that this one presents. Only view controllers without a parent present others.
  final var presented: UIViewController?
  final weak var presenter: UIViewController?
  final var stage = ViewStage.gone
  /// Whether this view controller has ever been visible.
  package private(set) final var hasAppeared = false
  /// The move that is under way.
  private(set) final var move = Move.none
  /// Whether its container has called `willMove(toParent: nil)` on it since adding it.
  final var isToldToGo = false
  /// The title of its views in their last look.
  final var hostedTitle: String?
  /// Whether its views presented something in their last look.
  final var hasPresentations = false
  /// The position of its presentation among all presentations.
  final var presentationOrder = 0
  /// The view, once it is loaded.
  package final var loadedView: UIView? { didSet { loadedView?.controller = self } }

  // The arguments are ignored: there are no nib files and no storyboards. The bundle and the coder are Foundation's, which this
  // module does not know.

  public init(nibName: String? = nil, bundle: Never? = nil) {}

  public init<Bundle: AnyObject>(nibName: String?, bundle: Bundle?) {}

  public init?(coder: some AnyObject) {}

  /// The view, loaded when it is first read.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      guard let loadedView else {
        programError(
          "\(type(of: self)).loadView() left no view; set view in it, or do not override it")
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { return }
    viewDidLoad()
  }

  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  // Called once, between viewWillAppear and viewDidAppear.
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  // Nothing calls these functions or reads these properties.
  open func didReceiveMemoryWarning() {}
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    knownEditButton?.systemItem = editing ? .done : .edit
  }
  /// Not called: there are no storyboards.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open var shouldAutorotate: Bool { true }
  open var canBecomeFirstResponder: Bool { false }
  open var inputAccessoryView: UIView? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// `parent` is nil if this view controller is about to leave its parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// `parent` is nil if this view controller has left its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view controller that this one, or its outermost container, presents.
  open var presentedViewController: UIViewController? { container.presented }
  /// The view controller that presents this one, or its outermost container.
  open var presentingViewController: UIViewController? { container.presenter }
  /// The innermost navigation controller that contains this view controller.
  open var navigationController: UINavigationController? { nearest() }
  /// The innermost tab bar controller that contains this view controller.
  open var tabBarController: UITabBarController? { nearest() }
  open var isMovingToParent: Bool { move == .coming && parent != nil }
  open var isMovingFromParent: Bool { move == .leaving && parent != nil }
  open var isBeingPresented: Bool { move == .coming && presenter != nil }
  open var isBeingDismissed: Bool { move == .leaving && presenter != nil }

  /// Adds `child`, which appears at once if this view controller is shown.
  open func addChild(_ child: UIViewController) { contain(child) }

  /// Removes this view controller from its parent.
  open func removeFromParent() { leaveParent() }

  /// Presents `controller` on top of the outermost container, then calls `completion`. Reports a diagnostic instead if the
  /// container cannot present now.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    present(controller, completion)
  }

  /// Dismisses the view controller that the outermost container presents, or else that container. Then calls `completion`.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { dismiss(completion) }

  /// Pushes `controller` in a navigation controller, and presents it elsewhere.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// The children that are visible whenever this view controller is.
  var shownChildren: [UIViewController] {
    let children = children
    let isHidden = { (child: UIViewController) in child.loadedView?.isHidden == true }
    return children.contains(where: isHidden) ? children.filter { !isHidden($0) } : children
  }

  /// Writes this view controller, which shows the children `shown`, into the page of `evaluation`, which is empty. Leaves out the
  /// view controllers that it presents.
  func write(showing shown: [UIViewController], in evaluation: inout Evaluation) {
    var shown = shown
    if let view = loadedView?.giver {
      // The children whose views stand among the subviews are shown there.
      shown.removeAll { $0.loadedView?.owner != nil }
      view.addNodes(in: &evaluation)
      for child in shown { evaluation.page.append(child.makePage(in: &evaluation)) }
      return
    }
    shown.first?.writeAll(in: &evaluation)
    for child in shown.dropFirst() { evaluation.page.append(child.makePage(in: &evaluation)) }
  }

  /// A button that begins or ends editing.
  public final var editButtonItem: UIBarButtonItem {
    if let knownEditButton { return knownEditButton }
    let action = UIAction { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
    let button = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
    knownEditButton = button
    return button
  }

  /// The presentation of this view controller on top of another.
  func makePresentation(in evaluation: inout Evaluation) -> Presentation {
    Presentation(
      kind: .sheet, order: presentationOrder, page: makePage(in: &evaluation),
      canGoBack: !isModalInPresentation && !modalPresentationStyle.coversEverything,
      dismiss: { [weak self] in self?.leave() })
  }
}

/// A segue. Nothing creates one, because there are no storyboards.
@MainActor
public final class UIStoryboardSegue {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
}

extension UIViewController {
  /// The title that code has set, or else the title from the view.
  final var pageTitle: String? {
    navigationItem.title ?? title ?? hostedTitle
      ?? shownChildren.lazy.compactMap(\.pageTitle).first
  }

  /// Writes this view controller, with the ones that it presents, into the page of `evaluation`, which is empty.
  final func writeAll(in evaluation: inout Evaluation) {
    let shown = shownChildren
    write(showing: shown, in: &evaluation)
    if shown.count < children.count {
      for child in children where !shown.contains(child) {
        evaluation.page.presentations += child.presentations(in: &evaluation)
      }
    }
    if let title = navigationItem.title ?? title { evaluation.page.title = title }
    if let presented {
      evaluation.page.presentations.append(presented.makePresentation(in: &evaluation))
    }
  }

  /// The sheets and alerts that the views of this view controller present while another page covers it. They stay on top,
  /// so the views are evaluated as long as one of them is there.
  private func presentations(in evaluation: inout Evaluation) -> [Presentation] {
    var presentations = children.flatMap { $0.presentations(in: &evaluation) }
    if hasPresentations {
      presentations +=
        evaluation.makePage { write(showing: shownChildren, in: &$0) }.presentations
    }
    return presentations
  }

  /// The page of this view controller, with the ones that it presents.
  package final func makePage(in evaluation: inout Evaluation) -> Page {
    evaluation.makePage { writeAll(in: &$0) }
  }
}

/// The stage of appearing or disappearing that a view controller has reached.
enum ViewStage {
  /// Not visible.
  case gone
  /// Loading its view, before `viewWillAppear`.
  case loading
  /// From `viewWillAppear` until `viewDidAppear`.
  case coming
  /// From `viewDidAppear` until `viewWillDisappear`.
  case shown
  /// From `viewWillDisappear` until `viewDidDisappear`.
  case going
}

extension UIViewController {
  /// Whether this view controller is visible in a window.
  final var isShown: Bool { stage == .shown || stage == .going }
  /// Whether this view controller is shown, or about to be.
  final var hasCome: Bool { stage == .shown || stage == .coming }

  // An override such as viewWillAppear may reverse a transition: it may remove a view controller that is appearing, or
  // bring back one that is disappearing. Each step therefore checks that the step before it is still the latest. A
  // repeated call of a step does nothing.

  /// Appears, with its children.
  final func appear() {
    willAppear()
    didAppear()
  }

  /// Disappears, with its children.
  final func disappear() {
    willDisappear()
    didDisappear()
  }

  final func willAppear() {
    guard stage == .gone || stage == .going else { return }
    stage = .loading
    loadViewIfNeeded()
    guard stage == .loading else { return }
    stage = .coming
    viewWillAppear(false)
    for child in shownChildren where stage == .coming { child.willAppear() }
  }

  final func didAppear() {
    guard stage == .coming else { return }
    stage = .shown
    hasAppeared = true
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    loadedView?.layoutIfNeeded()
    viewDidLayoutSubviews()
    guard stage == .shown else { return }
    viewDidAppear(false)
    // A child that viewDidAppear added has either appeared already, or goes through both steps here.
    for child in shownChildren where stage == .shown && child.parent === self {
      child.willAppear()
      child.didAppear()
    }
  }

  final func willDisappear() {
    switch stage {
    case .gone, .going: return
    case .loading: stage = .gone
    case .coming, .shown:
      stage = .going
      viewWillDisappear(false)
      for child in children where stage == .going { child.willDisappear() }
    }
  }

  final func didDisappear() {
    guard stage == .going else { return }
    stage = .gone
    loadedView?.giver?.leaveScreen()
    viewDidDisappear(false)
    for child in children where stage == .gone { child.disappear() }
  }

  /// Appears in a window that is shown, with the view controllers on top.
  final func enterWindow() {
    if isCovered {
      presented?.enterWindow()
    } else {
      appear()
      if stage == .shown { presented?.enterWindow() }
    }
  }

  /// Disappears from its window, after the view controllers on top.
  final func leaveWindow() {
    presented?.leaveWindow()
    disappear()
  }

  /// Runs `transition` as a part of `move`.
  final func moving(_ move: Move, _ transition: () -> Void) {
    let outer = self.move
    self.move = move
    transition()
    self.move = outer
  }
}

/// The move of a view controller into or out of a parent or a presentation.
enum Move {
  case none
  /// It is being added or presented.
  case coming
  /// It is being removed or dismissed.
  case leaving
}

/// A `ViewControllable` that says which view controller it is. An object that wraps a view controller conforms to this
/// protocol.
@MainActor
public protocol UIViewControllable: ViewControllable {
  var uiviewController: UIViewController { get }
}

extension UIViewControllable {
  /// Whether the view controller is visible in a window.
  public var isOnScreen: Bool { uiviewController.isVisible }
}

extension UIViewControllable where Self: UIViewController {
  public var uiviewController: UIViewController { self }
  public var isOnScreen: Bool { isVisible }
}

extension ViewControllable {
  // Disfavoured, so that code which knows the object as a `UIViewControllable` asks the object itself.
  /// The view controller of this object. If there is none, reports a diagnostic and returns an empty one.
  @_disfavoredOverload
  public var uiviewController: UIViewController { withViewController.uiviewController }

  /// This object, or else a stand-in that has its view controller.
  public var withViewController: any UIViewControllable {
    if let own = self as? any UIViewControllable { return own }
    if let controller = self as? UIViewController { return WrappedController(controller) }
    // The object belongs to no run that it could name.
    AppRun.current.report(
      "\(type(of: self)) is ViewControllable and has no view controller; make it a UIViewController, or a UIViewControllable that returns one"
    )
    return WrappedController(UIViewController())
  }
}

extension ViewControllable where Self: UIViewController {
  @_disfavoredOverload
  public var uiviewController: UIViewController { self }
  /// Whether this view controller is visible in a window.
  public var isOnScreen: Bool { isVisible }
}

private final class WrappedController: UIViewControllable {
  let uiviewController: UIViewController

  init(_ controller: UIViewController) {
    uiviewController = controller
  }
}

extension UIViewController {
  /// Whether this view controller is visible in a window.
  public final var isVisible: Bool { isShown }
}
