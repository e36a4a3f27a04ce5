import StateBinding

/// Keeps what belongs to the place of a view or a modifier that has a body: the view as last given, its cells, and the value that
/// its body returned.
///
/// The body runs if an input differs, or if something has changed that it has read. Otherwise its last value is kept.
final class BodySlot<Owner, Content>: Slot {
  private let inputs = Inputs.of(Owner.self)
  private let reads: Reads
  /// The view as last given. Its cells are those of no place.
  private var given: Owner?
  /// The view with the cells of the place, if the body can run again with it.
  private var placed: Owner?
  private var body: (@MainActor (Owner) -> Content)?
  private var cells: [DynamicCell] = []
  fileprivate private(set) var content: Content?
  private var heard: [AnyObject] = []
  private var subscriptions: DisposeBag?

  init(in outer: Reader?) { reads = Reads(in: outer, inputs.kind) }

  /// Runs `body`, unless its last value is that of now.
  fileprivate func update(
    _ owner: Owner, in evaluation: Evaluation, _ body: @escaping @MainActor (Owner) -> Content
  ) {
    let places = evaluation.places
    let watch = places.run.watch
    // What `==` reads is not noted.
    let outer = (replace(&watch.reader, with: nil), replace(&Reads.current, with: nil))
    defer { (watch.reader, Reads.current) = outer }
    if let given {
      for cell in cells where cell.surround(with: evaluation.environment, in: places) {
        reads.reader.becomeStale()
      }
      if !reads.reader.isStale, inputs.same(given, owner), reads.bindingsAreSame { return }
    } else {
      cells = inputs.cellsForPlace(of: owner, reads.reader, in: places.run)
      for cell in cells { _ = cell.surround(with: evaluation.environment, in: places) }
    }
    reads.renew()
    (watch.reader, Reads.current) = (reads.reader, reads)
    var placed = owner
    inputs.put(cells, into: &placed)
    hear(inputs.heardObjects(in: placed))
    reads.reader.isRunning = true
    let content = reads.track { body(placed) }
    reads.reader.isRunning = false
    // Released after the look, because a `deinit` of what the body made may read or write state.
    if let old = replace(&self.content, with: content) { places.release(old) }
    if let old = replace(&given, with: owner) { places.release(old) }
    self.placed = placed
    self.body = body
  }

  /// Hears of the changes of `objects`, and of no others.
  private func hear(_ objects: [AnyObject]) {
    if objects.elementsEqual(heard, by: ===) { return }
    let bag = DisposeBag()
    (heard, subscriptions) = (objects, bag)
    for object in objects { hearChanges(of: object, for: reads.reader)?.disposed(by: bag) }
  }

  override var matters: Bool { !cells.isEmpty }

  /// Runs the body again, and compares its value with the one that is kept.
  override func judge(in judge: inout Judge) {
    guard !reads.reader.isStale, let placed, let body, let content else { return }
    judge.run.viewUnderWay = Owner.self
    defer { judge.run.viewUnderWay = nil }
    let fresh = body(placed)
    if same(content, fresh, .values) { return }
    judge.note(
      Owner.self, shows: content, gives: fresh, again: body(placed),
      plain: Inputs.plainClass(in: placed))
  }
}

/// Makes `reader` stale at each change that `object` tells of, until the result is disposed.
@MainActor
func hearChanges(of object: AnyObject, for reader: Reader) -> (any Disposable)? {
  (object as? any ChangeTelling)?.changes
    .subscribe(onNext: { [weak reader] in reader?.becomeStale() })
}

/// A closure that a body wrote, and that is called later: a page, a sheet. It is a body of its own.
private struct Written<Content> {
  let make: @MainActor () -> Content
}

/// A closure that a body wrote, and that is called later with an input.
private struct WrittenFor<Input, Content> {
  let input: Input
  let make: @MainActor (Input) -> Content
}

extension Evaluation {
  /// Evaluates the body of `owner` at its place. Keeps the value of the last run if nothing has changed for it.
  @inlinable
  package mutating func evaluate<Owner, Content: View>(
    bodyOf owner: Owner, _ body: @escaping @MainActor (Owner) -> Content
  ) {
    let outer = enter(Owner.self)
    let content = content(ofBody: owner, body)
    content.evaluate(in: &self)
    leave(to: outer)
  }

  /// The value of the body of `owner`: that of its last run, if nothing has changed for it.
  @usableFromInline
  mutating func content<Owner, Content>(
    ofBody owner: Owner, _ body: @escaping @MainActor (Owner) -> Content
  ) -> Content {
    let reader = reader
    let slot = slot(BodySlot<Owner, Content>(in: reader))
    slot.update(owner, in: self, body)
    guard let content = slot.content else { programError("a body of \(Owner.self) left no value") }
    return content
  }

  /// Evaluates the view that `make`, a closure that a body wrote, makes.
  mutating func evaluate<Content: View>(written make: @escaping @MainActor () -> Content) {
    let content = content(ofBody: Written(make: make)) { $0.make() }
    content.evaluate(in: &self)
  }

  /// Evaluates the view that `make`, a closure that a body wrote, makes of `input`.
  mutating func evaluate<Input, Content: View>(
    _ input: Input, written make: @escaping @MainActor (Input) -> Content
  ) {
    let content = content(ofBody: WrittenFor(input: input, make: make)) { $0.make($0.input) }
    content.evaluate(in: &self)
  }
}
