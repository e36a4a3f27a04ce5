import StateBinding

/// Something that a person does to an element of a screen.
public enum ScreenInput: Sendable, Equatable {
  /// Taps it.
  case tap
  /// Types a text into it, in the place of what it held.
  case type(String)
  /// Submits what was typed into it.
  case submit
  /// Changes it between on and off.
  case toggle
  /// Takes the next value, or the one before.
  case increase, decrease
}

/// Why something cannot be done to a screen.
public enum ScreenInputError: Error, Equatable {
  /// The screen has no such element.
  case noElement
  /// The element cannot be used now.
  case disabled
  /// The element does nothing of the kind.
  case notPossible
}

extension UIWindow {
  /// Does `input` to the element at `index` of what is reachable: the alert's elements if there is one, else the screen's.
  public final func send(_ input: ScreenInput, to index: Int) throws(ScreenInputError) {
    comeToRest()
    guard let alert = page.alert else {
      return try page.top.handler(usableAt: index).perform(input)
    }
    let handler = try alert.page.handler(usableAt: index)
    let isAnswer = input == .tap && alert.page.elements[index].role == .button
    try handler.perform(input)
    if isAnswer { alert.dismiss() }
  }

  /// Whether there is a way back: to the page before, or off a sheet.
  public final var canGoBack: Bool { current.alert == nil && current.top.back != nil }

  /// Goes back to the page before, or closes the sheet.
  public final func goBack() {
    guard canGoBack else { return }
    current.top.back?.action()
  }

  /// Whether the screen can be loaded anew.
  public final var canRefresh: Bool { current.alert == nil && current.top.refresh != nil }

  /// Begins to load the screen anew.
  public final func refresh() {
    guard canRefresh, let refresh = current.top.refresh else { return }
    _ = CountedTask(of: "refreshable") { await refresh() }
  }

  /// Whether `input` would do something to the element at `index` of what is reachable.
  public final func accepts(_ input: ScreenInput, at index: Int) -> Bool {
    let current = current
    let page = current.alert?.page ?? current.top
    return (try? page.handler(usableAt: index))?.accepts(input) ?? false
  }

  /// Shows more rows of the lists that have more; whether there was one.
  @discardableResult
  public final func showMore() -> Bool {
    let current = current
    guard current.alert == nil else { return false }
    var isMore = false
    for (_, handler) in current.top.handlers {
      if case .more(let action) = handler {
        isMore = true
        action()
      }
    }
    return isMore
  }
}

extension Page {
  /// What happens when the element at `index` is used, which is there and can be.
  fileprivate func handler(usableAt index: Int) throws(ScreenInputError) -> Handler {
    guard elements.indices.contains(index) else { throw .noElement }
    guard elements[index].isEnabled else { throw .disabled }
    guard let handler = handler(at: index) else { throw .notPossible }
    return handler
  }
}

extension Handler {
  fileprivate func accepts(_ input: ScreenInput) -> Bool {
    switch (self, input) {
    case (.activate, .tap), (.toggle, .toggle), (.toggle, .tap), (.edit, .type): true
    case (.edit(_, let submit, _), .submit): submit != nil
    case (.step(let increase, _), .increase): increase != nil
    case (.step(_, let decrease), .decrease): decrease != nil
    default: false
    }
  }

  @MainActor
  fileprivate func perform(_ input: ScreenInput) throws(ScreenInputError) {
    switch (self, input) {
    case (.activate(let action), .tap): action()
    case (.toggle(let isOn), .toggle), (.toggle(let isOn), .tap): isOn.wrappedValue.toggle()
    case (.edit(let text, _, let focus), .type(let new)):
      focus?()
      text.wrappedValue = new
    case (.edit(_, let submit?, let focus), .submit):
      focus?()
      submit()
    case (.step(let action?, _), .increase), (.step(_, let action?), .decrease): action()
    default: throw .notPossible
    }
  }
}
