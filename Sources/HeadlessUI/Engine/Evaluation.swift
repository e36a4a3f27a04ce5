import StateBinding

/// Turns views into the elements of a page, and finds the state that belongs to their places.
///
/// A view made elsewhere needs nothing of it: its body is evaluated.
@MainActor
public struct Evaluation {
  /// The elements so far, with their handlers.
  var page: Page
  /// The values around the view that is evaluated.
  var environment: EnvironmentValues
  /// The containers around the view.
  var layout = Layout()
  /// Whether the row that is evaluated has buttons for a swipe from its trailing edge.
  var hasSwipeActions = false
  /// How much is shown of the scrolling view around the view.
  var scrolling = Scrolling.none
  /// Whether the next view that ignores the elements in it is a stepper as a whole.
  var isAdjusted = false
  /// Effects of this evaluation, done when it is over.
  let effects: Effects

  private var scope: Scope
  private var nextSlot = 0
  private var level = 0
  private let room = StackRoom()

  /// Writes over `page`.
  init(scope: Scope, environment: EnvironmentValues, effects: Effects, page: consuming Page) {
    self.scope = scope
    self.environment = environment
    self.effects = effects
    page.removeAll()
    self.page = page
  }

  /// Evaluates with another environment.
  mutating func with(
    _ change: (inout EnvironmentValues) -> Void, _ content: (inout Evaluation) -> Void
  ) {
    let outer = environment
    change(&environment)
    content(&self)
    environment = outer
  }
}

extension Evaluation {
  /// Evaluates the body of `view`, with the state of its place.
  @inlinable
  mutating func evaluateBody<Content: View>(of view: Content) {
    var view = view
    bindState(of: &view)
    let body = view.body
    descend(into: Content.self) { body.evaluate(in: &$0) }
  }

  /// Evaluates one level deeper; ends the process with a message before the stack overflows.
  @usableFromInline
  mutating func descend(into view: Any.Type, _ content: (inout Evaluation) -> Void) {
    level += 1
    if !room.isLeft {
      programError(
        "\(level) views stand inside one another, the innermost a \(view), which is all that the stack has room for; show less of what is nested"
      )
    }
    content(&self)
    level -= 1
  }

  /// Whether the views are evaluated for the tabs among them.
  @usableFromInline var isCollectingTabs: Bool { environment.tabs != nil }

  /// The next slot of the scope, made on the first evaluation.
  mutating func slot<Kind: Slot>(_ make: @autoclosure () -> Kind) -> Kind {
    defer { nextSlot += 1 }
    return scope.slot(nextSlot, in: effects, make)
  }

  /// Evaluates with the slots of `scope`.
  mutating func evaluate(in scope: Scope, _ content: (inout Evaluation) -> Void) {
    let outer = (self.scope, nextSlot)
    self.scope = scope
    nextSlot = 0
    content(&self)
    (self.scope, nextSlot) = outer
  }

  /// Evaluates one branch of a view, with state of its own; nil is a branch without content.
  @usableFromInline
  mutating func evaluate(branch: Int?, _ content: (inout Evaluation) -> Void) {
    guard let scope = slot(BranchSlot<Int>()).scope(of: branch, in: effects) else { return }
    evaluate(in: scope, content)
  }

  /// Evaluates one branch of a view, with state of its own; nil is a branch without content.
  mutating func evaluate<Branch: Equatable>(
    branch: Branch?, _ content: (inout Evaluation) -> Void
  ) {
    guard let scope = slot(BranchSlot<Branch>()).scope(of: branch, in: effects) else { return }
    evaluate(in: scope, content)
  }

  /// Evaluates to a page of its own.
  mutating func evaluatePage(in scope: Scope, _ content: (inout Evaluation) -> Void) -> Page {
    let outer = (layout, scrolling)
    (layout, scrolling) = (Layout(), .none)
    var page = Page()
    swap(&self.page, &page)
    evaluate(in: scope, content)
    swap(&self.page, &page)
    (layout, scrolling) = outer
    return page
  }
}

extension Evaluation {
  /// Adds `element` at the depth of the container, and returns its index.
  @discardableResult
  mutating func add(_ element: consuming Element, _ handler: consuming Handler? = nil) -> Int {
    element.depth = layout.depth
    return page.append(element, handler)
  }

  /// Adds a control, enabled as its environment is.
  @discardableResult
  mutating func addControl(_ element: consuming Element, _ handler: consuming Handler?) -> Int {
    element.isEnabled = environment.isEnabled
    return add(element, handler)
  }

  /// Adds text: a row in a container of rows, else a text.
  @usableFromInline
  mutating func addText(_ text: String, value: String? = nil) {
    add(Element(role: layout.isInRows ? .row : .text, label: text, value: value))
  }

  /// Adds a button, enabled as its environment is.
  @discardableResult
  mutating func addButton(
    _ label: String, role: Element.ButtonRole?, action: @escaping @MainActor () -> Void
  ) -> Int {
    addControl(Element(role: .button, label: label, buttonRole: role), .activate(action))
  }

  /// Evaluates the inside of a container, one deeper.
  mutating func inside(rows: Bool = false, _ content: (inout Evaluation) -> Void) {
    let outer = layout
    layout = Layout(
      depth: outer.depth + 1, isInRows: rows, tagsRows: outer.tagsRows,
      choosesRows: rows && outer.choosesRows)
    content(&self)
    layout = outer
  }

  /// Evaluates elements that belong to the element before them, one deeper.
  mutating func attach(rows: Bool = false, _ content: (inout Evaluation) -> Void) {
    let start = page.elements.count
    inside(rows: rows, content)
    if page.elements.count > start { page.attached.append(start..<page.elements.count) }
  }

  /// Evaluates views that stand together.
  ///
  /// Texts beside one another become one line; so does a row of texts, whatever way they stand. Pictures beside text
  /// are left out, unless the code gives them a label.
  @usableFromInline
  mutating func stack(isHorizontal: Bool = false, _ content: (inout Evaluation) -> Void) {
    let outer = layout
    let start = page.elements.count
    layout.isInRows = false
    layout.isHorizontal = isHorizontal
    layout.gap = nil
    content(&self)
    let gap = layout.gap
    layout = outer
    if isHorizontal || outer.isInRows {
      joinTexts(from: start, gap: gap, isHorizontal: isHorizontal)
    }
  }

  private mutating func joinTexts(from start: Int, gap: Int?, isHorizontal: Bool) {
    let elements = page.elements[start...]
    guard let first = elements.firstIndex(where: { $0.role == .text }),
      elements.allSatisfy({ $0.role == .text || $0.role == .image })
    else { return }
    if elements.count == 1 && !layout.isInRows { return }
    let texts = elements.indices.filter { page.says($0) }
    let valueStart = gap ?? (isHorizontal || texts.count < 2 ? elements.endIndex : texts[1])
    var joined = elements[first]
    joined.role = layout.isInRows ? .row : .text
    joined.label = page.words(of: texts.filter { $0 < valueStart }, separator: " ")
    let value = page.words(
      of: texts.filter { $0 >= valueStart }, separator: isHorizontal ? " " : ", ")
    if elements.count > 1 { joined.value = value.isEmpty ? nil : value }
    if joined.label.isEmpty, let only = joined.value {
      joined.label = only
      joined.value = nil
    }
    page.removeElements(from: start)
    page.elements.append(joined)
  }
}

extension Evaluation {
  /// The texts of `content` on one line; its elements are not added.
  @inlinable
  mutating func label<Content: View>(_ content: Content) -> String {
    if let text = content as? Text { return words(of: text) }
    return summary(of: content).text
  }

  @usableFromInline
  func words(of text: Text) -> String { text.resolve(in: environment.strings) }

  /// The texts of `content`, or the names of its pictures if it has no text, and its first identifier.
  @usableFromInline
  mutating func summary<Content: View>(of content: Content) -> (text: String, identifier: String?) {
    let start = page.elements.count
    let outer = layout
    layout = Layout()
    content.evaluate(in: &self)
    layout = outer
    let own = page.ownIndices(from: start)
    let text = page.label(of: own)
    let identifier = own.lazy.compactMap { [page] in page.elements[$0].identifier }.first
    page.removeElements(from: start)
    return (text, identifier)
  }

  /// Adds a control that says the texts of `label`. The controls in `label` belong to it.
  @discardableResult
  mutating func addControl<Label: View>(
    _ element: consuming Element, labelled label: Label, _ handler: consuming Handler?
  ) -> Int {
    let index = addControl(element, handler)
    labelElement(at: index, label)
    return index
  }

  /// Labels the last element, which is at `index`. Without text its name is that of the controls in the label: without
  /// a name it could not be reached.
  mutating func labelElement<Label: View>(at index: Int, _ label: Label) {
    var text = takeTexts(of: label, depth: layout.depth + 1)
    let rest = index + 1..<page.elements.count
    if !rest.isEmpty {
      if text.isEmpty {
        text = page.ownIndices(from: rest.lowerBound).map { page.elements[$0].label }
          .filter { !$0.isEmpty }.joined(separator: ", ")
      }
      page.attached.append(rest)
    }
    page.elements[index].label = text
  }

  /// The texts of `content`; its other elements are added at `depth`.
  mutating func takeTexts<Content: View>(of content: Content, depth: Int) -> String {
    if let text = content as? Text { return text.resolve(in: environment.strings) }
    let start = page.elements.count
    let outer = layout
    layout = Layout(depth: depth)
    content.evaluate(in: &self)
    layout = outer
    let texts = page.ownIndices(from: start).filter { page.elements[$0].role.isRead }
    let text = page.label(of: texts)
    for index in texts { page.raiseElements(below: index) }
    page.removeElements(at: texts)
    return text
  }
}

extension Role {
  /// Whether such an element is read only, and holds nothing.
  var isRead: Bool {
    switch self {
    case .text, .row, .heading, .image, .progress: true
    default: false
    }
  }
}

/// The effect of the containers around a view on its elements.
struct Layout {
  var depth = 0
  /// Whether a text that stands alone is a row.
  var isInRows = false
  /// Whether texts that stand side by side are one line.
  var isHorizontal = false
  /// The index of the first element behind a gap that pushes elements to the other side.
  var gap: Int?
  /// Whether rows are chosen by their ids.
  var tagsRows = false
  /// Whether the rows of the list can be chosen.
  var choosesRows = false

  /// Whether an element that stands alone is a row that can be chosen.
  var choosesRow: Bool { choosesRows && isInRows }
  /// Whether the id of a row is needed.
  var isTaggingRows: Bool { tagsRows || choosesRow }
}

/// How much is shown of the scrolling view around a view.
enum Scrolling {
  /// Nothing scrolls there.
  case none
  /// All of it is shown up to the view.
  case isShown
  /// Rows in front of the view are not shown yet, so the view has not appeared either.
  case isCutShort
}

extension Evaluation {
  /// Evaluates a scrolling view: rows that are not shown yet keep the views behind them from appearing.
  mutating func scroll(_ content: (inout Evaluation) -> Void) {
    layer(from: scrolling == .none ? .isShown : scrolling, content)
  }

  /// Evaluates a view beside others that began at `start`: rows that one of them does not show yet keep no view of
  /// another one from appearing.
  mutating func layer(from start: Scrolling, _ content: (inout Evaluation) -> Void) {
    let outer = scrolling
    scrolling = start
    content(&self)
    scrolling = outer
  }

  /// Marks rows at this place as not shown yet.
  mutating func cutShort() {
    if scrolling == .isShown { scrolling = .isCutShort }
  }
}
