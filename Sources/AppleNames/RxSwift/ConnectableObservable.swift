public import StateBinding

/// A stream whose observers hear nothing until `connect()` subscribes to the source, once for all of them.
public final class ConnectableObservable<Element>: ObservableType {
  fileprivate typealias Subject = (stream: Observable<Element>, send: (Event<Element>) -> Void)

  private let source: Observable<Element>
  private let makeSubject: () -> Subject
  /// The subject that observers join, until its connection ends.
  private var subject: Subject?
  private var connection: (any Disposable)?

  fileprivate init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  public func asObservable() -> Observable<Element> {
    .deferred { self.currentSubject().stream }
  }

  /// Subscribes to the source, unless a connection is under way. Disposing the result ends the connection.
  public func connect() -> any Disposable {
    if let connection { return connection }
    let subject = currentSubject()
    let subscription = SerialDisposable()
    let connection = Disposables.create {
      self.subject = nil
      self.connection = nil
      subscription.dispose()
    }
    self.connection = connection
    subscription.disposable = source.subscribe { event in
      if event.isStopEvent { connection.dispose() }
      subject.send(event)
    }
    return connection
  }

  /// Connects for the first observer, and ends the connection when the last one has left.
  public func refCount() -> Observable<Element> {
    var observers = 0
    return .create { observer in
      observers += 1
      let hearing = self.asObservable().subscribe { observer.on($0) }
      let connection = self.connect()
      return Disposables.create {
        hearing.dispose()
        observers -= 1
        if observers == 0 { connection.dispose() }
      }
    }
  }

  private func currentSubject() -> Subject {
    let current = subject ?? makeSubject()
    subject = current
    return current
  }
}

extension ObservableType {
  /// A connectable stream whose observers join the subject that `makeSubject` makes for each connection.
  public func multicast<Subject: Observable<Element> & ObserverType<Element>>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable()) {
      let subject = makeSubject()
      return (subject, { subject.on($0) })
    }
  }

  /// A connectable stream whose observers join `subject` in each connection.
  public func multicast<Subject: Observable<Element> & ObserverType<Element>>(
    _ subject: Subject
  ) -> ConnectableObservable<Element> {
    multicast { subject }
  }

  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject<Element>() }
  }

  /// A connectable stream whose new observers hear the last `bufferSize` values first.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
  }

  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject<Element>.createUnbounded() }
  }
}
