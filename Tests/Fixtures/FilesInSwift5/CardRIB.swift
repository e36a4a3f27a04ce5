import RIBs
import RxRelay
import RxSwift
import SwiftUI
import UIKit

// A library card. The view controller is the presenter, and subscribes to the holder.

struct EntityHolder {
  var name: String
  var isPaused = false
}

protocol CardPresentableListener: AnyObject {
  func request(action: CardViewAction)
}

protocol CardPresentable: Presentable {
  var listener: CardPresentableListener? { get set }
  func update(state: CardViewState)
}

final class CardViewController: UIViewController, CardViewControllable {
  let viewModel: CardViewModel
  weak var listener: CardPresentableListener? {
    didSet { viewModel.listener = listener }
  }

  private let disposeBag = DisposeBag()
  private let holderStream: BehaviorRelay<EntityHolder?>

  init(holderStream: BehaviorRelay<EntityHolder?>) {
    self.holderStream = holderStream
    self.viewModel = CardViewModel(state: .init(holder: holderStream.value))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: CardView(viewModel: viewModel))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    bindHolderStream()
  }
}

extension CardViewController {
  private func bindHolderStream() {
    holderStream
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] holder in
        guard let self else { return }
        self.update(state: .init(holder: holder))
      })
      .disposed(by: disposeBag)
  }
}

extension CardViewController: CardPresentable {
  func update(state: CardViewState) {
    viewModel.update(state: state)
  }
}

protocol CardInteractable: Interactable {
  var router: CardRouting? { get set }
}

final class CardInteractor: PresentableInteractor<CardPresentable>, CardInteractable {
  weak var router: CardRouting?

  private let holderStream: BehaviorRelay<EntityHolder?>

  init(presenter: CardPresentable, holderStream: BehaviorRelay<EntityHolder?>) {
    self.holderStream = holderStream
    super.init(presenter: presenter)
    presenter.listener = self
  }
}

extension CardInteractor: CardPresentableListener {
  func request(action: CardViewAction) {
    switch action {
    case .pause:
      handlePause()
    case .returnCard:
      handleReturn()
    }
  }

  private func handlePause() {
    holderStream.accept(holderStream.value.map { EntityHolder(name: $0.name, isPaused: true) })
  }

  private func handleReturn() {
    holderStream.accept(nil)
  }
}

protocol CardRouting: ViewableRouting {}

protocol CardViewControllable: ViewControllable {}

final class CardRouter: LaunchRouter<CardInteractable, CardViewControllable>, CardRouting {
  override init(interactor: CardInteractable, viewController: CardViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

func cardRouter() -> LaunchRouting {
  let holderStream = BehaviorRelay<EntityHolder?>(value: EntityHolder(name: "Yuna Han"))
  let viewController = CardViewController(holderStream: holderStream)
  let interactor = CardInteractor(presenter: viewController, holderStream: holderStream)
  return CardRouter(interactor: interactor, viewController: viewController)
}
