extension View {
  /// Adds a field to search by above the view; typing into it sets `isPresented`, and it is selected while that is set.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, isPresented: isPresented, prompt: prompt)
  }

  /// Adds a field to search by above the view, called `prompt`; typing into it sets `isPresented`, and it is selected
  /// while that is set.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Adds a field to search by above the view, called `prompt`; typing into it sets `isPresented`, and it is selected
  /// while that is set.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchField(text, isPresented: isPresented, prompt: Text(prompt))
  }
}
