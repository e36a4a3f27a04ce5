import HeadlessUI

extension Rule {
  static let oneMoreChild: Rule = Rule(
    name: "one-more-child",
    sentence: "a line attaches one more RIB of the same kind each time, and shows nothing new",
    remedy: "attach the child only if it is not attached yet", leadsOn: true,
    onCopies: { (_, copy, app) async throws(UsageError) in
      guard let line = copy.explored.sent?.recorded,
        try await app.addsEachTime(
          copy,
          { $1.ribs.twinCount > $0.ribs.twinCount && $1.screen.isIdentical(to: $0.screen) })
      else { return [] }
      let message = "\(Quoting.quoted(line)) attaches one more RIB each time"
      return [Finding(.oneMoreChild, about: line, message, copy.place.path, isWarning: true)]
    })
}

extension [RIBTree] {
  /// The number of RIBs that have the parent and the name of another.
  fileprivate var twinCount: Int {
    reduce(count - Set(map(\.name)).count) { $0 + $1.children.twinCount }
  }
}
