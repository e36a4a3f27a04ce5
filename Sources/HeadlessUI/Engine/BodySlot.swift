import StateBinding

/// Keeps three things at the place of a view or a modifier that has a body: the cells of its dynamic properties, the objects that
/// it was given, and the values that its body depends on.
final class BodySlot: Slot {
  private var owner: Any.Type?
  private var fields = Fields()
  private(set) var cells: [DynamicCell] = []
  /// The value that the view took over last, as a `Given<Value>`; nil if it holds no objects.
  fileprivate var given: AnyObject?
  /// The value that was refused in the last look, because its objects seemed to be made anew.
  private var refused: AnyObject?
  /// The look that asked for another one, because of `refused`; 0 if the slot has not asked since it took over objects.
  private var lastQuestion = 0
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

  /// Begins the closures that the body of `around` wrote. They are other closures if that body has changed.
  fileprivate func begin(in around: Evaluation.Around) {
    isChanged = dependencies.map { around.slot?.isChanged == true || $0.haveChanged }
  }

  /// Takes over the objects in `value` if the view around has changed. If it has not, it only makes new objects at each look, so
  /// this view keeps its own objects and the closures beside them.
  private func takeObjects<Value>(of value: inout Value, in evaluation: inout Evaluation) {
    let known = given as? Given<Value>
    let refused = replace(&refused, with: nil) as? Given<Value>
    if let known, fields.holdSameObjects(known.value, value) { return }
    evaluation.around.isAsked = true
    // Objects that come a second time were not made anew.
    let areNew = refused.map { !fields.holdSameObjects($0.value, value) } ?? true
    if let known, evaluation.around.slot?.isChanged == false, areNew {
      let places = evaluation.places
      // Asks for another look, to see whether the same objects come a second time. Asks once until something happens: two
      // places that ask in turns would ask for ever.
      if lastQuestion <= places.lastEvent {
        self.refused = Given(value)
        lastQuestion = places.look
        places.lookAgain()
      }
      fields.copyObjects(from: known.value, to: &value)
    } else {
      if let given { evaluation.places.release(given) }
      given = Given(value)
      lastQuestion = 0
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

  /// Ends `body`, the body of `owner`. If something inside asks whether the body has changed, finds what it depends on.
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

  /// Begins closures that the body around wrote and that are called later: the rows of a list, a page, a sheet. What they read
  /// counts for them alone, as for a body of their own.
  mutating func beginWritten() -> Around {
    let slot = slot(BodySlot())
    slot.begin(in: around)
    let outer = enter(around.view)
    around.slot = slot
    return outer
  }

  /// Ends the closures. If something inside asks whether they have changed, `make` calls them once more: at each look, because
  /// the rows may be others.
  mutating func endWritten(in outer: Around, _ make: () -> some Any) {
    let (slot, isAsked) = (around.slot, around.isAsked)
    leave(to: outer)
    slot?.dependencies = isAsked ? Dependencies(of: (), [], in: places.run, make) : nil
  }

  /// Evaluates the view that `make`, a closure that the body around wrote, makes.
  mutating func evaluate(written make: () -> some View) {
    let outer = beginWritten()
    make().evaluate(in: &self)
    endWritten(in: outer, make)
  }

  /// Returns `content`, which the body of the view around wrote, so that it is evaluated as a part of that body later, inside of
  /// other views.
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

/// What a body depends on: the values that its view was given, the cells that it has read, what Observation tracks, and the
/// objects that tell of their changes themselves.
@MainActor
private final class Dependencies {
  /// The values of all cells, because the page of a link reads its cells later in the look.
  private let values: [Any?]
  private let given: [Any]
  private let isTold = Locked(false)
  private let subscriptions = DisposeBag()
  /// Observation keeps a tracking until something that was read changes. This is read too, and changes at the end.
  private let end = ObservationTracker()

  /// Calls `body` once more to learn what it reads. The view evaluates its body at each look, but only this call is tracked.
  init<Owner>(of owner: Owner, _ cells: [DynamicCell], in run: AppRun, _ body: (Owner) -> some Any)
  {
    values = cells.map(\.dependency)
    given = Self.given(to: owner)
    for cell in cells { cell.isBodyCalled = true }
    run.watch.isLooking = false
    let written = withObservationTracking {
      end.read()
      return body(owner)
    } onChange: { [isTold] in
      isTold.withLock { $0 = true }
    }
    run.watch.isLooking = true
    for cell in cells { cell.isBodyCalled = false }
    // Released here, because the `deinit` of an object that the body made may read the object.
    letGo(of: written)
    let observed = given.compactMap { ($0 as? any ObservingProperty)?.object }
    for case let object as any ChangeTelling in values + observed {
      object.changes.subscribe(onNext: { [isTold] in isTold.withLock { $0 = true } })
        .disposed(by: subscriptions)
    }
  }

  isolated deinit { end.willChange() }

  /// Whether Observation or an object has told of a change.
  var haveChanged: Bool { isTold.withLock { $0 } }

  /// Whether anything has changed since. Closures cannot be compared, so `closuresDiffer` says whether they differ.
  func haveChanged<Owner>(
    now owner: Owner, _ cells: [DynamicCell], closuresDiffer: Bool
  ) -> Bool {
    if haveChanged { return true }
    for (old, cell) in zip(values, cells) where cell.isRead {
      guard let old, let new = cell.dependency else { continue }
      if !isSame(old, new, closuresDiffer: false) { return true }
    }
    return !zip(given, Self.given(to: owner)).allSatisfy {
      isSame($0, $1, closuresDiffer: closuresDiffer)
    }
  }

  /// The values that `owner` was given. A binding stands for its value now.
  private static func given(to owner: some Any) -> [Any] {
    Mirror(reflecting: owner).children.compactMap { child in
      if child.value is any SystemProperty { return nil }
      return (child.value as? any BindingToValue)?.valueNow ?? child.value
    }
  }
}

@MainActor
private protocol ObservingProperty {
  var object: AnyObject { get }
}

extension ObservedObject: ObservingProperty {
  fileprivate var object: AnyObject { wrappedValue }
}

@MainActor
private protocol BindingToValue {
  var valueNow: Any { get }
}

extension Binding: BindingToValue {
  fileprivate var valueNow: Any { wrappedValue }
}

/// Whether two values are the same: objects by identity, other values by `==` if they have it, else part by part.
private func isSame(_ old: Any, _ new: Any, closuresDiffer: Bool, isInView: Bool = false) -> Bool {
  guard type(of: old) == type(of: new) else { return false }
  // The place of a view inside decides about its objects.
  let isInView = isInView || old is any View
  if type(of: old) is AnyObject.Type { return isInView || old as AnyObject === new as AnyObject }
  if let old = old as? any Equatable { return old.isEqual(to: new) }
  let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
  // Closures have neither parts nor a style.
  if old.displayStyle == nil && old.children.isEmpty { return !closuresDiffer }
  return old.children.count == new.children.count
    && zip(old.children, new.children).allSatisfy { old, new in
      old.label == new.label
        && isSame(old.value, new.value, closuresDiffer: closuresDiffer, isInView: isInView)
    }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
