import StateBinding
import Testing

struct TypeNumbersTests {
  @Test func `types have numbers in the order in which they are asked for`() {
    var types: [Any.Type] = [Int.self]
    for _ in 1..<500 { types.append(arrayType(of: types[types.count - 1])) }
    var numbers = TypeNumbers()
    for (index, type) in types.enumerated() {
      #expect(numbers.count == index)
      #expect(numbers.number(of: type) == index)
    }
    for (index, type) in types.enumerated() { #expect(numbers.number(of: type) == index) }
    #expect(numbers.count == types.count)
  }

  private func arrayType(of type: Any.Type) -> Any.Type {
    func array<Element>(of type: Element.Type) -> Any.Type { [Element].self }
    return array(of: type)
  }
}
