/// What views evaluate to: elements, and what happens when they are used.
struct Page {
  var title: String?
  var elements: [Element] = []
  var handlers: [(index: Int, handler: Handler)] = []
  /// What the elements are chosen by, in a picker.
  var tags: [(index: Int, end: Int, tag: AnyHashable)] = []
  /// Which elements belong to the one before them, as options and menus do: they are named by themselves.
  var attached: [Range<Int>] = []
  /// What is to be shown on top of it.
  var presentations: [Presentation] = []
  /// The buttons of its navigation bar.
  var tools: [ToolItem] = []
  /// What shows and hides with it.
  var appearances: [AppearanceSlot] = []
  /// What loads it anew.
  var refresh: (@MainActor () async -> Void)?
  /// Whether, as a sheet, it can only be left by its own means.
  var isDismissDisabled = false
  /// Whether the way back from it is not shown.
  var isBackHidden = false
  /// What goes back from it, and to what.
  var back: Back?

  /// Removes the elements from `index` on, with what they do.
  mutating func removeElements(from index: Int) {
    elements.removeSubrange(index...)
    while let last = handlers.last, last.index >= index { handlers.removeLast() }
    while let last = attached.last, last.upperBound > index { attached.removeLast() }
    while let last = tags.last, last.index >= index { tags.removeLast() }
  }

  /// Appends what another page shows, and all that belongs to it.
  mutating func append(_ other: Page, depth: Int = 0) {
    let offset = elements.count
    for var element in other.elements {
      element.depth += depth
      elements.append(element)
    }
    handlers += other.handlers.map { ($0.index + offset, $0.handler) }
    tags += other.tags.map { ($0.index + offset, $0.end + offset, $0.tag) }
    attached += other.attached.map { $0.lowerBound + offset..<$0.upperBound + offset }
    presentations += other.presentations
    tools += other.tools
    appearances += other.appearances
    refresh = refresh ?? other.refresh
    title = title ?? other.title
    back = back ?? other.back
    isBackHidden = isBackHidden || other.isBackHidden
    isDismissDisabled = isDismissDisabled || other.isDismissDisabled
  }

  /// What happens when the element at `index` is used.
  func handler(at index: Int) -> Handler? {
    let position = handlerPosition(of: index)
    return position < handlers.count && handlers[position].index == index
      ? handlers[position].handler : nil
  }

  /// Says what happens when the element at `index` is used.
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

/// A way back.
struct Back {
  /// The title of what it leads to.
  var label: String
  var action: @MainActor () -> Void
}

/// A button of a navigation bar.
struct ToolItem {
  var page: Page
}
