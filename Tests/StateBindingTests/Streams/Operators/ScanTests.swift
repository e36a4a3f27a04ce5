import StateBinding
import Testing

struct ScanTests {
  @Test func `each result is the seed of the next`() {
    #expect(diagram("1 2 3 |") { $0.scan(10) { $0 + $1 } } == "11 13 16 |")
  }

  @Test func `scan does not send the seed alone`() {
    #expect(diagram("|") { $0.scan(10) { $0 + $1 } } == "|")
  }

  @Test func `a thrown error ends the stream`() {
    #expect(diagram("1 2 3 |") { $0.scan(0) { $0 + (try failAt2($1)) } } == "1 x(boom)")
  }

  @Test func `each subscription begins with the seed`() {
    let sums = Observable.of(1, 2).scan(0) { $0 + $1 }
    record(sums)
    #expect(record(sums).text == "1 3 |")
  }
}
