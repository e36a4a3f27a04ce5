/// An interactor that presents what it knows.
@MainActor
open class PresentableInteractor<PresenterType>: Interactor {
  /// What it presents through.
  public let presenter: PresenterType

  /// Presents through `presenter`.
  public init(presenter: PresenterType) {
    self.presenter = presenter
  }

  @inlinable
  isolated deinit {
    if LeakDetector.isEnabled { expectRelease(ofPresenter: presenter as AnyObject) }
  }
}
