import StateBinding

/// A view controller that shows a ``View``.
@MainActor
open class UIHostingController<Content: View>: UIViewController, TitledHost {
  public final var rootView: Content

  /// The title of the view in the last evaluation.
  final var hostedTitle: String?

  private final let scope = Scope()
  private final var isEvaluating = false

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  final override func write(into page: inout Page, in context: HostingContext) {
    if isEvaluating {
      programError(
        "a body in \(Self.self) asks for the screen while it is being evaluated; ask for the screen in an action"
      )
    }
    var evaluation = Evaluation(
      scope: scope, environment: context.environment, effects: context.effects,
      page: replace(&page, with: Page()))
    evaluation.environment.dismiss = DismissAction { [weak self] in self?.leavePage() }
    let view = rootView
    let outer = Look.isUnderWay
    Look.isUnderWay = true
    isEvaluating = true
    evaluation.beginEditMode()
    view.evaluate(in: &evaluation)
    isEvaluating = false
    Look.isUnderWay = outer
    swap(&page, &evaluation.page)
    hostedTitle = page.title
    if !isShown { page.appearances = [] }
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
