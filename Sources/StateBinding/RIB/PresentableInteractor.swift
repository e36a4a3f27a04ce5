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
    let object = presenter as AnyObject
    // A view controller is expected to go already.
    if let leak, leak.view == ObjectIdentifier(object) { return }
    run.leaks.expectRelease(of: object, at: leak?.place ?? Place(of: type(of: self)))
  }
}
