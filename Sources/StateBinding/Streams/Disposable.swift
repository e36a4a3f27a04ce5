/// Something that can be ended early: a subscription, a task, a cleanup.
@MainActor
public protocol Disposable: AnyObject {
  /// Ends it. A second call does nothing.
  func dispose()
}

extension Disposable {
  /// Ends this when `bag` goes.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
