import StateBinding

/// State that a view keeps from one look to the next, at its place.
@MainActor
package class Slot {
  /// Whether the end of the slot may change what the screen shows.
  var matters: Bool { true }

  /// Judges the bodies in the slot.
  func judge(in judge: inout Judge) {}
}

/// The slots of views whose number and order cannot change; a part that can change has a place of its own inside.
///
/// Views take their slots in the order of evaluation, so the identity of a view is a path: its number at its place, and the
/// branches, row ids and types of the enclosing places.
///
/// A place lives until a look shows another branch, or no longer uses its key. The outermost one lives as long as its hosting
/// controller.
@MainActor
final class Place {
  private var slots: [Slot] = []
  /// The last look that used the place.
  fileprivate var lastLook = 0

  fileprivate var matters: Bool { slots.contains(where: \.matters) }

  func judge(in judge: inout Judge) {
    for slot in slots { slot.judge(in: &judge) }
  }

  /// The slot with `number`, created if there is none. A slot of another kind is replaced and reported, because views must
  /// take the slots of a place in one order.
  func slot<Kind: Slot>(
    _ number: Int, of view: @autoclosure () -> Any.Type, in places: Places, _ make: () -> Kind
  ) -> Kind {
    if number < slots.count {
      if let slot = slots[number] as? Kind { return slot }
      report(slots[number], in: view(), to: places.run)
      let (slot, old) = (make(), slots[number])
      slots[number] = slot
      places.end(old)
      return slot
    }
    let slot = make()
    slots.append(slot)
    return slot
  }

  private func report(_ slot: Slot, in view: Any.Type, to run: AppRun) {
    run.report(
      "\(view) finds the state of another view at its place (a \(type(of: slot))), so the state begins anew; a primitive view must take its slots in the same order at each look"
    )
  }
}

/// The place of the one branch of a view that is shown.
final class BranchSlot<Branch: Equatable>: Slot {
  private var branch: Branch?
  private var content: Place?

  override func judge(in judge: inout Judge) { content?.judge(in: &judge) }

  /// The place of `branch`, a new one if another branch was shown last. The branch nil has no place.
  func place(of branch: Branch?, in places: Places) -> Place? {
    if self.branch != branch {
      self.branch = branch
      if let content { places.end(content) }
      content = nil
    }
    guard branch != nil else { return nil }
    if let content { return content }
    let content = Place()
    self.content = content
    return content
  }
}

/// The place of content that has state of its own as long as its view is there.
final class PlaceSlot: Slot {
  let place = Place()

  override func judge(in judge: inout Judge) { place.judge(in: &judge) }
}

/// Places by their keys: those of rows, pages, tabs or presentations.
final class InnerPlaces<Key: Hashable>: Slot {
  private var inner: [Key: Place] = [:]
  private var usedCount = 0
  private var addedCount = 0

  override func judge(in judge: inout Judge) {
    for place in inner.values { place.judge(in: &judge) }
  }

  /// The place for `key`; nil if this look has used it already.
  func place(for key: Key, in places: Places) -> Place? {
    let place: Place
    if let known = inner[key] {
      if known.lastLook == places.look { return nil }
      place = known
    } else {
      place = Place()
      inner[key] = place
      addedCount += 1
    }
    place.lastLook = places.look
    usedCount += 1
    return place
  }

  /// Whether there is a place for `key`.
  func contains(_ key: Key) -> Bool { inner[key] != nil }

  /// Ends the places that this look has not used. Comes last in the view. Returns whether other places have replaced all of them.
  @discardableResult
  func endUnused(in places: Places) -> Bool {
    defer { (usedCount, addedCount) = (0, 0) }
    let isRenewed = addedCount > 0 && addedCount == usedCount && usedCount < inner.count
    if usedCount < inner.count {
      for (key, place) in inner where place.lastLook != places.look {
        inner[key] = nil
        places.end(place)
      }
    }
    return isRenewed
  }
}

final class ValueSlot<Value>: Slot {
  /// The value of the last look.
  var value: Value?
}

/// The slot of a view that appears and disappears.
package class LifeSlot: Slot {
  package override init() {}

  /// The last look that showed the view; 0 while the view is not shown.
  fileprivate final var lastLook = 0
}

/// A view that one look shows.
package struct Life {
  let slot: LifeSlot
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?

  package init(
    slot: LifeSlot, appear: (@MainActor () -> Void)? = nil,
    disappear: (@MainActor () -> Void)? = nil
  ) {
    (self.slot, self.appear, self.disappear) = (slot, appear, disappear)
  }
}

/// Does at the end of a window's look what must wait until then: what begins, ends and changes from one look to the next.
///
/// A look evaluates the views and only notes what it finds. When it is over, and only then, effects run in this order:
/// 1. Views that are new appear (`onAppear`, `task`).
/// 2. Views that are gone disappear (`onDisappear`, a task is cancelled), and places that are gone release their objects.
/// 3. Changes are told (`onChange`, preferences, `onDismiss`), and a task with a new id restarts.
/// If an action ran or a place with state ended, the window looks again. Released values alone cause no look.
@MainActor
final class Places {
  let run = AppRun.current
  let focus = FocusKeeper()
  /// The place of what is not in a view.
  let root = Place()
  /// The number of the look under way, or of the last one.
  fileprivate(set) var look = 0
  private var shown: [Life] = []
  private var ended: [AnyObject] = []
  private var released: [AnyObject] = []
  private var changes: [@MainActor () -> Void] = []
  private var presentationCount = 0

  /// For each hosting controller in the last look: the reader of its nodes, and its place.
  var hosts: [(reader: Reader, place: Place)] = []

  func beginLook() {
    Reads.markTold()
    hosts.removeAll(keepingCapacity: true)
    look += 1
  }

  /// Whether something that the last nodes were made from has changed since.
  var isStale: Bool {
    Reads.markTold()
    return hosts.contains { $0.reader.isStale }
  }

  /// The position of a presentation that begins now.
  func nextPresentation() -> Int {
    presentationCount += 1
    return presentationCount
  }

  /// Ends `object`, a slot or what a slot held, when the look is over: its `deinit` may change state.
  func end(_ object: AnyObject) { ended.append(object) }

  /// Ends `place` when the look is over.
  func end(_ place: Place) {
    if place.matters { ended.append(place) } else { release(place) }
  }

  /// Releases `object`, which holds inputs or the result of a body, after the look. Unlike `end(_:)`, this causes no other look.
  func release(_ object: AnyObject) { released.append(object) }

  /// Runs `change` when the look is over.
  func tell(_ change: @escaping @MainActor () -> Void) { changes.append(change) }

  /// Makes the page that the last look has shown once more, for another purpose, and drops what that would tell.
  func withoutEffects(_ make: () -> Page) -> Page {
    let outer = changes
    defer { changes = outer }
    return make()
  }

  /// Runs the effects of the look, which has shown `lives`. Returns whether there were any.
  func endLook(showing lives: [Life]) -> Bool {
    let hasMoved = show(lives)
    let isQuiet = ended.isEmpty && changes.isEmpty
    letGo(of: (replace(&ended, with: []), replace(&released, with: [])))
    let changes = replace(&self.changes, with: [])
    for change in changes { change() }
    return hasMoved || !isQuiet
  }

  private func show(_ lives: [Life]) -> Bool {
    if shown.isEmpty && lives.isEmpty { return false }
    let before = replace(&shown, with: lives)
    var (appeared, gone): ([Life], [Life]) = ([], [])
    for life in lives where life.slot.lastLook == 0 { appeared.append(life) }
    for life in lives { life.slot.lastLook = look }
    for life in before where life.slot.lastLook != look { gone.append(life) }
    for life in gone { life.slot.lastLook = 0 }
    // These calls may cause another look at the window, which may reverse a change: skips views that have changed since.
    for life in appeared where life.slot.lastLook != 0 { life.appear?() }
    for life in gone where life.slot.lastLook == 0 { life.disappear?() }
    return appeared.contains { $0.appear != nil } || gone.contains { $0.disappear != nil }
  }
}
