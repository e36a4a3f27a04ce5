// Operators that wait. A wait is counted work that sleeps on the clock of the app. It is parked until the clock moves.

extension ObservableType {
  /// Each value that no other value follows within `dueTime`. When the stream completes, a waiting value is sent at once.
  public func debounce(
    _ dueTime: Duration, scheduler: MainScheduler = .instance
  ) -> Observable<Element> {
    .deferred {
      let run = AppRun.current
      var pending: Element?
      return self.map(Optional.some).concat(.just(nil)).flatMapLatest { element in
        guard let element else { return pending.map(Observable.just) ?? .empty() }
        pending = element
        return .fromAsync {
          try await run.sleep(for: dueTime)
          // A later value may have come since the sleep ended.
          try Task.checkCancellation()
          pending = nil
          return element
        }
      }
    }
  }

  /// At most one value in each `dueTime`: the first at once and, if `latest` is true, the last of each period at its end.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: MainScheduler = .instance
  ) -> Observable<Element> {
    .deferred {
      let run = AppRun.current
      var isWaiting = false
      var pending: Element?
      return self.flatMap { element in
        if isWaiting {
          if latest { pending = element }
          return .empty()
        }
        isWaiting = true
        return .create { observer in
          observer.onNext(element)
          return CountedTask(of: "a stream of \(Element.self)", in: run) {
            try await run.sleep(for: dueTime)
            while let element = pending.take() {
              observer.onNext(element)
              try await run.sleep(for: dueTime)
            }
            isWaiting = false
            observer.onCompleted()
          }
        }
      }
    }
  }

  /// Each value and the completion `dueTime` later, in order. An error is not delayed.
  public func delay(
    _ dueTime: Duration, scheduler: MainScheduler = .instance
  ) -> Observable<Element> {
    .deferred {
      let run = AppRun.current
      // In real time, equal waits may end in any order. Each therefore sends the value that has waited longest.
      var waiting = EventQueue<Element?>()
      // Nil is the completion.
      return self.map(Optional.some).concat(.just(nil)).flatMap { element in
        waiting.append(element)
        return Observable<Void>.fromAsync { try await run.sleep(for: dueTime) }
      }
      .compactMap { waiting.popFirst() ?? nil }
    }
  }
}

extension Observable where Element == Int {
  /// 0 after `dueTime`, then 1, 2 and so on, one after each `period`. Without a period, the stream completes after 0.
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: MainScheduler = .instance
  ) -> Observable<Int> {
    .create { observer in
      let run = AppRun.current
      return CountedTask(of: "a timer", in: run) {
        try await run.sleep(for: dueTime)
        observer.onNext(0)
        var count = 0
        while let period {
          // A period of zero would let nothing else run.
          try await run.sleep(for: max(period, .nanoseconds(1)))
          count += 1
          observer.onNext(count)
        }
        observer.onCompleted()
      }
    }
  }

  /// 0, 1 and so on, one after each `period`.
  public static func interval(
    _ period: Duration, scheduler: MainScheduler = .instance
  ) -> Observable<Int> {
    timer(period, period: period)
  }
}

extension AppRun {
  /// Waits for `duration` on the clock of this app, or in real time if the app has no clock.
  package func sleep(for duration: Duration) async throws {
    if let clock {
      try await clock.sleep(until: clock.now.advanced(by: duration), in: self)
    } else {
      try await Task.sleep(for: duration)
    }
  }
}
