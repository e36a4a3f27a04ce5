import StateBinding

/// A view controller that shows a ``View``.
@MainActor
open class UIHostingController<Content: View>: UIViewController, TitledHost {
  public final var rootView: Content

  private final let scope = Scope()
  /// The page of the last evaluation.
  private final var page = Page()
  /// An older page, whose storage the next evaluation reuses.
  private final var spare = Page()
  private final var isEvaluating = false

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

  /// Evaluates the view into the spare page. If no element has changed, the page keeps the array of its elements.
  private final func evaluate(in context: HostingContext) {
    if isEvaluating {
      programError(
        "a body in \(Self.self) asks for the screen while it is being evaluated; ask for the screen in an action"
      )
    }
    // Comes before any read: removing the last actions may release an object whose `deinit` changes state.
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

  /// Goes back a page, or closes the sheet. This is `dismiss` in the environment.
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
