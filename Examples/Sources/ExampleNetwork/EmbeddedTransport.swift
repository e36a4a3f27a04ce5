public import Foundation
public import StateBinding

/// Answers requests from data in the program, so that an app runs without a server.
public final class EmbeddedTransport: Transport {
  private let clock: VirtualClock
  private let latency: Duration
  private var faults: RequestFaults
  private let answer: (any Endpoint) throws -> any Encodable

  /// Makes a transport that sends what `answer` returns, after `latency` on `clock`. A request in `faults` fails with
  /// ``NetworkError/unavailable`` instead.
  public init(
    clock: VirtualClock, latency: Duration = .zero, faults: RequestFaults = RequestFaults(),
    answer: @escaping (any Endpoint) throws -> any Encodable
  ) {
    self.clock = clock
    self.latency = latency
    self.faults = faults
    self.answer = answer
  }

  public func data(for endpoint: any Endpoint) async throws -> Data {
    if latency > .zero { try await clock.sleep(for: latency) }
    try Task.checkCancellation()
    try faults.meet(endpoint.name)
    return try JSONEncoder().encode(answer(endpoint))
  }
}

/// The requests that fail: for each name either all requests or the first few.
nonisolated public struct RequestFaults: Sendable {
  private var left: [String: Int] = [:]

  /// No request fails.
  public init() {}

  /// Reads texts such as `posts` or `posts:2`; nil if a text has another form or its request is not in `names`.
  public init?(_ texts: [Substring], of names: [String]) {
    for text in texts {
      let words = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard words.count < 3, names.contains(words[0]) else { return nil }
      guard let count = words.count == 1 ? .max : Int(words[1]), count > 0 else { return nil }
      left[words[0]] = count
    }
  }

  /// Throws if requests called `name` still have to fail, and counts the failure.
  mutating func meet(_ name: String) throws {
    guard let count = left[name], count > 0 else { return }
    left[name] = count == .max ? count : count - 1
    throw NetworkError.unavailable
  }
}
