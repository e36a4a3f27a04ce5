public import StateBinding

/// Makes a ``Screen`` of a tree of view controllers.
@MainActor
open class UIWindow: LaunchWindow {
  /// What every view finds around it.
  public final var environment: EnvironmentValues
  /// The view controller that fills the window.
  public final var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }
  /// Whether it is shown.
  public private(set) final var isKeyAndVisible = false
  /// The page that the last look showed.
  package private(set) final var page = WindowPage()

  private final let effects = Effects()

  /// How often a screen is looked at until a look has no effects.
  private static let roundLimit = 100

  /// An empty window whose views speak the language of `strings`.
  public init(strings: StringCatalogue = StringCatalogue()) {
    var environment = EnvironmentValues()
    environment.strings = strings
    self.environment = environment
    AppRun.current.keepLooking(at: self)
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

  private func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if old?.window === self { old?.window = nil }
    rootViewController?.window = self
    guard isKeyAndVisible else { return }
    old?.leaveWindow()
    rootViewController?.enterWindow()
  }
}

extension UIWindow: ShowsState {
  /// Looks at the views until that has no more effects; true if it had any, and has come to an end.
  package final func look() -> Bool {
    isKeyAndVisible && (lookAtViews() ?? 0) > 0
  }

  /// Looks at the views until a look has no effects; how many had, or nil if there is no end to it.
  @discardableResult
  private func lookAtViews() -> Int? {
    for round in 0..<Self.roundLimit {
      evaluateViews()
      if !effects.perform(showing: page.appearances) { return round }
    }
    Diagnostic(
      kind: .view,
      message:
        "after \(Self.roundLimit) evaluations the views still change what they show; look for an onAppear or onChange that changes what it follows"
    ).report()
    return nil
  }

  private func evaluateViews() {
    // The last page is let go of, so that the hosts can write into theirs without a copy.
    letGo(of: replace(&page, with: WindowPage()))
    let context = HostingContext(environment: environment, effects: effects)
    page = WindowPage(rootViewController?.makePage(in: context) ?? Page())
  }
}

extension UIWindow {
  /// What a person sees now.
  public final var screen: Screen { pageNow.screen }

  /// Does `input` to the element at `index` of what is reachable: the alert's elements if there is one, else the screen's.
  public final func send(_ input: ScreenInput, to index: Int) throws(ScreenInputError) {
    try pageNow.send(input, to: index)
  }

  /// Whether `input` would do something to the element at `index` of what is reachable.
  public final func accepts(_ input: ScreenInput, at index: Int) -> Bool {
    pageNow.accepts(input, at: index)
  }

  /// Whether there is a way back: to the page before, or off a sheet.
  public final var canGoBack: Bool { pageNow.canGoBack }

  /// Goes back to the page before, or closes the sheet.
  public final func goBack() { pageNow.goBack() }

  /// Whether the screen can be loaded anew.
  public final var canRefresh: Bool { pageNow.canRefresh }

  /// Begins to load the screen anew.
  public final func refresh() { pageNow.refresh() }

  /// Shows more rows of the lists that have more; false if none has.
  @discardableResult
  public final func showMore() -> Bool { pageNow.showMore() }

  private var pageNow: WindowPage {
    lookAtViews()
    return page
  }
}
