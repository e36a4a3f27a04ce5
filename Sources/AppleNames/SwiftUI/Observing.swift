extension View {
  /// Calls `action` with each value of `publisher` as long as the view has its place, covered or not. The view keeps the
  /// publisher that it had first, so a timer made in a body goes on when the body is evaluated again.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    whilePlaced {
      Receiver(of: publisher, action)
    } update: {
      $0.action = action
    }
  }
}

/// The subscription of a view.
@MainActor
private final class Receiver<Value> {
  var action: (Value) -> Void
  private var subscription: AnyCancellable?

  init<Source: Publisher>(of publisher: Source, _ action: @escaping (Value) -> Void)
  where Source.Output == Value, Source.Failure == Never {
    self.action = action
    subscription = publisher.sink { [weak self] in self?.action($0) }
  }
}

// The values of Foundation that `@AppStorage` can keep.

extension Data: @MainActor StorableValue {
  public var stored: Any { [UInt8](self) }

  public init?(stored: Any) {
    guard let bytes = stored as? [UInt8] else { return nil }
    self.init(bytes)
  }
}

extension URL: @MainActor StorableValue {
  public var stored: Any { absoluteString }

  public init?(stored: Any) {
    guard let text = stored as? String else { return nil }
    self.init(string: text)
  }
}

extension Date: @MainActor StorableValue {
  public var stored: Any { timeIntervalSinceReferenceDate }

  public init?(stored: Any) {
    guard let time = stored as? Double else { return nil }
    self.init(timeIntervalSinceReferenceDate: time)
  }
}
