import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

struct FailedLaunchTests {
  @Test func `a launch that throws releases its run`() {
    let clock = VirtualClock()
    weak var run: AppRun?
    #expect(throws: UsageError("no members")) {
      try Session(Launch(clock: clock)) { _ throws(UsageError) in
        run = .current
        throw UsageError("no members")
      }
    }
    #expect(run == nil)
  }

  @Test func `a root router that was never launched is reported`() async {
    let session = Session { _ in
      App(
        window: UIWindow(),
        router: IdleRouter(interactor: Interactor(), viewController: IdleViewController()))
    }
    let first = await session.start()
    #expect(first.printed() == "  (nothing is shown)\n")
    #expect(
      first.diagnostics.map(\.message) == [
        "Idle is not active, so its tree does nothing; call launch(from:) of its router in the launch closure of the program"
      ])
  }

  @Test nonisolated func `a warning of a script's launch says that it belongs to no line`() throws {
    let outcome = try Outcome(of: "MemoProgram", ["--fault=launch-forgotten"], input: "")
    #expect(
      outcome.errors.hasPrefix("memos: <stdin>: at launch: warning[unwired]: Memos is not active"))
  }

  @Test func `a window without a root view controller is reported`() async {
    let session = Session { _ in App(window: UIWindow(), embedding: { [] }) }
    let first = await session.start()
    #expect(first.printed() == "  (nothing is shown)\n")
    #expect(
      first.diagnostics.map(\.message) == [
        "the window has no rootViewController, so nothing is shown; set one in the launch closure of the program"
      ])
  }
}

private final class IdleRouter: LaunchRouter<Interactor, IdleViewController> {}

private final class IdleViewController: UIViewController, ViewControllable {}
