/// Something that can be ended early: a subscription, a task, a cleanup.
@MainActor
public protocol Disposable: AnyObject {
  /// Ends the subscription, task or cleanup. A second call does nothing.
  func dispose()
}

extension Disposable {
  /// Disposes this when `bag` is released.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }

  /// Whether `dispose()` would do nothing any more.
  fileprivate var hasEnded: Bool {
    (self as? any Ending)?.hasEnded ?? false
  }
}

/// A disposable that can end by itself, and knows whether it has ended.
@MainActor
protocol Ending: AnyObject {
  var hasEnded: Bool { get }
}

@MainActor
public enum Disposables {
  /// Makes a disposable that does nothing.
  public static func create() -> any Disposable {
    ActionDisposable(nil)
  }

  /// Makes a disposable that calls `dispose` once, when it is disposed.
  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    ActionDisposable(dispose)
  }

  /// Makes a disposable that disposes `disposables` together, in their order.
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    CompositeDisposable(disposables: disposables)
  }

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
/// Now and then, an insertion drops the disposables that have ended by themselves. A long-lived composite therefore does
/// not grow with every subscription that has come and gone.
public final class CompositeDisposable: Disposable, Ending {
  /// Whether the composite has been disposed; it disposes later insertions at once.
  public private(set) var isDisposed = false

  private var entries: [any Disposable] = []
  private var sweepAt = 16

  public init() {}

  public init(disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  var owned: [any Disposable] { entries.filter { !$0.hasEnded } }

  /// The number of owned disposables that have not ended by themselves.
  public var count: Int { owned.count }

  var hasEnded: Bool { isDisposed }

  /// Adds `disposable`. If the composite is disposed already, disposes `disposable` at once.
  public func insert(_ disposable: any Disposable) {
    if isDisposed { return disposable.dispose() }
    if entries.count >= sweepAt {
      entries.removeAll(where: \.hasEnded)
      sweepAt = max(16, entries.count * 2)
    }
    entries.append(disposable)
  }

  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    for disposable in replace(&entries, with: []) { disposable.dispose() }
  }
}

/// Owns disposables and disposes them when the bag is released.
@MainActor
public final class DisposeBag {
  private let contents = CompositeDisposable()
  private let run = AppRun.current

  public init() {}

  isolated deinit {
    run.performInDeinit { contents.dispose() }
  }

  public func insert(_ disposable: any Disposable) {
    contents.insert(disposable)
  }
}
