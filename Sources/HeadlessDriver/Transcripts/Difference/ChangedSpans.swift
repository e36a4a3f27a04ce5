/// What is different of two lines: all between the characters that both begin with and those that both end with.
func changedSpans(_ old: String, _ new: String) -> (Substring, Substring) {
  let oldPieces = pieces(of: old)
  let newPieces = pieces(of: new)
  let shorter = min(oldPieces.count, newPieces.count)
  var start = 0
  while start < shorter, isSame(oldPieces[start], newPieces[start]) { start += 1 }
  var end = 0
  while end < shorter - start,
    isSame(oldPieces[oldPieces.count - 1 - end], newPieces[newPieces.count - 1 - end])
  {
    end += 1
  }
  return (span(of: old, oldPieces, start, end), span(of: new, newPieces, start, end))
}

private func pieces(of text: String) -> [Substring] {
  text.indices.map { text[$0...$0] }
}

/// As bytes: `==` would take a composed character for a decomposed one.
private func isSame(_ one: Substring, _ other: Substring) -> Bool {
  one.utf8.elementsEqual(other.utf8)
}

private func span(of text: String, _ pieces: [Substring], _ start: Int, _ end: Int) -> Substring {
  let from = start < pieces.count ? pieces[start].startIndex : text.endIndex
  let to = end == 0 ? text.endIndex : pieces[pieces.count - end].startIndex
  return text[from..<to]
}
