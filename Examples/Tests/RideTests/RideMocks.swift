// Written by `swift package generate-mocks --target Ride`; changes are lost.
// swift-format-ignore-file

import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

import Ride

// MARK: ConfirmViewControllable

@MainActor final class ConfirmViewControllableMock: UIViewController, @MainActor ConfirmViewControllable {
  typealias State = ConfirmViewState

  weak var listener: ConfirmPresentableListener?

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

// MARK: DroppedOffViewControllable

@MainActor final class DroppedOffViewControllableMock: UIViewController, DroppedOffViewControllable {
  typealias State = DroppedOffViewState

  weak var listener: DroppedOffPresentableListener?

  private(set) var updateCallCount = 0
  private(set) var updateArguments: [State] = []
  var updateHandler: ((_ state: State) -> Void)?
  func update(state: State) {
    updateCallCount += 1
    updateArguments.append(state)
    updateHandler?(state)
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
