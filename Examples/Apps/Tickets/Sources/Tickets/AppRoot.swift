import Combine
import ModernRIBs
import SwiftUI
import UIKit

protocol URLHandler: AnyObject {
  func handle(_ url: URL) -> Bool
}

protocol AppRootDependency: Dependency {}

final class AppRootComponent: Component<AppRootDependency>, TicketsDependency {
  let repository: TicketRepository = TicketRepositoryImp()
}

final class AppRootBuilder: Builder<AppRootDependency> {
  func build() -> (launchRouter: LaunchRouting, urlHandler: URLHandler) {
    let component = AppRootComponent(dependency: dependency)
    let viewController = AppRootViewController()
    let interactor = AppRootInteractor(
      presenter: viewController, repository: component.repository)
    let router = AppRootRouter(
      interactor: interactor, viewController: viewController,
      ticketsBuildable: TicketsBuilder(dependency: component))
    return (router, interactor)
  }
}

protocol AppRootInteractable: Interactable, TicketsListener {
  var router: AppRootRouting? { get set }
}

protocol AppRootViewControllable: ViewControllable {
  func present(_ viewController: ViewControllable)
  func dismiss()
}

protocol AppRootRouting: ViewableRouting {
  func attachTickets(showing ticket: String?)
  func detachTickets()
}

final class AppRootRouter: LaunchRouter<AppRootInteractable, AppRootViewControllable>,
  AppRootRouting
{
  private let ticketsBuildable: TicketsBuildable
  private var tickets: ViewableRouting?

  init(
    interactor: AppRootInteractable, viewController: AppRootViewControllable,
    ticketsBuildable: TicketsBuildable
  ) {
    self.ticketsBuildable = ticketsBuildable
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func attachTickets(showing ticket: String?) {
    detachTickets()
    let router = ticketsBuildable.build(withListener: interactor, ticket: ticket)
    tickets = router
    attachChild(router)
    viewController.present(router.viewControllable)
  }

  func detachTickets() {
    guard let router = tickets else { return }
    viewController.dismiss()
    detachChild(router)
    tickets = nil
  }
}

protocol AppRootPresentable: Presentable {
  var listener: AppRootPresentableListener? { get set }
}

protocol AppRootPresentableListener: AnyObject {
  func didTapTickets()
  func didTapLogIn()
}

final class AppRootInteractor: PresentableInteractor<AppRootPresentable>, AppRootInteractable,
  AppRootPresentableListener, URLHandler
{
  weak var router: AppRootRouting?

  private let repository: TicketRepository
  private let waitingTicket = CurrentValueSubject<String?, Never>(nil)
  private var cancellables = Set<AnyCancellable>()

  init(presenter: AppRootPresentable, repository: TicketRepository) {
    self.repository = repository
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    repository.isLoggedIn
      .combineLatest(waitingTicket)
      .sink { [weak self] isLoggedIn, ticket in
        guard isLoggedIn, let ticket else { return }
        self?.waitingTicket.send(nil)
        self?.router?.attachTickets(showing: ticket)
      }
      .store(in: &cancellables)
  }

  func didTapTickets() { router?.attachTickets(showing: nil) }

  func didTapLogIn() { repository.logIn() }

  func ticketsDidClose() { router?.detachTickets() }

  func handle(_ url: URL) -> Bool {
    guard url.host == "ticket" else { return false }
    waitingTicket.send(url.lastPathComponent)
    return true
  }
}

final class AppRootViewController: UIViewController, AppRootViewControllable, AppRootPresentable {
  weak var listener: AppRootPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Tickets", comment: "The first page")
    let host = UIHostingController(
      rootView: VStack {
        Button("Log in") { [weak self] in self?.listener?.didTapLogIn() }
        Button("My tickets") { [weak self] in self?.listener?.didTapTickets() }
      })
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  func present(_ viewController: ViewControllable) {
    viewController.uiviewController.modalPresentationStyle = .fullScreen
    present(viewController.uiviewController, animated: true, completion: nil)
  }

  func dismiss() {
    dismiss(animated: true, completion: nil)
  }
}
