extension View {
  /// Shows `content` on top while `isPresented`; `back` closes it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(PresentationFlag(isPresented), canGoBack: true, onDismiss: onDismiss, content: content)
  }

  /// Shows `content` on top while `item` is not nil. A new item is a new sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(PresentationFlag(item), canGoBack: true, onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  /// Shows `content` on top while `isPresented`; the person cannot go back from it.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(PresentationFlag(isPresented), canGoBack: false, onDismiss: onDismiss, content: content)
  }

  /// Shows `content` on top while `item` is not nil. A new item is a new cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(PresentationFlag(item), canGoBack: false, onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  /// Shows `content` as a sheet. The anchor and the edge of the arrow have no effect.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Shows `content` as a sheet.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Keeps `back` from closing the sheet that the view is on.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      if isDisabled { evaluation.page.isDismissDisabled = true }
    }
  }

  private func sheet<Content: View>(
    _ flag: PresentationFlag, canGoBack: Bool, onDismiss: (@MainActor () -> Void)?,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified { view, evaluation in
      view(&evaluation)
      let id = flag.id()
      guard let slot = evaluation.presentationSlot(if: id != nil, about: id) else { return }
      evaluation.present(
        .sheet, in: slot, canGoBack: canGoBack, dismiss: flag.clear, onDismiss: onDismiss
      ) { evaluation in
        content().evaluate(in: &evaluation)
        return nil
      }
    }
  }
}

/// The target of a popover's arrow. It has no effect.
public enum PopoverAttachmentAnchor: Sendable {
  public enum Source: Sendable { case bounds }

  case rect(Source)
  case point(UnitPoint)
}

/// A binding that presents something while it is true or holds an item.
@MainActor
struct PresentationFlag {
  /// Nil while nothing is presented. A new id is a new presentation.
  let id: @MainActor () -> AnyHashable?
  let clear: @MainActor () -> Void

  init(_ isPresented: Binding<Bool>) {
    id = { isPresented.wrappedValue ? true : nil }
    clear = { isPresented.wrappedValue = false }
  }

  init<Item: Identifiable>(_ item: Binding<Item?>) {
    id = { item.wrappedValue.map { AnyHashable($0.id) } }
    clear = { item.wrappedValue = nil }
  }
}

/// The state of a presentation at its place: whether it is shown, since when, and the state of its views.
final class PresentationSlot: Slot {
  /// The position among all presentations that were ever shown; nil while this one is not shown.
  private(set) var order: Int?
  private(set) var content = Scope()
  private var id: AnyHashable?
  fileprivate var onDismiss: (@MainActor () -> Void)?

  fileprivate func isUp(aboutOtherThan id: AnyHashable?) -> Bool { order != nil && self.id != id }

  /// Marks the presentation as shown for `id` and returns its position.
  @discardableResult
  func comeUp(about id: AnyHashable? = nil) -> Int {
    if let order { return order }
    self.id = id
    let order = Presentation.nextOrder()
    self.order = order
    return order
  }

  /// Marks the presentation as gone, and returns whether it was shown.
  func goDown() -> Bool {
    guard order != nil else { return false }
    order = nil
    content = Scope()
    return true
  }
}

extension Evaluation {
  /// The slot of the view's presentation if `isUp`; nil if it is not shown. A new id is a new presentation.
  mutating func presentationSlot(
    if isUp: Bool, about id: AnyHashable? = nil
  ) -> PresentationSlot? {
    let slot = slot(PresentationSlot())
    if !isUp || slot.isUp(aboutOtherThan: id) {
      if slot.goDown(), let onDismiss = slot.onDismiss { effects.append(onDismiss) }
    }
    if isUp { slot.comeUp(about: id) }
    return isUp ? slot : nil
  }

  /// Presents the page that `content` evaluates, with the message that `content` returns.
  mutating func present(
    _ kind: Presentation.Kind, in slot: PresentationSlot, title: String? = nil,
    canGoBack: Bool = true, dismiss: @escaping @MainActor () -> Void,
    onDismiss: (@MainActor () -> Void)? = nil, content: (inout Evaluation) -> String?
  ) {
    let order = slot.comeUp()
    slot.onDismiss = onDismiss
    var message: String?
    var content = evaluateModal(in: slot.content, dismiss: dismiss) { message = content(&$0) }
    if let title { content.title = title }
    page.presentations.append(
      Presentation(
        kind: kind, order: order, message: message, page: content, canGoBack: canGoBack,
        dismiss: dismiss))
  }

  private mutating func evaluateModal(
    in scope: Scope, dismiss: @escaping @MainActor () -> Void,
    _ content: (inout Evaluation) -> Void
  ) -> Page {
    let outer = environment
    // The presented page does not inherit these values from the view that presents it.
    environment.isEnabled = true
    environment.navigator = nil
    environment.onSubmit = nil
    environment.onSearch = nil
    environment.tabs = nil
    environment.dismiss = DismissAction(action: dismiss)
    let page = evaluatePage(in: scope) { evaluation in
      evaluation.beginEditMode()
      content(&evaluation)
    }
    environment = outer
    return page
  }
}
