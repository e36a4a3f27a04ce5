extension Page {
  /// Removes the elements from `index` on, with what they do.
  mutating func removeElements(from index: Int) {
    elements.removeSubrange(index...)
    while let last = handlers.last, last.index >= index { handlers.removeLast() }
    guard extras != nil else { return }
    while let last = attached.last, last.upperBound > index { attached.removeLast() }
    while let last = tags.last, last.index >= index { tags.removeLast() }
    while let last = speakingImages.last, last >= index { speakingImages.removeLast() }
  }

  /// Removes the elements at `indices`, which ascend, with what they do.
  mutating func removeElements(at indices: [Int]) {
    guard let first = indices.first else { return }
    if first + indices.count == elements.count { return removeElements(from: first) }
    let removed = Set(indices)
    func place(_ index: Int) -> Int { index - indices.count { $0 < index } }
    var end = first
    for index in first..<elements.count where !removed.contains(index) {
      elements.swapAt(end, index)
      end += 1
    }
    elements.removeSubrange(end...)
    handlers.removeAll { removed.contains($0.index) }
    for position in handlers.indices { handlers[position].index = place(handlers[position].index) }
    guard extras != nil else { return }
    attached = attached.map { place($0.lowerBound)..<place($0.upperBound) }
    tags = tags.map { (index: place($0.index), end: place($0.end), tag: $0.tag) }
    speakingImages = speakingImages.filter { !removed.contains($0) }.map(place)
  }
}
