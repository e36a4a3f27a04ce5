import HeadlessUI

extension Rule {
  static let oneMoreChild: Rule = Rule(
    name: "one-more-child",
    sentence: "a line attaches one more RIB of the same kind each time, and shows nothing new",
    remedy: "attach the child only if it is not attached yet", leadsOn: true,
    onCopies: { (_, copy, app) async throws(UsageError) in
      guard let sent = copy.explored.sent, sent.move?.comesFromInside == true,
        try await app.addsEachTime(copy, { $1.hasOneMoreTwin(than: $0) })
      else { return [] }
      return [
        Finding(
          .oneMoreChild, about: sent.recorded,
          "\(Quoting.quoted(sent.recorded)) attaches one more RIB each time", copy.place.path,
          isWarning: true)
      ]
    })
}

extension Place {
  fileprivate func hasOneMoreTwin(than earlier: Place) -> Bool {
    let count = { (place: Place) in place.ribs.reduce(0) { $0 + $1.twinCount } }
    return count(self) > count(earlier) && screen.isIdentical(to: earlier.screen)
  }
}

extension RIBTree {
  /// The number of RIBs that have the parent and the name of another.
  fileprivate var twinCount: Int {
    children.reduce(children.count - Set(children.map(\.name)).count) { $0 + $1.twinCount }
  }
}
