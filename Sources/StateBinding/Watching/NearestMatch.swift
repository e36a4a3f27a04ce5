/// Returns the index of the candidate that is the fewest edits away from `text`; nil if all need more than `limit` edits.
///
/// An edit inserts, removes or replaces one character, or exchanges two neighbours. A text of more than 200 characters
/// or 1,000 bytes has no match: nobody has mistyped it.
public func nearestMatch(to text: String, in candidates: [String], limit: Int) -> Int? {
  guard text.utf8.count <= 1000, text.count <= 200 else { return nil }
  let characters = Array(text)
  return candidates.indices
    .map { (index: $0, edits: edits(from: characters, to: Array(candidates[$0]))) }
    .filter { $0.edits <= limit }
    .min { $0.edits < $1.edits }?.index
}

private func edits(from old: [Character], to new: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...new.count)
  for (row, character) in old.enumerated() {
    var current = [row + 1]
    for column in new.indices {
      let isSame = character == new[column]
      var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == new[column - 1], old[row - 1] == new[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[new.count]
}
