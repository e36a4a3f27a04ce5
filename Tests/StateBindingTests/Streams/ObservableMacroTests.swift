import Observation
import StateBinding
import Testing

/// A macro and a class of the same name in one file.
@Observable
private final class Counter {
  var count = 0

  func follow(_ counts: Observable<Int>) -> any Disposable {
    counts.subscribe(onNext: { [weak self] in self?.count = $0 })
  }
}

struct ObservableMacroTests {
  @Test func `a class with the Observable macro can follow a stream`() async {
    let counter = Counter()
    let counts = BehaviorRelay(value: 1)
    let subscription = counter.follow(counts)
    await confirmation { changed in
      withObservationTracking {
        #expect(counter.count == 1)
      } onChange: {
        changed()
      }
      counts.accept(2)
    }
    #expect(counter.count == 2)
    subscription.dispose()
  }
}
