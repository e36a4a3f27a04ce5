import StateBinding

extension Check {
  /// Waiting comes to an end. A stopwatch or a poll that shows its results may go on. Work that ends with its screen is only a
  /// warning.
  static func neverIdle(_ passage: Passage) -> Problem? {
    // If the views never stop changing, time stands still, and a diagnostic already names the view.
    let isExplained = passage.response.diagnostics.contains { $0.kind == .view }
    guard passage.neverRests, !passage.showsChange, !isExplained, let entry = passage.entry else {
      return nil
    }
    return Problem(
      .neverIdle, about: entry.text,
      "after 10,000 deadlines something still sleeps; let repeated work end when nobody sees its result",
      passage.to.path, isWarning: passage.to.plainTasks.isEmpty)
  }
}
