/// What a router keeps for an interactor that is none of the framework's, a mock for instance.
@MainActor
final class ForeignInteractor {
  let interactable: any Interactable
  /// The app that the router is a part of.
  let run = AppRun.current
  /// Carries its activation on to the router's children.
  var activeness: (any Disposable)?

  init(_ interactable: any Interactable) {
    self.interactable = interactable
  }
}
