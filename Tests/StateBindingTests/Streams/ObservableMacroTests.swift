import Observation
import StateBinding
import Testing

/// The macro and the class of one name, in one file.
@Observable
private final class Counter {
  var count = 0

  func follow(_ counts: Observable<Int>) -> any Disposable {
    counts.subscribe(onNext: { [weak self] in self?.count = $0 })
  }
}

struct ObservableMacroTests {
  @Test func `a class made observable by the macro follows a stream`() async {
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
