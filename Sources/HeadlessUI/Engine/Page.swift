import StateBinding

/// The result of an evaluation: elements, and the actions behind them.
struct Page {
  var title: String?
  var elements: [Element] = []
  /// The handlers of the elements that can be used, by ascending index.
  var handlers: [(index: Int, handler: Handler)] = []
  /// The values that a picker or a list can select, each with the range of its elements.
  var tags: [(index: Int, end: Int, tag: AnyHashable)] = []
  /// The ranges of elements that belong to the element before them, such as a picker's options. Names given to that
  /// element do not apply to them.
  var attached: [Range<Int>] = []
  /// The pictures to which code gives a label: they are shown even beside text.
  var speakingImages: [Int] = []
  /// The alerts, dialogs and sheets on top of the page.
  var presentations: [Presentation] = []
  /// The buttons of the navigation bar.
  var tools: [ToolItem] = []
  /// The views that want to know when they appear and disappear.
  var appearances: [AppearanceSlot] = []
  /// The values that the views on the page give to the views around them.
  var preferences: [ObjectIdentifier: Preference] = [:]
  /// Refreshes the page.
  var refresh: (@MainActor () async -> Void)?
  var back: Back?
  var isBackHidden = false
  /// Whether a sheet with this page can only be closed by its own buttons.
  var isDismissDisabled = false

  /// Removes everything, and keeps room for as many elements again.
  mutating func removeAll() {
    let count = elements.count
    var handlers = replace(&handlers, with: [])
    self = Page()
    handlers.removeAll(keepingCapacity: true)
    self.handlers = handlers
    elements.reserveCapacity(count)
  }

  /// Appends `element` and returns its index.
  @discardableResult
  mutating func append(_ element: consuming Element, _ handler: consuming Handler?) -> Int {
    let index = elements.count
    if let handler = consume handler { handlers.append((index, handler)) }
    elements.append(consume element)
    return index
  }

  /// Appends another page, with its elements `depth` levels deeper.
  @MainActor
  mutating func append(_ other: Page, depth: Int = 0) {
    let offset = elements.count
    for var element in other.elements {
      element.depth += depth
      elements.append(element)
    }
    handlers += other.handlers.map { ($0.index + offset, $0.handler) }
    tags += other.tags.map { ($0.index + offset, $0.end + offset, $0.tag) }
    attached += other.attached.map { $0.lowerBound + offset..<$0.upperBound + offset }
    speakingImages += other.speakingImages.map { $0 + offset }
    presentations += other.presentations
    tools += other.tools
    appearances += other.appearances
    for preference in other.preferences.values { add(preference) }
    title = title ?? other.title
    refresh = refresh ?? other.refresh
    back = back ?? other.back
    isBackHidden = isBackHidden || other.isBackHidden
    isDismissDisabled = isDismissDisabled || other.isDismissDisabled
  }
}

/// The action behind an element.
enum Handler {
  case activate(@MainActor () -> Void)
  /// `parse` writes a value that is not a string from the typed text, or returns the reason why it refuses the text. Without
  /// `parse`, the text is the value.
  case edit(
    Binding<String>, submit: (@MainActor () -> Void)?, focus: (@MainActor () -> Void)?,
    parse: (@MainActor (String) -> String?)? = nil)
  case toggle(Binding<Bool>)
  case step(increase: (@MainActor () -> Void)?, decrease: (@MainActor () -> Void)?)
  case more(@MainActor () -> Void)
}

/// An alert, a dialog or a sheet on top of a page.
struct Presentation {
  enum Kind {
    case alert, dialog, sheet
  }

  var kind: Kind
  /// The position among all presentations that were ever shown: a later one waits until the earlier one has gone.
  var order: Int
  var message: String?
  var page: Page
  /// Whether the person may close a sheet with `back`.
  var canGoBack = true
  var dismiss: @MainActor () -> Void

  @MainActor private static var count = 0

  /// The position of a presentation that begins now.
  @MainActor
  static func nextOrder() -> Int {
    count += 1
    return count
  }
}

/// The way back from a page.
struct Back {
  /// The title of the page to go back to.
  var label: String
  var action: @MainActor () -> Void
}

/// A button of a navigation bar.
struct ToolItem {
  var page: Page
  /// Whether the button is shown only while a field has the focus.
  var isAboveKeyboard = false
}

extension Page {
  /// The tools that are shown now. Tools above the keyboard are shown only while a field has the focus, unless no field of
  /// the page is tied to a `FocusState`.
  @MainActor var shownTools: [ToolItem] {
    guard tools.contains(where: \.isAboveKeyboard) else { return tools }
    let fields = appearances.lazy.compactMap { $0 as? FocusSlot }
    if fields.isEmpty || fields.contains(where: { $0.isFocused }) { return tools }
    return tools.filter { !$0.isAboveKeyboard }
  }
}

// Handlers.

extension Page {
  /// The handler of the element at `index`.
  func handler(at index: Int) -> Handler? {
    let position = handlerPosition(of: index)
    return position < handlers.count && handlers[position].index == index
      ? handlers[position].handler : nil
  }

  mutating func setHandler(_ handler: Handler, at index: Int) {
    let position = handlerPosition(of: index)
    if position < handlers.count && handlers[position].index == index {
      handlers[position].handler = handler
    } else {
      handlers.insert((index, handler), at: position)
    }
  }

  private func handlerPosition(of index: Int) -> Int {
    var low = 0
    var high = handlers.count
    while low < high {
      let middle = (low + high) / 2
      if handlers[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// Removing elements.

extension Page {
  /// Removes the elements from `index` on, with their handlers and tags.
  mutating func removeElements(from index: Int) {
    elements.removeSubrange(index...)
    while let last = handlers.last, last.index >= index { handlers.removeLast() }
    while let last = attached.last, last.upperBound > index { attached.removeLast() }
    while let last = tags.last, last.index >= index { tags.removeLast() }
    while let last = speakingImages.last, last >= index { speakingImages.removeLast() }
  }

  /// Removes the elements at `indices`, which ascend, with their handlers and tags.
  mutating func removeElements(at indices: [Int]) {
    guard let first = indices.first else { return }
    if first + indices.count == elements.count { return removeElements(from: first) }
    let removed = Set(indices)
    func place(_ index: Int) -> Int { index - indices.count { $0 < index } }
    var end = first
    for index in first..<elements.count where !removed.contains(index) {
      elements.swapAt(end, index)
      end += 1
    }
    elements.removeSubrange(end...)
    handlers.removeAll { removed.contains($0.index) }
    for position in handlers.indices { handlers[position].index = place(handlers[position].index) }
    attached = attached.map { place($0.lowerBound)..<place($0.upperBound) }
    tags = tags.map { (index: place($0.index), end: place($0.end), tag: $0.tag) }
    speakingImages = speakingImages.filter { !removed.contains($0) }.map(place)
  }

  /// Moves the elements inside of the element at `index` up by one level.
  mutating func raiseElements(below index: Int) {
    var next = index + 1
    while next < elements.count && elements[next].depth > elements[index].depth {
      elements[next].depth -= 1
      next += 1
    }
  }
}

// Reading elements.

extension Page {
  /// The indices of the elements from `start` on, without those attached to another of these elements.
  func ownIndices(from start: Int) -> [Int] {
    // The ranges at the end of `attached` belong to the elements at the end of the page.
    let ranges = attached.reversed().prefix { $0.lowerBound >= start }
      .filter { $0.lowerBound > start }
    if ranges.isEmpty { return Array(start..<elements.count) }
    return (start..<elements.count).filter { index in !ranges.contains { $0.contains(index) } }
  }

  /// Changes the elements from `start` on, without those attached to another of these elements.
  mutating func changeOwnElements(from start: Int, _ change: (inout Element) -> Void) {
    if attached.isEmpty {
      for index in start..<elements.count { change(&elements[index]) }
    } else {
      for index in ownIndices(from: start) { change(&elements[index]) }
    }
  }

  /// The texts of the elements at `indices` on one line, or the names of their pictures if there is no text.
  ///
  /// A progress element without a label is named by its printed text. The value of `control` is left out: it stays the
  /// value of the element.
  func label(of indices: some Sequence<Int>, except control: Int? = nil) -> String {
    var texts: [String] = []
    var names: [String] = []
    for index in indices {
      let element = elements[index]
      let isProgress = element.role == .progress && element.label.isEmpty
      names.append(isProgress ? element.value ?? Element.goingOn : element.label)
      if element.label.isEmpty || !says(index) { continue }
      let value = index == control ? "" : element.value ?? ""
      texts.append(value.isEmpty ? element.label : "\(element.label) \(value)")
    }
    return (texts.isEmpty ? names : texts).joined(separator: ", ")
  }

  /// The first identifier among the elements at `indices`.
  func firstIdentifier(of indices: [Int]) -> String? {
    for index in indices {
      if let identifier = elements[index].identifier { return identifier }
    }
    return nil
  }

  /// Whether the element at `index` is kept beside text. A picture is kept only if code gives it a label.
  func says(_ index: Int) -> Bool {
    elements[index].role != .image || speakingImages.contains(index)
  }

  /// The labels and values of the elements at `indices`.
  func words(of indices: [Int], separator: String) -> String {
    indices.flatMap { index in
      let element = elements[index]
      return [element.label, element.value ?? ""].filter { !$0.isEmpty }
    }.joined(separator: separator)
  }
}
