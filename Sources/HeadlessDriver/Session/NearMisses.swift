import StateBinding

/// The nearest of `candidates` to a mistyped `text`, if one is near; at most one edit in three characters, in any case.
public func nearMisses(of text: String, in candidates: [String]) -> [String] {
  let typed = text.lowercased()
  let nearest = nearestMatch(
    to: typed, in: candidates.map { $0.lowercased() }, limit: (min(typed.count, 200) + 1) / 3)
  return nearest.map { [candidates[$0]] } ?? []
}
