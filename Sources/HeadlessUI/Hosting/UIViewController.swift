public import StateBinding

/// A screen or a part of one, with the life of a view controller in UIKit.
///
/// Nothing is animated: what UIKit does by the end of a transition is done when the call returns.
@MainActor
open class UIViewController {
  /// The view controllers in it.
  public internal(set) final var children: [UIViewController] = []
  /// The view controller that it is in.
  public internal(set) final weak var parent: UIViewController?
  public final var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether, as a sheet, it can only be left by its own means.
  public final var isModalInPresentation = false
  public final lazy var presentationController: UIPresentationController? =
    UIPresentationController(of: self)
  /// The title and the buttons that a navigation bar shows of it.
  public final let navigationItem = UINavigationItem()
  /// Whether there are no tabs while it, or a page on top of it, is shown in a navigation controller; of no effect on the
  /// first page.
  public final var hidesBottomBarWhenPushed = false
  /// The title of its page and of its tab.
  public final var title: String? {
    didSet { knownTabBarItem?.title = title }
  }

  /// Its tab, once code has asked for it or set it.
  final var ownTabBarItem: UITabBarItem?
  /// The window that it fills.
  final weak var window: UIWindow?
  /// The view controller on top of it. Only one that has no parent presents.
  final var presented: UIViewController?
  /// The view controller that it is on top of.
  final weak var presenter: UIViewController?
  final var appearance = Appearance.gone
  /// Whether it is on its way into or out of its parent, or onto or off its presenter.
  final var isMoving = false
  /// Whether it is on its way out.
  final var isGoing = false
  /// Whether it has been told, since it came into its container, that it is about to leave it.
  final var isToldToGo = false
  /// Its position among all presentations.
  final var presentationOrder = 0
  private final var loadedView: UIView?

  /// Both arguments are nil: there are no nib files.
  public init(nibName: String? = nil, bundle: Never? = nil) {}

  /// Its view, loaded when it is first asked for.
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

  public final var viewIfLoaded: UIView? { loadedView }
  public final var isViewLoaded: Bool { loadedView != nil }

  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { return }
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// `parent` is nil if it is about to leave its parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// `parent` is nil if it has left its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The children whose views can be seen when its own can.
  var shownChildren: [UIViewController] { children.filter { $0.loadedView?.isHidden != true } }

  /// The page of its children, without the view controllers on top of it.
  func makeOwnPage(in context: HostingContext) -> Page {
    let children = shownChildren
    guard var page = children.first?.makePage(in: context) else { return Page() }
    for child in children.dropFirst() { page.append(child.makePage(in: context)) }
    return page
  }

  /// The presentation that it is on top of another view controller.
  func makePresentation(in context: HostingContext) -> Presentation {
    Presentation(
      kind: .sheet, order: presentationOrder, page: makePage(in: context),
      canGoBack: !isModalInPresentation && !modalPresentationStyle.coversEverything,
      dismiss: { [weak self] in self?.leave() })
  }
}

/// The values that view controllers need to make a page.
@MainActor
struct HostingContext {
  let environment: EnvironmentValues
  let effects: Effects
}

/// A view controller whose views give it a title.
@MainActor
protocol TitledHost: AnyObject {
  var hostedTitle: String? { get }
}

extension UIViewController {
  /// The title of its page.
  final var pageTitle: String? { navigationItem.title ?? title ?? hostedTitle }

  private var hostedTitle: String? {
    (self as? any TitledHost)?.hostedTitle ?? shownChildren.lazy.compactMap(\.pageTitle).first
  }

  /// Its page, with the view controllers on top of it.
  final func makePage(in context: HostingContext) -> Page {
    var page = makeOwnPage(in: context)
    if let title = navigationItem.title ?? title { page.title = title }
    if let presented { page.presentations.append(presented.makePresentation(in: context)) }
    return page
  }
}

/// How far a view controller has come up or gone.
enum Appearance {
  /// It cannot be seen.
  case gone
  /// Its view is being loaded, so that it can come up; it has been told nothing yet.
  case loading
  /// It has been told that it is about to come up.
  case coming
  /// It has come up.
  case shown
  /// It has been told that it is about to go.
  case going
}

extension UIViewController {
  /// Whether it is in a window and can be seen there.
  final var isShown: Bool { appearance == .shown || appearance == .going }
  /// Whether it is in the window, or about to come up there.
  final var hasCome: Bool { appearance == .shown || appearance == .coming }

  // An overridden method may turn things round: it may take away a view controller that is coming up, and bring back one
  // that is going. Each step is therefore taken only if the step before is still the last one, and two calls for one
  // step are one.

  /// Comes up, with its children.
  final func appear() {
    willAppear()
    didAppear()
  }

  /// Goes, with its children.
  final func disappear() {
    willDisappear()
    didDisappear()
  }

  final func willAppear() {
    guard appearance == .gone || appearance == .going else { return }
    appearance = .loading
    loadViewIfNeeded()
    guard appearance == .loading else { return }
    appearance = .coming
    viewWillAppear(false)
    if appearance == .coming { viewIsAppearing(false) }
    for child in shownChildren where appearance == .coming { child.willAppear() }
  }

  final func didAppear() {
    guard appearance == .coming else { return }
    appearance = .shown
    viewDidAppear(false)
    // A child that viewDidAppear put in has come up already, or comes up now from the beginning.
    for child in shownChildren where appearance == .shown && child.parent === self {
      child.willAppear()
      child.didAppear()
    }
  }

  final func willDisappear() {
    switch appearance {
    case .gone, .going: return
    case .loading: appearance = .gone
    case .coming, .shown:
      appearance = .going
      viewWillDisappear(false)
      for child in children where appearance == .going { child.willDisappear() }
    }
  }

  final func didDisappear() {
    guard appearance == .going else { return }
    appearance = .gone
    viewDidDisappear(false)
    for child in children where appearance == .gone { child.disappear() }
  }

  /// Comes into a window that is shown, with the view controllers on top of it.
  final func enterWindow() {
    if isCovered {
      presented?.enterWindow()
    } else {
      appear()
      if appearance == .shown { presented?.enterWindow() }
    }
  }

  /// Leaves its window, after the view controllers on top of it.
  final func leaveWindow() {
    presented?.leaveWindow()
    disappear()
  }

  /// Does `transition`, in which it counts as moving between parents or presenters.
  final func moving(_ transition: (UIViewController) -> Void) {
    isMoving = true
    transition(self)
    isMoving = false
  }

  /// Does `transition`, in which it counts as leaving its parent or presenter.
  final func leaving(_ transition: (UIViewController) -> Void) {
    isGoing = true
    moving(transition)
    isGoing = false
  }
}

extension ViewControllable {
  /// The view controller itself.
  public var uiviewController: UIViewController {
    guard let controller = self as? UIViewController else {
      programError("\(type(of: self)) is ViewControllable but no UIViewController; make it one")
    }
    return controller
  }
}

extension ViewControllable where Self: UIViewController {
  /// Whether it can be seen in a window.
  public var isOnScreen: Bool { isVisible }
}

extension UIViewController {
  /// Whether it can be seen in a window.
  public final var isVisible: Bool { isShown }
}
