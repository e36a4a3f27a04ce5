/// Why a request has no answer.
nonisolated public enum NetworkError: Error, Equatable, CustomStringConvertible {
  /// Nobody listens at the address, or there is no such address.
  case cannotConnect(server: String)
  /// The answer took too long.
  case timedOut
  /// The answer ended before it was whole.
  case cutOff
  /// The server said no, with this status.
  case status(Int)
  /// The answer is none that this app understands.
  case unreadable
  /// The embedded data does not answer this now.
  case unavailable
  /// Anything else, as the system says it.
  case failed(reason: String)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .cannotConnect(let server): "nobody answers at \(server); check the address and try again"
    case .timedOut: "the server took too long to answer; try again later"
    case .cutOff: "the answer was cut off; try again"
    case .status(404): "the server does not have it (404)"
    case .status(let status): "the server answered with status \(status); try again later"
    case .unreadable: "the server's answer cannot be read; it may be newer than this app"
    case .unavailable: "the service is unavailable; try again later"
    case .failed(let reason): "the request failed: \(reason)"
    }
  }
}
