import StateBinding

/// Turns views into the elements of a page, and finds the state at their places.
///
/// A feature's views never use it: the default `evaluate(in:)` evaluates their body.
@MainActor
public struct Evaluation {
  /// The elements so far, with their handlers.
  var page: Page
  /// The environment of the view under evaluation.
  var environment: EnvironmentValues
  /// The effect of the containers around the view.
  var layout = Layout()
  /// The ways in which a person can edit the row under evaluation.
  var row = RowEditing()
  /// Whether the surrounding scroll view hides rows before the view.
  var scrolling = Scrolling.none
  /// Whether the next `accessibilityElement` that ignores its children belongs to an adjustable view, which becomes one
  /// stepper.
  var isAdjusted = false
  /// The effects of this evaluation, which run after it.
  let effects: Effects

  private var scope: Scope
  private var nextSlot = 0
  private var level = 0
  private let room = StackRoom()

  /// Adds the elements to `page`.
  init(scope: Scope, environment: EnvironmentValues, effects: Effects, page: consuming Page) {
    self.scope = scope
    self.environment = environment
    self.effects = effects
    self.page = page
  }

  /// Evaluates `content` in a changed environment.
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
        "\(level) views are nested, the innermost a \(view), and the stack has no room for more; nest fewer views"
      )
    }
    content(&self)
    level -= 1
  }

  /// Whether a tab view is searching the views for tabs.
  @usableFromInline var isCollectingTabs: Bool { environment.tabs != nil }

  /// The next slot of the scope, created in the first evaluation.
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

  /// The position of a view among the slots.
  @usableFromInline
  struct Place {
    fileprivate let scope: Scope
    fileprivate let nextSlot: Int
  }

  /// Begins one branch of a view, which has its own state. Returns the place to pass to `end(branch:)`. The branch nil has no
  /// content and returns nil.
  @usableFromInline
  mutating func begin(branch: Int?) -> Place? {
    guard let scope = slot(BranchSlot<Int>()).scope(of: branch, in: effects) else { return nil }
    let outer = Place(scope: self.scope, nextSlot: nextSlot)
    self.scope = scope
    nextSlot = 0
    return outer
  }

  /// Ends the branch that began at `outer`.
  @usableFromInline
  mutating func end(branch outer: Place?) {
    guard let outer else { return }
    (scope, nextSlot) = (outer.scope, outer.nextSlot)
  }

  /// Evaluates one branch of a view, with state of its own; nil is a branch without content.
  mutating func evaluate<Branch: Equatable>(
    branch: Branch?, _ content: (inout Evaluation) -> Void
  ) {
    guard let scope = slot(BranchSlot<Branch>()).scope(of: branch, in: effects) else { return }
    evaluate(in: scope, content)
  }

  /// Evaluates `content` into a separate page.
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
    return page.append(consume element, consume handler)
  }

  /// Adds a control, which is enabled if the environment is.
  @discardableResult
  mutating func addControl(_ element: consuming Element, _ handler: consuming Handler?) -> Int {
    element.isEnabled = environment.isEnabled
    return add(consume element, consume handler)
  }

  /// Adds a row in a container of rows, or else a text.
  mutating func addText(_ text: String, value: String? = nil) {
    page.elements.append(
      Element(
        role: layout.isInRows ? .row : .text, label: text, value: value, depth: layout.depth))
  }

  /// Adds a button, which is enabled if the environment is.
  @discardableResult
  mutating func addButton(
    _ label: String, role: Element.ButtonRole?, action: @escaping @MainActor () -> Void
  ) -> Int {
    page.append(
      Element(
        role: .button, label: label, isEnabled: environment.isEnabled, buttonRole: role,
        depth: layout.depth),
      .activate(action))
  }

  /// Evaluates the content of a container, one level deeper.
  mutating func inside(rows: Bool = false, _ content: (inout Evaluation) -> Void) {
    let outer = layout
    layout = Layout(
      depth: outer.depth + 1, isInRows: rows, tagsRows: outer.tagsRows,
      choosesRows: rows && outer.choosesRows)
    content(&self)
    layout = outer
  }

  /// Evaluates `content` one level deeper, as elements that belong to the element before them.
  mutating func attach(rows: Bool = false, _ content: (inout Evaluation) -> Void) {
    let start = page.elements.count
    inside(rows: rows, content)
    if page.elements.count > start { page.attached.append(start..<page.elements.count) }
  }

  /// Evaluates the views of a stack.
  ///
  /// If the stack has only texts and pictures, its texts become one line when the stack is horizontal or is a row of a
  /// list. Pictures beside text are left out, unless code gives them a label.
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
    if isHorizontal { makeRow(from: start) }
  }

  private mutating func joinTexts(from start: Int, gap: Int?, isHorizontal: Bool) {
    let elements = page.elements[start...]
    guard let first = elements.firstIndex(where: { $0.role == .text }),
      elements.allSatisfy({ $0.role == .text || $0.role == .image })
    else { return }
    if elements.count == 1 {
      if layout.isInRows { page.elements[first].role = .row }
      return
    }
    let texts = elements.indices.filter { page.says($0) }
    let valueStart = gap ?? (isHorizontal || texts.count < 2 ? elements.endIndex : texts[1])
    var joined = elements[first]
    joined.role = layout.isInRows ? .row : .text
    joined.label = page.words(of: texts.filter { $0 < valueStart }, separator: " ")
    let value = page.words(
      of: texts.filter { $0 >= valueStart }, separator: isHorizontal ? " " : ", ")
    joined.value = value.isEmpty ? nil : value
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
  mutating func label<Content: View>(_ content: Content) -> String {
    if let text = content as? Text { return words(of: text) }
    return summary(of: content).text
  }

  func words(of text: Text) -> String { text.resolve(in: environment.strings) }

  /// The texts of `content`, or the names of its pictures if it has no text, and its first identifier.
  mutating func summary<Content: View>(of content: Content) -> (text: String, identifier: String?) {
    let start = page.elements.count
    let outer = layout
    layout = Layout()
    content.evaluate(in: &self)
    layout = outer
    if page.elements.count == start { return ("", nil) }
    let own = page.ownIndices(from: start)
    let text = page.label(of: own)
    let identifier = page.firstIdentifier(of: own)
    page.removeElements(from: start)
    return (text, identifier)
  }

  /// Adds a control labelled with the texts of `label`. The controls in `label` are attached to the new control.
  @discardableResult
  mutating func addControl<Label: View>(
    _ element: consuming Element, labelled label: Label, _ handler: consuming Handler?
  ) -> Int {
    let index = addControl(element, handler)
    labelElement(at: index, label)
    return index
  }

  /// Labels the last element, which is at `index`. If `label` has no text, uses the labels of the controls in it: nobody
  /// could reach an element without a label.
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

  /// Returns the texts of `content`, and adds its other elements at `depth`.
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
    for index in start..<page.elements.count { page.elements[index].isBeside = false }
    return text
  }
}

extension Role {
  /// Whether elements of this role are only read, and contain no other elements.
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
  /// Whether a text outside of any stack is a row.
  var isInRows = false
  /// Whether the innermost stack is horizontal, so that its texts become one line.
  var isHorizontal = false
  /// The index of the first element of the value, after a ``Spacer`` or the first text of a ``GridRow``.
  var gap: Int?
  /// Whether a picker needs the ids of rows, as tags.
  var tagsRows = false
  /// Whether the rows of the list can be chosen.
  var choosesRows = false

  /// Whether an element outside of any stack is a row that can be chosen.
  var choosesRow: Bool { choosesRows && isInRows }
  /// Whether the id of a row is needed.
  var isTaggingRows: Bool { tagsRows || choosesRow }
}

/// Whether the surrounding scroll view hides rows before a view.
enum Scrolling {
  /// The view is in no scroll view.
  case none
  /// Everything before the view is shown.
  case isShown
  /// Rows before the view are not shown yet, so the view has not appeared either.
  case isCutShort
}

extension Evaluation {
  /// Evaluates a scroll view, in which a view does not appear while rows before it are hidden.
  mutating func scroll(_ content: (inout Evaluation) -> Void) {
    layer(from: scrolling == .none ? .isShown : scrolling, content)
  }

  /// Evaluates one of several layers, each of which begins with the scrolling state `start`. Hidden rows of one layer do
  /// not keep the views of another layer from appearing.
  mutating func layer(from start: Scrolling, _ content: (inout Evaluation) -> Void) {
    let outer = scrolling
    scrolling = start
    content(&self)
    scrolling = outer
  }

  /// Notes that rows at this place are hidden.
  mutating func cutShort() {
    if scrolling == .isShown { scrolling = .isCutShort }
  }
}
