/// The time for which a shared stream keeps the values that it replays.
public enum SubjectLifetimeScope: Sendable {
  /// While there are observers and the stream has not ended.
  case whileConnected
}

extension ObservableType {
  /// A stream whose observers share one subscription to this stream.
  ///
  /// A late observer hears the last `replay` values first. When the last observer leaves, or the stream ends, the kept values
  /// are dropped and the next observer subscribes anew. `whileConnected`, the only `scope`, is the name of this rule.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    Shared(asObservable(), replay: replay)
  }
}

private final class Shared<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let replay: Int
  fileprivate var connection: Connection<Element>?

  init(_ source: Observable<Element>, replay: Int) {
    self.source = source
    self.replay = replay
    super.init(source.diagnostics)
  }

  override func run(_ observer: Observer<Element>) {
    if observer.hasEnded { return }
    let isFirst = connection == nil
    let connection = connection ?? Connection(of: self, replay: replay)
    self.connection = connection
    connection.users += 1
    observer.hold(Disposables.create { connection.leave() })
    connection.subject.run(observer)
    if isFirst { connection.connect(to: source) }
  }
}

/// The one subscription to the source of a shared stream.
///
/// The observer of the source owns the connection while the source may still send.
@MainActor
private final class Connection<Element> {
  let subject: ReplaySubject<Element>
  var users = 0
  private weak var shared: Shared<Element>?
  private var input: Observer<Element>?

  init(of shared: Shared<Element>, replay: Int) {
    self.shared = shared
    subject = .create(bufferSize: replay)
  }

  func leave() {
    users -= 1
    if users == 0 { close() }
  }

  func connect(to source: Observable<Element>) {
    let input = CallbackObserver<Element>(
      next: { self.subject.onNext($0) },
      end: { termination in
        self.close()
        self.subject.on(termination.event())
      })
    self.input = input
    source.run(input)
  }

  private func close() {
    guard let input else { return }
    self.input = nil
    shared?.connection = nil
    input.dispose()
  }
}
