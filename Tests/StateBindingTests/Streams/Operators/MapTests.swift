import StateBinding
import Testing

struct MapTests {
  @Test func `map transforms each value`() {
    #expect(diagram("1 2 3 |") { $0.map { $0 * 2 } } == "2 4 6 |")
  }

  @Test func `an error thrown by map ends the stream`() {
    #expect(diagram("1 2 3 |") { $0.map(failAt2) } == "1 x(boom)")
  }

  @Test func `map passes nil as a value`() {
    #expect(diagram("1 2 |") { $0.map { $0 == 1 ? nil : $0 } } == "nil Optional(2) |")
  }

  @Test func `compactMap leaves nil out`() {
    #expect(diagram("1 2 3 |") { $0.compactMap { $0 == 2 ? nil : $0 * 10 } } == "10 30 |")
  }

  @Test func `an error thrown by compactMap ends the stream`() {
    #expect(diagram("1 2 3 |") { $0.compactMap(failAt2) } == "1 x(boom)")
  }

  @Test func `filter passes the accepted values`() {
    #expect(diagram("1 2 3 4 |") { $0.filter { $0 > 2 } } == "3 4 |")
  }

  @Test func `an error thrown by filter ends the stream`() {
    #expect(diagram("1 2 3 |") { $0.filter { try failAt2($0) > 0 } } == "1 x(boom)")
  }

  @Test func `filter passes an accepted nil`() {
    let stream = Observable<Int?>.of(nil, 1, 2).filter { $0 != 1 }
    #expect(record(stream).text == "nil Optional(2) |")
  }
}
