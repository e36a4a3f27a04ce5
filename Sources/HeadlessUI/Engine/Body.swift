import StateBinding

/// Keeps what belongs to the place of a view or a modifier that has a body: the view as last given, its cells, and the value that
/// its body returned.
///
/// The body runs at a new place, if an input differs, or if something has changed that it has read or that it hears of. It is
/// asked only while the nodes of its page are made.
final class BodySlot<Owner, Content>: Slot {
  private let inputs = Inputs.of(Owner.self)
  private let reads: Reads
  private var last: BodyRun<Owner, Content>?
  private var cells: [DynamicCell] = []
  private var heard: [AnyObject] = []
  private var subscriptions: DisposeBag?

  init(in outer: Reader?) { reads = Reads(in: outer, inputs.kind) }

  /// The last run of the body of `owner` if it is still valid, or else a new run.
  fileprivate func run(
    _ body: @escaping @MainActor (Owner) -> Content, of owner: Owner, in evaluation: Evaluation
  ) -> BodyRun<Owner, Content> {
    // What `==` reads is not noted.
    let outer = (replace(&Reader.current, with: nil), replace(&Reads.current, with: nil))
    defer { (Reader.current, Reads.current) = outer }
    let places = evaluation.places
    var changed: [DynamicCell] = []
    if let last {
      changed = cells.filter { $0.surround(with: evaluation.environment, in: places) }
      if changed.isEmpty, !reads.reader.isStale, inputs.same(last.given, owner),
        reads.bindingsAreSame
      {
        return last
      }
      // Released after the look, because a `deinit` of what the body made may read or write state.
      places.release(last)
    } else {
      cells = inputs.cellsForPlace(of: owner, reads.reader, in: places.run)
      for cell in cells { _ = cell.surround(with: evaluation.environment, in: places) }
    }
    reads.renew()
    // Tells the others that have read the values. The body itself runs now.
    for cell in changed { cell.tellReaders() }
    var placed = owner
    inputs.put(cells, into: &placed)
    hear(inputs.heardObjects(in: placed))
    reads.reader.isRunning = true
    let run = BodyRun(
      given: owner, placed, body, content: reads.track { body(placed) },
      in: evaluation.view ?? Owner.self)
    reads.reader.isRunning = false
    last = run
    return run
  }

  /// Hears of the changes of `objects`, and of no others.
  private func hear(_ objects: [AnyObject]) {
    if objects.elementsEqual(heard, by: ===) { return }
    let bag = DisposeBag()
    (heard, subscriptions) = (objects, bag)
    for object in objects { hearChanges(of: object, for: reads.reader)?.disposed(by: bag) }
  }

  override var matters: Bool { !cells.isEmpty }

  /// If nothing has told the body of a change: runs it again, and compares its value with the kept one, objects and closures left
  /// out. The next look runs a stale body anyway.
  override func judge(in judge: inout Judge) {
    guard !reads.reader.isStale, let last else { return }
    judge.run.viewUnderWay = last.view
    defer { judge.run.viewUnderWay = nil }
    let fresh = last.body(last.placed)
    if same(last.content, fresh, .values) { return }
    judge.note(
      last.view, shows: last.content, gives: fresh, again: last.body(last.placed),
      plain: Inputs.plainClass(in: last.placed))
  }
}

/// A run of the body of a view.
@MainActor
@usableFromInline
final class BodyRun<Owner, Content> {
  /// The view as it was given. Its cells are those of no place.
  fileprivate let given: Owner
  /// The view with the cells of the place.
  fileprivate let placed: Owner
  fileprivate let body: @MainActor (Owner) -> Content
  /// The view whose body it is, or whose body wrote the closure.
  fileprivate let view: Any.Type
  /// What the body returned.
  @usableFromInline let content: Content

  fileprivate init(
    given: Owner, _ placed: Owner, _ body: @escaping @MainActor (Owner) -> Content,
    content: Content, in view: Any.Type
  ) {
    (self.given, self.placed, self.body) = (given, placed, body)
    (self.content, self.view) = (content, view)
  }

  @inlinable
  func evaluate(in evaluation: inout Evaluation) where Content: View {
    content.evaluate(in: &evaluation)
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
    run(body, of: owner).evaluate(in: &self)
    leave(to: outer)
  }

  /// The last run of the body of `owner` if it is still valid, or else a new run.
  @usableFromInline
  mutating func run<Owner, Content>(
    _ body: @escaping @MainActor (Owner) -> Content, of owner: Owner
  ) -> BodyRun<Owner, Content> {
    let reader = reader
    return slot(BodySlot<Owner, Content>(in: reader)).run(body, of: owner, in: self)
  }

  /// The view that `make`, a closure that a body wrote, makes.
  mutating func content<Content: View>(written make: @escaping @MainActor () -> Content) -> Content
  {
    run({ $0.make() }, of: Written(make: make)).content
  }

  /// Evaluates the view that `make`, a closure that a body wrote, makes.
  mutating func evaluate<Content: View>(written make: @escaping @MainActor () -> Content) {
    run({ $0.make() }, of: Written(make: make)).evaluate(in: &self)
  }

  /// Evaluates the view that `make`, a closure that a body wrote, makes of `input`.
  mutating func evaluate<Input, Content: View>(
    _ input: Input, written make: @escaping @MainActor (Input) -> Content
  ) {
    run({ $0.make($0.input) }, of: WrittenFor(input: input, make: make)).evaluate(in: &self)
  }
}
