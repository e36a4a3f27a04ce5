import StateBinding
import StateBindingTesting
import Testing

@Suite(.ownRun) struct OwnRunTests {
  private let model = ViewModel<Int, EditorAction>(state: 0)

  private static let lost =
    "lost-action: ViewModel<Int, EditorAction> has no listener for look; make the interactor its listener"

  @Test func `a diagnostic is an issue at the test`() async {
    await expectIssue(Self.lost, at: #line - 1) {
      model.request(action: .look)
    }
  }

  @Test func `a diagnostic is an issue at the call that caused it`() async {
    final class Forwarding: PresentableListener {
      let model: ViewModel<Int, EditorAction>
      init(_ model: ViewModel<Int, EditorAction>) { self.model = model }
      func request(action: EditorAction) { model.request(action: action) }
    }
    let presenter = RecordingPresenter<EditorState, EditorAction>()
    let listener = Forwarding(model)
    presenter.listener = listener
    await expectIssue(Self.lost, at: #line + 1) {
      presenter.send(.look)
    }
  }

  @Test func `an expected diagnostic is no issue`() async {
    let heard = await expectDiagnostics(.lostAction) { model.request(action: .look) }
    #expect(heard.map(\.description) == [Self.lost])
  }

  @Test func `a missing expected diagnostic is an issue`() async {
    await expectIssue("expected lost-action, found no diagnostic") {
      await expectDiagnostics(.lostAction) {}
    }
  }

  @Test func `each test has its own run and clock`() async throws {
    let (run, clock) = (AppRun.current, VirtualClock.current)
    try await runTest { @MainActor in
      #expect(AppRun.current !== run)
      #expect(VirtualClock.current !== clock)
    }
    #expect(AppRun.current === run)
  }

  @Test func `a leak is an issue once the test has ended`() async throws {
    let keeper = Keeper()
    try await expectIssue(
      "leak: EditorInteractor of Leaky has outlived its router; look for what holds it strongly"
    ) {
      try await runTest { @MainActor in keeper.leak() }
    }
  }

  @Test func `work that sleeps when the test ends is an issue that names it`() async throws {
    let editor = Keeper()
    try await expectIssue(
      "the test has ended, but EditorInteractor.request(action:) sleeps 1s; let the time pass with VirtualClock.current, end the work, or give the test the trait .allowsUnfinishedWork"
    ) {
      try await runTest { @MainActor in editor.save() }
    }
  }

  @Test func `work that the end of the test's function cuts off is an issue too`() async throws {
    try await expectIssue(
      "the test has ended, but EditorInteractor.request(action:) sleeps 1s; let the time pass with VirtualClock.current, end the work, or give the test the trait .allowsUnfinishedWork"
    ) {
      try await runTest { @MainActor in
        let keeper = Keeper()
        keeper.save()
        await settled()
      }
    }
  }

  @Test func `a task before activate names activate`() async {
    let interactor = EditorInteractor(presenter: SilentPresenter())
    let heard = await expectDiagnostics(.inactiveScope) {
      interactor.request(action: .save("Kim"))
    }
    #expect(
      heard.first?.message.hasSuffix(
        "start it in didBecomeActive() or later, and call activate() first if a test made the interactor"
      ) == true)
  }

  @Test(.allowsUnfinishedWork)
  func `a test may allow work that sleeps when it ends`() async throws {
    let editor = Keeper()
    try await runTest { @MainActor in editor.save() }
  }

  @Test func `an expected leak is no issue`() async {
    let keeper = Keeper()
    await expectLeaks("EditorInteractor of Leaky") { keeper.leak() }
  }

  @Test func `a missing expected leak is an issue`() async {
    await expectIssue("expected EditorInteractor of Leaky, found no leak") {
      await expectLeaks("EditorInteractor of Leaky") {}
    }
  }
}

/// Keeps an interactor.
private final class Keeper {
  private var interactor: EditorInteractor?

  /// Makes an interactor, and releases its RIB.
  func leak() {
    let presenter = RecordingPresenter<EditorState, EditorAction>()
    let interactor = EditorInteractor(presenter: presenter)
    self.interactor = interactor
    _ = LeakyRouter(interactor: interactor)
  }

  /// Makes an interactor that saves for a second.
  func save() {
    let interactor = EditorInteractor(presenter: SilentPresenter())
    self.interactor = interactor
    interactor.activate()
    interactor.request(action: .save("Kim"))
  }
}

/// A presenter that nobody looks at.
private final class SilentPresenter: EditorPresentable {
  weak var listener: (any PresentableListener<EditorAction>)?

  func update(state: EditorState) {}
}

private final class LeakyRouter: Router<EditorInteractor> {}

@Suite(.ownRun) struct TreeTests {
  @Test func `a tree is compared line by line`() async {
    let root = RootRouter(interactor: Interactor())
    root.attachChild(LeafRouter(interactor: Interactor()))
    root.interactable.activate()
    expectTree(of: root, "Root\n  Leaf")
    await expectIssue(
      """
      the tree differs, expected → now:
      --- literal
      +++ literal
      @@ -1,2 +1,2 @@
       Root
      -  Twig
      +  Leaf

      """
    ) {
      expectTree(of: root, "Root\n  Twig")
    }
  }
}

private final class RootRouter: Router<Interactor> {}
private final class LeafRouter: Router<Interactor> {}
