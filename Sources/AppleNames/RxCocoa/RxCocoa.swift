@_exported public import RxRelay
@_exported public import RxSwift
@_exported public import UIKit

public import StateBinding

extension UIViewController: ReactiveCompatible {}

extension UIView: ReactiveCompatible {}

extension NotificationCenter: @MainActor ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  /// The notifications called `name`.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    .create { observer in
      let token = base.addObserver(forName: name, object: object, queue: nil) { notification in
        // The center calls this closure on the thread that posts. A post off the main actor ends the process here.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { observer.onNext(notification) }
      }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
