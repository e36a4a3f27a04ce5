extension Observable {
  /// This stream, with a look at each event before it is passed on.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let looks = Looks(next: onNext, error: onError, completed: onCompleted, dispose: onDispose)
    let looked = lift { DoStage($0, looks) }
    guard let onSubscribe else { return looked }
    return Source { downstream in
      onSubscribe()
      looked.run(downstream)
    }
  }
}

private struct Looks<Element> {
  let next: ((Element) throws -> Void)?
  let error: ((any Error) throws -> Void)?
  let completed: (() throws -> Void)?
  let dispose: (() -> Void)?
}

private final class DoStage<Element>: Stage<Element, Element> {
  private let looks: Looks<Element>

  init(_ downstream: Observer<Element>, _ looks: Looks<Element>) {
    self.looks = looks
    super.init(downstream)
  }

  override func receive(_ element: Element) {
    do {
      try looks.next?(element)
      send(element)
    } catch {
      // Not an error of the source: `onError` does not see it.
      downstream?.onEnd(.failed(error))
    }
  }

  override func finish(_ termination: Termination) {
    do {
      switch termination {
      case .failed(let error): try looks.error?(error)
      case .completed: try looks.completed?()
      }
      super.finish(termination)
    } catch {
      super.finish(.failed(error))
    }
  }

  override func didDispose() { looks.dispose?() }

  override var tellsDisposal: Bool { looks.dispose != nil }
}
