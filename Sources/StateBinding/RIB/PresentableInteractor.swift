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
    guard LeakDetector.isEnabled else { return }
    // A view controller is expected to go already. A reference is the first word of a value that has one, and is only
    // compared: `as AnyObject` would take longer than the release of the interactor.
    let first = withUnsafeBytes(of: presenter) { bytes in
      bytes.count < MemoryLayout<UInt>.size ? 0 : bytes.loadUnaligned(as: UInt.self)
    }
    if !isView(first) { expectRelease(ofPresenter: presenter as AnyObject) }
  }
}
