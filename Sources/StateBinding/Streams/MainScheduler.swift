/// The one scheduler: everything is delivered on the main actor, at once.
@MainActor
public final class MainScheduler {
  /// The scheduler.
  public static let instance = MainScheduler()

  private init() {}
}

extension Observable {
  /// This stream itself: it is on the main actor already. It is here for code written for Rx.
  public func observe(on scheduler: MainScheduler) -> Observable<Element> { self }
}
