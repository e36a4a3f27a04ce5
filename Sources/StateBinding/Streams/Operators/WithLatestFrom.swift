extension Observable {
  /// What `resultSelector` makes of each value and the latest of `other`, once that has one.
  public func withLatestFrom<Other, Result>(
    _ other: Observable<Other>, resultSelector: @escaping (Element, Other) throws -> Result
  ) -> Observable<Result> {
    Source { downstream in
      let inputs = Inputs(of: downstream)
      var latest: Other?
      inputs.add(
        other, next: { letGo(of: replace(&latest, with: $0)) },
        end: { if case .failed = $0 { downstream.onEnd($0) } })
      inputs.add(
        self,
        next: { element in
          guard let latest else { return }
          do {
            downstream.onNext(try resultSelector(element, latest))
          } catch {
            downstream.onEnd(.failed(error))
          }
        },
        end: { downstream.onEnd($0) })
      inputs.close()
    }
  }

  /// The latest value of `other` for each value of this stream, once `other` has one.
  public func withLatestFrom<Other>(_ other: Observable<Other>) -> Observable<Other> {
    withLatestFrom(other) { $1 }
  }
}
