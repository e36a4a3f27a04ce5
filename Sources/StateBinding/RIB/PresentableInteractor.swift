/// An interactor that presents what it knows.
@MainActor
open class PresentableInteractor<PresenterType>: Interactor {
  /// What it presents through.
  public let presenter: PresenterType

  /// Presents through `presenter`.
  public init(presenter: PresenterType) {
    self.presenter = presenter
  }

  isolated deinit {
    guard LeakDetector.isEnabled else { return }
    let place = leak?.place ?? Place(of: type(of: self))
    run.leaks.expectRelease(of: presenter as AnyObject, at: place)
  }
}
