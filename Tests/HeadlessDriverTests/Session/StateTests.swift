import HeadlessDriver
import HeadlessUI
import StateBinding
import TestSupport
import Testing

@Suite(.ownRun)
struct StateTests {
  @Test func `a view model that a view controller keeps to itself is looked at`() async {
    let session = await started(KeepingController())
    #expect(await session.answer(to: ":state") == "Small Count(number: 1)\n")
  }

  @Test func `one that the class below keeps is looked at, too`() async {
    let session = await started(InheritingController())
    #expect(await session.answer(to: ":state") == "Small Count(number: 1)\n")
  }

  @Test func `what a view controller says itself comes first`() async {
    let session = await started(SayingController())
    #expect(await session.answer(to: ":state") == "Small \"mine\"\n")
  }

  @Test func `the state of a view controller that is kept is not taken for one's own`() async {
    let session = await started(ContainingController())
    #expect(
      await session.answer(to: ":state")
        == "no RIB shows a state; one does whose view controller keeps a ViewModel or is StatePresenting\n"
    )
  }

  @Test func `where no RIB shows a state, the answer says what would`() async {
    let session = await startedSession { _ in Text("a") }
    #expect(
      await session.answer(to: ":state") == """
        no RIB shows a state; one does whose view controller keeps a ViewModel or is StatePresenting

        """)
  }

  private func started(_ controller: some UIViewController & ViewControllable) async -> Session {
    let session = Session { _ in
      let window = UIWindow()
      let router = SmallRouter(interactor: Interactor(), viewController: controller)
      router.launch(from: window)
      return App(window: window, router: router)
    }
    _ = await session.start()
    return session
  }
}

nonisolated private struct Count {
  var number = 1
}

private final class SmallRouter<Controller: ViewControllable>: LaunchRouter<
  Interactor, Controller
>
{}

private class KeepingController: UIViewController, ViewControllable {
  private let viewModel = ViewModel<Count, Never>(state: Count())
}

private final class InheritingController: KeepingController {}

private final class SayingController: UIViewController, ViewControllable, StatePresenting {
  private let viewModel = ViewModel<Count, Never>(state: Count())
  var currentState: Any { "mine" }
}

private final class ContainingController: UIViewController, ViewControllable {
  private let shown: (any ViewControllable)? = SayingController()
}
