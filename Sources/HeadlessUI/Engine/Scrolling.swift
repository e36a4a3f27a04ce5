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
    layer(from: scrolling == .none ? .isShown : scrolling, content)
  }

  /// Evaluates what stands beside what began where scrolling was at `start`: what one of them does not show yet keeps
  /// nothing of the other one from coming up.
  mutating func layer(from start: Scrolling, _ content: (inout Evaluation) -> Void) {
    let outer = scrolling
    scrolling = start
    content(&self)
    scrolling = outer
  }

  /// Says that rows at this place are not shown yet.
  mutating func cutShort() {
    if scrolling == .isShown { scrolling = .isCutShort }
  }
}
