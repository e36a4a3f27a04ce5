/// The parts of a RIB with a SwiftUI view and a view model.
extension RIBForm {
  var interactor: String {
    """
    import StateBinding

    protocol \(routing): ViewableRouting {}

    protocol \(name)Presentable: StatePresentable<\(name)ViewState> {
      var listener: \(name)PresentableListener? { get set }
    }

    typealias \(name)PresentableListener = any PresentableListener<\(name)ViewAction>

    \(listener)

    final class \(name)Interactor: PresentableInteractor<any \(name)Presentable>, \(name)Interactable {
      weak var router: \(routing)?
      weak var listener: \(name)Listener?

      private var state = \(name)ViewState() {
        didSet { presenter.update(state: state) }
      }

      override init(presenter: any \(name)Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
      }

      override func didBecomeActive() {
        super.didBecomeActive()
        presenter.update(state: state)
      }

      override func willResignActive() {
        super.willResignActive()
      }
    }

    extension \(name)Interactor: PresentableListener {
      func request(action: \(name)ViewAction) {
        switch action {
        case .close: listener?.\(variable)DidClose()
        }
      }
    }

    """
  }

  var viewModel: String {
    """
    import StateBinding

    /// All that the screen shows. Only the interactor makes it.
    nonisolated struct \(name)ViewState: Equatable {}

    nonisolated enum \(name)ViewAction {
      case close
    }

    typealias \(name)ViewModel = ViewModel<\(name)ViewState, \(name)ViewAction>

    extension \(name)ViewModel {
      func handleClose() {
        request(action: .close)
      }
    }

    """
  }

  var view: String {
    """
    \(imports("SwiftUI"))

    struct \(name)View: View {
      @State var viewModel: \(name)ViewModel

      init(viewModel: \(name)ViewModel) {
        self._viewModel = .init(initialValue: viewModel)
      }

      var body: some View {
        VStack {
          Button("Close") { viewModel.handleClose() }
            .accessibilityIdentifier("close")
        }
        .navigationTitle("\(name)")
      }
    }

    """
  }

  var viewController: String {
    """
    \(imports("SwiftUI", "UIKit"))

    final class \(name)ViewController: UIViewController, \(name)ViewControllable, \(name)Presentable,
      ViewModelHosting
    {
      let viewModel = \(name)ViewModel(state: \(name)ViewState())

      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: \(name)View(viewModel: viewModel))
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }\(poppedMethod("listener?.request(action: .close)"))
    }\(swipedExtension("viewModel.handleClose()"))

    """
  }
}
