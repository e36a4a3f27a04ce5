extension Observable {
  /// `elements`, then this stream.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Source { downstream in
      for element in elements {
        if downstream.isDone { return }
        downstream.onNext(element)
      }
      let rest = Stage<Element, Element>.passing(to: downstream)
      downstream.hold(rest)
      if !downstream.isDone { self.run(rest) }
    }
  }
}
