import StateBinding

/// What pages a navigation stack shows for values, by their types.
@MainActor
final class Destinations {
  private var known: [ObjectIdentifier: (page: Int, destination: Destination)] = [:]
  private var page = 0
  private var missing: Set<ObjectIdentifier> = []

  /// Begins an evaluation.
  func begin() {
    known = [:]
    page = 0
  }

  /// What is registered from now on stands on the next page.
  func nextPage() { page += 1 }

  /// Tells how to make the page for a value of `type`; what a page below said holds.
  func register(_ type: ObjectIdentifier, _ destination: @escaping Destination) {
    if let earlier = known[type], earlier.page < page { return }
    known[type] = (page, destination)
  }

  /// How to make the page for `value`; where nobody has said it, the page is empty, and that is reported once.
  func find(for value: AnyHashable) -> Destination? {
    let type = type(of: value.base)
    if let known = known[ObjectIdentifier(type)] { return known.destination }
    if missing.insert(ObjectIdentifier(type)).inserted {
      Diagnostic(
        kind: .view,
        message: """
          a navigation stack has no page for \(String(stable: value.base)); \
          put .navigationDestination(for: \(type).self) on a view inside it
          """
      ).report()
    }
    return nil
  }
}
