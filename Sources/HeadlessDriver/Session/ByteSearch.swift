extension [UInt8] {
  /// Where `part` begins, each time that it stands here; an empty part stands everywhere.
  ///
  /// The standard library's searches for a collection bring the engine of regular expressions along: into a statically
  /// linked program all of it.
  func places(of part: [UInt8]) -> [Int] {
    guard let first = part.first else { return Array<Int>(indices) + [endIndex] }
    var places: [Int] = []
    var rest = self[...]
    while let place = rest.firstIndex(of: first) {
      if self[place...].starts(with: part) { places.append(place) }
      rest = self[(place + 1)...]
    }
    return places
  }
}
