extension [UInt8] {
  /// Where `part` stands here for the first time from `start` on; nil if it does not. An empty part stands everywhere.
  ///
  /// It takes linear time, whatever repeats itself. The standard library's searches for a collection do not, and bring the
  /// engine of regular expressions along: into a statically linked program all of it.
  func place(of part: [UInt8], from start: Int = 0) -> Int? {
    if part.isEmpty { return start }
    // For each byte of the part, how many up to it are also what the part begins with: so many match still where the next
    // one does not.
    var kept = [0]
    func matching(_ byte: UInt8, after count: Int) -> Int {
      var count = count
      while count > 0, part[count] != byte { count = kept[count - 1] }
      return part[count] == byte ? count + 1 : 0
    }
    for byte in part.dropFirst() { kept.append(matching(byte, after: kept[kept.count - 1])) }
    var matched = 0
    for index in start..<count {
      matched = matching(self[index], after: matched)
      if matched == part.count { return index + 1 - matched }
    }
    return nil
  }
}
