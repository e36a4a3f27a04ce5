import StateBinding

/// Keeps what belongs to a view with a body, or to a modifier with one, at its place: the cells of its dynamic properties, the
/// objects that it was given, and what its body depends on.
final class BodySlot: Slot {
  private var owner: Any.Type?
  private var fields = Fields()
  private(set) var cells: [DynamicCell] = []
  /// What the view took over last, if objects are among it: a `Given<Value>`.
  fileprivate var given: AnyObject?
  /// What the body depends on. Nil unless something in the body asks whether the body has changed.
  fileprivate var dependencies: Dependencies?
  /// Whether the body has changed since the last look; nil if nothing has asked before.
  private(set) var isChanged: Bool?

  /// Puts the objects and the cells of this place into `value`: a view or a modifier.
  fileprivate func bind<Value>(_ value: inout Value, in evaluation: inout Evaluation) {
    let places = evaluation.places
    if owner != Value.self {
      owner = Value.self
      fields = Fields.of(Value.self)
      for cell in cells { places.end(cell) }
      cells = fields.cellsForPlace(of: value, in: places.run)
      if let given { places.release(given) }
      (given, dependencies) = (nil, nil)
    }
    if fields.holdObjects { takeObjects(of: &value, in: &evaluation) }
    if fields.areDynamic {
      for cell in cells { cell.surround(with: evaluation.environment, in: places) }
      fields.put(cells, into: &value)
    }
    isChanged = dependencies.map {
      $0.haveChanged(now: value, cells, closuresDiffer: evaluation.around.slot?.isChanged == true)
    }
    if isChanged == true { for cell in cells { cell.isRead = false } }
  }

  /// Takes over the objects in `value`, unless the view around has not changed: it then makes an object anew at each look, and
  /// this view keeps the objects that it has, with the closures beside them.
  private func takeObjects<Value>(of value: inout Value, in evaluation: inout Evaluation) {
    let known = given as? Given<Value>
    if let known, fields.holdSameObjects(known.value, value) { return }
    evaluation.around.isAsked = true
    if let known, evaluation.around.slot?.isChanged == false {
      fields.copyObjects(from: known.value, to: &value)
    } else {
      if let given { evaluation.places.release(given) }
      given = Given(value)
    }
  }
}

/// A value that was given to a view, with its objects.
private final class Given<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Evaluation {
  /// Begins the body of `owner`, a view or a modifier, and puts the cells of this place into it. Returns the view around.
  @usableFromInline
  mutating func begin<Owner>(bodyOf owner: inout Owner) -> Around {
    let slot = slot(BodySlot())
    slot.bind(&owner, in: &self)
    let outer = enter(Owner.self)
    around.slot = slot
    return outer
  }

  /// Ends the body of `owner`, which is `body`. Finds what it depends on if something inside asks whether it has changed.
  @usableFromInline
  mutating func end<Owner>(
    bodyOf owner: Owner, in outer: Around, _ body: (Owner) -> some View
  ) {
    let (slot, isAsked) = (around.slot, around.isAsked)
    leave(to: outer)
    guard let slot, isAsked || slot.dependencies != nil else { return }
    if !isAsked {
      slot.dependencies = nil
    } else if slot.dependencies == nil || slot.isChanged == true {
      slot.dependencies = Dependencies(of: owner, slot.cells, in: places.run, body)
    }
  }

  /// Evaluates `content`, which the body of the view around wrote, as a part of that body, although other views are around it
  /// by then.
  func asWritten(
    _ content: @escaping @MainActor (inout Evaluation) -> Void
  ) -> @MainActor (inout Evaluation) -> Void {
    guard around.slot?.isChanged != nil else { return content }
    return { [around] in $0.evaluate(in: around, content) }
  }

  /// Evaluates `content`, which the body of `around` wrote.
  mutating func evaluate(in around: Around, _ content: (inout Evaluation) -> Void) {
    let outer = enter(around.view)
    self.around.slot = around.slot
    content(&self)
    leave(to: outer)
  }
}

/// What a body depends on: the values that its view was given, the cells that it has read, and what Observation tracks.
@MainActor
private final class Dependencies {
  /// The values of all cells. Those that a page of a link reads are read later in the look.
  private let values: [Any?]
  private let given: [Any]
  private let haveChanged = Locked(false)

  /// Calls `body` once more to learn what it reads: the view looks at its body at each look, but only this call is tracked.
  init<Owner>(
    of owner: Owner, _ cells: [DynamicCell], in run: AppRun, _ body: (Owner) -> some View
  ) {
    values = cells.map(\.dependency)
    given = Self.given(to: owner)
    (run.watch.isLooking, run.watch.isTracking) = (false, true)
    withObservationTracking {
      _ = body(owner)
    } onChange: { [haveChanged] in
      haveChanged.withLock { $0 = true }
    }
    (run.watch.isLooking, run.watch.isTracking) = (true, false)
  }

  /// Whether anything has changed since. Nobody can tell whether two closures do the same: `closuresDiffer` decides.
  func haveChanged<Owner>(
    now owner: Owner, _ cells: [DynamicCell], closuresDiffer: Bool
  ) -> Bool {
    if haveChanged.withLock({ $0 }) { return true }
    for (old, cell) in zip(values, cells) where cell.isRead {
      guard let old, let new = cell.dependency else { continue }
      if !isSame(old, new, closuresDiffer: false) { return true }
    }
    return !zip(given, Self.given(to: owner)).allSatisfy {
      isSame($0, $1, closuresDiffer: closuresDiffer)
    }
  }

  /// The values that `owner` was given; of a binding, its value now.
  private static func given(to owner: some Any) -> [Any] {
    Mirror(reflecting: owner).children.compactMap { child in
      if child.value is any SystemProperty { return nil }
      return (child.value as? any BindingToValue)?.valueNow ?? child.value
    }
  }
}

@MainActor
private protocol BindingToValue {
  var valueNow: Any { get }
}

extension Binding: BindingToValue {
  fileprivate var valueNow: Any { wrappedValue }
}

/// Whether two values are the same: objects by identity, other values by `==` if they have it, else part by part.
private func isSame(_ old: Any, _ new: Any, closuresDiffer: Bool) -> Bool {
  guard type(of: old) == type(of: new) else { return false }
  if type(of: old) is AnyObject.Type { return old as AnyObject === new as AnyObject }
  if let old = old as? any Equatable { return old.isEqual(to: new) }
  let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
  // Closures have neither parts nor a style.
  if old.displayStyle == nil && old.children.isEmpty { return !closuresDiffer }
  return old.children.count == new.children.count
    && zip(old.children, new.children).allSatisfy { old, new in
      old.label == new.label && isSame(old.value, new.value, closuresDiffer: closuresDiffer)
    }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
