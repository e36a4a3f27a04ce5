/// Owns disposables and ends them when it is released.
@MainActor
public final class DisposeBag {
  private let contents = CompositeDisposable()

  /// An empty bag.
  public init() {}

  isolated deinit {
    ReleaseQueue.releasing { contents.dispose() }
  }

  /// Ends `disposable` with the bag.
  public func insert(_ disposable: any Disposable) {
    contents.insert(disposable)
  }
}
