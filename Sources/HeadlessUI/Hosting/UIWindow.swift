public import StateBinding

/// Where a tree of view controllers becomes a ``Screen``.
@MainActor
open class UIWindow: LaunchWindow {
  /// How many times views have been evaluated.
  public final var evaluations: Int { effects.evaluations }
  /// How many rows of lists have been evaluated.
  public final var rowsEvaluated: Int { effects.rowsEvaluated }
  /// What every view finds around it.
  public final var environment: EnvironmentValues {
    didSet { surroundings = Surroundings(environment) }
  }
  /// The view controller that fills the window.
  @exclusivity(unchecked) public final var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }
  /// Whether it is shown.
  @exclusivity(unchecked) public private(set) final var isKeyAndVisible = false

  @exclusivity(unchecked) private final var surroundings: Surroundings {
    didSet { isStale = true }
  }
  private final let effects = Effects()
  private final let showing = Showing()
  // Unchecked, as nothing else runs while one of these is read or written.
  @exclusivity(unchecked) private final var treeChanges = -1
  @exclusivity(unchecked) private final var changes = 0
  @exclusivity(unchecked) private final var isStale = true
  @exclusivity(unchecked) private(set) final var page = ShownPage()

  /// How often views may be evaluated until they show the same twice.
  private static let roundLimit = 100

  /// An empty window whose views speak the language of `strings`.
  public init(strings: StringCatalogue = StringCatalogue()) {
    var environment = EnvironmentValues()
    environment.strings = strings
    self.environment = environment
    surroundings = Surroundings(environment)
    AppRun.current.keepUpToDate(self)
  }

  /// Shows the window: its root comes up.
  open func makeKeyAndVisible() {
    guard !isKeyAndVisible else { return }
    isKeyAndVisible = true
    rootViewController?.enterWindow()
  }

  /// Makes `viewController` what the window shows.
  public final func setRoot(_ viewController: any ViewControllable) {
    rootViewController = viewController.uiviewController
  }

  /// What a person sees now.
  public final var screen: Screen {
    comeToRest()
    return Screen(
      title: page.top.title ?? "", elements: page.top.elements, alert: page.shownAlert,
      covered: page.covered)
  }

  /// What a person sees now, and what happens when it is used.
  ///
  /// What comes up, changes or goes with it is told, and may change it again.
  final var current: ShownPage {
    comeToRest()
    return page
  }

  /// Evaluates until the views show the same twice; false if they never do.
  @discardableResult
  final func comeToRest() -> Bool {
    for _ in 0..<Self.roundLimit {
      if isAtRest() { return true }
    }
    Diagnostic(
      kind: .view,
      message:
        "after \(Self.roundLimit) evaluations the views still change what they show; look for an onAppear or onChange that changes what it follows"
    ).report()
    return false
  }

  /// Evaluates if need be, and says whether that was all.
  ///
  /// The root is loaded late, and once: it has weak references to it, and to load what has takes 40 ns.
  private func isAtRest() -> Bool {
    if !mayBeOutOfDate { return true }
    let root = rootViewController
    if !isOutOfDate(root) { return true }
    evaluate(root)
    return isUpToDate
  }

  /// Whether anything has changed anywhere.
  private var mayBeOutOfDate: Bool { isOutOfDateForSure || changes != HostTracking.changes }

  private var isOutOfDateForSure: Bool {
    isStale || treeChanges != UIViewController.treeChanges
  }

  /// Whether what has changed is a part of this window, which is looked for once.
  private func isOutOfDate(_ root: UIViewController?) -> Bool {
    if isOutOfDateForSure { return true }
    changes = HostTracking.changes
    isStale = root?.isOutOfDate == true
    return isStale
  }

  private func evaluate(_ root: UIViewController?) {
    isStale = false
    treeChanges = UIViewController.treeChanges
    changes = HostTracking.changes
    // The last page is let go of, so that its room can be used again.
    letGo(of: replace(&page, with: ShownPage()))
    let context = HostingContext(surroundings: surroundings, effects: effects)
    page = ShownPage(root?.makePage(in: context) ?? Page())
    showing.show(page.appearances)
    effects.perform()
  }

  private func replaceRoot(_ old: UIViewController?) {
    UIViewController.treeHasChanged()
    guard old !== rootViewController else { return }
    if old?.window === self { old?.window = nil }
    rootViewController?.window = self
    guard isKeyAndVisible else { return }
    old?.leaveWindow()
    rootViewController?.enterWindow()
  }
}

extension UIWindow: ShowsState {
  /// Whether nothing has changed since its views were evaluated.
  package final var isUpToDate: Bool {
    !mayBeOutOfDate || !isOutOfDate(rootViewController)
  }

  /// Evaluates what has changed, so that what comes up and goes with it is told.
  package final func bringUpToDate() -> Bool {
    isKeyAndVisible && !isUpToDate && comeToRest()
  }
}
