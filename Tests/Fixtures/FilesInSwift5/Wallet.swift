import Combine
import Foundation
import ModernRIBs
import SwiftUI
import UIKit

// MARK: - Repository

/// A publisher whose value can be read, but not written.
class ReadOnlyCurrentValuePublisher<Element>: Publisher {
  typealias Output = Element
  typealias Failure = Never

  var value: Element { subject.value }

  fileprivate let subject: CurrentValueSubject<Element, Never>

  fileprivate init(_ initialValue: Element) {
    subject = CurrentValueSubject(initialValue)
  }

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Element == S.Input {
    subject.receive(subscriber: subscriber)
  }
}

final class CurrentValuePublisher<Element>: ReadOnlyCurrentValuePublisher<Element> {
  override init(_ initialValue: Element) {
    super.init(initialValue)
  }

  func send(_ value: Element) {
    subject.send(value)
  }
}

protocol WalletRepository {
  var balance: ReadOnlyCurrentValuePublisher<Double> { get }
  func topUp(amount: Double) -> AnyPublisher<Void, Error>
}

enum WalletError: LocalizedError {
  case limit(Double)

  var errorDescription: String? {
    switch self {
    case .limit(let limit): return "At most \(Int(limit)) at once"
    }
  }
}

final class WalletRepositoryImp: WalletRepository {
  var balance: ReadOnlyCurrentValuePublisher<Double> { balanceSubject }

  private let balanceSubject = CurrentValuePublisher<Double>(10)
  private let limit = 100.0

  func topUp(amount: Double) -> AnyPublisher<Void, Error> {
    Just(amount)
      .setFailureType(to: Error.self)
      .delay(for: .seconds(2), scheduler: DispatchQueue.global())
      .tryMap { [limit] amount in
        guard amount <= limit else { throw WalletError.limit(limit) }
      }
      .handleEvents(receiveOutput: { [weak self] in
        guard let self = self else { return }
        self.balanceSubject.send(self.balance.value + amount)
      })
      .eraseToAnyPublisher()
  }
}

// MARK: - Wallet

protocol WalletDependency: Dependency {
  var walletRepository: WalletRepository { get }
}

final class WalletComponent: Component<WalletDependency>, TopUpDependency {
  var walletRepository: WalletRepository { dependency.walletRepository }
}

final class WalletBuilder: Builder<WalletDependency> {
  func build() -> LaunchRouting {
    let component = WalletComponent(dependency: dependency)
    let viewController = WalletViewController()
    let interactor = WalletInteractor(
      presenter: viewController, balance: component.walletRepository.balance)
    return WalletRouter(
      interactor: interactor, viewController: viewController,
      topUpBuildable: TopUpBuilder(dependency: component))
  }
}

protocol WalletInteractable: Interactable, TopUpListener {
  var router: WalletRouting? { get set }
}

protocol WalletViewControllable: ViewControllable {
  func present(viewController: ViewControllable)
  func dismiss(viewController: ViewControllable)
}

final class WalletRouter: LaunchRouter<WalletInteractable, WalletViewControllable>, WalletRouting {
  private let topUpBuildable: TopUpBuildable
  private var topUpRouting: ViewableRouting?

  init(
    interactor: WalletInteractable, viewController: WalletViewControllable,
    topUpBuildable: TopUpBuildable
  ) {
    self.topUpBuildable = topUpBuildable
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func attachTopUp() {
    guard topUpRouting == nil else { return }
    let router = topUpBuildable.build(withListener: interactor)
    topUpRouting = router
    attachChild(router)
    viewController.present(viewController: router.viewControllable)
  }

  func detachTopUp() {
    guard let router = topUpRouting else { return }
    viewController.dismiss(viewController: router.viewControllable)
    detachChild(router)
    topUpRouting = nil
  }
}

protocol WalletRouting: ViewableRouting {
  func attachTopUp()
  func detachTopUp()
}

protocol WalletPresentable: Presentable {
  var listener: WalletPresentableListener? { get set }
  func updateBalance(_ balance: String)
}

protocol WalletPresentableListener: AnyObject {
  func topUpButtonDidTap()
}

final class WalletInteractor: PresentableInteractor<WalletPresentable>, WalletInteractable,
  WalletPresentableListener
{
  weak var router: WalletRouting?

  private let balance: ReadOnlyCurrentValuePublisher<Double>
  private var cancellables: Set<AnyCancellable>

  init(presenter: WalletPresentable, balance: ReadOnlyCurrentValuePublisher<Double>) {
    self.balance = balance
    self.cancellables = .init()
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    balance
      .receive(on: DispatchQueue.main)
      .map { String(Int($0)) }
      .removeDuplicates()
      .sink { [weak self] balance in
        self?.presenter.updateBalance(balance)
      }
      .store(in: &cancellables)
  }

  override func willResignActive() {
    super.willResignActive()
    cancellables.forEach { $0.cancel() }
    cancellables.removeAll()
  }

  func topUpButtonDidTap() {
    router?.attachTopUp()
  }

  func topUpDidFinish() {
    router?.detachTopUp()
  }

  func topUpDidClose() {
    router?.detachTopUp()
  }
}

final class WalletViewController: UIHostingController<WalletView>, WalletPresentable,
  WalletViewControllable
{
  weak var listener: WalletPresentableListener?

  private let viewModel = WalletViewModel()

  init() {
    super.init(rootView: WalletView(viewModel: viewModel))
    viewModel.topUp = { [weak self] in self?.listener?.topUpButtonDidTap() }
  }

  @available(*, unavailable)
  required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func updateBalance(_ balance: String) {
    viewModel.balance = balance
  }

  func present(viewController: ViewControllable) {
    present(viewController.uiviewController, animated: true, completion: nil)
  }

  func dismiss(viewController: ViewControllable) {
    viewController.uiviewController.dismiss(animated: true, completion: nil)
  }
}

final class WalletViewModel: ObservableObject {
  @Published var balance = ""
  var topUp: () -> Void = {}
}

struct WalletView: View {
  @ObservedObject var viewModel: WalletViewModel

  var body: some View {
    VStack {
      Text("Balance \(viewModel.balance)")
      Button("Top up") { viewModel.topUp() }
    }
  }
}

// MARK: - Top up

protocol TopUpDependency: Dependency {
  var walletRepository: WalletRepository { get }
}

protocol TopUpBuildable: Buildable {
  func build(withListener listener: TopUpListener) -> ViewableRouting
}

final class TopUpBuilder: Builder<TopUpDependency>, TopUpBuildable {
  func build(withListener listener: TopUpListener) -> ViewableRouting {
    let viewModel = TopUpViewModel()
    let viewController = TopUpViewController(rootView: TopUpView(viewModel: viewModel))
    let interactor = TopUpInteractor(
      presenter: viewModel, repository: dependency.walletRepository)
    interactor.listener = listener
    return TopUpRouter(interactor: interactor, viewController: viewController)
  }
}

final class TopUpRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol TopUpListener: AnyObject {
  func topUpDidFinish()
  func topUpDidClose()
}

protocol TopUpPresentable: Presentable {
  var amount: AnyPublisher<String, Never> { get }
  var submissions: AnyPublisher<Double, Never> { get }
  var closings: AnyPublisher<Void, Never> { get }
  func setEnabled(_ isEnabled: Bool)
  func showError(_ message: String?)
}

final class TopUpInteractor: PresentableInteractor<TopUpPresentable> {
  weak var listener: TopUpListener?

  private let repository: WalletRepository

  init(presenter: TopUpPresentable, repository: WalletRepository) {
    self.repository = repository
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    super.didBecomeActive()

    presenter.amount
      .map { Double($0) != nil }
      .sink { [weak self] in self?.presenter.setEnabled($0) }
      .cancelOnDeactivate(interactor: self)

    presenter.submissions
      .map { [repository] amount in
        repository.topUp(amount: amount)
          .map { Optional<Error>.none }
          .catch { Just($0) }
      }
      .switchToLatest()
      .sink { [weak self] error in
        if let error = error {
          self?.presenter.showError(error.localizedDescription)
        } else {
          self?.listener?.topUpDidFinish()
        }
      }
      .cancelOnDeactivate(interactor: self)

    presenter.closings
      .sink { [weak self] in self?.listener?.topUpDidClose() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class TopUpViewController: UIHostingController<TopUpView>, ViewControllable {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
}

extension TopUpViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    rootView.viewModel.close()
  }
}

final class TopUpViewModel: ObservableObject, TopUpPresentable {
  @Published var text = ""
  @Published private(set) var isEnabled = false
  @Published private(set) var error: String?

  private let submitSubject = PassthroughSubject<Void, Never>()
  private let closeSubject = PassthroughSubject<Void, Never>()

  var amount: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }

  var submissions: AnyPublisher<Double, Never> {
    submitSubject
      .compactMap { [weak self] in self.flatMap { Double($0.text) } }
      .throttle(for: 0.5, scheduler: RunLoop.main, latest: false)
      .eraseToAnyPublisher()
  }

  var closings: AnyPublisher<Void, Never> { closeSubject.eraseToAnyPublisher() }

  func submit() {
    submitSubject.send()
  }

  func close() {
    closeSubject.send()
  }

  func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  func showError(_ message: String?) {
    error = message
  }
}

struct TopUpView: View {
  @ObservedObject var viewModel: TopUpViewModel

  var body: some View {
    Form {
      TextField("Amount", text: $viewModel.text)
        .keyboardType(.decimalPad)
      if let error = viewModel.error {
        Text(error)
      }
      Button("Pay", action: viewModel.submit)
        .disabled(!viewModel.isEnabled)
    }
  }
}

#Preview("Wallet") {
  WalletView(viewModel: WalletViewModel())
}

#Preview("Top up") {
  TopUpView(viewModel: TopUpViewModel())
}
