extension View {
  /// Calls the page that the view is on `title`.
  @inlinable
  @inline(__always)
  public consuming func navigationTitle(_ title: Text) -> some View {
    ChangedView(self, TitleChange(title: title))
  }

  /// Calls the page that the view is on `title`.
  @inlinable
  @inline(__always)
  public consuming func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Calls the page that the view is on `title`.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Calls the page that the view is on what `title` holds; it cannot be renamed in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Says what page the stack shows for a value of `type`.
  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Content
  ) -> some View {
    modified { content, evaluation in
      content.evaluate(in: &evaluation)
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
      content.evaluate(in: &evaluation)
      evaluation.push(while: isPresented) { destination().evaluate(in: &$0) }
    }
  }

  /// Pushes `destination` of `item` while there is one.
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
  /// Pushes a page, evaluated by `content`, while `isPresented`.
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
