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

/// The page that one look at a window showed, with the sheets and the alert on top of it.
///
/// Nothing here evaluates a view: it is about that look.
@MainActor
package final class WindowPage {
  /// The page that can be used: the one on top, below the alert.
  private var top = Page()
  private var alert: Presentation?
  /// The screens beneath the top, the lowest first.
  private var covered: [Screen] = []
  /// The views to tell when they come up and go.
  private(set) var appearances: [AppearanceSlot] = []

  init() {}

  /// `page` with what is on top of it.
  init(_ page: consuming Page) {
    top = page.withBar()
    appearances = top.appearances
    while let next = top.firstPresentation {
      appearances += next.page.appearances
      guard next.kind == .sheet else {
        alert = next
        return
      }
      covered.append(Screen(title: top.title ?? "", elements: top.elements))
      top = next.asSheet()
    }
  }

  /// What a person saw.
  package private(set) lazy var screen = Screen(
    title: top.title ?? "", elements: top.elements, alert: alert.map { Screen.Alert($0) },
    covered: covered)

  /// Does `input` to the element at `index` of what is reachable: the alert's elements if there is one, else the screen's.
  package func send(_ input: ScreenInput, to index: Int) throws(ScreenInputError) {
    guard let alert else { return try top.handler(usableAt: index).perform(input) }
    let handler = try alert.page.handler(usableAt: index)
    let isAnswer = input == .tap && Screen.Alert.isButton(alert.page.elements[index].role)
    try handler.perform(input)
    if isAnswer { alert.dismiss() }
  }

  /// Whether `input` would do something to the element at `index` of what is reachable.
  package func accepts(_ input: ScreenInput, at index: Int) -> Bool {
    let page = alert?.page ?? top
    return (try? page.handler(usableAt: index))?.accepts(input) ?? false
  }

  /// Whether there is a way back: to the page before, or off a sheet.
  package var canGoBack: Bool { alert == nil && top.back != nil }

  /// Goes back to the page before, or closes the sheet.
  package func goBack() {
    if canGoBack { top.back?.action() }
  }

  /// Whether the screen can be loaded anew.
  package var canRefresh: Bool { alert == nil && top.refresh != nil }

  /// Begins to load the screen anew.
  package func refresh() {
    guard canRefresh, let refresh = top.refresh else { return }
    _ = CountedTask(of: "refreshable") { await refresh() }
  }

  /// Shows more rows of the lists that have more; false if none has.
  @discardableResult
  package func showMore() -> Bool {
    guard alert == nil else { return false }
    var isMore = false
    for (_, handler) in top.handlers {
      if case .more(let action) = handler {
        isMore = true
        action()
      }
    }
    return isMore
  }
}

extension Page {
  /// The presentation that came up first: what came later waits until it has gone.
  fileprivate var firstPresentation: Presentation? {
    presentations.min { $0.order < $1.order }
  }

  /// The page below its navigation bar, if it has one.
  @MainActor
  fileprivate consuming func withBar(showsBack: Bool = true) -> Page {
    let back = showsBack ? back : nil
    let tools = shownTools
    if back == nil && tools.isEmpty { return self }
    var bar = Page()
    bar.elements = [Element(role: .navigationBar, label: title ?? "", value: back?.label)]
    for tool in tools { bar.append(tool.page, depth: 1) }
    var rest = self
    rest.tools = []
    bar.append(rest)
    return bar
  }

  fileprivate func below(_ element: Element) -> Page {
    var page = Page()
    page.elements = [element]
    page.append(self)
    return page
  }

  /// What happens when the element at `index` is used.
  fileprivate func handler(usableAt index: Int) throws(ScreenInputError) -> Handler {
    guard elements.indices.contains(index) else { throw .noElement }
    guard elements[index].isEnabled else { throw .disabled }
    guard let handler = handler(at: index) else { throw .notPossible }
    return handler
  }
}

@MainActor
extension Presentation {
  /// Its page, below an element that says that it is a sheet.
  fileprivate func asSheet() -> Page {
    var page = page
    let canGoBack = canGoBack && !page.isDismissDisabled
    let sheet = Element(role: .sheet, label: page.title ?? "", isEnabled: canGoBack)
    if page.back != nil { return page.withBar().below(sheet) }
    if canGoBack { page.back = Back(label: "", action: dismiss) }
    return page.tools.isEmpty ? page.below(sheet) : page.withBar(showsBack: false).below(sheet)
  }
}

extension Screen.Alert {
  fileprivate init(_ presentation: Presentation) {
    self.init(
      role: presentation.kind == .dialog ? .dialog : .alert, title: presentation.page.title ?? "",
      message: presentation.message, elements: presentation.page.elements)
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
