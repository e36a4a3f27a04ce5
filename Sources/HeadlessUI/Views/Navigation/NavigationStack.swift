/// Pages on top of one another; the last one is shown, and `back` leads to the one before.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root
  private let path: PathAccess?

  /// A stack that begins with `root` and keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// A stack that begins with `root`, with a page for each value of `path`.
  public init<Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Path.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue = Path(path.wrappedValue.prefix($0)) })
  }

  /// A stack that begins with `root`, with a page for each value of `path`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      keep: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) })
  }

  /// Adds the elements of the page on top.
  public func evaluate(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(StackSlot())
    let path = path ?? slot.ownPath
    let outer = evaluation.environment
    evaluation.environment.navigator = slot
    slot.begin(path)
    var page = evaluation.evaluatePage(in: slot.root) { root.evaluate(in: &$0) }
    while let next = slot.nextPage() {
      let label = page.title ?? ""
      let below = page
      evaluation.environment.dismiss = DismissAction(action: next.dismiss)
      page = evaluation.evaluatePage(in: next.scope, next.evaluate)
      page.back = page.isBackHidden ? nil : Back(label: label, action: next.dismiss)
      page.presentations = below.presentations + page.presentations
    }
    evaluation.environment = outer
    evaluation.page.append(page, depth: evaluation.layout.depth)
  }
}

/// The values of the pages of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// No pages but the first.
  public init() {}

  /// The pages for `values` on top of the first.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// How many pages there are on top of the first.
  public var count: Int { values.count }

  /// Whether only the first page is there.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the page for `value`.
  public mutating func append(_ value: some Hashable) {
    values.append(AnyHashable(value))
  }

  /// Pops the last `count` pages.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}

/// Reads and writes a path of any type.
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  /// Keeps so many of the first values.
  let keep: @MainActor (Int) -> Void
}
