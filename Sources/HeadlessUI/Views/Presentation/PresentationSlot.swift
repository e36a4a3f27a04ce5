import StateBinding

/// Whether something is up at a place, since when, and what its views keep.
final class PresentationSlot: Slot {
  private static var count = 0

  // Unchecked, for the reason that `Slot` gives.
  @exclusivity(unchecked) private(set) var order: Int?
  @exclusivity(unchecked) private(set) var content = Scope()
  /// What it is about.
  @exclusivity(unchecked) private var id: AnyHashable?
  @exclusivity(unchecked) var onDismiss: (@MainActor () -> Void)?

  /// Whether it is up about something else than `id`.
  func isUp(aboutOtherThan id: AnyHashable?) -> Bool { order != nil && self.id != id }

  /// It is up about `id`: the order in which it came, of all that ever came up.
  func comeUp(about id: AnyHashable? = nil) -> Int {
    if let order { return order }
    self.id = id
    let order = Self.nextOrder()
    self.order = order
    return order
  }

  /// The place in the order of all that ever came up.
  static func nextOrder() -> Int {
    count += 1
    return count
  }

  /// It is not up: whether it was until now.
  func goDown() -> Bool {
    guard order != nil else { return false }
    order = nil
    content = Scope()
    return true
  }
}

extension Evaluation {
  /// Presents what `content` evaluates to, on top of the page, where `isUp`; another `id` is another presentation.
  mutating func present(
    _ kind: Presentation.Kind, if isUp: Bool, about id: AnyHashable? = nil, title: String? = nil,
    canGoBack: Bool = true, dismiss: @escaping @MainActor () -> Void,
    onDismiss: (@MainActor () -> Void)? = nil, content: (inout Evaluation) -> String?
  ) {
    let slot = slot(PresentationSlot())
    if !isUp || slot.isUp(aboutOtherThan: id) { presentNothing(in: slot) }
    guard isUp else { return }
    let order = slot.comeUp(about: id)
    slot.onDismiss = onDismiss
    var message: String?
    var content = evaluateModal(in: slot.content, dismiss: dismiss) { message = content(&$0) }
    if let title { content.title = title }
    page.presentations.append(
      Presentation(
        kind: kind, order: order, message: message, page: content, canGoBack: canGoBack,
        dismiss: dismiss))
  }

  mutating func presentNothing(in slot: PresentationSlot) {
    if slot.goDown(), let onDismiss = slot.onDismiss { effects.append(onDismiss) }
  }

  private mutating func evaluateModal(
    in scope: Scope, dismiss: @escaping @MainActor () -> Void,
    _ content: (inout Evaluation) -> Void
  ) -> Page {
    // What is presented is not inside of what presents it.
    let outer = (
      exchange(&environment.isEnabled, with: true),
      exchange(&environment.navigator, with: nil),
      exchange(&environment.onSubmit, with: nil),
      exchange(&environment.onSearch, with: nil),
      exchange(&environment.tabs, with: nil),
      exchange(&environment.dismiss, with: DismissAction(action: dismiss))
    )
    let page = evaluatePage(in: scope, content)
    (
      environment.isEnabled, environment.navigator, environment.onSubmit, environment.onSearch,
      environment.tabs, environment.dismiss
    ) = outer
    return page
  }
}
