import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// View controllers that get the interactor as their listener and do not hand it on to their view model.
@Suite(.ownRun)
struct ForgottenListenerTests {
  private let window = UIWindow()
  private let page = PageController()
  private let listener = PageListener()

  init() {
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
  }

  @Test func `a lost action names the didSet that is missing`() {
    page.listener = listener
    let lines = diagnosed { page.viewModel.request(action: .close) }
    #expect(
      lines == [
        """
        lost-action: ViewModel<Int, PageAction> has no listener for close; \
        PageController does not hand its listener on to viewModel; \
        write didSet { viewModel.listener = listener } after its property listener
        """
      ])
  }

  @Test func `a lost action of a presented page names the didSet too`() {
    let sheet = PageController()
    page.present(sheet, animated: true)
    sheet.listener = listener
    let lines = diagnosed { sheet.viewModel.request(action: .close) }
    #expect(lines.count { $0.contains("write didSet") } == 1)
  }

  @Test func `a lost action asks for a listener if the view controller has none`() {
    let lines = diagnosed { page.viewModel.request(action: .close) }
    #expect(
      lines == [
        "lost-action: ViewModel<Int, PageAction> has no listener for close; make the interactor its listener"
      ])
  }
}

private enum PageAction { case close }

private final class PageListener: PresentableListener {
  func request(action: PageAction) {}
}

private final class PageController: UIHostingController<Text> {
  weak var listener: (any PresentableListener<PageAction>)?
  let viewModel = ViewModel<Int, PageAction>(state: 0)

  init() { super.init(rootView: Text("page")) }
}
