public import StateBinding

/// The service that finds drivers.
///
/// `@MainActor` is explicit because other modules do not see this module's default isolation.
@MainActor public protocol RideServer: AnyObject {
  func login(_ rider: Rider) async throws -> Login
  /// The coupons that the rider may use, now and after each change.
  func coupons(token: AuthToken) -> Observable<[Coupon]>
  func requestRide(_ order: Order, token: AuthToken) async throws -> Ride
  /// The current status, then each later one.
  func statuses(of ride: Ride, token: AuthToken) -> Observable<RideStatus>
  func cancel(_ ride: Ride, token: AuthToken) async throws
}

/// The reason why the server refused a request.
nonisolated public enum RideError: Error, Equatable, Sendable {
  case unavailable
  /// The token is not one of the server's.
  case notLoggedIn
  /// The ride has begun, or is over.
  case tooLate
}

/// The server as a logged-in rider uses it.
///
/// Main makes this object with the token of the login, so no RIB below Main has to check whether somebody is logged in.
package final class AuthenticatedServer {
  /// Sends an event for each answer that says that the login is no longer valid.
  let expirations = PublishRelay<Void>()
  private let server: any RideServer
  private let token: AuthToken

  package init(server: any RideServer, token: AuthToken) {
    self.server = server
    self.token = token
  }

  func coupons() -> Observable<[Coupon]> {
    server.coupons(token: token)
  }

  func requestRide(_ order: Order) async throws -> Ride {
    try await watched { try await server.requestRide(order, token: token) }
  }

  func statuses(of ride: Ride) -> Observable<RideStatus> {
    server.statuses(of: ride, token: token).do(onError: { [weak self] in self?.watch($0) })
  }

  func cancel(_ ride: Ride) async throws {
    try await watched { try await server.cancel(ride, token: token) }
  }

  private func watched<Answer>(_ request: () async throws -> Answer) async throws -> Answer {
    do {
      return try await request()
    } catch {
      watch(error)
      throw error
    }
  }

  private func watch(_ error: any Error) {
    if error as? RideError == .notLoggedIn { expirations.accept(()) }
  }
}
