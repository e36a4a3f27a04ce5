// How alerts and dialogs were spelled before their buttons were views.
extension View {
  /// Asks what `content` says while `isPresented`.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    asking(.alert, PresentationFlag(isPresented)) { content().question }
  }

  /// Asks what `content` says of `item` while there is one; another item is another alert.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    asking(.alert, PresentationFlag(item)) { item.wrappedValue.map { content($0).question } }
  }

  /// Offers what `content` says while `isPresented`.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    asking(.dialog, PresentationFlag(isPresented)) { content().question }
  }

  /// Offers what `content` says of `item` while there is one; another item is another dialog.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    asking(.dialog, PresentationFlag(item)) { item.wrappedValue.map { content($0).question } }
  }

  private func asking(
    _ kind: Presentation.Kind, _ flag: PresentationFlag,
    _ question: @escaping @MainActor () -> OlderQuestion?
  ) -> some View {
    modified { view, evaluation in
      view.evaluate(in: &evaluation)
      let id = flag.id()
      let question = id == nil ? nil : question()
      let strings = evaluation.environment.strings
      evaluation.present(
        kind, if: question != nil, about: id, title: question?.title.resolve(in: strings),
        dismiss: flag.clear
      ) { evaluation in
        question?.addButtons(to: &evaluation)
        evaluation.addSystemButton(to: kind)
        return question?.message?.resolve(in: strings)
      }
    }
  }
}
