/// One of several parts of an exploration, which several machines make. A start with all its languages is in one part.
package struct Shard: Equatable, CustomStringConvertible {
  /// The number of this part, from 1.
  let number: Int
  let count: Int

  package var description: String { "\(number)/\(count)" }

  init(number: Int, of count: Int) { (self.number, self.count) = (number, count) }

  /// The part that `text` names, such as `2/5`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count, "\(number)/\(count)" == text
    else { return nil }
    self.init(number: number, of: count)
  }

  /// Whether the start at `index` is in this part.
  func has(_ index: Int) -> Bool { index % count == number - 1 }
}
