extension View {
  /// Calls `action` with each value of `publisher` while the view is shown. The view keeps the publisher that it had when it
  /// appeared, so a timer made in a body goes on when the body is evaluated again.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(Receiving(publisher: publisher, action: action))
  }
}

private struct Receiving<Source: Publisher>: ViewModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
  @State private var receiver = Receiver<Source.Output>()

  func body(content: Content) -> some View {
    receiver.action = action
    return
      content
      .onAppear { [receiver, publisher] in
        receiver.subscription = publisher.sink { [weak receiver] in receiver?.action?($0) }
      }
      .onDisappear { [receiver] in receiver.subscription = nil }
  }
}

/// The subscription of a view.
@MainActor
private final class Receiver<Value> {
  var action: ((Value) -> Void)?
  var subscription: AnyCancellable?
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
