/// Something that can be ended early: a subscription, a task, a cleanup.
@MainActor
public protocol Disposable: AnyObject {
  /// Ends it. A second call does nothing.
  func dispose()
}

extension Disposable {
  /// Disposes this when `bag` is released.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }

  /// Whether disposing this would do nothing any more.
  fileprivate var hasEnded: Bool {
    (self as? any Ending)?.hasEnded ?? false
  }
}

/// A disposable that can end by itself, and says so.
@MainActor
protocol Ending: AnyObject {
  var hasEnded: Bool { get }
}

/// Makes disposables.
@MainActor
public enum Disposables {
  /// A disposable with nothing to do.
  public static func create() -> any Disposable {
    ActionDisposable(nil)
  }

  /// Runs `dispose` once, when disposed.
  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    ActionDisposable(dispose)
  }

  /// Disposes `disposables` together, in their order.
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    CompositeDisposable(disposables: disposables)
  }

  /// Disposes `disposables` together, in their order.
  public static func create(_ disposables: [any Disposable]) -> any Disposable {
    CompositeDisposable(disposables: disposables)
  }
}

private final class ActionDisposable: Disposable, Ending {
  private var action: (() -> Void)?

  init(_ action: (() -> Void)?) {
    self.action = action
  }

  var hasEnded: Bool { action == nil }

  func dispose() {
    if let action = action.take() { action() }
  }
}

/// Owns disposables and ends them together, in the order of insertion.
///
/// Insertions drop the disposables that have ended by themselves, so a composite that lives long does not grow with the
/// subscriptions that came and went.
public final class CompositeDisposable: Disposable, Ending {
  /// Names one disposable in the composite, to take it out again.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Whether the composite has been disposed; it disposes later insertions at once.
  public private(set) var isDisposed = false

  private var entries: [(key: DisposeKey, disposable: any Disposable)] = []
  private var inserted = 0
  private var sweepAt = 16

  /// A composite that owns nothing yet.
  public init() {}

  /// A composite that owns `disposables`.
  public init(disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// The number of owned disposables that have not ended by themselves.
  public var count: Int {
    entries.count { !$0.disposable.hasEnded }
  }

  var hasEnded: Bool { isDisposed }

  /// Owns `disposable`; if the composite is disposed already, disposes it at once and returns nil.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    if entries.count >= sweepAt {
      entries.removeAll { $0.disposable.hasEnded }
      sweepAt = max(16, entries.count * 2)
    }
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

  /// Disposes all that the composite owns, in the order of insertion.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let owned = entries
    entries = []
    for entry in owned { entry.disposable.dispose() }
  }
}

/// Owns disposables and ends them when it is released.
@MainActor
public final class DisposeBag {
  private let contents = CompositeDisposable()
  // An isolated `deinit` sees no task-local values, so the bag carries its run.
  private let run = AppRun.current

  /// An empty bag.
  public init() {}

  isolated deinit {
    run.performInDeinit {
      ReleaseQueue.releasing { contents.dispose() }
    }
  }

  /// Disposes `disposable` when the bag is released.
  public func insert(_ disposable: any Disposable) {
    contents.insert(disposable)
  }
}
