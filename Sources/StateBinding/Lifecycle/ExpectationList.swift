/// Expectations in no order, each of which is kept by somebody else.
@MainActor
struct ExpectationList {
  private var first = Unkept<Expectation>()

  nonisolated init() {}

  mutating func insert(_ expectation: Expectation) {
    expectation.next = first
    first.object?.previous.object = expectation
    first.object = expectation
  }

  mutating func remove(_ expectation: Expectation) {
    let next = expectation.next
    if let previous = expectation.previous.object {
      previous.next = next
    } else if first.refers(to: expectation) {
      first = next
    }
    next.object?.previous = expectation.previous
    expectation.next.object = nil
    expectation.previous.object = nil
  }

  var all: [Expectation] {
    var all: [Expectation] = []
    var next = first.object
    while let expectation = next {
      all.append(expectation)
      next = expectation.next.object
    }
    return all
  }
}
