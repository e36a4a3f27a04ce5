/// What a tab is for, of no effect.
public struct TabRole: Sendable, Hashable {
  /// It searches.
  public static let search = TabRole()
}

/// A screen of a ``TabView``; elsewhere it is what it shows.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let value: Value?
  private let content: @MainActor () -> Content
  private let label: Label
  var badge: Text?
  var identifier: String?

  init(of value: Value?, content: @escaping @MainActor () -> Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Shows `content`, is chosen by `value`, and says `label`.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: value, content: content, label: label())
  }

  /// Adds the tab to those of the ``TabView`` around it.
  public func evaluate(in evaluation: inout Evaluation) {
    guard let tabs = evaluation.environment.tabs else { return content().evaluate(in: &evaluation) }
    tabs.add(label, tag: value.map { AnyHashable($0) }, in: &evaluation) { [content] in
      content().evaluate(in: &$0)
    }
    let badge = badge?.resolve(in: evaluation.environment.strings)
    tabs.change(from: tabs.entries.count - 1) { tab in
      tab.value = badge
      tab.identifier = identifier ?? tab.identifier
    }
  }
}

extension Tab where Label == HeadlessUI.Label<Text, Image> {
  /// Shows `content`, is chosen by `value`, and says `title`.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: value, content: content, label: Label(title, systemImage: systemImage))
  }

  /// Shows `content`, is chosen by `value`, and says `title`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: value, content: content, label: Label(title, systemImage: systemImage))
  }
}

extension Tab where Label == HeadlessUI.Label<Text, Image>, Value == Never {
  /// Shows `content` and says `title`.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: nil, content: content, label: Label(title, systemImage: systemImage))
  }

  /// Shows `content` and says `title`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(of: nil, content: content, label: Label(title, systemImage: systemImage))
  }
}
