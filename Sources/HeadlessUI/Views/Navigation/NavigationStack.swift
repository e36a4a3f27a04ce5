import StateBinding

/// A stack of pages. The last page is shown, and `back` leads to the page below.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root
  private let path: PathAccess?

  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// A stack with a page for each value of `path`.
  public init<Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Path.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue = Path(path.wrappedValue.prefix($0)) })
  }

  /// A stack with a page for each value of `path`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      keep: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) })
  }

  public func evaluate(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(StackSlot())
    let path = path ?? slot.ownPath
    let outer = evaluation.environment
    evaluation.environment.navigator = slot
    slot.begin(path)
    var page = evaluation.evaluatePage(in: slot.root) { evaluation in
      evaluation.beginEditMode()
      root.evaluate(in: &evaluation)
    }
    while let next = slot.nextPage() {
      let label = page.title ?? ""
      let below = page
      evaluation.environment.dismiss = DismissAction(action: next.dismiss)
      page = evaluation.evaluatePage(in: next.scope) { evaluation in
        evaluation.beginEditMode()
        next.evaluate(&evaluation)
      }
      page.back = page.isBackHidden ? nil : Back(label: label, action: next.dismiss)
      page.presentations = below.presentations + page.presentations
    }
    evaluation.environment = outer
    evaluation.page.append(page, depth: evaluation.layout.depth)
  }
}

/// SwiftUI's older spelling.
public typealias NavigationView = NavigationStack

/// Columns: the first is a navigation stack, and the others follow while the stack shows its root.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail
    )
  }

  public func evaluate(in evaluation: inout Evaluation) {
    NavigationStack { sidebar }.evaluate(in: &evaluation)
    let isAtRoot = evaluation.page.back == nil
    evaluation.evaluate(branch: isAtRoot ? 0 : nil) { evaluation in
      content.evaluate(in: &evaluation)
      detail.evaluate(in: &evaluation)
    }
  }
}

/// The columns that a split view shows. It has no effect.
public enum NavigationSplitViewVisibility: Sendable, Hashable {
  case automatic, all, doubleColumn, detailOnly
}

/// The values for the pages of a navigation stack. Their types may differ.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable] = []

  public init() {}

  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// The number of pages on top of the root.
  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  public mutating func append(_ value: some Hashable) {
    values.append(AnyHashable(value))
  }

  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}

extension View {
  /// Makes the page that the stack shows for a value of `type`.
  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Content
  ) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      let destinations = evaluation.environment.navigator?.destinations
      destinations?.register(ObjectIdentifier(type)) { value, evaluation in
        guard let value = value.base as? Value else { return }
        destination(value).evaluate(in: &evaluation)
      }
    }
  }

  /// Pushes `destination` while `isPresented`.
  public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Content
  ) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      evaluation.push(while: isPresented) { destination().evaluate(in: &$0) }
    }
  }

  /// Pushes `destination` while `item` is not nil.
  public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Content
  ) -> some View {
    navigationDestination(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) {
      if let item = item.wrappedValue { destination(item).id(item) }
    }
  }
}

extension Evaluation {
  /// Pushes the page that `content` evaluates, while `isPresented`.
  mutating func push(
    while isPresented: Binding<Bool>, _ content: @escaping @MainActor (inout Evaluation) -> Void
  ) {
    let slot = slot(PresentationSlot())
    guard isPresented.wrappedValue else {
      _ = slot.goDown()
      return
    }
    _ = slot.comeUp()
    environment.navigator?.present(
      PushedPage(
        scope: slot.content, evaluate: content, dismiss: { isPresented.wrappedValue = false }))
  }
}

private struct NavigatorKey: EnvironmentKey {
  static let defaultValue: StackSlot? = nil
}

extension EnvironmentValues {
  /// The navigation stack around the view.
  var navigator: StackSlot? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Reads and writes a path of any type.
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  /// Keeps only the given number of values from the start.
  let keep: @MainActor (Int) -> Void
}

struct PushedPage {
  let scope: Scope
  let evaluate: @MainActor (inout Evaluation) -> Void
  let dismiss: @MainActor () -> Void
}

/// The pages of a navigation stack.
///
/// Values and links may be mixed: the page of a link stays above the values that were on the stack when it was pushed.
final class StackSlot: Slot {
  private struct LinkedPage {
    let link: LinkSlot
    let scope: Scope
    /// The number of values below the page.
    let valuesBelow: Int
  }

  let root = Scope()
  private let own = StateCell<[AnyHashable]>([])
  private let linked = StateCell<[LinkedPage]>([])
  private var path: PathAccess?
  private var pages: [(value: AnyHashable, scope: Scope)] = []
  private var presented: [PushedPage] = []
  /// The links on the pages that have been evaluated.
  private var links: Set<ObjectIdentifier> = []
  private var shownValues = 0
  private var shownLinks = 0
  let destinations = Destinations()

  /// The path of a stack without a binding.
  var ownPath: PathAccess {
    PathAccess(
      values: { [own] in own.value },
      append: { [own] in own.value.append($0) },
      keep: { [own] in own.value = Array(own.value.prefix($0)) })
  }

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

  /// The next page above those that have been evaluated. Pages of bindings come first, then links and values.
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
      // The page of a link disappears with the link.
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

  /// Keeps the page of `link`, because this evaluation still shows the link.
  func note(_ link: LinkSlot) { links.insert(ObjectIdentifier(link)) }

  /// Shows `page` in this evaluation.
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

/// Evaluates the page for a value.
typealias Destination = @MainActor (AnyHashable, inout Evaluation) -> Void

/// The pages of a navigation stack for values, by the types of the values.
@MainActor
final class Destinations {
  private var known: [ObjectIdentifier: (page: Int, destination: Destination)] = [:]
  private var page = 0
  private var missing: Set<ObjectIdentifier> = []

  func begin() {
    known = [:]
    page = 0
  }

  /// Counts later registrations as those of the next page.
  func nextPage() { page += 1 }

  /// Registers the page for a value of `type`; a registration on a page below wins.
  func register(_ type: ObjectIdentifier, _ destination: @escaping Destination) {
    if let earlier = known[type], earlier.page < page { return }
    known[type] = (page, destination)
  }

  /// The destination for `value`. Returns nil without a registration, and reports that once for each type.
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
