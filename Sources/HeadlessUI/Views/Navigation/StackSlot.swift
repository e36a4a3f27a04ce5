import StateBinding

/// The pages of a navigation stack.
///
/// Values and links may be mixed: a page that a link has pushed stands on top of as many values as there were then.
final class StackSlot: Slot, Navigator {
  private struct LinkedPage {
    let link: LinkSlot
    let scope: Scope
    /// How many values are below it.
    let valuesBelow: Int
  }

  let root = Scope()
  private let own = StateCell<[AnyHashable]>([])
  private let linked = StateCell<[LinkedPage]>([])
  private var path: PathAccess?
  private var pages: [(value: AnyHashable, scope: Scope)] = []
  private var presented: [PushedPage] = []
  /// The links that stand on the pages that have been evaluated.
  private var links: Set<ObjectIdentifier> = []
  private var shownValues = 0
  private var shownLinks = 0
  let destinations = Destinations()

  /// The path of a stack that has no binding to one.
  var ownPath: PathAccess {
    PathAccess(
      values: { [own] in own.value },
      append: { [own] in own.value.append($0) },
      keep: { [own] in own.value = Array(own.value.prefix($0)) })
  }

  /// Begins an evaluation.
  func begin(_ path: PathAccess) {
    self.path = path
    let values = path.values()
    let kept = zip(pages, values).prefix { page, value in
      page.value == value && type(of: page.value.base) == type(of: value.base)
    }.map(\.0)
    pages = kept + values.dropFirst(kept.count).map { ($0, Scope()) }
    destinations.begin()
    presented = []
    links = []
    shownValues = 0
    shownLinks = 0
  }

  /// The page on top of those that have been evaluated, if there is one more.
  func nextPage() -> PushedPage? {
    destinations.nextPage()
    if !presented.isEmpty { return presented.removeFirst() }
    return nextLink() ?? nextValue()
  }

  private func nextLink() -> PushedPage? {
    let linked = linked.value
    while shownLinks < linked.count, linked[shownLinks].valuesBelow <= shownValues {
      let index = shownLinks
      let page = linked[index]
      shownLinks += 1
      // Where its link has gone, a page has too.
      guard links.contains(ObjectIdentifier(page.link)) else { continue }
      return PushedPage(
        scope: page.scope, evaluate: { evaluation in page.link.evaluate?(&evaluation) },
        dismiss: { [weak self, weak scope = page.scope] in self?.pop(scope) })
    }
    return nil
  }

  private func nextValue() -> PushedPage? {
    guard shownValues < pages.count else { return nil }
    let below = shownValues
    let (value, scope) = pages[below]
    shownValues += 1
    let destination = destinations.find(for: value)
    return PushedPage(
      scope: scope, evaluate: { evaluation in destination?(value, &evaluation) },
      dismiss: { [weak self] in self?.pop(toValues: below) })
  }

  func push(_ value: AnyHashable) { path?.append(value) }

  func push(_ link: LinkSlot) {
    let below = path?.values().count ?? 0
    keepLinks { _ in true }
    linked.value.append(LinkedPage(link: link, scope: Scope(), valuesBelow: below))
  }

  func note(_ link: LinkSlot) { links.insert(ObjectIdentifier(link)) }

  func present(_ page: PushedPage) { presented.append(page) }

  private func pop(toValues count: Int) {
    keepLinks { $0.valuesBelow <= count }
    keepValues(count)
  }

  private func pop(_ scope: Scope?) {
    guard let index = linked.value.firstIndex(where: { $0.scope === scope }) else { return }
    let page = linked.value[index]
    linked.value.removeSubrange(index...)
    keepValues(page.valuesBelow)
  }

  private func keepValues(_ count: Int) {
    guard let path, path.values().count > count else { return }
    path.keep(count)
  }

  private func keepLinks(where isKept: (LinkedPage) -> Bool) {
    linked.value.removeAll { !links.contains(ObjectIdentifier($0.link)) || !isKept($0) }
  }
}
