import StateBinding

/// Turns views into the nodes of a page, and finds the state at their places.
///
/// A feature's views never use it: the default `evaluate(in:)` evaluates their body.
@MainActor
public struct Evaluation {
  /// The page so far.
  package var page = Page()
  /// The environment of the view under evaluation.
  package var environment: EnvironmentValues
  /// The rows of which a view outside of any stack is one.
  var rows = RowKind.none
  /// Whether the view is in a list or a form, whose rows can be swiped.
  var isInList = false
  /// Whether the surrounding scroll view hides rows before the view.
  var scrolling = Scrolling.none
  /// Whether the nodes are made for VoiceOver: each text is one of its own, and nodes have notes.
  package var isForSpeech = false
  /// The places of the window.
  let places: Places
  /// The hosting controller of the views.
  var host: AnyObject?
  /// The number of times that the environment of the window was set.
  let windowEnvironment: Int
  /// The reader of the nodes that are being made; nil outside any hosting controller. A stale body in them makes it stale.
  var reader: Reader?
  // Each view asks. A computed property would copy the whole evaluation, and views nest deep.
  @usableFromInline private(set) var walk = Walk.nodes

  private var place: Place
  private var nextSlot = 0
  /// The view whose body is being evaluated; nil outside of any body.
  @usableFromInline private(set) var view: Any.Type?
  private var level = 0
  private let room = StackRoom()

  init(environment: EnvironmentValues, setting: Int, places: Places) {
    windowEnvironment = setting
    place = places.root
    self.environment = environment
    self.places = places
  }

  /// The translations into the person's language.
  package var strings: StringCatalogue { environment.strings }

  /// Evaluates `content` in a changed environment.
  mutating func with(
    _ change: (inout EnvironmentValues) -> Void, _ content: (inout Evaluation) -> Void
  ) {
    let outer = environment
    change(&environment)
    content(&self)
    environment = outer
  }

  /// Adds for the views of `content` what `walk` says.
  mutating func with(_ walk: Walk, _ content: (inout Evaluation) -> Void) {
    let outer = replace(&self.walk, with: walk)
    content(&self)
    self.walk = outer
  }
}

extension Evaluation {
  /// Makes nodes by evaluating `content`; `reads` notes what they read.
  mutating func making(_ reads: Reads, _ content: (inout Evaluation) -> Void) {
    let outer = (reader, Reader.current, Reads.ofNodes, Reads.current)
    (reader, Reads.ofNodes) = (reads.reader, reads)
    reads.renew()
    content(&self)
    (reader, Reader.current, Reads.ofNodes, Reads.current) = outer
  }
}

extension Evaluation {
  /// Makes the nodes of the page again at each look, because something in it reads the clock.
  package static func readsTheClock() { Reads.ofNodes?.remakesAtEachLook = true }
}

extension Evaluation {
  /// Runs code of UIKit objects. The code may change state, and its reads are not tracked.
  package func calling<Result>(_ call: () -> Result) -> Result {
    let watch = places.run.watch
    let wasLooking = replace(&watch.isLooking, with: false)
    let outer = (replace(&Reader.current, with: nil), replace(&Reads.current, with: nil))
    defer {
      watch.isLooking = wasLooking
      (Reader.current, Reads.current) = outer
    }
    return call()
  }
}

// Places.

extension Evaluation {
  /// Evaluates one level deeper from now on, in `view`, and returns the view around. Ends the process with a message before the
  /// stack overflows.
  @usableFromInline
  mutating func enter(_ view: Any.Type?) -> Any.Type? {
    let outer = replace(&self.view, with: view)
    places.run.viewUnderWay = view
    level += 1
    if !room.isLeft {
      programError(
        "\(level) views are nested, the innermost a \(view ?? Never.self), and the stack has no room for more; nest fewer views"
      )
    }
    return outer
  }

  /// Evaluates on in the view `outer`.
  @usableFromInline
  mutating func leave(to outer: Any.Type?) {
    level -= 1
    view = outer
    places.run.viewUnderWay = outer
  }

  /// The next slot of the place, created in the first look.
  mutating func slot<Kind: Slot>(_ make: @autoclosure () -> Kind) -> Kind {
    defer { nextSlot += 1 }
    return place.slot(nextSlot, of: view ?? Never.self, in: places, make)
  }

  /// Evaluates with the slots of `place`.
  mutating func evaluate(in place: Place, _ content: (inout Evaluation) -> Void) {
    let outer = begin(at: place)
    content(&self)
    end(at: outer)
  }

  /// Evaluates with the slots of `place` from now on. Returns the position to pass to `end(at:)`.
  mutating func begin(at place: Place) -> Position {
    let outer = Position(place: self.place, nextSlot: nextSlot)
    self.place = place
    nextSlot = 0
    return outer
  }

  /// Evaluates on at the position `outer`.
  mutating func end(at outer: Position) {
    (place, nextSlot) = (outer.place, outer.nextSlot)
  }

  /// The position of a view among the slots.
  @usableFromInline
  struct Position {
    fileprivate let place: Place
    fileprivate let nextSlot: Int
  }

  /// Begins one branch of a view, which has its own state. Returns the position to pass to `end(branch:)`. The branch nil has
  /// no content and returns nil.
  @usableFromInline
  mutating func begin(branch: Int?) -> Position? {
    guard let place = slot(BranchSlot<Int>()).place(of: branch, in: places) else { return nil }
    return begin(at: place)
  }

  /// Ends the branch that began at `outer`.
  @usableFromInline
  mutating func end(branch outer: Position?) {
    if let outer { end(at: outer) }
  }

  /// Evaluates one branch of a view, with state of its own; nil is a branch without content.
  mutating func evaluate<Branch: Equatable>(
    branch: Branch?, _ content: (inout Evaluation) -> Void
  ) {
    guard let place = slot(BranchSlot<Branch>()).place(of: branch, in: places) else { return }
    evaluate(in: place, content)
  }

  /// Evaluates `content` into a separate page.
  mutating func makePage(of content: (inout Evaluation) -> Void) -> Page {
    var page = Page()
    swap(&self.page, &page)
    content(&self)
    swap(&self.page, &page)
    return page
  }

  /// Evaluates `content` into a separate page.
  mutating func evaluatePage(in place: Place, _ content: (inout Evaluation) -> Void) -> Page {
    let outer = (rows, scrolling, isInList)
    (rows, scrolling, isInList) = (.none, .none, false)
    let page = makePage { $0.evaluate(in: place, content) }
    (rows, scrolling, isInList) = outer
    return page
  }

  /// Evaluates `view`, the root of a page that `dismiss` closes, with an edit mode of its own.
  mutating func evaluate(_ view: some View, at place: Place, dismiss: DismissAction) {
    let outer = begin(at: place)
    let outerDismiss = replace(&environment.dismiss, with: dismiss)
    let outerMode = environment.ownEditMode
    beginEditMode()
    view.evaluate(in: &self)
    environment.ownEditMode = outerMode
    environment.dismiss = outerDismiss
    end(at: outer)
  }
}

// Nodes.

extension Evaluation {
  package mutating func add(_ node: Node) {
    page.nodes.append(node)
  }

  /// Adds a control, which is enabled if the environment is.
  mutating func addControl(
    _ element: consuming Element, attached: [Node] = [], _ handler: consuming Handler?
  ) {
    element.isEnabled = environment.isEnabled
    add(Node(consume element, consume handler, attached: attached))
  }

  /// Adds a control labelled with the texts of `label`. The controls in `label` are attached to the new control.
  mutating func addControl<Label: View>(
    _ element: consuming Element, labelled label: Label, attached: [Node] = [],
    _ handler: consuming Handler?
  ) {
    let label = takeLabel(of: label)
    element.label = label.text
    // Outside of a list, a tick is the picture of a button.
    element.isSelected = element.isSelected || (rows != .none && label.isTicked)
    addControl(consume element, attached: label.rest + attached, consume handler)
    if isForSpeech { page.nodes.last?.notePicture(in: label) }
  }

  /// Adds a row in a container of rows, or else a text.
  mutating func addText(_ text: String, value: String? = nil) {
    page.nodes.append(Node(Element(role: rows.role, label: text, value: value)))
  }

  /// The nodes of `content`, which are not added.
  package mutating func nodes(of content: (inout Evaluation) -> Void) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(4)
    swap(&nodes, &page.nodes)
    content(&self)
    swap(&nodes, &page.nodes)
    return nodes
  }

  /// The nodes of `content`, which is in `rows`. They are not added.
  package mutating func nodes(
    in rows: RowKind, of content: (inout Evaluation) -> Void
  ) -> [Node] {
    let outer = self.rows
    self.rows = rows
    defer { self.rows = outer }
    return nodes(of: content)
  }

  /// The nodes of `content` that belong to another node. All their rows are shown.
  mutating func attachedNodes(of content: (inout Evaluation) -> Void) -> [Node] {
    var attached: [Node] = []
    layer(from: .none) { attached = $0.nodes(in: .none, of: content) }
    return attached
  }

  /// Evaluates `content`, then applies `change` to each of its nodes.
  mutating func change(
    nodesOf content: (inout Evaluation) -> Void,
    _ change: (Node, inout Evaluation) -> Void
  ) {
    let start = page.nodes.count
    content(&self)
    for index in start..<page.nodes.count { change(page.nodes[index], &self) }
  }

  /// Evaluates `content`, then puts its nodes into one group.
  @usableFromInline
  mutating func group(_ content: (inout Evaluation) -> Void) {
    add(group: nodes(of: content))
  }

  /// Adds `nodes` as one node.
  mutating func add(group nodes: [Node]) {
    if nodes.count > 1 { add(Node(children: nodes)) } else { page.nodes += nodes }
  }
}

// Labels.

extension View {
  /// The words of the view if it is nothing but a text, which then needs no node.
  func words(in strings: StringCatalogue) -> String? {
    // A failing cast costs more than the comparison.
    Self.self == Text.self ? (self as? Text)?.resolve(in: strings) : nil
  }
}

extension Evaluation {
  /// The texts of `content` on one line; its nodes are not added.
  mutating func label<Content: View>(of content: Content) -> String {
    content.words(in: environment.strings) ?? summary(of: content).label
  }

  /// A summary of `content`, whose nodes are not added.
  mutating func summary<Content: View>(of content: Content) -> Summary {
    Summary(of: nodes(in: .none) { content.evaluate(in: &$0) })
  }

  /// The texts of `content` on one line, and its other nodes.
  mutating func takeTexts<Content: View>(of content: Content) -> LabelParts {
    if let text = content.words(in: environment.strings) { return LabelParts(text: text) }
    let rest = nodes(in: .none) { content.evaluate(in: &$0) }
    let isTicked = !isForSpeech && rest.contains(where: \.isTicked)
    var texts: [Node] = []
    for node in rest {
      node.takeTexts(into: &texts)
      node.forEachElement { $0.element?.isBeside = false }
    }
    return LabelParts(
      text: Summary(of: texts).label, rest: rest.filter { !$0.isEmpty }, isTicked: isTicked,
      texts: texts)
  }

  /// The label of a control, and the nodes of `content` that are attached to it. If `content` has no text, the label is that of
  /// the controls in it: nobody could reach a control without a label.
  mutating func takeLabel<Content: View>(of content: Content) -> LabelParts {
    var label = takeTexts(of: content)
    if label.text.isEmpty && !label.rest.isEmpty {
      label.text = Summary(of: label.rest).nodes.compactMap { $0.element?.label }
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    // A control that is only a tick has no other sign of its choice.
    label.isTicked = label.isTicked && !label.text.hasPrefix("checkmark")
    return label
  }
}

/// The parts of the label of a control.
struct LabelParts {
  /// The texts on one line.
  var text: String
  /// The nodes without their texts.
  var rest: [Node] = []
  var isTicked = false
  /// The node of each text and picture; none for a label that is one text.
  var texts: [Node] = []
}

/// The rows of a container.
package enum RowKind {
  /// The container has no rows.
  case none
  case read
  /// The person can choose a row.
  case chosen

  /// The role of a text in the container.
  var role: Role { self == .none ? .text : .row }
}

/// Whether the surrounding scroll view hides rows before a view.
enum Scrolling {
  /// The view is in no scroll view, which shows all rows.
  case none
  /// Everything before the view is shown.
  case isShown
  /// Rows before the view are not shown yet, so the view has not appeared either.
  case isCutShort
}

extension Evaluation {
  /// Evaluates a list or a scroll view, which hides rows. A view does not appear while rows before it are hidden.
  mutating func scroll(isList: Bool = false, _ content: (inout Evaluation) -> Void) {
    let outer = replace(&isInList, with: isInList || isList)
    layer(from: scrolling == .none ? .isShown : scrolling, content)
    isInList = outer
  }

  /// Evaluates a lazy container, which hides rows. In a scroll view, it is a part of that.
  mutating func lazily(_ content: (inout Evaluation) -> Void) {
    if scrolling == .none { scroll(content) } else { content(&self) }
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
