/// A page with what is on top of it, as a screen and as what happens when its elements are used.
@MainActor
struct ShownPage {
  /// What can be used: the page on top.
  private(set) var top = Page()
  /// What has to be answered first.
  private(set) var alert: Presentation?
  /// The same as part of a screen.
  private(set) var shownAlert: Screen.Alert?
  private(set) var covered: [Screen] = []
  /// What is told of coming up and going.
  private(set) var appearances: [AppearanceSlot] = []

  /// Lets go of the page that is shown, before another one is.
  mutating func letGo() { top = Page() }

  /// Shows `page` from now on, with what is on top of it.
  mutating func show(_ page: consuming Page) {
    top = page.withBar()
    if alert != nil {
      alert = nil
      shownAlert = nil
    }
    if !covered.isEmpty { covered = [] }
    if !appearances.isEmpty { appearances = [] }
    // Most pages have nothing of the kind.
    if top.extras != nil { showPresentations() }
  }

  private mutating func showPresentations() {
    appearances = top.appearances
    while let next = top.presentations.min(by: { $0.order < $1.order }) {
      appearances += next.page.appearances
      guard next.kind == .sheet else {
        alert = next
        shownAlert = Screen.Alert(next)
        return
      }
      covered.append(Screen(title: top.title ?? "", elements: top.elements))
      top = next.asSheet()
    }
  }
}

extension Screen.Alert {
  fileprivate init(_ presentation: Presentation) {
    self.init(
      role: presentation.kind == .dialog ? .dialog : .alert, title: presentation.page.title ?? "",
      message: presentation.message, elements: presentation.page.elements)
  }
}

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
  consuming func withBar(showsBack: Bool = true) -> Page {
    if extras == nil { return self }
    let back = showsBack ? back : nil
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
