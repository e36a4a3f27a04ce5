import StateBinding

/// Several views, each of which is a page in a tab view with the style `page`.
@MainActor
protocol PageGroup {
  /// Calls `add` for each page, with the tag that the group gives it.
  func addPages(to add: PageCollector, in evaluation: inout Evaluation)
}

/// Adds a page with the tag that its group gives it.
typealias PageCollector = @MainActor (any View, AnyHashable?, inout Evaluation) -> Void

extension Evaluation {
  /// Calls `add` for each page in `view`.
  mutating func addPages(of view: some View, tag: AnyHashable? = nil, to add: PageCollector) {
    guard let group = view as? any PageGroup else { return add(view, tag, &self) }
    group.addPages(to: { add($0, $1 ?? tag, &$2) }, in: &self)
  }
}

extension EmptyView: PageGroup {
  func addPages(to add: PageCollector, in evaluation: inout Evaluation) {}
}

extension ViewPair: PageGroup {
  func addPages(to add: PageCollector, in evaluation: inout Evaluation) {
    evaluation.addPages(of: first, to: add)
    evaluation.addPages(of: next, to: add)
  }
}

extension Group: PageGroup {
  func addPages(to add: PageCollector, in evaluation: inout Evaluation) {
    evaluation.addPages(of: content, to: add)
  }
}

extension ConditionalContent: PageGroup {
  func addPages(to add: PageCollector, in evaluation: inout Evaluation) {
    switch self {
    case .first(let content):
      evaluation.evaluate(branch: 0) { $0.addPages(of: content, to: add) }
    case .second(let content):
      evaluation.evaluate(branch: 1) { $0.addPages(of: content, to: add) }
    }
  }
}

extension Optional: PageGroup where Wrapped: View {
  func addPages(to add: PageCollector, in evaluation: inout Evaluation) {
    evaluation.evaluate(branch: self == nil ? nil : 0) { evaluation in
      if let self { evaluation.addPages(of: self, to: add) }
    }
  }
}

extension ForEach: PageGroup where Content: View {
  func addPages(to add: PageCollector, in evaluation: inout Evaluation) {
    forEachRow(in: &evaluation) { row, id, evaluation in
      evaluation.addPages(of: row, tag: id, to: add)
    }
  }
}

extension ModifiedContent: PageGroup {
  /// Modifies each page of a group.
  func addPages(to add: PageCollector, in evaluation: inout Evaluation) {
    guard let group = content as? any PageGroup else { return add(self, tag, &evaluation) }
    let (modifier, tag) = (modifier, traits?.tag)
    group.addPages(
      to: { page, own, evaluation in add(page.modified(by: modifier), own ?? tag, &evaluation) },
      in: &evaluation)
  }
}

extension View {
  fileprivate func modified(by modifier: some ViewModifier) -> any View { self.modifier(modifier) }
}

extension View {
  /// With the style `page`, a tab view shows one of its pages, and a stepper called Page that moves between them. The other
  /// styles change nothing.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.isPaged, style is PageTabViewStyle)
  }
}

extension EnvironmentValues {
  /// Whether tab views show pages.
  var isPaged: Bool {
    get { self[PagedKey.self] }
    set { self[PagedKey.self] = newValue }
  }
}

private enum PagedKey: EnvironmentKey { static let defaultValue = false }
