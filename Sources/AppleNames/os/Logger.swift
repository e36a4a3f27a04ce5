@_exported public import Foundation

// The log of the system. Nothing is logged: the output of a script is its screens.

public struct Logger: Sendable {
  public init() {}
  public init(_ log: OSLog) {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

public struct OSLog: Sendable {
  public static let `default` = OSLog()
  public static let disabled = OSLog()

  private init() {}
  public init(subsystem: String, category: String) {}
}

public enum OSLogType: Sendable { case `default`, info, debug, error, fault }

public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}

/// A message whose values nobody reads.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<Number: Numeric>(
      _ number: @autoclosure () -> Number, format: OSLogFormat,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

public enum OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }

  case auto, `public`, `private`, sensitive
  public static func `private`(mask: Mask) -> Self { .private }
}

public enum OSLogStringAlignment: Sendable {
  case none
  case left(columns: Int)
  case right(columns: Int)
}

public enum OSLogFormat: Sendable {
  case decimal, hex, fixed
  public static func fixed(precision: Int) -> Self { .fixed }
}
