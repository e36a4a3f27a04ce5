import StateBinding

/// Shows a view.
@MainActor
open class UIHostingController<Content: View>: UIViewController, TitledHost {
  /// The view.
  public final var rootView: Content

  private final let scope = Scope()
  /// The page of the last look.
  private final var page = Page()
  /// The page of the look before, to be written over.
  private final var spare = Page()
  private final var isEvaluating = false

  /// Shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  final var hostedTitle: String? { page.title }

  final override func makeOwnPage(in context: HostingContext) -> Page {
    evaluate(in: context)
    if isShown { return page }
    var page = page
    page.appearances = []
    return page
  }

  /// Evaluates the view into the spare page; elements that are the same keep their storage.
  private final func evaluate(in context: HostingContext) {
    if isEvaluating {
      programError(
        "the views of \(Self.self) are evaluated, and one of them asks for the screen; ask for it in an action, not in a body"
      )
    }
    // Before anything is read: an object that goes with the last actions may change state.
    page.removeActions()
    var environment = context.environment
    environment.dismiss = DismissAction { [weak self] in self?.leavePage() }
    var evaluation = Evaluation(
      scope: scope, environment: environment, effects: context.effects,
      page: replace(&spare, with: Page()))
    let view = rootView
    let outer = Look.isUnderWay
    Look.isUnderWay = true
    isEvaluating = true
    view.evaluate(in: &evaluation)
    isEvaluating = false
    Look.isUnderWay = outer
    if evaluation.page.elements.isIdentical(to: page.elements) {
      swap(&evaluation.page.elements, &page.elements)
    }
    swap(&page, &evaluation.page)
    swap(&spare, &evaluation.page)
  }

  /// Goes back, or closes the sheet: `dismiss` in the environment.
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
