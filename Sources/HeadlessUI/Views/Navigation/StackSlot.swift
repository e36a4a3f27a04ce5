import StateBinding

/// The pages of a navigation stack.
final class StackSlot: Slot, Navigator {
  let root = Scope()
  private let own = StateCell<[AnyHashable]>([])
  private let linked = StateCell<[LinkSlot]>([])
  private var path: PathAccess?
  private var values: [AnyHashable] = []
  private var pages: [(value: AnyHashable, scope: Scope)] = []
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var presented: [PushedPage] = []
  private var shownValues = 0
  private var shownLinks = 0

  /// The path of a stack that has no binding to one.
  var ownPath: PathAccess {
    PathAccess(
      values: { [own] in own.value },
      append: { [own] in own.value.append($0) },
      keep: { [own] in own.value.removeSubrange($0...) })
  }

  /// Begins an evaluation.
  func begin(_ path: PathAccess) {
    self.path = path
    values = path.values()
    let kept = zip(pages, values).prefix { $0.value == $1 }.map(\.0)
    pages = kept + values.dropFirst(kept.count).map { ($0, Scope()) }
    destinations = [:]
    presented = []
    shownValues = 0
    shownLinks = 0
  }

  /// The page on top of those that have been evaluated: what a binding pushed, then the path, then what links pushed.
  func nextPage() -> PushedPage? {
    if !presented.isEmpty { return presented.removeFirst() }
    if shownValues < pages.count {
      let (value, scope) = pages[shownValues]
      let below = shownValues
      shownValues += 1
      let destination = destinations[ObjectIdentifier(type(of: value.base))]
      return PushedPage(
        scope: scope, evaluate: { evaluation in destination?(value, &evaluation) },
        dismiss: { [weak self] in self?.pop(toValues: below) })
    }
    let links = linked.value
    guard shownLinks < links.count else { return nil }
    let link = links[shownLinks]
    let below = shownLinks
    shownLinks += 1
    return PushedPage(
      scope: link.scope, evaluate: { evaluation in link.evaluate?(&evaluation) },
      dismiss: { [weak self] in self?.pop(toLinks: below) })
  }

  func push(_ value: AnyHashable) { path?.append(value) }

  func push(_ slot: LinkSlot) { linked.value.append(slot) }

  func register(_ type: ObjectIdentifier, _ destination: @escaping Destination) {
    destinations[type] = destination
  }

  func present(_ page: PushedPage) { presented.append(page) }

  private func pop(toValues count: Int) {
    linked.value = []
    path?.keep(count)
  }

  private func pop(toLinks count: Int) {
    linked.value.removeSubrange(count...)
  }
}
