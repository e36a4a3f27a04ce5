// Operators with one input.

extension ObservableType {
  /// Each value, transformed; a thrown error ends the stream.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    asObservable().lift { Stage($0) { $0.send(try transform($1)) } }
  }

  /// Each transformed value that is not nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    asObservable().lift { Stage($0) { if let result = try transform($1) { $0.send(result) } } }
  }

  /// The values that pass `predicate`.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    asObservable().lift { Stage($0) { if try predicate($1) { $0.send($1) } } }
  }

  /// For each value, the result of `accumulate`, called with its previous result (at first `seed`) and the value.
  public func scan<Result>(
    _ seed: Result, accumulator accumulate: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    asObservable().lift { observer in
      var result = seed
      return Stage(observer) { stage, element in
        let next = try accumulate(result, element)
        letGo(of: replace(&result, with: next))
        stage.send(next)
      }
    }
  }

  /// Each value, unless `areEqual` finds that it equals the value before.
  public func distinctUntilChanged(
    _ areEqual: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    asObservable().lift { observer in
      var last: Element?
      return Stage(observer) { stage, element in
        if let last, try areEqual(last, element) { return }
        letGo(of: replace(&last, with: element))
        stage.send(element)
      }
    }
  }

  /// The values whose key differs from the key of the value before.
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try key($0) == key($1) }
  }

  /// The values that differ from the value before.
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    distinctUntilChanged { $0 == $1 }
  }

  /// The first `count` values, then completion.
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return .empty() }
    return asObservable().lift { observer in
      var left = count
      return Stage(observer) { stage, element in
        guard left > 0 else { return }
        left -= 1
        let isLast = left == 0
        stage.send(element)
        if isLast { stage.onEnd(.completed) }
      }
    }
  }

  /// The values after the first `count`.
  public func skip(_ count: Int) -> Observable<Element> {
    asObservable().lift { observer in
      var left = count
      return Stage(observer) { stage, element in
        if left > 0 { left -= 1 } else { stage.send(element) }
      }
    }
  }

  /// `elements`, then this stream.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let stream = asObservable()
    return Source(in: stream.diagnostics) { observer in
      for element in elements {
        if observer.hasEnded { return }
        observer.onNext(element)
      }
      if !observer.hasEnded { stream.run(observer) }
    }
  }

  /// Calls the closures with each event before it is passed on. An error that a closure throws ends the stream.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let looked = asObservable().lift { observer in
      Stage(observer, disposed: onDispose) { stage, element in
        do {
          try onNext?(element)
          stage.send(element)
        } catch {
          // Not an error of the source: `onError` does not see it.
          stage.passOn(.failed(error))
        }
      } end: { stage, termination in
        switch termination {
        case .failed(let error): try onError?(error)
        case .completed: try onCompleted?()
        }
        stage.passOn(termination)
      }
    }
    guard let onSubscribe else { return looked }
    return Source(in: looked.diagnostics) { observer in
      onSubscribe()
      looked.run(observer)
    }
  }

  /// This stream and, if it fails, the stream that `handler` returns for the error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    asObservable().lift {
      Stage($0) { stage, element in
        stage.send(element)
      } end: { stage, termination in
        switch termination {
        // The replacement starts before this stage leaves its source, so that a stream shared by both stays connected.
        case .failed(let error): stage.goOn(with: try handler(error))
        case .completed: stage.passOn(termination)
        }
      }
    }
  }

  /// This stream and, if it fails, `element` and completion.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}
