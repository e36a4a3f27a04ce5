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

  /// A stack as `NavigationView` names its first page.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Root) { self.init(root: content) }

  /// A stack with a page for each value of `path`.
  public init<Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.root = root()
    self.path = PathAccess(
      values: { path.shown.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Path.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue = Path(path.wrappedValue.prefix($0)) })
  }

  /// A stack with a page for each value of `path`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: path.values, root: root)
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let stack = evaluation.slot(StackSlot())
    let outer = evaluation.environment
    evaluation.environment.navigator = stack
    stack.begin(path ?? stack.ownPath, in: evaluation.places)
    var page = evaluation.evaluatePage(in: stack.root) { evaluation in
      evaluation.beginEditMode()
      root.evaluate(in: &evaluation)
    }
    while let next = stack.nextPage() {
      let below = page
      evaluation.environment.dismiss = DismissAction(
        action: next.dismiss, place: ObjectIdentifier(next.place))
      page = evaluation.evaluatePage(in: next.place) { evaluation in
        evaluation.beginEditMode()
        next.evaluate(&evaluation)
      }
      page.back = page.isBackHidden ? nil : Back(label: below.title ?? "", action: next.dismiss)
      page.presentations = below.presentations + page.presentations
    }
    stack.end(in: evaluation.places)
    evaluation.environment = outer
    evaluation.group { $0.page.append(page) }
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
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content = { EmptyView() }, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public func addNodes(in evaluation: inout Evaluation) {
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
        if let value = value.base as? Value { evaluation.evaluate(value, written: destination) }
      }
    }
  }

  /// Pushes `destination` while `isPresented`.
  public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Content
  ) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      let source = evaluation.slot(PageSource())
      evaluation.environment.navigator?.show(
        source, while: isPresented, { $0.evaluate(written: destination) })
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

/// Reads and writes a path of any type.
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  /// Keeps only the given number of values from the start.
  let keep: @MainActor (Int) -> Void
}

/// The slot of a link or a `navigationDestination` that pushes a page of its own.
final class PageSource: Slot {}

/// The pages of a navigation stack, in the order in which they were pushed.
///
/// Pages of values and of sources may be mixed: the page of a source stays above the values that were on the stack when it was
/// pushed.
final class StackSlot: Slot {
  /// A page to evaluate.
  struct Next {
    let place: Place
    let evaluate: @MainActor (inout Evaluation) -> Void
    let dismiss: @MainActor () -> Void
  }

  private final class SourcePage {
    let source: PageSource
    let place = Place()
    /// The number of values below the page.
    var valuesBelow: Int

    init(of source: PageSource, above valuesBelow: Int) {
      (self.source, self.valuesBelow) = (source, valuesBelow)
    }
  }

  override func judge(in judge: inout Judge) {
    root.judge(in: &judge)
    for page in valuePages { page.place.judge(in: &judge) }
    for page in sourcePages { page.place.judge(in: &judge) }
  }

  let root = Place()
  let destinations = Destinations()
  private let ownValues = StateCell<[AnyHashable]>([])
  /// The number of pages that links have pushed and people have popped: what the nodes read of `sourcePages`.
  private let moves = StateCell(0)
  private var path: PathAccess?
  private var valuePages: [(value: AnyHashable, place: Place)] = []
  private var sourcePages: [SourcePage] = []
  /// The source pages of the last look.
  private var knownPages: [SourcePage] = []
  /// The sources on the pages that this look has evaluated. A `clear` takes the page of the source away.
  private var sources:
    [ObjectIdentifier: (
      evaluate: @MainActor (inout Evaluation) -> Void, clear: @MainActor () -> Void
    )] =
      [:]
  private var shownValues = 0
  private var shownSources = 0

  /// The path of a stack without a binding.
  var ownPath: PathAccess {
    PathAccess(
      values: { [ownValues] in ownValues.read() },
      append: { [ownValues] in ownValues.value.append($0) },
      keep: { [ownValues] count in ownValues.value.removeSubrange(count...) })
  }

  func begin(_ path: PathAccess, in places: Places) {
    self.path = path
    _ = moves.read()
    let values = path.values()
    let kept = zip(valuePages, values).prefix { page, value in
      page.value == value && type(of: page.value.base) == type(of: value.base)
    }.map(\.0)
    for page in valuePages.dropFirst(kept.count) { places.end(page.place) }
    valuePages = kept + values.dropFirst(kept.count).map { ($0, Place()) }
    for page in sourcePages { page.valuesBelow = min(page.valuesBelow, values.count) }
    destinations.begin(in: places.run)
    shownValues = 0
    shownSources = 0
  }

  /// The next page above those that have been evaluated.
  func nextPage() -> Next? {
    destinations.nextPage()
    return nextSourcePage() ?? nextValuePage()
  }

  /// Ends the pages whose source is gone or has taken its page away.
  func end(in places: Places) {
    sourcePages.removeAll { sources[ObjectIdentifier($0.source)] == nil }
    for page in knownPages where !sourcePages.contains(where: { $0 === page }) {
      places.end(page)
    }
    knownPages = sourcePages
    sources = [:]
  }

  private func nextSourcePage() -> Next? {
    while shownSources < sourcePages.count, sourcePages[shownSources].valuesBelow <= shownValues {
      let page = sourcePages[shownSources]
      shownSources += 1
      guard let source = sources[ObjectIdentifier(page.source)] else { continue }
      return Next(
        place: page.place, evaluate: source.evaluate,
        dismiss: { [weak self, weak page] in
          source.clear()
          if let page { self?.pop(page) }
        })
    }
    return nil
  }

  private func nextValuePage() -> Next? {
    guard shownValues < valuePages.count else { return nil }
    let below = shownValues
    let (value, place) = valuePages[below]
    shownValues += 1
    let destination = destinations.find(for: value)
    return Next(
      place: place, evaluate: { evaluation in destination?(value, &evaluation) },
      dismiss: { [weak self] in self?.pop(toValues: below) })
  }

  func push(_ value: AnyHashable) { path?.append(value) }

  func push(_ source: PageSource) {
    add(source)
    moves.value += 1
  }

  private func add(_ source: PageSource) {
    let values = path?.values().count ?? 0
    sourcePages.append(SourcePage(of: source, above: values))
  }

  /// Notes a source, whose page is shown once it has been pushed.
  func note(_ source: PageSource, _ evaluate: @escaping @MainActor (inout Evaluation) -> Void) {
    sources[ObjectIdentifier(source)] = (evaluate, {})
  }

  /// Shows the page of `source` while `isPresented`: on top, if it has just become so.
  func show(
    _ source: PageSource, while isPresented: Binding<Bool>,
    _ evaluate: @escaping @MainActor (inout Evaluation) -> Void
  ) {
    guard isPresented.shown else { return }
    if !sourcePages.contains(where: { $0.source === source }) { add(source) }
    sources[ObjectIdentifier(source)] = (evaluate, { isPresented.wrappedValue = false })
  }

  private func pop(toValues count: Int) {
    moves.value += 1
    sourcePages.removeAll { $0.valuesBelow > count }
    keepValues(count)
  }

  private func pop(_ page: SourcePage) {
    guard let index = sourcePages.firstIndex(where: { $0 === page }) else { return }
    moves.value += 1
    sourcePages.removeSubrange(index...)
    keepValues(page.valuesBelow)
  }

  private func keepValues(_ count: Int) {
    guard let path, path.values().count > count else { return }
    path.keep(count)
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
  private var run: AppRun?

  func begin(in run: AppRun) {
    self.run = run
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
      run?.report(
        """
        a navigation stack has no page for \(mention(value.base)); \
        put .navigationDestination(for: \(type).self) on a view inside it
        """)
    }
    return nil
  }
}
