import StateBinding

/// A view controller that shows a ``View``.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  private final let place = Place()
  private final let inputs = Inputs.of(Content.self)
  private final let reads = Reads(in: nil, .nodes)
  /// The page of the last look, with what it was made of.
  private final var kept: KeptPage<Content>?
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
    evaluation.places.hosts.append((reads.reader, place))
    if let kept, !evaluation.isForSpeech, !reads.reader.isStale, kept.places === evaluation.places,
      kept.environment == evaluation.windowEnvironment, inputs.same(kept.view, rootView)
    {
      evaluation.page = kept.page
    } else {
      evaluate(in: &evaluation)
    }
    hostedTitle = evaluation.page.title
    hasPresentations = !evaluation.page.presentations.isEmpty
    if !isShown { evaluation.page.lives = [] }
  }

  private final func evaluate(in evaluation: inout Evaluation) {
    isEvaluating = true
    let outer = replace(&evaluation.host, with: self)
    evaluation.making(reads) { evaluation in
      evaluation.evaluate(
        rootView, at: place,
        dismiss: DismissAction(
          action: { [weak self] in self?.leavePage() }, place: ObjectIdentifier(place)))
    }
    evaluation.host = outer
    isEvaluating = false
    if let kept { evaluation.places.release(kept) }
    // A host inside another one sees the environment of a view.
    guard outer == nil, !evaluation.isForSpeech, !reads.remakesAtEachLook else { return kept = nil }
    kept = KeptPage(
      evaluation.page, of: rootView, in: evaluation.windowEnvironment, of: evaluation.places)
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

/// The page of a look, with what it was made of.
@MainActor
private final class KeptPage<Content> {
  let page: Page
  let view: Content
  let environment: Int
  /// The places of the window of that look.
  private(set) weak var places: Places?

  init(_ page: Page, of view: Content, in environment: Int, of places: Places) {
    (self.page, self.view, self.environment, self.places) = (page, view, environment, places)
  }
}
