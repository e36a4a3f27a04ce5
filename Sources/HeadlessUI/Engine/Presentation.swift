/// Something that is shown on top of a page.
@usableFromInline
struct Presentation {
  @usableFromInline
  enum Kind {
    case alert, dialog, sheet
  }

  var kind: Kind
  /// When it came up: what comes later waits until this has gone.
  var order: Int
  var message: String?
  var page: Page
  /// Whether the person may leave a sheet without an answer.
  var canGoBack = true
  var dismiss: @MainActor () -> Void
}
