/// What becomes of a line when a file is brought up to date.
enum LineEdit: Equatable, Sendable {
  /// The line at the index stays.
  case keep(Int)
  /// The line at the index goes.
  case remove(Int)
  /// A line with these bytes comes, its end included.
  case insert([UInt8])

  /// Whether it changes nothing.
  var isKept: Bool {
    if case .keep = self { true } else { false }
  }
}
