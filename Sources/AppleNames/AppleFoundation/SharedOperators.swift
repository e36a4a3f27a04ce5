package import StateBinding

// The operators that both Rx and Combine have, under the names of neither.

extension Observable {
  /// The last result of `combine`, which gets the result so far and each value.
  package func reduced<Result>(
    _ seed: Result, _ combine: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    .deferred {
      var result = seed
      return self.compactMap { element -> Result? in
        letGo(of: replace(&result, with: try combine(result, element)))
        return nil
      }.concat(.deferred { .just(result) })
    }
  }

  /// Groups of `count` values. The last group may be smaller; `keepsEmpty` sends it even if it is empty.
  package func grouped(by count: Int, keepsEmpty: Bool) -> Observable<[Element]> {
    .deferred {
      var group: [Element] = []
      return self.compactMap { element -> [Element]? in
        group.append(element)
        return group.count == count ? replace(&group, with: []) : nil
      }.concat(.deferred { group.isEmpty && !keepsEmpty ? .empty() : .just(group) })
    }
  }

  /// The values before the first that fails `predicate`, and that one too if `includesEnd`.
  package func beginning(
    while predicate: @escaping (Element) throws -> Bool, includesEnd: Bool = false
  ) -> Observable<Element> {
    .deferred {
      let end = PublishSubject<Void>()
      return self.flatMap { element -> Observable<Element> in
        if try predicate(element) { return .just(element) }
        let last = includesEnd ? Observable.just(element) : .empty()
        return last.do(onCompleted: { end.onNext(()) })
      }.take(until: end)
    }
  }

  /// The values from the first that fails `predicate` on.
  package func rest(after predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .deferred {
      var isDropping = true
      return self.filter { element in
        if isDropping { isDropping = try predicate(element) }
        return !isDropping
      }
    }
  }

  /// `element` if this stream completes without a value.
  package func orIfEmpty(_ element: Element) -> Observable<Element> {
    .deferred {
      var isEmpty = true
      return self.do(onNext: { _ in isEmpty = false })
        .concat(.deferred { isEmpty ? .just(element) : .empty() })
    }
  }

  /// Only the end of this stream.
  package func ending<Output>() -> Observable<Output> { compactMap { _ in nil } }

  /// Subscribes at most `count` times, until no error ends the stream.
  package func attempted(times count: Int) -> Observable<Element> {
    .firstSuccess(of: repeatElement(self, count: max(1, count)))
  }

  /// Goes on with `late` if no event comes within `duration` after the subscription, or after an earlier value.
  package func whileEvents(
    within duration: Duration, else late: Observable<Element>
  ) -> Observable<Element> {
    .deferred {
      // Nil is the end.
      let end = Observable<Element?>.just(nil)
      let isLate = PublishSubject<Void>()
      let late = Observable<Int>.timer(duration).flatMap { _ in
        isLate.onNext(())
        return late.map(Optional.some).concat(end)
      }
      return self.map { .just($0).concat(late) }.concat(.just(end)).take(until: isLate)
        .startWith(late).flatMapLatest { $0 }.beginning(while: { $0 != nil }).compactMap { $0 }
    }
  }

  /// The values of the streams that `selector` returns, of at most `limit` streams at a time. The others wait in their order.
  package func flatMap<Output>(
    limit: Int, _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .deferred {
      var running = 0
      var hasEnded = false
      var waiting: ArraySlice<Observable<Output>> = []
      // Sends a waiting stream when a running one has completed.
      let next = PublishSubject<Observable<Output>>()
      let first = self.compactMap { element -> Observable<Output>? in
        let stream = try selector(element)
        if running < limit {
          running += 1
          return stream
        }
        waiting.append(stream)
        return nil
      }.do(onCompleted: {
        hasEnded = true
        if running == 0 { next.onCompleted() }
      })
      return Observable<Observable<Output>>.merge(first, next).flatMap { stream in
        stream.do(onCompleted: {
          if let stream = waiting.popFirst() { return next.onNext(stream) }
          running -= 1
          if hasEnded && running == 0 { next.onCompleted() }
        })
      }
    }
  }
}
