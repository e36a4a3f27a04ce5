/// Where empty lines stand: between texts and what can act, before a heading, and after what it heads.
struct Flow {
  private var lastLevel = 0
  /// A bit for each level: whether the last line there can act.
  private var acting: UInt64 = 0
  /// A bit for each level: whether the last line there is a heading.
  private var headings: UInt64 = 0

  /// Takes a line of `kind` at `level`, and says whether an empty line comes before it.
  mutating func takes(_ kind: LineKind, at level: Int) -> Bool {
    let bit = UInt64(1) << UInt64(level)
    let acts = kind == .more ? acting & bit != 0 : kind.acts
    let isBreak = isBreak(kind, acts: acts, at: level, bit)
    acting = acts ? acting | bit : acting & ~bit
    headings = kind == .heading ? headings | bit : headings & ~bit
    headings &= bit << 1 &- 1
    lastLevel = level
    return isBreak
  }

  private func isBreak(_ kind: LineKind, acts: Bool, at level: Int, _ bit: UInt64) -> Bool {
    if lastLevel == 0 || level > lastLevel { return false }
    // Every heading left is one that this line does not stand below.
    return kind == .heading || headings >= bit || acts != (acting & bit != 0)
  }
}
