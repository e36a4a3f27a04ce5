import StateBinding

protocol BagDependency: Dependency {
  var luggage: Luggage { get }
}

final class BagComponent: Component<BagDependency>, NewThingDependency {}

final class BagBuilder: Builder<BagDependency> {
  func build(withListener listener: BagListener) -> ViewableRouting {
    let component = BagComponent(dependency: dependency)
    let viewController = BagViewController()
    let interactor = BagInteractor(presenter: viewController, luggage: dependency.luggage)
    interactor.listener = listener
    return BagRouter(
      interactor: interactor, viewController: viewController,
      newThingBuilder: NewThingBuilder(dependency: component))
  }
}

/// Hears from Bag. Bag is never left, so it has nothing to say.
protocol BagListener: AnyObject {}

nonisolated struct BagState: Equatable {
  var things: [Thing] = []
}

nonisolated enum BagAction {
  case add
  case pack(Int, Bool)
  case remove(Int)
}

protocol BagPresentable: StatePresentable<BagState> {
  var listener: (any PresentableListener<BagAction>)? { get set }
}

protocol BagRouting: ViewableRouting {
  func routeToNewThing()
  func detachNewThing()
}

final class BagInteractor: PresentableInteractor<any BagPresentable> {
  weak var listener: BagListener?
  weak var router: BagRouting?
  private let luggage: Luggage

  init(presenter: any BagPresentable, luggage: Luggage) {
    self.luggage = luggage
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    luggage.things
      .subscribe(onNext: { [weak self] in self?.presenter.update(state: BagState(things: $0)) })
      .disposeOnDeactivate(interactor: self)
  }
}

extension BagInteractor: PresentableListener {
  func request(action: BagAction) {
    switch action {
    case .add: router?.routeToNewThing()
    case .pack(let id, let isPacked): luggage.pack(id, isPacked)
    case .remove(let id): luggage.remove(id)
    }
  }
}

extension BagInteractor: NewThingListener {
  func newThingDidSave(name: String) {
    trace()
    luggage.add(name)
    router?.detachNewThing()
  }

  func newThingDidClose() {
    trace()
    router?.detachNewThing()
  }
}

final class BagRouter: ViewableRouter<BagInteractor, BagViewController>, BagRouting {
  private let newThingBuilder: NewThingBuilder
  private var newThing: ViewableRouting?

  init(
    interactor: BagInteractor, viewController: BagViewController, newThingBuilder: NewThingBuilder
  ) {
    self.newThingBuilder = newThingBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToNewThing() {
    trace()
    guard newThing == nil else { return }
    let router = newThingBuilder.build(withListener: interactor)
    newThing = router
    attachChild(router)
    viewController.present(router.viewControllable.uiviewController, animated: true)
  }

  func detachNewThing() {
    trace()
    guard let router = newThing else { return }
    newThing = nil
    router.viewControllable.uiviewController.dismiss(animated: true)
    detachChild(router)
  }
}
