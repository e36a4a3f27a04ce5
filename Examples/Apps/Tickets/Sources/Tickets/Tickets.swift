import Combine
import ModernRIBs
import SwiftUI
import UIKit

protocol TicketRepository {
  var isLoggedIn: AnyPublisher<Bool, Never> { get }
  func logIn()
}

final class TicketRepositoryImp: TicketRepository {
  var isLoggedIn: AnyPublisher<Bool, Never> { subject.eraseToAnyPublisher() }

  private let subject = CurrentValueSubject<Bool, Never>(false)

  func logIn() { subject.send(true) }
}

protocol TicketsDependency: Dependency {
  var repository: TicketRepository { get }
}

protocol TicketsListener: AnyObject {
  func ticketsDidClose()
}

protocol TicketsBuildable: Buildable {
  func build(withListener listener: TicketsListener, ticket: String?) -> ViewableRouting
}

final class TicketsBuilder: Builder<TicketsDependency>, TicketsBuildable {
  func build(withListener listener: TicketsListener, ticket: String?) -> ViewableRouting {
    let viewController = TicketsViewController(ticket: ticket)
    let interactor = TicketsInteractor(presenter: viewController)
    interactor.listener = listener
    return ViewableRouter<Interactable, ViewControllable>(
      interactor: interactor, viewController: viewController)
  }
}

protocol TicketsPresentable: Presentable {
  var listener: TicketsPresentableListener? { get set }
}

protocol TicketsPresentableListener: AnyObject {
  func didTapClose()
}

final class TicketsInteractor: PresentableInteractor<TicketsPresentable>,
  TicketsPresentableListener
{
  weak var listener: TicketsListener?

  override init(presenter: TicketsPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapClose() { listener?.ticketsDidClose() }
}

final class TicketsViewController: UIViewController, TicketsPresentable, ViewControllable {
  weak var listener: TicketsPresentableListener?

  private let ticket: String?

  init(ticket: String?) {
    self.ticket = ticket
    super.init(nibName: nil, bundle: nil)
    title = NSLocalizedString("My tickets", comment: "")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(
      rootView: List {
        if let ticket {
          Text("Ticket \(ticket): seat \(14)")
        } else {
          Text("No ticket is chosen")
        }
        Button("Done") { [weak self] in self?.listener?.didTapClose() }
      })
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}
