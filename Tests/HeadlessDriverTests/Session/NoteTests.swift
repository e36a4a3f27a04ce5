import HeadlessUI
import StateBinding
import Testing

@testable import HeadlessDriver
@testable import HeadlessProgram

/// Notes, which a person gets below the screen, and no test.
struct NoteTests {
  @Test func `a button that attaches nothing names the property that was not cleared`() async {
    LeakDetector.isEnabled = true
    let session = Session { _ in Self.forgetfulApp() }
    _ = await session.start()
    for line in ["open", "close"] { #expect(await session.send(line).notes.isEmpty) }
    let answer = await session.send("open")
    #expect(
      answer.notes == [
        "note: nothing changed, and ForgetfulRouter.page still holds the detached Page; if the router attaches Page only while page is nil, set page to nil where it detaches Page"
      ])
    #expect(answer.diagnostics.isEmpty)
    #expect(await session.send("open").notes.isEmpty)
  }

  @Test func `a check fails on a button that attaches nothing`() async {
    let check = await Program.launching { _ in Self.forgetfulApp() }.check(
      "#: small 1 lang=en width=80\n|...\n> open\n|...\n> close\n|...\n> open\n|...\n= exit 0\n")
    #expect(check.passed, "\(check)")
    #expect(check.warnings.map(\.line) == [7])
    #expect(
      check.warnings.first?.diagnostic.description.hasPrefix(
        "unwired: nothing changed, and ForgetfulRouter.page still holds the detached Page;") == true
    )
  }

  @Test func `an answer to a tool has the notes of its lines`() async {
    LeakDetector.isEnabled = true
    let host = ToolHost(Program.launching { _ in Self.forgetfulApp() }) { _ in nil }
    func answer(_ order: ToolCall) async -> String {
      await host.answer(order) { _ in }.text
    }
    _ = await answer(ToolCall(tool: "start"))
    let sent = await answer(
      ToolCall(tool: "send", arguments: ["lines": ["open", "close", "open"]]))
    #expect(sent.hasPrefix("line 3: note: nothing changed, and ForgetfulRouter.page still holds"))
  }

  private static func forgetfulApp() -> App {
    let router = ForgetfulRouter(
      interactor: Interactor(), viewController: HomeController(rootView: AnyView(Text("home"))))
    router.viewController.rootView = AnyView(
      Group {
        Button("Open") { [weak router] in router?.openPage() }.accessibilityIdentifier("open")
        Button("Close") { [weak router] in router?.closePage() }.accessibilityIdentifier("close")
      })
    let window = UIWindow()
    router.launch(from: window)
    return App(window: window, router: router)
  }

  @Test func `a change of a plain class is not shown, and noted once`() async {
    let session = Session { _ in smallApp(Tally(counter: PlainCounter())) }
    #expect(await session.start().notes.isEmpty)
    let answer = await session.send("tap More")
    #expect(answer.screen.elements.map(\.label) == ["0", "More"])
    #expect(
      answer.notes == [
        """
        note: stale-view: Tally still shows "0", though its body now gives "1": nothing that SwiftUI observes has changed; \
        make PlainCounter @Observable, or keep the value in @State
        """
      ])
    #expect(answer.diagnostics.isEmpty)
    #expect(await session.send(":screen").notes.isEmpty)
  }

  @Test func `a check replays a transcript once more, and finds stale views`() async {
    let program = Program.small { Tally(counter: PlainCounter()) }
    let check = await program.check("#: small 1 lang=en width=80\n|...\n> More\n|...\n= exit 0\n")
    #expect(check.passed)
    #expect(check.warnings.map { "\($0.line) \($0.diagnostic.kind)" } == ["3 staleView"])
  }
}

private final class PlainCounter {
  var count = 0
}

private struct Tally: View {
  @State var counter: PlainCounter

  var body: some View {
    Text(verbatim: "\(counter.count)")
    Button("More") { counter.count += 1 }
  }
}

private final class HomeController: UIHostingController<AnyView>, ViewControllable {}

private final class PageInteractor: Interactor {}

private final class PageRouter: Router<PageInteractor> {}

/// Closes its page, and does not clear the property.
private final class ForgetfulRouter: LaunchRouter<Interactor, HomeController> {
  private var page: PageRouter?

  func openPage() {
    guard page == nil else { return }
    let page = PageRouter(interactor: PageInteractor())
    attachChild(page)
    self.page = page
  }

  func closePage() {
    if let page { detachChild(page) }
  }
}
