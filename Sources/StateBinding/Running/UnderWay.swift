#if os(iOS)
  /// Nobody watches an app on iOS, and iOS 17 has no atomic values.
  private struct Atomic<Value: Sendable>: Sendable {
    enum Ordering { case relaxed }
    private let value: Value
    init(_ value: Value) { self.value = value }
    func load(ordering: Ordering) -> Value { value }
    func store(_ value: Value, ordering: Ordering) {}
  }
#else
  import Synchronization
#endif

/// What a run does now. Another thread reads it, to name a line that never ends.
package final class UnderWay: Sendable {
  /// That of the app that was launched last in this process.
  package static let latest = Locked<UnderWay?>(nil)

  /// The last line that a session ran, without the secrets in it; nil before the first line.
  package let line = Locked<String?>(nil)
  /// An odd number while a line or the launch is under way.
  private let number = Atomic(1)
  private let views = Atomic<UInt>(0)
  private let ribs = Atomic<UInt>(0)

  /// The number of the line that is under way, or of the launch; nil between two lines.
  package var lineNumber: Int? {
    let number = number.load(ordering: .relaxed)
    return number.isMultiple(of: 2) ? nil : number
  }

  package func begin(_ line: String) {
    self.line.withLock { $0 = line }
    number.store((number.load(ordering: .relaxed) + 1) | 1, ordering: .relaxed)
  }

  /// The line, or the launch, has an answer.
  package func end() {
    number.store((number.load(ordering: .relaxed) + 1) & ~1, ordering: .relaxed)
  }

  /// The view whose body is being evaluated.
  package var view: Any.Type? {
    get { Self.type(views.load(ordering: .relaxed)) }
    set { views.store(Self.bits(newValue), ordering: .relaxed) }
  }

  /// The interactor that handles an action or becomes active.
  package var rib: Any.Type? {
    get { Self.type(ribs.load(ordering: .relaxed)) }
    set { ribs.store(Self.bits(newValue), ordering: .relaxed) }
  }

  // A type never moves, and an atomic value cannot hold one.
  private static func bits(_ type: Any.Type?) -> UInt { unsafeBitCast(type, to: UInt.self) }
  private static func type(_ bits: UInt) -> Any.Type? { unsafeBitCast(bits, to: Any.Type?.self) }
}
