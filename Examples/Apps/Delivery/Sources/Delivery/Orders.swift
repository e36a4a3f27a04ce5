import RIBs
import RxSwift
import SwiftUI

protocol OrdersDependency: Dependency {}

protocol OrdersListener: AnyObject {
  func didLogOut()
}

protocol OrdersActionableItem: AnyObject {
  func show(order: String) -> Observable<(OrdersActionableItem, ())>
}

protocol OrdersBuildable: Buildable {
  func build(
    withListener listener: OrdersListener, customer: String
  ) -> (ViewableRouting, OrdersActionableItem)
}

final class OrdersBuilder: Builder<OrdersDependency>, OrdersBuildable {
  func build(
    withListener listener: OrdersListener, customer: String
  ) -> (ViewableRouting, OrdersActionableItem) {
    let viewController = OrdersViewController()
    let interactor = OrdersInteractor(presenter: viewController, customer: customer)
    interactor.listener = listener
    let router = ViewableRouter<Interactable, ViewControllable>(
      interactor: interactor, viewController: viewController)
    return (router, interactor)
  }
}

protocol OrdersPresentable: Presentable {
  var listener: OrdersPresentableListener? { get set }
  func present(customer: String, orders: [String], shown: String?)
}

protocol OrdersPresentableListener: AnyObject {
  func didSelect(order: String)
  func didTapLogOut()
}

final class OrdersInteractor: PresentableInteractor<OrdersPresentable>, OrdersPresentableListener,
  OrdersActionableItem
{
  weak var listener: OrdersListener?

  private let customer: String
  private let orders = ["7", "8"]

  init(presenter: OrdersPresentable, customer: String) {
    self.customer = customer
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    show(nil)
  }

  func didSelect(order: String) { show(order) }

  func didTapLogOut() { listener?.didLogOut() }

  func show(order: String) -> Observable<(OrdersActionableItem, ())> {
    show(order)
    return .just((self, ()))
  }

  private func show(_ order: String?) {
    presenter.present(customer: customer, orders: orders, shown: order)
  }
}

struct OrdersView: View {
  @ObservedObject var model: OrdersModel

  var body: some View {
    List {
      Text("Orders of \(model.customer)")
      ForEach(model.orders, id: \.self) { order in
        Button("Order \(order)") { model.didSelect(order) }
      }
      if let shown = model.shown { Text("Order \(shown) is on its way") }
      Button("Log out") { model.didTapLogOut() }
    }
  }
}

final class OrdersModel: ObservableObject {
  @Published var customer = ""
  @Published var orders: [String] = []
  @Published var shown: String?
  var didSelect: (String) -> Void = { _ in }
  var didTapLogOut: () -> Void = {}
}

final class OrdersViewController: UIViewController, OrdersPresentable, ViewControllable {
  weak var listener: OrdersPresentableListener?

  private let model = OrdersModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    model.didSelect = { [weak self] in self?.listener?.didSelect(order: $0) }
    model.didTapLogOut = { [weak self] in self?.listener?.didTapLogOut() }
    let host = UIHostingController(rootView: OrdersView(model: model))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  func present(customer: String, orders: [String], shown: String?) {
    model.customer = customer
    model.orders = orders
    model.shown = shown
  }
}
