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
    if LeakDetector.isEnabled { leakPlace.expectRelease(of: presenter as AnyObject) }
  }

  private var leakPlace: Place { leak?.place ?? Place(of: type(of: self)) }
}
