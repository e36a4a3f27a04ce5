/// Makes disposables.
@MainActor
public enum Disposables {
  /// A disposable with nothing to do.
  public static func create() -> any Disposable {
    NothingToDispose.shared
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

final class NothingToDispose: Disposable, Ending {
  static let shared = NothingToDispose()

  var hasEnded: Bool { true }

  func dispose() {}
}

final class ActionDisposable: Disposable, Ending {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var hasEnded: Bool { action == nil }

  func dispose() {
    guard let action else { return }
    self.action = nil
    action()
  }
}
