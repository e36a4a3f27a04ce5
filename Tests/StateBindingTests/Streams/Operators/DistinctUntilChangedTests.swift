import StateBinding
import Testing

struct DistinctUntilChangedTests {
  @Test func `a value equal to the one before is left out`() {
    #expect(diagram("1 1 2 2 1 |") { $0.distinctUntilChanged() } == "1 2 1 |")
  }

  @Test func `a value with the same key as the one before is left out`() {
    #expect(diagram("11 12 21 13 |") { $0.distinctUntilChanged { $0 / 10 } } == "11 21 13 |")
  }

  @Test func `each value is compared with the last one that passed`() {
    let apart = diagram("1 2 3 4 5 |") { $0.distinctUntilChanged { abs($0 - $1) < 2 } }
    #expect(apart == "1 3 5 |")
  }

  @Test func `an error thrown by the key ends the stream`() {
    #expect(diagram("1 2 3 |") { $0.distinctUntilChanged { try failAt2($0) } } == "1 x(boom)")
  }

  @Test func `repeated nils are left out`() {
    let stream = Observable<Int?>.of(nil, nil, 1, nil).distinctUntilChanged()
    #expect(record(stream).text == "nil Optional(1) nil |")
  }
}
