/// How far what scrolls around a view is shown.
enum Scrolling {
  /// Nothing scrolls there.
  case none
  /// All of it is shown until there.
  case isShown
  /// Rows in front of the view are not shown yet, and so it has not come up either.
  case isCutShort
}

extension Evaluation {
  /// Evaluates what scrolls together: rows of it that are not shown yet keep what follows them from coming up.
  mutating func scroll(_ content: (inout Evaluation) -> Void) {
    let outer = scrolling
    if outer == .none { scrolling = .isShown }
    content(&self)
    scrolling = outer
  }

  /// Says that rows at this place are not shown yet.
  mutating func cutShort() {
    if scrolling == .isShown { scrolling = .isCutShort }
  }
}
