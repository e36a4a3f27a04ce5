/// A page with what is on top of it, as a screen and as what happens when its elements are used.
@MainActor
struct ShownPage {
  /// What can be used: the page on top.
  private(set) var top = Page()
  /// What most pages have nothing of.
  private var rest: Rest?

  private final class Rest {
    var alert: Presentation?
    var shownAlert: Screen.Alert?
    var covered: [Screen] = []
    var appearances: [AppearanceSlot]

    init(appearances: [AppearanceSlot]) {
      self.appearances = appearances
    }
  }

  /// Nothing.
  init() {}

  /// `page` with what is on top of it.
  init(_ page: consuming Page) {
    top = page.withBar()
    if top.extras != nil { showPresentations() }
  }

  /// What has to be answered first.
  var alert: Presentation? { rest?.alert }
  /// The same as part of a screen.
  var shownAlert: Screen.Alert? { rest?.shownAlert }
  /// The screens beneath it, the lowest first.
  var covered: [Screen] { rest?.covered ?? [] }
  /// What is told of coming up and going.
  var appearances: [AppearanceSlot] { rest?.appearances ?? [] }

  private mutating func showPresentations() {
    let rest = Rest(appearances: top.appearances)
    self.rest = rest
    while let next = top.firstPresentation {
      if next.page.extras != nil { rest.appearances += next.page.appearances }
      guard next.kind == .sheet else {
        rest.shownAlert = Screen.Alert(next)
        rest.alert = next
        return
      }
      rest.covered.append(Screen(title: top.title ?? "", elements: top.elements))
      top = next.asSheet()
    }
  }
}

extension Page {
  /// What came up first of what is to be shown on top of it; mostly there is one.
  fileprivate var firstPresentation: Presentation? {
    let all = presentations
    return all.count < 2 ? all.first : all.min { $0.order < $1.order }
  }
}

extension Screen.Alert {
  fileprivate init(_ presentation: Presentation) {
    self.init(
      role: presentation.kind == .dialog ? .dialog : .alert, title: presentation.page.title ?? "",
      message: presentation.message, elements: presentation.page.elements)
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

extension Page {
  /// The page below its navigation bar, where it has one.
  @MainActor consuming func withBar(showsBack: Bool = true) -> Page {
    if extras == nil { return self }
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
}
