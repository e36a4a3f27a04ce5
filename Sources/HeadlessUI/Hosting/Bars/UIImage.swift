/// A picture: its name is what is shown of it where nothing else says what it is of.
public struct UIImage: Sendable, Hashable {
  let name: String

  /// The symbol `systemName`.
  public init?(systemName: String) { name = systemName }
  /// The picture `name`.
  public init?(named name: String) { self.name = name }
  /// A picture that says nothing.
  public init() { name = "" }
}
