@_exported public import RxRelay
@_exported public import RxSwift
@_exported public import UIKit

public import StateBinding

extension UIViewController: ReactiveCompatible {}

extension UIView: ReactiveCompatible {}

extension NotificationCenter: @MainActor ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    base.notifications(name, object: object)
  }
}
