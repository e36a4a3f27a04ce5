/// Returns the index of the candidate that is the fewest edits away from `text`; nil if all need more than `limit` edits.
///
/// An edit inserts, removes or replaces one character, or exchanges two neighbours. A text of more than 200 characters has
/// no match.
public func nearestMatch(to text: String, in candidates: [String], limit: Int) -> Int? {
  let characters = Array(text.prefix(201))
  guard characters.count <= 200 else { return nil }
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
