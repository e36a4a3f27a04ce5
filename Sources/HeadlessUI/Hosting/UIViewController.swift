import StateBinding

/// A screen or a part of one, with the life of a view controller in UIKit.
///
/// Nothing is animated: what UIKit does by the end of a transition is done when the call returns.
@MainActor
open class UIViewController {
  /// The view controllers in it.
  public internal(set) final var children: [UIViewController] = []
  /// The view controller that it is in.
  public internal(set) final weak var parent: UIViewController?
  /// How it is shown on top of another.
  public final var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether, as a sheet, it can only be left by its own means.
  public final var isModalInPresentation = false
  /// Who is told when the person leaves it as a sheet.
  public final lazy var presentationController: UIPresentationController? =
    UIPresentationController(of: self)
  /// What a navigation bar shows of it.
  public final let navigationItem = UINavigationItem()
  /// Whether there are no tabs while it, or what is on top of it, is shown in a navigation controller, unless it is the first.
  public final var hidesBottomBarWhenPushed = false
  /// What it is called; its tab says so too.
  public final var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      knownTabBarItem?.title = newValue
    }
  }

  /// Its tab, once it has been asked for or given.
  final var ownTabBarItem: UITabBarItem?
  /// The window that it fills.
  final weak var window: UIWindow?
  /// What is on top of it; only one that is in no other presents.
  final var presented: UIViewController?
  /// What it is on top of.
  final weak var presenter: UIViewController?
  /// How far it has come up or gone.
  final var appearance = Appearance.gone
  /// Whether it is on its way into or out of its parent, or onto or off what presents it.
  final var isMoving = false
  /// Whether it is on its way out.
  final var isGoing = false
  /// Whether it has been told, since it came into its container, that it is about to come out.
  final var isToldToGo = false
  /// When it came up on top of another.
  final var presentationOrder = 0
  private final var storedTitle: String?
  private final var loadedView: UIView?

  /// Both are nil where there are no nib files.
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

  /// Its view, if it is loaded.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether its view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not there yet.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { return }
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }
  /// The view is there.
  open func viewDidLoad() {}
  /// The view is about to come up.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is coming up.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has come up.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// It is about to come into `parent`, or out of it where `parent` is nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has come into `parent`, or out of it where `parent` is nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// The children whose views can be seen when its own can.
  var shownChildren: [UIViewController] { children.filter(\.isNotHidden) }

  private final var isNotHidden: Bool { loadedView?.isHidden != true }

  /// What it shows, without what is on top of it.
  func makeOwnPage(in context: HostingContext) -> Page {
    // Mostly there is one, and its page is the whole page.
    var page: Page?
    for child in children where child.isNotHidden {
      let next = child.makePage(in: context)
      if page == nil { page = next } else { page?.append(next) }
    }
    return page ?? Page()
  }

  /// What it is on top of another.
  func makePresentation(in context: HostingContext) -> Presentation {
    Presentation(
      kind: .sheet, order: presentationOrder, page: makePage(in: context),
      canGoBack: !isModalInPresentation && !modalPresentationStyle.coversEverything,
      dismiss: { [weak self] in self?.leave() })
  }
}
