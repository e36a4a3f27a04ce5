extension View {
  /// Adds a search field above the view, and the suggestions while the person searches. The label
  /// of the field is `prompt`, or Search without a prompt; the identifier is `search`. Typing sets
  /// `isPresented`; the field is focused while `isPresented` is true.
  public func searchable<Suggestions: View>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: @escaping @MainActor () -> Suggestions = { EmptyView() }
  ) -> some View {
    searchSuggestions(suggestions).searchField(text, isPresented: isPresented, prompt: prompt)
  }

  public func searchable<Suggestions: View>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: @escaping @MainActor () -> Suggestions = { EmptyView() }
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, prompt: Text(prompt), suggestions: suggestions)
  }

  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Shows `suggestions` above the view while the person searches.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: @escaping @MainActor () -> Suggestions
  ) -> some View {
    modified { content, evaluation in
      evaluation.group { evaluation in
        let isSearching = evaluation.environment.isSearching
        evaluation.evaluate(branch: isSearching ? 0 : nil) { $0.evaluate(written: suggestions) }
        content(&evaluation)
      }
    }
  }

  /// Makes the view a button that types `completion` into the search field, and submits the search.
  public func searchCompletion(_ completion: String) -> some View {
    nodes { node, evaluation in
      let environment = evaluation.environment
      guard let complete = environment[SearchKey.self].complete else { return }
      node.becomeControl(
        .button, isEnabled: environment.isEnabled,
        .activate { [submit = environment.onSearch] in
          complete(completion)
          submit?()
        })
    }
  }

  /// Adds a picker of the parts to search, called Scope, above the view while the search field holds text.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: @escaping @MainActor () -> Scopes
  ) -> some View {
    modified { content, evaluation in
      evaluation.group { evaluation in
        // The view is evaluated first, because the field may be inside it.
        let nodes = evaluation.nodes(of: content)
        let isTyped = evaluation.searchText?.isEmpty == false
        evaluation.evaluate(branch: isTyped ? 0 : nil) {
          Picker("Scope", selection: scope, content: scopes).evaluate(in: &$0)
        }
        evaluation.page.nodes += nodes
      }
    }
  }

  private func searchField(
    _ text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?
  ) -> some View {
    modified { content, evaluation in
      let place = ObjectIdentifier(evaluation.slot(PlaceSlot()))
      let title = prompt ?? Text("Search")
      let typed = Binding(
        get: { text.wrappedValue },
        set: {
          isPresented?.wrappedValue = true
          text.wrappedValue = $0
        })
      let isFocused = isPresented?.shown ?? false
      let dismiss = DismissSearchAction(place: place) {
        isPresented?.wrappedValue = false
        text.wrappedValue = ""
      }
      let search = Search(
        text: text.shown, isActive: isFocused || !text.shown.isEmpty, dismiss: dismiss,
        complete: { typed.wrappedValue = $0 })
      evaluation.page.searchText = search.text
      evaluation.group { evaluation in
        var field = Element(
          role: .field, label: title.resolve(in: evaluation.strings), value: text.shown,
          identifier: "search")
        field.isFocused = isFocused
        evaluation.with({ $0.onSubmit = $0.onSearch }) { $0.addField(field, typed) }
        if evaluation.isForSpeech { evaluation.page.nodes.last?.note { $0.trait = .searchField } }
        evaluation.with({ $0[SearchKey.self] = search }, content)
      }
    }
  }
}

/// The place of a search field. It has no effect.
public enum SearchFieldPlacement: Sendable, Hashable {
  public enum NavigationBarDrawerDisplayMode: Sendable, Hashable { case automatic, always }

  case automatic, toolbar, sidebar, navigationBarDrawer

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// Ends searching: clears the search field and takes the focus from it. Does nothing without a search field.
@MainActor
public struct DismissSearchAction {
  /// The place of the search field. Each making of the field makes the action anew.
  fileprivate var place: ObjectIdentifier?
  fileprivate var action: (@MainActor () -> Void)?

  public func callAsFunction() {
    action?()
  }
}

extension DismissSearchAction: ComparedAsWhole {
  func isSame(as other: DismissSearchAction, _ care: Inputs.Care) -> Bool {
    place == other.place
  }
}

extension EnvironmentValues {
  /// Whether the surrounding search field holds text or is focused.
  public var isSearching: Bool { self[SearchKey.self].isActive }

  public var dismissSearch: DismissSearchAction { self[SearchKey.self].dismiss }

  /// Takes the search field away, for views that are not on its page.
  mutating func leaveSearch() {
    if self[SearchKey.self].complete != nil { self[SearchKey.self] = Search() }
  }
}

private struct Search {
  /// The text of the search field; nil without one.
  var text: String?
  var isActive = false
  var dismiss = DismissSearchAction()
  /// Types a text into the field.
  var complete: (@MainActor (String) -> Void)?
}

private struct SearchKey: EnvironmentKey {
  static let defaultValue = Search()
}

extension Evaluation {
  /// The text of the search field around or inside the view; nil if there is no field.
  var searchText: String? { environment[SearchKey.self].text ?? page.searchText }
}
