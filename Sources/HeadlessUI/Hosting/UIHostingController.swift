import StateBinding

/// Shows a view.
@MainActor
open class UIHostingController<Content: View>: UIViewController, TitledHost {
  /// The view.
  public final var rootView: Content

  private final let scope = Scope()
  private final var page = Page()
  /// What evaluates the view, kept from one look to the next; nil before the first one, and during each.
  private final var evaluation: Evaluation?
  private final var isEvaluating = false

  /// Shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  final var hostedTitle: String? { page.title }

  final override func makeOwnPage(in context: HostingContext) -> Page {
    evaluate(in: context)
    var page = page
    if !isShown, page.extras != nil { page.appearances = [] }
    return page
  }

  private final func evaluate(in context: HostingContext) {
    if isEvaluating {
      programError(
        "the views of \(Self.self) are evaluated, and one of them asks for the screen; ask for it in an action, not in a body"
      )
    }
    var environment = context.environment
    environment.dismiss = DismissAction { [weak self] in self?.leavePage() }
    var evaluation =
      evaluation.take()
      ?? Evaluation(scope: scope, environment: environment, effects: context.effects)
    evaluation.environment = environment
    letGoOfActions()
    let rootView = rootView
    let outer = Look.isUnderWay
    isEvaluating = true
    Look.isUnderWay = true
    evaluation.begin()
    rootView.evaluate(in: &evaluation)
    Look.isUnderWay = outer
    isEvaluating = false
    evaluation.end(with: &page)
    self.evaluation = evaluation
  }

  /// Lets go of what the last page does, before anything is read: what goes with it may change state.
  private final func letGoOfActions() {
    var actions = page.takeActions()
    actions.removeAll()
    page.takeRoom(of: &actions)
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
