package import StateBinding

package protocol RideRouting: Routing {
  func routeToPending(_ search: Search)
  func routeToMatched(_ match: Match)
  func routeToDroppedOff(_ receipt: Receipt)
  /// Removes the child's view from the parent's view, because this RIB has no view of its own.
  func cleanupViews()
}

package protocol RideListener: AnyObject {
  func rideDidEnd(_ end: RideEnd)
}

nonisolated package enum RideEnd: Equatable, Sendable {
  case arrived
  case cancelled
  case noDriver
  /// The server sends no more statuses.
  case lost
}

/// The rider's wish to cancel the ride.
nonisolated package enum Cancellation: Equatable, Sendable {
  case notAsked
  case asked
  case failed(RideError)
}

/// Attaches the child for each status that the server sends.
package final class RideInteractor: Interactor, RideInteractable {
  package weak var router: RideRouting?
  package weak var listener: RideListener?

  private let ride: Ride
  private let server: AuthenticatedServer
  private let statusRelay: PublishRelay<RideStatus>
  private let cancellationRelay: BehaviorRelay<Cancellation>

  package init(
    ride: Ride, server: AuthenticatedServer, statusRelay: PublishRelay<RideStatus>,
    cancellationRelay: BehaviorRelay<Cancellation>
  ) {
    self.ride = ride
    self.server = server
    self.statusRelay = statusRelay
    self.cancellationRelay = cancellationRelay
    super.init()
  }

  package override func didBecomeActive() {
    super.didBecomeActive()
    server.statuses(of: ride)
      .subscribe(
        onNext: { [weak self] in self?.enter($0) },
        onError: { [weak self] _ in self?.listener?.rideDidEnd(.lost) }
      )
      .disposeOnDeactivate(interactor: self)
  }

  package override func willResignActive() {
    super.willResignActive()
    router?.cleanupViews()
  }

  private func enter(_ status: RideStatus) {
    if case .failed = cancellationRelay.value { cancellationRelay.accept(.notAsked) }
    statusRelay.accept(status)
    switch status {
    case .pending(let search): router?.routeToPending(search)
    case .matched(let match): router?.routeToMatched(match)
    case .droppedOff(let receipt): router?.routeToDroppedOff(receipt)
    case .noDriver: listener?.rideDidEnd(.noDriver)
    }
  }

  private func cancel() {
    guard cancellationRelay.value != .asked else { return }
    cancellationRelay.accept(.asked)
    task { [weak self, server, ride, cancellationRelay] in
      do {
        try await server.cancel(ride)
        self?.listener?.rideDidEnd(.cancelled)
      } catch let error as RideError {
        cancellationRelay.accept(.failed(error))
      }
    }
  }
}

extension RideInteractor: PendingListener, MatchedListener, DroppedOffListener {
  package func pendingDidCancel() {
    trace()
    cancel()
  }

  package func matchedDidCancel() {
    trace()
    cancel()
  }

  package func droppedOffDidFinish() {
    trace()
    listener?.rideDidEnd(.arrived)
  }
}
