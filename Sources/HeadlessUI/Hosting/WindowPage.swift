import StateBinding

/// The page of the last look at a window, with the sheets and the alert on top.
///
/// Its members never evaluate the views again.
@MainActor
package final class WindowPage {
  /// The topmost page, without the alert.
  private var top: LaidOutPage?
  private var alert: LaidOutPage?
  /// The views that are shown.
  private(set) var lives: [Life] = []
  /// The screen that the person saw.
  package private(set) var screen = Screen()
  /// The number of looks so far: as long as it is the same, so is the page.
  package private(set) var looks = 0

  /// Looks again: `make` makes the new page, with its presentations. `strings` translate the word that closes a sheet, and choose
  /// the language of the marks.
  func renew(in strings: StringCatalogue, _ make: () -> Page) {
    looks += 1
    var page = make()
    lives = page.lives
    if let top, alert == nil, screen.covered.isEmpty, page.isPlain,
      let roots = top.roots, page.nodes.elementsEqual(roots, by: ===),
      screen.title == page.title ?? "",
      (page.refresh != nil) == screen.canRefresh
    {
      return
    }
    letGo(of: replace(&top, with: nil))
    letGo(of: replace(&alert, with: nil))
    let roots = page.isPlain ? page.nodes : nil
    var covered: [Screen] = []
    var question: Presentation?
    if page.isBarHidden { page.back = nil }
    page.addBar()
    while let next = page.takeFirstPresentation() {
      lives += next.page.lives
      if next.kind != .sheet {
        question = next
        break
      }
      covered.append(Screen(title: page.title ?? "", elements: FlatNodes(page.nodes).elements))
      page = next.asSheet(closing: strings.text(forSystem: Element.close))
    }
    let title = page.title ?? ""
    let top = LaidOutPage(replace(&page, with: Page()), of: roots, sharing: screen.elements)
    self.top = top
    var shown: Screen.Alert?
    if let question {
      let page = LaidOutPage(question.page, dismiss: question.dismiss)
      shown = Screen.Alert(question, page.elements)
      alert = page
    }
    screen = Screen(
      title: title, elements: top.elements, alert: shown, covered: covered,
      canRefresh: top.refresh != nil)
    screen.marks = strings.marks
  }

  /// What VoiceOver reads of `page`, which was evaluated for speech.
  func spokenElements(in strings: StringCatalogue, _ page: consuming Page) -> [SpokenElement] {
    var page = page
    if page.isBarHidden { page.back = nil }
    page.addBar()
    while let next = page.takeFirstPresentation() {
      if next.kind != .sheet {
        return SpeechReader.elements(
          ofQuestion: next.page.title ?? "", message: next.message, next.page,
          isAlert: next.kind == .alert, in: strings)
      }
      page = next.asSheet(closing: "")
    }
    return SpeechReader.elements(of: page, in: strings)
  }

  /// Performs `input` on the element at `index` of the alert if there is one, or else of the screen. `Handler.perform` calls the
  /// closure of a button.
  package func send(_ input: ScreenInput, to index: Int) throws(ScreenInputError) {
    guard let page = alert ?? top else { throw .noElement }
    let handler = try page.handler(usableAt: index)
    let isAnswer = input == .tap && Screen.Alert.isButton(page.elements[index].role)
    try handler.perform(input)
    if isAnswer { page.dismiss?() }
  }

  /// Whether the element at `index` accepts `input`. The index counts as in `send(_:to:)`.
  package func accepts(_ input: ScreenInput, at index: Int) -> Bool {
    (try? (alert ?? top)?.handler(usableAt: index))?.accepts(input) ?? false
  }

  /// The type of the ids of the rows around the element at `index`; nil if it is in no row. The index counts as in `send(_:to:)`.
  package func rowID(at index: Int) -> ObjectIdentifier? {
    let tag = (alert ?? top)?.nodes[index].traits[TagTrait.self]
    return tag.map { ObjectIdentifier(type(of: $0.value.base)) }
  }

  /// Whether the person can go back to the previous page, or close a sheet.
  package var canGoBack: Bool { alert == nil && top?.back != nil }

  /// Goes back to the previous page, or closes the sheet.
  package func goBack() {
    if canGoBack { top?.back?.action() }
  }

  /// Whether the screen can be refreshed.
  package var canRefresh: Bool { alert == nil && top?.refresh != nil }

  /// Begins to refresh the screen.
  package func refresh() {
    guard canRefresh, let refresh = top?.refresh else { return }
    _ = CountedTask(of: "refreshable") { await refresh() }
  }

  /// Shows more rows of the lists with hidden rows. Returns false if there are none.
  @discardableResult
  package func showMore() -> Bool {
    guard alert == nil, let top else { return false }
    var isMore = false
    for node in top.nodes {
      if case .more(let action) = node.handler {
        isMore = true
        action()
      }
    }
    return isMore
  }
}

/// A page with its elements laid out.
@MainActor
private final class LaidOutPage {
  let elements: [Element]
  /// The nodes of a page that has no bar; nil if it has one.
  let roots: [Node]?
  /// The node of each element.
  let nodes: [Node]
  let refresh: (@MainActor () async -> Void)?
  let back: Back?
  /// Closes the page once it is answered; nil for a page that is no alert.
  let dismiss: (@MainActor () -> Void)?

  /// If the page has the elements `known`, to the byte, it has that array, so that later comparisons cost nothing.
  init(
    _ page: consuming Page, of roots: [Node]? = nil, sharing known: [Element] = [],
    dismiss: (@MainActor () -> Void)? = nil
  ) {
    self.roots = roots
    let flat = FlatNodes(page.nodes, capacity: known.count)
    elements = flat.elements.isIdentical(to: known) ? known : flat.elements
    nodes = flat.nodes
    refresh = page.refresh
    back = page.back
    self.dismiss = dismiss
  }
}

extension Page {
  /// Whether there is neither a bar nor anything on top.
  fileprivate var isPlain: Bool { presentations.isEmpty && tools.isEmpty && back == nil }

  /// Takes the earliest presentation. Later ones wait until it is gone.
  fileprivate mutating func takeFirstPresentation() -> Presentation? {
    let first = presentations.indices.min { presentations[$0].order < presentations[$1].order }
    return first.map { presentations.remove(at: $0) }
  }
}

extension LaidOutPage {
  /// The handler of the element at `index`, if the element can be used.
  fileprivate func handler(usableAt index: Int) throws(ScreenInputError) -> Handler {
    guard elements.indices.contains(index) else { throw .noElement }
    guard elements[index].isEnabled else { throw .disabled }
    guard let handler = nodes[index].handler else { throw .notPossible }
    return handler
  }
}

@MainActor
extension Presentation {
  /// The page of the presentation, with a sheet element first. Its value is the word `closing`, unless that is English.
  fileprivate func asSheet(closing: String) -> Page {
    var page = page
    let canGoBack = canGoBack && !page.isDismissDisabled
    let sheet = Element(
      role: .sheet, label: page.title ?? "", value: closing == Element.close ? nil : closing,
      isEnabled: canGoBack)
    if page.isBarHidden { page.back = nil }
    if page.back != nil {
      page.addBar()
    } else {
      if canGoBack { page.back = Back(label: "", action: dismiss) }
      page.addBar(showsBack: false)
    }
    page.nodes.insert(Node(sheet), at: 0)
    return page
  }
}

extension Screen.Alert {
  fileprivate init(_ presentation: Presentation, _ elements: [Element]) {
    self.init(
      role: presentation.kind == .dialog ? .dialog : .alert, title: presentation.page.title ?? "",
      message: presentation.message, elements: elements)
  }
}
