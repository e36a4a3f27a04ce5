/// The edits between two texts.
enum TextAlignment {
  /// The edits that make `new` of `old`, both lines with their ends.
  static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [LineEdit] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        edits.append(.remove(from))
        from += 1
      } else if inserted.contains(to) {
        edits.append(.insert(Array(new[to])))
        to += 1
      } else {
        edits.append(.keep(from))
        (from, to) = (from + 1, to + 1)
      }
    }
    return edits
  }
}
