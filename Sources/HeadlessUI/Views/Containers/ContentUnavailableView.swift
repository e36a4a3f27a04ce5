/// A heading that says that there is nothing to show, a description, and the actions that may help.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  private let label: Label
  private let description: Description
  private let actions: Actions
  /// Whether the heading says what was searched for.
  private var isSearch = false

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.group { evaluation in
      let searched = isSearch ? evaluation.searchText ?? "" : ""
      let title =
        searched.isEmpty
        ? evaluation.label(of: label)
        : Text("No Results for “\(searched)”").resolve(in: evaluation.strings)
      evaluation.add(Node(Element(role: .heading, label: title)))
      description.evaluate(in: &evaluation)
      actions.evaluate(in: &evaluation)
    }
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Says that the search of the page found nothing.
  public static var search: Self { nothingFound("No Results", isSearch: true) }

  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> Self {
    nothingFound(text.isEmpty ? "No Results" : "No Results for “\(text)”")
  }

  private static func nothingFound(_ title: LocalizedStringKey, isSearch: Bool = false) -> Self {
    var view = Self(
      title, systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
    view.isSearch = isSearch
    return view
  }
}
