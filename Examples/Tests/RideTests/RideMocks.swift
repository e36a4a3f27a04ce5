// Written by `swift package generate-mocks --target Ride`; changes are lost.
// swift-format-ignore-file

import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

// Some of the protocols are internal to their module.
@testable import Ride

// MARK: CardBuildable

@MainActor final class CardBuildableMock: CardBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any CardListener, chosen: Card)] = []
  var buildHandler: ((_ listener: any CardListener, _ chosen: Card) -> any ViewableRouting)?
  func build(withListener listener: any CardListener, chosen: Card) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, chosen))
    guard let handler = buildHandler else { unset("CardBuildableMock.build(withListener:chosen:)", "buildHandler") }
    return handler(listener, chosen)
  }
}

// MARK: CardDependency

@MainActor final class CardDependencyMock: CardDependency {
  init() {}
}

// MARK: CardListener

@MainActor final class CardListenerMock: CardListener {
  init() {}

  private(set) var cardDidChooseCallCount = 0
  private(set) var cardDidChooseArguments: [Card] = []
  var cardDidChooseHandler: ((_ card: Card) -> Void)?
  func cardDidChoose(_ card: Card) {
    cardDidChooseCallCount += 1
    cardDidChooseArguments.append(card)
    cardDidChooseHandler?(card)
  }
}

// MARK: CardPresentable

@MainActor final class CardPresentableMock: CardPresentable {
  typealias State = CardState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: CardPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: ConfirmBuildable

@MainActor final class ConfirmBuildableMock: ConfirmBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any ConfirmListener, order: Order)] = []
  var buildHandler: ((_ listener: any ConfirmListener, _ order: Order) -> any ViewableRouting)?
  func build(withListener listener: any ConfirmListener, order: Order) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, order))
    guard let handler = buildHandler else { unset("ConfirmBuildableMock.build(withListener:order:)", "buildHandler") }
    return handler(listener, order)
  }
}

// MARK: ConfirmDependency

@MainActor final class ConfirmDependencyMock: ConfirmDependency {
  init() {}
}

// MARK: ConfirmInteractable

@MainActor final class ConfirmInteractableMock: Interactor, @MainActor ConfirmInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any ConfirmListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any ConfirmRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var cardDidChooseCallCount = 0
  private(set) var cardDidChooseArguments: [Card] = []
  var cardDidChooseHandler: ((_ card: Card) -> Void)?
  func cardDidChoose(_ card: Card) {
    cardDidChooseCallCount += 1
    cardDidChooseArguments.append(card)
    cardDidChooseHandler?(card)
  }

  private(set) var couponDidChooseCallCount = 0
  private(set) var couponDidChooseArguments: [Coupon] = []
  var couponDidChooseHandler: ((_ coupon: Coupon) -> Void)?
  func couponDidChoose(_ coupon: Coupon) {
    couponDidChooseCallCount += 1
    couponDidChooseArguments.append(coupon)
    couponDidChooseHandler?(coupon)
  }
}

// MARK: ConfirmListener

@MainActor final class ConfirmListenerMock: ConfirmListener {
  init() {}

  private(set) var confirmDidCallCallCount = 0
  private(set) var confirmDidCallArguments: [Order] = []
  var confirmDidCallHandler: ((_ order: Order) -> Void)?
  func confirmDidCall(_ order: Order) {
    confirmDidCallCallCount += 1
    confirmDidCallArguments.append(order)
    confirmDidCallHandler?(order)
  }

  private(set) var confirmDidReturnCallCount = 0
  private(set) var confirmDidReturnArguments: [Order] = []
  var confirmDidReturnHandler: ((_ order: Order) -> Void)?
  func confirmDidReturn(from order: Order) {
    confirmDidReturnCallCount += 1
    confirmDidReturnArguments.append(order)
    confirmDidReturnHandler?(order)
  }
}

// MARK: ConfirmPresentable

@MainActor final class ConfirmPresentableMock: ConfirmPresentable {
  typealias State = ConfirmState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: ConfirmPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: ConfirmRouting

@MainActor final class ConfirmRoutingMock: ViewableRouter<Interactor, any ViewControllable>, ConfirmRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var attachCardCallCount = 0
  private(set) var attachCardArguments: [Card] = []
  var attachCardHandler: ((_ chosen: Card) -> Void)?
  func attachCard(_ chosen: Card) {
    attachCardCallCount += 1
    attachCardArguments.append(chosen)
    attachCardHandler?(chosen)
  }

  private(set) var attachCouponCallCount = 0
  private(set) var attachCouponArguments: [Coupon] = []
  var attachCouponHandler: ((_ chosen: Coupon) -> Void)?
  func attachCoupon(_ chosen: Coupon) {
    attachCouponCallCount += 1
    attachCouponArguments.append(chosen)
    attachCouponHandler?(chosen)
  }
}

// MARK: ConfirmViewControllable

@MainActor final class ConfirmViewControllableMock: UIViewController, @MainActor ConfirmViewControllable {
  typealias State = ConfirmViewState

  private(set) var listenerSetCallCount = 0
  weak var listener: ConfirmPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var hideCallCount = 0
  private(set) var hideArguments: [any ViewControllable] = []
  var hideHandler: ((_ child: any ViewControllable) -> Void)?
  func hide(_ child: any ViewControllable) {
    hideCallCount += 1
    hideArguments.append(child)
    hideHandler?(child)
  }

  private(set) var showCallCount = 0
  private(set) var showArguments: [any ViewControllable] = []
  var showHandler: ((_ child: any ViewControllable) -> Void)?
  func show(_ child: any ViewControllable) {
    showCallCount += 1
    showArguments.append(child)
    showHandler?(child)
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: CouponBuildable

@MainActor final class CouponBuildableMock: CouponBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any CouponListener, chosen: Coupon)] = []
  var buildHandler: ((_ listener: any CouponListener, _ chosen: Coupon) -> any ViewableRouting)?
  func build(withListener listener: any CouponListener, chosen: Coupon) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, chosen))
    guard let handler = buildHandler else { unset("CouponBuildableMock.build(withListener:chosen:)", "buildHandler") }
    return handler(listener, chosen)
  }
}

// MARK: CouponDependency

@MainActor final class CouponDependencyMock: CouponDependency {
  init() {}
}

// MARK: CouponListener

@MainActor final class CouponListenerMock: CouponListener {
  init() {}

  private(set) var couponDidChooseCallCount = 0
  private(set) var couponDidChooseArguments: [Coupon] = []
  var couponDidChooseHandler: ((_ coupon: Coupon) -> Void)?
  func couponDidChoose(_ coupon: Coupon) {
    couponDidChooseCallCount += 1
    couponDidChooseArguments.append(coupon)
    couponDidChooseHandler?(coupon)
  }
}

// MARK: CouponPresentable

@MainActor final class CouponPresentableMock: CouponPresentable {
  typealias State = CouponState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: CouponPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: DroppedOffBuildable

@MainActor final class DroppedOffBuildableMock: DroppedOffBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any DroppedOffListener, receipt: Receipt)] = []
  var buildHandler: ((_ listener: any DroppedOffListener, _ receipt: Receipt) -> any ViewableRouting)?
  func build(withListener listener: any DroppedOffListener, receipt: Receipt) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, receipt))
    guard let handler = buildHandler else { unset("DroppedOffBuildableMock.build(withListener:receipt:)", "buildHandler") }
    return handler(listener, receipt)
  }
}

// MARK: DroppedOffDependency

@MainActor final class DroppedOffDependencyMock: DroppedOffDependency {
  init() {}

  private var rideValue: (Ride)?
  var ride: Ride {
    get {
      guard let value = rideValue else { unset("DroppedOffDependencyMock.ride", "ride") }
      return value
    }
    set { rideValue = newValue }
  }
}

// MARK: DroppedOffListener

@MainActor final class DroppedOffListenerMock: DroppedOffListener {
  init() {}

  private(set) var droppedOffDidFinishCallCount = 0
  var droppedOffDidFinishHandler: (() -> Void)?
  func droppedOffDidFinish() {
    droppedOffDidFinishCallCount += 1
    droppedOffDidFinishHandler?()
  }
}

// MARK: DroppedOffPresentable

@MainActor final class DroppedOffPresentableMock: DroppedOffPresentable {
  typealias State = DroppedOffState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: DroppedOffPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: DroppedOffViewControllable

@MainActor final class DroppedOffViewControllableMock: UIViewController, DroppedOffViewControllable {
  typealias State = DroppedOffViewState

  private(set) var listenerSetCallCount = 0
  weak var listener: DroppedOffPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: HomeBuildable

@MainActor final class HomeBuildableMock: HomeBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any HomeListener, notice: HomeNotice)] = []
  var buildHandler: ((_ listener: any HomeListener, _ notice: HomeNotice) -> any ViewableRouting)?
  func build(withListener listener: any HomeListener, notice: HomeNotice) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, notice))
    guard let handler = buildHandler else { unset("HomeBuildableMock.build(withListener:notice:)", "buildHandler") }
    return handler(listener, notice)
  }
}

// MARK: HomeDependency

@MainActor final class HomeDependencyMock: HomeDependency {
  init() {}

  let locationStreamSubject = PublishSubject<Location>()
  lazy var locationStream: Observable<Location> = locationStreamSubject.asObservable()

  private var riderValue: (Rider)?
  var rider: Rider {
    get {
      guard let value = riderValue else { unset("HomeDependencyMock.rider", "rider") }
      return value
    }
    set { riderValue = newValue }
  }
}

// MARK: HomeListener

@MainActor final class HomeListenerMock: HomeListener {
  init() {}

  private(set) var homeDidCallCallCount = 0
  var homeDidCallHandler: (() -> Void)?
  func homeDidCall() {
    homeDidCallCallCount += 1
    homeDidCallHandler?()
  }

  private(set) var homeDidLogoutCallCount = 0
  var homeDidLogoutHandler: (() -> Void)?
  func homeDidLogout() {
    homeDidLogoutCallCount += 1
    homeDidLogoutHandler?()
  }
}

// MARK: HomePresentable

@MainActor final class HomePresentableMock: HomePresentable {
  typealias State = HomeState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: HomePresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: LocationEditorBuildable

@MainActor final class LocationEditorBuildableMock: LocationEditorBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any LocationEditorListener, from: Place?)] = []
  var buildHandler: ((_ listener: any LocationEditorListener, _ from: Place?) -> any ViewableRouting)?
  func build(withListener listener: any LocationEditorListener, from: Place?) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, from))
    guard let handler = buildHandler else { unset("LocationEditorBuildableMock.build(withListener:from:)", "buildHandler") }
    return handler(listener, from)
  }
}

// MARK: LocationEditorDependency

@MainActor final class LocationEditorDependencyMock: LocationEditorDependency {
  init() {}
}

// MARK: LocationEditorListener

@MainActor final class LocationEditorListenerMock: LocationEditorListener {
  init() {}

  private(set) var locationEditorDidChooseCallCount = 0
  private(set) var locationEditorDidChooseArguments: [Route] = []
  var locationEditorDidChooseHandler: ((_ route: Route) -> Void)?
  func locationEditorDidChoose(_ route: Route) {
    locationEditorDidChooseCallCount += 1
    locationEditorDidChooseArguments.append(route)
    locationEditorDidChooseHandler?(route)
  }

  private(set) var locationEditorDidCloseCallCount = 0
  var locationEditorDidCloseHandler: (() -> Void)?
  func locationEditorDidClose() {
    locationEditorDidCloseCallCount += 1
    locationEditorDidCloseHandler?()
  }
}

// MARK: LocationEditorPresentable

@MainActor final class LocationEditorPresentableMock: LocationEditorPresentable {
  typealias State = LocationEditorState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: LocationEditorPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: LoggedOutBuildable

@MainActor final class LoggedOutBuildableMock: LoggedOutBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any LoggedOutListener, isExpired: Bool)] = []
  var buildHandler: ((_ listener: any LoggedOutListener, _ isExpired: Bool) -> any ViewableRouting)?
  func build(withListener listener: any LoggedOutListener, isExpired: Bool) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, isExpired))
    guard let handler = buildHandler else { unset("LoggedOutBuildableMock.build(withListener:isExpired:)", "buildHandler") }
    return handler(listener, isExpired)
  }
}

// MARK: LoggedOutDependency

@MainActor final class LoggedOutDependencyMock: LoggedOutDependency {
  init() {}

  private var serverValue: (any RideServer)?
  var server: any RideServer {
    get {
      guard let value = serverValue else { unset("LoggedOutDependencyMock.server", "server") }
      return value
    }
    set { serverValue = newValue }
  }
}

// MARK: LoggedOutListener

@MainActor final class LoggedOutListenerMock: LoggedOutListener {
  init() {}

  private(set) var didLoginCallCount = 0
  private(set) var didLoginArguments: [Login] = []
  var didLoginHandler: ((_ login: Login) -> Void)?
  func didLogin(_ login: Login) {
    didLoginCallCount += 1
    didLoginArguments.append(login)
    didLoginHandler?(login)
  }
}

// MARK: LoggedOutPresentable

@MainActor final class LoggedOutPresentableMock: LoggedOutPresentable {
  typealias State = LoggedOutState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: LoggedOutPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: MainBuildable

@MainActor final class MainBuildableMock: MainBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any MainListener, login: Login)] = []
  var buildHandler: ((_ listener: any MainListener, _ login: Login) -> any ViewableRouting)?
  func build(withListener listener: any MainListener, login: Login) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, login))
    guard let handler = buildHandler else { unset("MainBuildableMock.build(withListener:login:)", "buildHandler") }
    return handler(listener, login)
  }
}

// MARK: MainDependency

@MainActor final class MainDependencyMock: MainDependency {
  init() {}

  private var locationsValue: (any LocationService)?
  var locations: any LocationService {
    get {
      guard let value = locationsValue else { unset("MainDependencyMock.locations", "locations") }
      return value
    }
    set { locationsValue = newValue }
  }

  private var serverValue: (any RideServer)?
  var server: any RideServer {
    get {
      guard let value = serverValue else { unset("MainDependencyMock.server", "server") }
      return value
    }
    set { serverValue = newValue }
  }
}

// MARK: MainInteractable

@MainActor final class MainInteractableMock: Interactor, @MainActor MainInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any MainListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any MainRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var homeDidCallCallCount = 0
  var homeDidCallHandler: (() -> Void)?
  func homeDidCall() {
    homeDidCallCallCount += 1
    homeDidCallHandler?()
  }

  private(set) var homeDidLogoutCallCount = 0
  var homeDidLogoutHandler: (() -> Void)?
  func homeDidLogout() {
    homeDidLogoutCallCount += 1
    homeDidLogoutHandler?()
  }

  private(set) var requestDidCloseCallCount = 0
  var requestDidCloseHandler: (() -> Void)?
  func requestDidClose() {
    requestDidCloseCallCount += 1
    requestDidCloseHandler?()
  }

  private(set) var requestDidOrderCallCount = 0
  private(set) var requestDidOrderArguments: [Ride] = []
  var requestDidOrderHandler: ((_ ride: Ride) -> Void)?
  func requestDidOrder(_ ride: Ride) {
    requestDidOrderCallCount += 1
    requestDidOrderArguments.append(ride)
    requestDidOrderHandler?(ride)
  }

  private(set) var rideDidEndCallCount = 0
  private(set) var rideDidEndArguments: [RideEnd] = []
  var rideDidEndHandler: ((_ end: RideEnd) -> Void)?
  func rideDidEnd(_ end: RideEnd) {
    rideDidEndCallCount += 1
    rideDidEndArguments.append(end)
    rideDidEndHandler?(end)
  }
}

// MARK: MainListener

@MainActor final class MainListenerMock: MainListener {
  init() {}

  private(set) var didLogoutCallCount = 0
  var didLogoutHandler: (() -> Void)?
  func didLogout() {
    didLogoutCallCount += 1
    didLogoutHandler?()
  }

  private(set) var loginDidExpireCallCount = 0
  var loginDidExpireHandler: (() -> Void)?
  func loginDidExpire() {
    loginDidExpireCallCount += 1
    loginDidExpireHandler?()
  }
}

// MARK: MainRouting

@MainActor final class MainRoutingMock: ViewableRouter<Interactor, any ViewControllable>, MainRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var routeToHomeCallCount = 0
  private(set) var routeToHomeArguments: [HomeNotice] = []
  var routeToHomeHandler: ((_ notice: HomeNotice) -> Void)?
  func routeToHome(_ notice: HomeNotice) {
    routeToHomeCallCount += 1
    routeToHomeArguments.append(notice)
    routeToHomeHandler?(notice)
  }

  private(set) var routeToRequestCallCount = 0
  var routeToRequestHandler: (() -> Void)?
  func routeToRequest() {
    routeToRequestCallCount += 1
    routeToRequestHandler?()
  }

  private(set) var routeToRideCallCount = 0
  private(set) var routeToRideArguments: [Ride] = []
  var routeToRideHandler: ((_ ride: Ride) -> Void)?
  func routeToRide(_ ride: Ride) {
    routeToRideCallCount += 1
    routeToRideArguments.append(ride)
    routeToRideHandler?(ride)
  }
}

// MARK: MainViewControllable

@MainActor final class MainViewControllableMock: UIViewController, @MainActor MainViewControllable {

  private(set) var hideCallCount = 0
  private(set) var hideArguments: [any ViewControllable] = []
  var hideHandler: ((_ child: any ViewControllable) -> Void)?
  func hide(_ child: any ViewControllable) {
    hideCallCount += 1
    hideArguments.append(child)
    hideHandler?(child)
  }

  private(set) var showCallCount = 0
  private(set) var showArguments: [any ViewControllable] = []
  var showHandler: ((_ child: any ViewControllable) -> Void)?
  func show(_ child: any ViewControllable) {
    showCallCount += 1
    showArguments.append(child)
    showHandler?(child)
  }
}

// MARK: MatchedBuildable

@MainActor final class MatchedBuildableMock: MatchedBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any MatchedListener, match: Match)] = []
  var buildHandler: ((_ listener: any MatchedListener, _ match: Match) -> any ViewableRouting)?
  func build(withListener listener: any MatchedListener, match: Match) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, match))
    guard let handler = buildHandler else { unset("MatchedBuildableMock.build(withListener:match:)", "buildHandler") }
    return handler(listener, match)
  }
}

// MARK: MatchedDependency

@MainActor final class MatchedDependencyMock: MatchedDependency {
  init() {}

  let cancellationStreamSubject = PublishSubject<Cancellation>()
  lazy var cancellationStream: Observable<Cancellation> = cancellationStreamSubject.asObservable()

  let matchStreamSubject = PublishSubject<Match>()
  lazy var matchStream: Observable<Match> = matchStreamSubject.asObservable()

  private var rideValue: (Ride)?
  var ride: Ride {
    get {
      guard let value = rideValue else { unset("MatchedDependencyMock.ride", "ride") }
      return value
    }
    set { rideValue = newValue }
  }
}

// MARK: MatchedListener

@MainActor final class MatchedListenerMock: MatchedListener {
  init() {}

  private(set) var matchedDidCancelCallCount = 0
  var matchedDidCancelHandler: (() -> Void)?
  func matchedDidCancel() {
    matchedDidCancelCallCount += 1
    matchedDidCancelHandler?()
  }
}

// MARK: MatchedPresentable

@MainActor final class MatchedPresentableMock: MatchedPresentable {
  typealias State = MatchedState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: MatchedPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: PendingBuildable

@MainActor final class PendingBuildableMock: PendingBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any PendingListener, search: Search)] = []
  var buildHandler: ((_ listener: any PendingListener, _ search: Search) -> any ViewableRouting)?
  func build(withListener listener: any PendingListener, search: Search) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, search))
    guard let handler = buildHandler else { unset("PendingBuildableMock.build(withListener:search:)", "buildHandler") }
    return handler(listener, search)
  }
}

// MARK: PendingDependency

@MainActor final class PendingDependencyMock: PendingDependency {
  init() {}

  let cancellationStreamSubject = PublishSubject<Cancellation>()
  lazy var cancellationStream: Observable<Cancellation> = cancellationStreamSubject.asObservable()

  private var rideValue: (Ride)?
  var ride: Ride {
    get {
      guard let value = rideValue else { unset("PendingDependencyMock.ride", "ride") }
      return value
    }
    set { rideValue = newValue }
  }

  let searchStreamSubject = PublishSubject<Search>()
  lazy var searchStream: Observable<Search> = searchStreamSubject.asObservable()
}

// MARK: PendingListener

@MainActor final class PendingListenerMock: PendingListener {
  init() {}

  private(set) var pendingDidCancelCallCount = 0
  var pendingDidCancelHandler: (() -> Void)?
  func pendingDidCancel() {
    pendingDidCancelCallCount += 1
    pendingDidCancelHandler?()
  }
}

// MARK: PendingPresentable

@MainActor final class PendingPresentableMock: PendingPresentable {
  typealias State = PendingState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: PendingPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: RefinementBuildable

@MainActor final class RefinementBuildableMock: RefinementBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any RefinementListener, order: Order)] = []
  var buildHandler: ((_ listener: any RefinementListener, _ order: Order) -> any ViewableRouting)?
  func build(withListener listener: any RefinementListener, order: Order) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append((listener, order))
    guard let handler = buildHandler else { unset("RefinementBuildableMock.build(withListener:order:)", "buildHandler") }
    return handler(listener, order)
  }
}

// MARK: RefinementDependency

@MainActor final class RefinementDependencyMock: RefinementDependency {
  init() {}

  private var serverValue: (AuthenticatedServer)?
  var server: AuthenticatedServer {
    get {
      guard let value = serverValue else { unset("RefinementDependencyMock.server", "server") }
      return value
    }
    set { serverValue = newValue }
  }
}

// MARK: RefinementListener

@MainActor final class RefinementListenerMock: RefinementListener {
  init() {}

  private(set) var refinementDidOrderCallCount = 0
  private(set) var refinementDidOrderArguments: [Ride] = []
  var refinementDidOrderHandler: ((_ ride: Ride) -> Void)?
  func refinementDidOrder(_ ride: Ride) {
    refinementDidOrderCallCount += 1
    refinementDidOrderArguments.append(ride)
    refinementDidOrderHandler?(ride)
  }

  private(set) var refinementDidReturnCallCount = 0
  private(set) var refinementDidReturnArguments: [Order] = []
  var refinementDidReturnHandler: ((_ order: Order) -> Void)?
  func refinementDidReturn(to order: Order) {
    refinementDidReturnCallCount += 1
    refinementDidReturnArguments.append(order)
    refinementDidReturnHandler?(order)
  }
}

// MARK: RefinementPresentable

@MainActor final class RefinementPresentableMock: RefinementPresentable {
  typealias State = RefinementState
  init() {}

  private(set) var listenerSetCallCount = 0
  weak var listener: RefinementPresentableListener? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: RequestBuildable

@MainActor final class RequestBuildableMock: RequestBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [any RequestListener] = []
  var buildHandler: ((_ listener: any RequestListener) -> any ViewableRouting)?
  func build(withListener listener: any RequestListener) -> any ViewableRouting {
    buildCallCount += 1
    buildArguments.append(listener)
    guard let handler = buildHandler else { unset("RequestBuildableMock.build(withListener:)", "buildHandler") }
    return handler(listener)
  }
}

// MARK: RequestDependency

@MainActor final class RequestDependencyMock: RequestDependency {
  init() {}

  let locationStreamSubject = PublishSubject<Location>()
  lazy var locationStream: Observable<Location> = locationStreamSubject.asObservable()

  private var serverValue: (AuthenticatedServer)?
  var server: AuthenticatedServer {
    get {
      guard let value = serverValue else { unset("RequestDependencyMock.server", "server") }
      return value
    }
    set { serverValue = newValue }
  }
}

// MARK: RequestInteractable

@MainActor final class RequestInteractableMock: Interactor, @MainActor RequestInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RequestListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any RequestRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var confirmDidCallCallCount = 0
  private(set) var confirmDidCallArguments: [Order] = []
  var confirmDidCallHandler: ((_ order: Order) -> Void)?
  func confirmDidCall(_ order: Order) {
    confirmDidCallCallCount += 1
    confirmDidCallArguments.append(order)
    confirmDidCallHandler?(order)
  }

  private(set) var confirmDidReturnCallCount = 0
  private(set) var confirmDidReturnArguments: [Order] = []
  var confirmDidReturnHandler: ((_ order: Order) -> Void)?
  func confirmDidReturn(from order: Order) {
    confirmDidReturnCallCount += 1
    confirmDidReturnArguments.append(order)
    confirmDidReturnHandler?(order)
  }

  private(set) var locationEditorDidChooseCallCount = 0
  private(set) var locationEditorDidChooseArguments: [Route] = []
  var locationEditorDidChooseHandler: ((_ route: Route) -> Void)?
  func locationEditorDidChoose(_ route: Route) {
    locationEditorDidChooseCallCount += 1
    locationEditorDidChooseArguments.append(route)
    locationEditorDidChooseHandler?(route)
  }

  private(set) var locationEditorDidCloseCallCount = 0
  var locationEditorDidCloseHandler: (() -> Void)?
  func locationEditorDidClose() {
    locationEditorDidCloseCallCount += 1
    locationEditorDidCloseHandler?()
  }

  private(set) var refinementDidOrderCallCount = 0
  private(set) var refinementDidOrderArguments: [Ride] = []
  var refinementDidOrderHandler: ((_ ride: Ride) -> Void)?
  func refinementDidOrder(_ ride: Ride) {
    refinementDidOrderCallCount += 1
    refinementDidOrderArguments.append(ride)
    refinementDidOrderHandler?(ride)
  }

  private(set) var refinementDidReturnCallCount = 0
  private(set) var refinementDidReturnArguments: [Order] = []
  var refinementDidReturnHandler: ((_ order: Order) -> Void)?
  func refinementDidReturn(to order: Order) {
    refinementDidReturnCallCount += 1
    refinementDidReturnArguments.append(order)
    refinementDidReturnHandler?(order)
  }
}

// MARK: RequestListener

@MainActor final class RequestListenerMock: RequestListener {
  init() {}

  private(set) var requestDidCloseCallCount = 0
  var requestDidCloseHandler: (() -> Void)?
  func requestDidClose() {
    requestDidCloseCallCount += 1
    requestDidCloseHandler?()
  }

  private(set) var requestDidOrderCallCount = 0
  private(set) var requestDidOrderArguments: [Ride] = []
  var requestDidOrderHandler: ((_ ride: Ride) -> Void)?
  func requestDidOrder(_ ride: Ride) {
    requestDidOrderCallCount += 1
    requestDidOrderArguments.append(ride)
    requestDidOrderHandler?(ride)
  }
}

// MARK: RequestPresentable

@MainActor final class RequestPresentableMock: RequestPresentable {
  typealias State = RequestState
  init() {}

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
  }
}

// MARK: RequestRouting

@MainActor final class RequestRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RequestRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var routeToConfirmCallCount = 0
  private(set) var routeToConfirmArguments: [Order] = []
  var routeToConfirmHandler: ((_ order: Order) -> Void)?
  func routeToConfirm(_ order: Order) {
    routeToConfirmCallCount += 1
    routeToConfirmArguments.append(order)
    routeToConfirmHandler?(order)
  }

  private(set) var routeToLocationEditorCallCount = 0
  private(set) var routeToLocationEditorArguments: [Place?] = []
  var routeToLocationEditorHandler: ((_ from: Place?) -> Void)?
  func routeToLocationEditor(from: Place?) {
    routeToLocationEditorCallCount += 1
    routeToLocationEditorArguments.append(from)
    routeToLocationEditorHandler?(from)
  }

  private(set) var routeToRefinementCallCount = 0
  private(set) var routeToRefinementArguments: [Order] = []
  var routeToRefinementHandler: ((_ order: Order) -> Void)?
  func routeToRefinement(_ order: Order) {
    routeToRefinementCallCount += 1
    routeToRefinementArguments.append(order)
    routeToRefinementHandler?(order)
  }
}

// MARK: RequestViewControllable

@MainActor final class RequestViewControllableMock: UIViewController, @MainActor RequestViewControllable {

  private(set) var hideCallCount = 0
  private(set) var hideArguments: [any ViewControllable] = []
  var hideHandler: ((_ child: any ViewControllable) -> Void)?
  func hide(_ child: any ViewControllable) {
    hideCallCount += 1
    hideArguments.append(child)
    hideHandler?(child)
  }

  private(set) var showCallCount = 0
  private(set) var showArguments: [any ViewControllable] = []
  var showHandler: ((_ child: any ViewControllable) -> Void)?
  func show(_ child: any ViewControllable) {
    showCallCount += 1
    showArguments.append(child)
    showHandler?(child)
  }
}

// MARK: RideBuildable

@MainActor final class RideBuildableMock: RideBuildable {
  init() {}

  private(set) var buildCallCount = 0
  private(set) var buildArguments: [(listener: any RideListener, ride: Ride)] = []
  var buildHandler: ((_ listener: any RideListener, _ ride: Ride) -> any RideRouting)?
  func build(withListener listener: any RideListener, ride: Ride) -> any RideRouting {
    buildCallCount += 1
    buildArguments.append((listener, ride))
    guard let handler = buildHandler else { unset("RideBuildableMock.build(withListener:ride:)", "buildHandler") }
    return handler(listener, ride)
  }
}

// MARK: RideDependency

@MainActor final class RideDependencyMock: RideDependency {
  init() {}

  private var rideViewControllerValue: (any RideViewControllable)?
  var rideViewController: any RideViewControllable {
    get {
      guard let value = rideViewControllerValue else { unset("RideDependencyMock.rideViewController", "rideViewController") }
      return value
    }
    set { rideViewControllerValue = newValue }
  }

  private var serverValue: (AuthenticatedServer)?
  var server: AuthenticatedServer {
    get {
      guard let value = serverValue else { unset("RideDependencyMock.server", "server") }
      return value
    }
    set { serverValue = newValue }
  }
}

// MARK: RideInteractable

@MainActor final class RideInteractableMock: Interactor, @MainActor RideInteractable {
  override init() { super.init() }

  private(set) var listenerSetCallCount = 0
  weak var listener: (any RideListener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private(set) var routerSetCallCount = 0
  weak var router: (any RideRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var droppedOffDidFinishCallCount = 0
  var droppedOffDidFinishHandler: (() -> Void)?
  func droppedOffDidFinish() {
    droppedOffDidFinishCallCount += 1
    droppedOffDidFinishHandler?()
  }

  private(set) var matchedDidCancelCallCount = 0
  var matchedDidCancelHandler: (() -> Void)?
  func matchedDidCancel() {
    matchedDidCancelCallCount += 1
    matchedDidCancelHandler?()
  }

  private(set) var pendingDidCancelCallCount = 0
  var pendingDidCancelHandler: (() -> Void)?
  func pendingDidCancel() {
    pendingDidCancelCallCount += 1
    pendingDidCancelHandler?()
  }
}

// MARK: RideListener

@MainActor final class RideListenerMock: RideListener {
  init() {}

  private(set) var rideDidEndCallCount = 0
  private(set) var rideDidEndArguments: [RideEnd] = []
  var rideDidEndHandler: ((_ end: RideEnd) -> Void)?
  func rideDidEnd(_ end: RideEnd) {
    rideDidEndCallCount += 1
    rideDidEndArguments.append(end)
    rideDidEndHandler?(end)
  }
}

// MARK: RideRouting

@MainActor final class RideRoutingMock: Router<Interactor>, RideRouting {
  override init(interactor: Interactor = Interactor()) {
    super.init(interactor: interactor)
  }

  private(set) var cleanupViewsCallCount = 0
  var cleanupViewsHandler: (() -> Void)?
  func cleanupViews() {
    cleanupViewsCallCount += 1
    cleanupViewsHandler?()
  }

  private(set) var routeToDroppedOffCallCount = 0
  private(set) var routeToDroppedOffArguments: [Receipt] = []
  var routeToDroppedOffHandler: ((_ receipt: Receipt) -> Void)?
  func routeToDroppedOff(_ receipt: Receipt) {
    routeToDroppedOffCallCount += 1
    routeToDroppedOffArguments.append(receipt)
    routeToDroppedOffHandler?(receipt)
  }

  private(set) var routeToMatchedCallCount = 0
  private(set) var routeToMatchedArguments: [Match] = []
  var routeToMatchedHandler: ((_ match: Match) -> Void)?
  func routeToMatched(_ match: Match) {
    routeToMatchedCallCount += 1
    routeToMatchedArguments.append(match)
    routeToMatchedHandler?(match)
  }

  private(set) var routeToPendingCallCount = 0
  private(set) var routeToPendingArguments: [Search] = []
  var routeToPendingHandler: ((_ search: Search) -> Void)?
  func routeToPending(_ search: Search) {
    routeToPendingCallCount += 1
    routeToPendingArguments.append(search)
    routeToPendingHandler?(search)
  }
}

// MARK: RideViewControllable

@MainActor final class RideViewControllableMock: UIViewController, @MainActor RideViewControllable {

  private(set) var hideCallCount = 0
  private(set) var hideArguments: [any ViewControllable] = []
  var hideHandler: ((_ child: any ViewControllable) -> Void)?
  func hide(_ child: any ViewControllable) {
    hideCallCount += 1
    hideArguments.append(child)
    hideHandler?(child)
  }

  private(set) var showCallCount = 0
  private(set) var showArguments: [any ViewControllable] = []
  var showHandler: ((_ child: any ViewControllable) -> Void)?
  func show(_ child: any ViewControllable) {
    showCallCount += 1
    showArguments.append(child)
    showHandler?(child)
  }
}

// MARK: RootDependency

@MainActor final class RootDependencyMock: RootDependency {
  init() {}

  private var locationsValue: (any LocationService)?
  var locations: any LocationService {
    get {
      guard let value = locationsValue else { unset("RootDependencyMock.locations", "locations") }
      return value
    }
    set { locationsValue = newValue }
  }

  var savedLogin: Login?

  private var serverValue: (any RideServer)?
  var server: any RideServer {
    get {
      guard let value = serverValue else { unset("RootDependencyMock.server", "server") }
      return value
    }
    set { serverValue = newValue }
  }
}

// MARK: RootInteractable

@MainActor final class RootInteractableMock: Interactor, @MainActor RootInteractable {
  override init() { super.init() }

  private(set) var routerSetCallCount = 0
  weak var router: (any RootRouting)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var didLoginCallCount = 0
  private(set) var didLoginArguments: [Login] = []
  var didLoginHandler: ((_ login: Login) -> Void)?
  func didLogin(_ login: Login) {
    didLoginCallCount += 1
    didLoginArguments.append(login)
    didLoginHandler?(login)
  }

  private(set) var didLogoutCallCount = 0
  var didLogoutHandler: (() -> Void)?
  func didLogout() {
    didLogoutCallCount += 1
    didLogoutHandler?()
  }

  private(set) var loginDidExpireCallCount = 0
  var loginDidExpireHandler: (() -> Void)?
  func loginDidExpire() {
    loginDidExpireCallCount += 1
    loginDidExpireHandler?()
  }
}

// MARK: RootRouting

@MainActor final class RootRoutingMock: ViewableRouter<Interactor, any ViewControllable>, RootRouting {
  override init(
    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()
  ) {
    super.init(interactor: interactor, viewController: viewController)
  }

  private(set) var routeToLoggedOutCallCount = 0
  private(set) var routeToLoggedOutArguments: [Bool] = []
  var routeToLoggedOutHandler: ((_ isExpired: Bool) -> Void)?
  func routeToLoggedOut(isExpired: Bool) {
    routeToLoggedOutCallCount += 1
    routeToLoggedOutArguments.append(isExpired)
    routeToLoggedOutHandler?(isExpired)
  }

  private(set) var routeToMainCallCount = 0
  private(set) var routeToMainArguments: [Login] = []
  var routeToMainHandler: ((_ login: Login) -> Void)?
  func routeToMain(_ login: Login) {
    routeToMainCallCount += 1
    routeToMainArguments.append(login)
    routeToMainHandler?(login)
  }
}

// MARK: RootViewControllable

@MainActor final class RootViewControllableMock: UIViewController, @MainActor RootViewControllable {

  private(set) var hideCallCount = 0
  private(set) var hideArguments: [any ViewControllable] = []
  var hideHandler: ((_ child: any ViewControllable) -> Void)?
  func hide(_ child: any ViewControllable) {
    hideCallCount += 1
    hideArguments.append(child)
    hideHandler?(child)
  }

  private(set) var showCallCount = 0
  private(set) var showArguments: [any ViewControllable] = []
  var showHandler: ((_ child: any ViewControllable) -> Void)?
  func show(_ child: any ViewControllable) {
    showCallCount += 1
    showArguments.append(child)
    showHandler?(child)
  }
}

// MARK: the end of the file

/// The view of a mocked router.
private final class MockView: UIViewController, ViewControllable {}

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  fatalError("\(call) needs a value; set \(member) of the mock first")
}
