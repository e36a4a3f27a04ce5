public import StateBinding

/// A window, which turns a tree of view controllers into a ``Screen``.
@MainActor
open class UIWindow: LaunchWindow {
  /// The environment of every view in the window.
  public final var environment: EnvironmentValues { didSet { environmentSettings += 1 } }
  private final var environmentSettings = 0
  /// The view controller that fills the window.
  open var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }
  /// Whether the window is shown.
  public private(set) final var isKeyAndVisible = false
  open var isKeyWindow: Bool { isKeyAndVisible }

  // These have no effect.
  public final var backgroundColor: UIColor?
  public final var tintColor: UIColor?
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The router that was launched in the window, if one was.
  package private(set) final weak var router: (any LaunchRouting)?
  /// Hears what happens in the window; nil unless a driver listens.
  package final var onEvent: (@MainActor (WindowEvent) -> Void)?
  /// The page of the last look.
  package final let page = WindowPage()

  /// The places of the views, and the effects of the looks.
  final let places = Places()
  private final var run: AppRun { places.run }

  /// An empty window, whose views show the translations in `strings`.
  public init(strings: StringCatalogue = StringCatalogue()) {
    var environment = EnvironmentValues()
    environment.strings = strings
    self.environment = environment
    run.keepLooking(at: self)
  }

  /// Shows the window, so that its root view controller appears.
  open func makeKeyAndVisible() {
    KeyWindow.ofRun[run].window = self
    guard !isKeyAndVisible else { return }
    isKeyAndVisible = true
    rootViewController?.enterWindow()
  }

  public final func setRoot(_ viewController: any ViewControllable, of router: any LaunchRouting) {
    self.router = router
    rootViewController = viewController.uiviewController
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    rootViewController?.checkCanBeRoot(of: self)
    if let old { onEvent?(.departs(old, .removed)) }
    if old?.window === self { old?.window = nil }
    rootViewController?.window = self
    guard isKeyAndVisible else { return }
    old?.leaveWindow()
    rootViewController?.enterWindow()
  }
}

/// The window of a run that became the key window last.
@MainActor
package final class KeyWindow {
  package static let ofRun = PerRun { KeyWindow() }

  package fileprivate(set) weak var window: UIWindow?
}

/// An event in a window.
package enum WindowEvent {
  /// The view controller leaves the window, with all that it contains.
  case departs(UIViewController, Departure)
  /// The last look at the views had no effects, and no work runs.
  case rests

  /// The way in which a view controller leaves.
  package enum Departure {
    /// The person closed a sheet.
    case closed
    /// Code dismissed a presented view controller.
    case dismissed
    /// A page was popped.
    case popped
    /// Code removed it from its parent, or gave the window another root view controller.
    case removed
  }
}

extension UIViewController {
  /// Ends the process if this view controller cannot be the root of `window`, because it is elsewhere.
  fileprivate final func checkCanBeRoot(of window: UIWindow) {
    let name = "\(type(of: self)) cannot be the root of a window"
    if let parent { programError("\(name): it is in \(type(of: parent)); remove it first") }
    if let presenter {
      programError("\(name): \(type(of: presenter)) presents it; dismiss it first")
    }
    if let other = self.window, other !== window {
      programError("\(name): it is the root of another; give that another rootViewController first")
    }
  }
}

extension UIWindow: ShowsState {
  package final func look() -> Bool { isKeyAndVisible && lookOnce() }

  package final func rest() {
    if isKeyAndVisible { onEvent?(.rests) }
  }

  package final func remedy(forUnheard viewModel: AnyObject) -> String? {
    var path = [rootViewController]
    while let next = path.popLast() {
      guard let controller = next else { continue }
      path += controller.children
      path.append(controller.presented)
      let properties = storedProperties(of: controller)
      if let model = properties.first(where: { object(in: $0.value) === viewModel }),
        properties.contains(where: { $0.name == "listener" && object(in: $0.value) != nil })
      {
        return
          "\(type(of: controller)) does not hand its listener on to \(model.name); write didSet { \(model.name).listener = listener } after its property listener"
      }
    }
    return nil
  }

  package final func property(referringTo object: AnyObject) -> String? {
    property(referringTo: [object], below: router.map { [$0] } ?? [])
  }

  /// A property that refers to one of `objects`, such as `RootInteractor.lastDetail`; nil if none is found. Searches the parts of
  /// the RIBs below `roots` and the view controllers in this window, but not the RIBs below a router among `objects`.
  package final func property(
    referringTo objects: [AnyObject], below roots: [any Routing]
  ) -> String? {
    var parts: [AnyObject] = []
    var routers = Array(roots.reversed())
    while let router = routers.popLast() {
      if objects.contains(where: { $0 === router }) { continue }
      routers += router.children.reversed()
      let presenter = storedProperties(of: router.interactable).first { $0.name == "presenter" }
      let view = (router as? any ViewableRouting)?.viewControllable
      let own: [AnyObject?] = [
        router, router.interactable, presenter.flatMap { object(in: $0.value) }, view,
      ]
      parts += own.compactMap(\.self)
    }
    var controllers = [rootViewController]
    while let next = controllers.popLast() {
      guard let controller = next else { continue }
      controllers += controller.children
      controllers.append(controller.presented)
      parts.append(controller)
    }
    var search = ReferenceSearch(for: objects) {
      !($0 is any RouterScope || $0 is any InteractorScope)
    }
    return search.property(in: parts)
  }

  /// Looks at the views once. True if another look is needed: this one had effects, or something that it read has changed since.
  private func lookOnce() -> Bool {
    StoredValues.findChanges(in: run)
    evaluateViews()
    let hadEffects = places.endLook(showing: page.lives)
    if hadEffects || places.isStale { return true }
    if run.judgesLooks == true, !run.diagnostics.viewsAreAtFault {
      for sentence in staleViews() {
        run.diagnostics.report(Diagnostic(kind: .staleView, message: sentence))
      }
    }
    return false
  }

  package final func staleViews() -> [String] {
    let wasLooking = replace(&run.watch.isLooking, with: true)
    var judge = Judge(in: run, environment.strings)
    for host in places.hosts { host.place.judge(in: &judge) }
    run.watch.isLooking = wasLooking
    return judge.findings
  }

  private func evaluateViews() {
    page.renew(in: environment.strings) { makePage() }
  }

  private func makePage(forSpeech isForSpeech: Bool = false) -> Page {
    let wasLooking = replace(&run.watch.isLooking, with: true)
    places.beginLook()
    var evaluation = Evaluation(
      environment: environment, setting: environmentSettings, places: places)
    evaluation.isForSpeech = isForSpeech
    let page = rootViewController?.makePage(in: &evaluation)
    run.watch.isLooking = wasLooking
    return page ?? Page()
  }

  /// The page with what VoiceOver says of its elements. Nothing appears, disappears or changes by it, and the next look makes its own
  /// page.
  final func evaluateForSpeech() -> Page {
    places.withoutEffects { makePage(forSpeech: true) }
  }
}

extension UIWindow {
  /// The view controllers from the root to the one on top. Each is followed by the controller that it presents, or else by its
  /// last shown child.
  package final var frontViewControllers: [UIViewController] {
    var front: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      front.append(controller)
      next = controller.presented ?? controller.shownChildren.last
    }
    return front
  }

  /// The screen that a person sees now.
  public final var screen: Screen { pageNow.screen }

  /// Performs `input` on the element at `index` of the alert if there is one, or else of the screen.
  public final func send(_ input: ScreenInput, to index: Int) throws(ScreenInputError) {
    try pageNow.send(input, to: index)
  }

  /// Whether the element at `index` accepts `input`. The index counts as in `send(_:to:)`.
  public final func accepts(_ input: ScreenInput, at index: Int) -> Bool {
    pageNow.accepts(input, at: index)
  }

  /// Whether the person can go back to the previous page, or close a sheet.
  public final var canGoBack: Bool { pageNow.canGoBack }

  /// Goes back to the previous page, or closes the sheet.
  public final func goBack() { pageNow.goBack() }

  /// Whether the screen can be refreshed.
  public final var canRefresh: Bool { pageNow.canRefresh }

  /// Begins to refresh the screen.
  public final func refresh() { pageNow.refresh() }

  /// Shows more rows of the lists with hidden rows. Returns false if there are none.
  @discardableResult
  public final func showMore() -> Bool { pageNow.showMore() }

  private var pageNow: WindowPage {
    for _ in 0..<AppRun.lookLimit {
      if !lookOnce() { return page }
    }
    run.diagnostics.reportRestlessness()
    return page
  }
}
