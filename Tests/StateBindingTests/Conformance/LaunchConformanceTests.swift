import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct LaunchConformanceTests {
  private final class Window: LaunchWindow {
    let log: Log
    var root: ViewControllable?

    init(_ log: Log) { self.log = log }

    func setRoot(_ viewController: any ViewControllable, of router: any LaunchRouting) {
      root = viewController
      log("root")
    }

    func makeKeyAndVisible() { log("visible") }
  }

  private final class RootViewController: ViewControllable {}

  private final class RootRouter: LaunchRouter<LoggingInteractor, ViewControllable> {
    override func didLoad() { interactor.log("didLoad") }
  }

  @Test func `launching shows the root view, then activates, then loads`() {
    let log = Log()
    let view = RootViewController()
    let router = RootRouter(interactor: LoggingInteractor("Root", log), viewController: view)
    let window = Window(log)
    (router as LaunchRouting).launch(from: window)
    #expect(log.lines == ["root", "visible", "Root didBecomeActive", "didLoad"])
    #expect(window.root === view)
  }
}
