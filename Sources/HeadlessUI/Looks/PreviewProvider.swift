/// What an editor shows of a view; nothing asks for it here.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// What ``previews`` is.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}
