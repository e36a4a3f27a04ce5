/// Owns disposables and ends them when it is released.
@MainActor
public final class DisposeBag {
  private let contents = CompositeDisposable()
  /// The app that it is a part of, which is not the current one in an isolated `deinit`.
  private let run = AppRun.current

  /// An empty bag.
  public init() {}

  isolated deinit {
    run.performInDeinit {
      ReleaseQueue.releasing { contents.dispose() }
    }
  }

  /// Ends `disposable` with the bag.
  public func insert(_ disposable: any Disposable) {
    contents.insert(disposable)
  }
}
