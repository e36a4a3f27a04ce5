/// The parts of a RIB whose view controller has no SwiftUI view.
extension RIBForm {
  var plainInteractor: String {
    """
    import StateBinding

    protocol \(routing): ViewableRouting {}

    protocol \(name)Presentable: Presentable {
      var listener: \(name)PresentableListener? { get set }
    }

    /// Hears what a person does in the view.
    @MainActor protocol \(name)PresentableListener: AnyObject {
      func close()
    }

    \(listener)

    final class \(name)Interactor: PresentableInteractor<\(name)Presentable>, \(name)Interactable {
      weak var router: \(routing)?
      weak var listener: \(name)Listener?

      override init(presenter: \(name)Presentable) {
        super.init(presenter: presenter)
        presenter.listener = self
      }

      override func didBecomeActive() {
        super.didBecomeActive()
      }

      override func willResignActive() {
        super.willResignActive()
      }
    }

    extension \(name)Interactor: \(name)PresentableListener {
      func close() {
        listener?.\(variable)DidClose()
      }
    }

    """
  }

  var plainViewController: String {
    """
    \(imports("UIKit"))

    final class \(name)ViewController: UIViewController, \(name)Presentable, \(name)ViewControllable {
      weak var listener: \(name)PresentableListener?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(name)"
      }\(poppedMethod("listener?.close()"))
    }\(swipedExtension("listener?.close()"))

    """
  }
}
