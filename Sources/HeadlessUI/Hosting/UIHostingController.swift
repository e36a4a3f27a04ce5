import StateBinding

/// Shows a view; evaluates it again only when something that it has read has changed.
@MainActor
open class UIHostingController<Content: View>: UIViewController, TitledHost {
  /// The view.
  public final var rootView: Content {
    didSet {
      isStale = true
      Self.treeHasChanged()
    }
  }

  private final let scope = Scope()
  private final let tracking = HostTracking()
  // Unchecked, as nothing else runs while one of the two is read or written.
  @exclusivity(unchecked) private final var isStale = true
  @exclusivity(unchecked) private final var page = Page()
  private final var surroundings: Surroundings?
  /// What evaluates the view, kept from one time to the next.
  // Unchecked, as `isEvaluating` says the same in a tenth of the time; row "dispatch, and the screen that shows it".
  @exclusivity(unchecked) private final var evaluation: Evaluation?
  @exclusivity(unchecked) private final var isEvaluating = false

  /// Shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  final var hostedTitle: String? { page.title }

  final override var isOwnPageOutOfDate: Bool { isStale || tracking.hasChanged }

  final override func makeOwnPage(in context: HostingContext) -> Page {
    var page = currentPage(in: context)
    if !isShown, page.extras != nil { page.appearances = [] }
    return page
  }

  private final func currentPage(in context: HostingContext) -> Page {
    let isNew = surroundings !== context.surroundings
    if !isNew && !isOwnPageOutOfDate { return page }
    if isEvaluating { failOverlap() }
    if isNew { surround(in: context) }
    context.effects.evaluations += 1
    isStale = false
    letGoOfActions()
    isEvaluating = true
    evaluation?.begin()
    tracking.track { evaluation?.evaluate(rootView) }
    evaluation?.end(with: &page)
    isEvaluating = false
    return page
  }

  private final func failOverlap() -> Never {
    programError(
      "the views of \(Self.self) are evaluated, and one of them asks for the screen; ask for it in an action, not in a body"
    )
  }

  /// Lets go of what the last page does, before anything is read: what goes with it may change state.
  private final func letGoOfActions() {
    var actions = page.takeActions()
    actions.removeAll()
    page.takeRoom(of: &actions)
  }

  private final func surround(in context: HostingContext) {
    surroundings = context.surroundings
    var environment = context.surroundings.environment
    environment.dismiss = DismissAction { [weak self] in self?.leavePage() }
    evaluation = Evaluation(scope: scope, environment: environment, effects: context.effects)
  }

  /// What `dismiss` in the environment does: goes back, or closes the sheet.
  private final func leavePage() {
    if let navigation = navigationController,
      let index = navigation.viewControllers.firstIndex(where: { isInside($0) }), index > 0
    {
      navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    } else {
      leaveSheet()
    }
  }
}
