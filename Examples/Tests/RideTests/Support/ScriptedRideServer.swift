import Ride
import StateBinding

/// A server that the test controls.
final class ScriptedRideServer: RideServer {
  /// The statuses of the last ride, sent by the test.
  private(set) var statuses = PublishRelay<RideStatus>()
  /// The answers to cancellations; nil means success.
  let answers = PublishRelay<RideError?>()
  /// The errors that end the statuses.
  let failures = PublishRelay<RideError>()
  private(set) var orders: [Order] = []
  /// The number of unanswered cancellations.
  private(set) var waiting = 0
  /// Whether the statuses are observed.
  private(set) var isHeard = false

  func login(_ rider: Rider) async throws -> Login {
    Login(token: AuthToken("test"), rider: rider)
  }

  func coupons(token: AuthToken) -> Observable<[Coupon]> { .just(Coupon.allCases) }

  func requestRide(_ order: Order, token: AuthToken) async throws -> Ride {
    orders.append(order)
    statuses = PublishRelay()
    return Ride(id: orders.count, order: order)
  }

  func statuses(of ride: Ride, token: AuthToken) -> Observable<RideStatus> {
    Observable.merge([
      statuses.startWith(.pending(.first)), failures.flatMap { .error($0) },
    ]).do(
      onSubscribe: { [weak self] in self?.isHeard = true },
      onDispose: { [weak self] in self?.isHeard = false })
  }

  func cancel(_ ride: Ride, token: AuthToken) async throws {
    waiting += 1
    defer { waiting -= 1 }
    for try await answer in answers.values {
      if let answer { throw answer }
      return
    }
    throw CancellationError()
  }
}
