/// How many lines edits change.
enum LineEditSummary {
  /// `2 lines changed, 1 missing, 1 new`; empty where nothing is.
  static func text(of edits: [LineEdit]) -> String {
    var (changed, missing, new) = (0, 0, 0)
    var run = (removed: 0, inserted: 0)
    for edit in edits + [.keep(0)] {
      switch edit {
      case .remove: run.removed += 1
      case .insert: run.inserted += 1
      case .keep:
        let both = min(run.removed, run.inserted)
        changed += both
        missing += run.removed - both
        new += run.inserted - both
        run = (0, 0)
      }
    }
    let parts = [(changed, "changed"), (missing, "missing"), (new, "new")].filter { $0.0 > 0 }
    return parts.enumerated().map { index, part in
      let noun = index > 0 ? "" : part.0 == 1 ? " line" : " lines"
      return "\(part.0)\(noun) \(part.1)"
    }.joined(separator: ", ")
  }
}
