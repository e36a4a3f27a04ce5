/// What views evaluate to: elements, and what happens when they are used.
@usableFromInline
struct Page {
  @usableFromInline var title: String?
  @usableFromInline var elements: [Element] = []
  var handlers: [(index: Int, handler: Handler)] = []
  private(set) var extras: PageExtras?

  /// Nothing, with room for a few elements.
  static func withRoom() -> Page {
    var page = Page()
    page.elements.reserveCapacity(4)
    page.handlers.reserveCapacity(4)
    return page
  }

  /// Takes out what happens when its elements are used.
  mutating func takeActions() -> Page {
    var actions = Page()
    swap(&actions.handlers, &handlers)
    swap(&actions.extras, &extras)
    return actions
  }

  /// Removes everything; the room for it is kept.
  mutating func removeAll() {
    title = nil
    elements.removeAll(keepingCapacity: true)
    handlers.removeAll(keepingCapacity: true)
    extras = nil
  }

  /// Uses the room of `other`, which is empty, for what happens when its elements are used.
  mutating func takeRoom(of other: inout Page) {
    if handlers.isEmpty { swap(&handlers, &other.handlers) }
  }

  /// Takes the elements of `old` for its own where they are the same: who has seen those sees that nothing has changed.
  mutating func keepElements(of old: inout Page) {
    guard elements.count == old.elements.count else { return }
    for index in elements.indices where !elements[index].isIdentical(to: old.elements[index]) {
      return
    }
    swap(&elements, &old.elements)
  }

  /// Appends `element`, and what happens when it is used.
  @inline(__always)
  mutating func append(_ element: consuming Element, _ handler: consuming Handler?) {
    if let handler { handlers.append((elements.count, handler)) }
    elements.append(element)
  }

  /// Appends what another page shows, and all that belongs to it.
  mutating func append(_ other: Page, depth: Int = 0) {
    let offset = elements.count
    for var element in other.elements {
      element.depth += depth
      elements.append(element)
    }
    handlers += other.handlers.map { ($0.index + offset, $0.handler) }
    title = title ?? other.title
    guard other.extras != nil else { return }
    tags += other.tags.map { ($0.index + offset, $0.end + offset, $0.tag) }
    attached += other.attached.map { $0.lowerBound + offset..<$0.upperBound + offset }
    speakingImages += other.speakingImages.map { $0 + offset }
    presentations += other.presentations
    tools += other.tools
    appearances += other.appearances
    refresh = refresh ?? other.refresh
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

  /// The extras, to be changed by this page only.
  mutating func ownExtras() -> PageExtras {
    if extras != nil, isKnownUniquelyReferenced(&extras), let extras { return extras }
    let own = PageExtras(extras)
    extras = own
    return own
  }

}
