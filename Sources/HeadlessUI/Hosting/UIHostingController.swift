import StateBinding

/// A view controller that shows a ``View``.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  private final let place = Place()
  private final var isEvaluating = false

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Always nil, because a storyboard has no `rootView`.
  public override init?(coder: some AnyObject) { return nil }

  final override func write(showing shown: [UIViewController], in evaluation: inout Evaluation) {
    if isEvaluating {
      programError(
        "a body in \(Self.self) asks for the screen while it is being evaluated; ask for the screen in an action"
      )
    }
    isEvaluating = true
    let outer = replace(&evaluation.host, with: self)
    evaluation.evaluate(
      rootView, at: place, dismiss: DismissAction { [weak self] in self?.leavePage() })
    evaluation.host = outer
    isEvaluating = false
    hostedTitle = evaluation.page.title
    hasPresentations = !evaluation.page.presentations.isEmpty
    if !isShown { evaluation.page.lives = [] }
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
