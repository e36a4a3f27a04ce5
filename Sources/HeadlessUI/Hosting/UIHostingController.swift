/// Shows a view; evaluates it again only when something that it has read has changed.
@MainActor
open class UIHostingController<Content: View>: UIViewController, EvaluatingHost, TitledHost {
  /// The view.
  public final var rootView: Content {
    didSet {
      page = nil
      Self.treeHasChanged()
    }
  }

  private final let scope = Scope()
  private final let tracking = HostTracking()
  private final var page: Page?
  private final var surroundings: Surroundings?
  private final var environment = EnvironmentValues()

  /// Shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  final var isOutOfDate: Bool { page == nil || tracking.hasChanged }

  final var hostedTitle: String? { page?.title }

  final override func makeOwnPage(in context: HostingContext) -> Page {
    context.asked.append(self)
    var page = currentPage(in: context)
    if !isShown, page.extras != nil { page.appearances = [] }
    return page
  }

  private final func currentPage(in context: HostingContext) -> Page {
    if let page, surroundings === context.surroundings, !tracking.hasChanged { return page }
    if surroundings !== context.surroundings { surround(with: context.surroundings) }
    context.effects.evaluations += 1
    let page = tracking.track { evaluate(in: context) }
    self.page = page
    return page
  }

  private final func evaluate(in context: HostingContext) -> Page {
    var evaluation = Evaluation(
      scope: scope, environment: environment, effects: context.effects)
    evaluation.page.reserve(like: page)
    rootView.evaluate(in: &evaluation)
    return evaluation.page
  }

  private final func surround(with surroundings: Surroundings) {
    self.surroundings = surroundings
    environment = surroundings.environment
    environment.dismiss = DismissAction { [weak self] in self?.leavePage() }
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
