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
    name: StaticString = #function, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified(name: name) { view, evaluation in
      view(&evaluation)
      let slot = evaluation.slot(PresentationSlot())
      guard let id = flag.id() else { return slot.end(in: evaluation.places) }
      evaluation.present(
        .sheet, about: id, in: slot, dismiss: flag.clear, onDismiss: onDismiss
      ) { presentation, evaluation in
        presentation.canGoBack = canGoBack
        evaluation.beginEditMode()
        evaluation.evaluate(written: content)
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
    id = { isPresented.shown ? true : nil }
    clear = { isPresented.wrappedValue = false }
  }

  init<Item: Identifiable>(_ item: Binding<Item?>) {
    id = { item.shown.map { AnyHashable($0.id) } }
    clear = { item.wrappedValue = nil }
  }
}

/// One presentation: from when a binding shows it until the binding takes it away, or shows another item.
private final class PresentationLife: LifeSlot {
  let id: AnyHashable?
  let order: Int
  let place = Place()

  init(of id: AnyHashable?, order: Int) {
    (self.id, self.order) = (id, order)
  }
}

/// The presentation of a view, if there is one.
final class PresentationSlot: Slot {
  private var current: PresentationLife?
  /// The question that is shown, if it is about data.
  var question: Any?

  override func judge(in judge: inout Judge) { current?.place.judge(in: &judge) }

  /// The presentation of `id`, which begins with this look unless it was shown already. A new id is a new presentation.
  fileprivate func presentation(of id: AnyHashable?, in places: Places) -> PresentationLife {
    if let current, current.id == id { return current }
    end(in: places)
    let new = PresentationLife(of: id, order: places.nextPresentation())
    current = new
    return new
  }

  func end(in places: Places) {
    guard let life = current else { return }
    places.end(life.place)
    (current, question) = (nil, nil)
  }
}

extension Evaluation {
  /// Presents the page that `content` evaluates. `content` completes the presentation.
  mutating func present(
    _ kind: Presentation.Kind, about id: AnyHashable?, in slot: PresentationSlot,
    dismiss: @escaping @MainActor () -> Void, onDismiss: (@MainActor () -> Void)? = nil,
    _ content: (inout Presentation, inout Evaluation) -> Void
  ) {
    let life = slot.presentation(of: id, in: places)
    var presentation = Presentation(
      kind: kind, order: life.order, page: Page(), dismiss: dismiss)
    presentation.page = evaluateModal(in: life.place, dismiss: dismiss) { evaluation in
      content(&presentation, &evaluation)
    }
    var shown = Life(slot: life)
    if let onDismiss { shown.disappear = { [unowned places] in places.tell(onDismiss) } }
    presentation.page.lives.append(shown)
    page.presentations.append(presentation)
  }

  private mutating func evaluateModal(
    in place: Place, dismiss: @escaping @MainActor () -> Void,
    _ content: (inout Evaluation) -> Void
  ) -> Page {
    let outer = environment
    // The presented page does not inherit these values from the view that presents it.
    environment.isEnabled = true
    environment.navigator = nil
    environment.onSubmit = nil
    environment.onSearch = nil
    environment.leaveSearch()
    environment.dismiss = DismissAction(action: dismiss, place: ObjectIdentifier(place))
    let page = evaluatePage(in: place, content)
    environment = outer
    return page
  }
}
