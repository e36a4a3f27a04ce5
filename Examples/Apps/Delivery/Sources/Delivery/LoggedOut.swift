import RIBs
import SwiftUI

protocol LoggedOutDependency: Dependency {}

protocol LoggedOutListener: AnyObject {
  func didLogIn(as customer: String)
}

protocol LoggedOutBuildable: Buildable {
  func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
  func build(withListener listener: LoggedOutListener) -> ViewableRouting {
    let viewController = LoggedOutViewController()
    let interactor = LoggedOutInteractor(presenter: viewController)
    interactor.listener = listener
    return ViewableRouter<Interactable, ViewControllable>(
      interactor: interactor, viewController: viewController)
  }
}

protocol LoggedOutPresentable: Presentable {
  var listener: LoggedOutPresentableListener? { get set }
}

protocol LoggedOutPresentableListener: AnyObject {
  func didTapLogIn(name: String)
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>,
  LoggedOutPresentableListener
{
  weak var listener: LoggedOutListener?

  override init(presenter: LoggedOutPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapLogIn(name: String) {
    listener?.didLogIn(as: name.isEmpty ? "a guest" : name)
  }
}

struct LoggedOutView: View {
  let didTapLogIn: (String) -> Void
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Log in") { didTapLogIn(name) }
    }
  }
}

final class LoggedOutViewController: UIHostingController<AnyView>, LoggedOutPresentable,
  ViewControllable
{
  weak var listener: LoggedOutPresentableListener?

  init() {
    super.init(rootView: AnyView(EmptyView()))
    title = "Delivery"
    rootView = AnyView(LoggedOutView { [weak self] in self?.listener?.didTapLogIn(name: $0) })
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
