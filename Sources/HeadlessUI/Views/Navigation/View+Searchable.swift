extension View {
  /// Adds a field to search by above the view; what it asks for is its name, else Search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt: prompt)
  }

  /// Adds a field to search by above the view, called `prompt`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field to search by above the view, called `prompt`.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field to search by above the view.
  func searchField(
    _ text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?
  ) -> some View {
    modified { content, evaluation in
      let title = prompt ?? Text("Search")
      let index = evaluation.page.elements.count
      let typed = Binding(
        get: { text.wrappedValue },
        set: {
          isPresented?.wrappedValue = true
          text.wrappedValue = $0
        })
      evaluation.with({
        $0.onSubmit = $0.onSearch
      }) { evaluation in
        let label = title.resolve(in: evaluation.environment.strings)
        evaluation.addField(.field, label, value: text.wrappedValue, typed)
      }
      let isSelected = isPresented?.wrappedValue ?? false
      evaluation.page.elements[index].isSelected = isSelected
      let dismiss = DismissSearchAction {
        isPresented?.wrappedValue = false
        text.wrappedValue = ""
      }
      let searching = Searching(isOn: isSelected || !text.wrappedValue.isEmpty, dismiss: dismiss)
      evaluation.with({ $0[SearchingKey.self] = searching }) { content.evaluate(in: &$0) }
    }
  }
}

/// Where the field to search by stands, of no effect.
public struct SearchFieldPlacement: Sendable, Hashable {
  /// Whether the field is there at all times.
  public enum NavigationBarDrawerDisplayMode: Sendable, Hashable {
    /// As is usual, or at all times.
    case automatic, always
  }

  /// As is usual.
  public static let automatic = SearchFieldPlacement()
  /// In the tools.
  public static let toolbar = SearchFieldPlacement()
  /// At the side.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}
