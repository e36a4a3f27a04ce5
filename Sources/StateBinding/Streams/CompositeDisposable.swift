/// Owns disposables and ends them together, in the order in which they came.
///
/// What has ended by itself is let go of as more is inserted, so a composite that lives long does not
/// grow with the subscriptions that came and went.
public final class CompositeDisposable: Disposable, Ending {
  /// Names one disposable in the composite, to take it out again.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Whether it has been disposed; what is inserted from then on is disposed at once.
  public private(set) var isDisposed = false

  private var entries: [(key: DisposeKey, disposable: any Disposable)] = []
  private var inserted = 0
  private var sweepAt = 16

  /// Owns nothing yet.
  public init() {}

  /// Owns `disposables`.
  public init(disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// How many disposables it owns that have not ended by themselves.
  public var count: Int {
    entries.count { !$0.disposable.hasEnded }
  }

  var hasEnded: Bool { isDisposed }

  /// Owns `disposable`, or disposes it at once where the composite is disposed already (no key then).
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    if entries.count >= sweepAt { sweep() }
    inserted += 1
    let key = DisposeKey(number: inserted)
    entries.append((key, disposable))
    return key
  }

  /// Takes the disposable of `key` out, and disposes it.
  public func remove(for key: DisposeKey) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    entries.remove(at: index).disposable.dispose()
  }

  /// Disposes everything it owns, in the order of insertion.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let owned = entries
    entries = []
    for entry in owned { entry.disposable.dispose() }
  }

  private func sweep() {
    entries.removeAll { $0.disposable.hasEnded }
    sweepAt = max(16, entries.count * 2)
  }
}

extension Disposable {
  /// Whether disposing it would do nothing any more.
  fileprivate var hasEnded: Bool {
    (self as? any Ending)?.hasEnded ?? false
  }
}

/// A disposable that can end by itself and says so.
@MainActor
protocol Ending: AnyObject {
  var hasEnded: Bool { get }
}
