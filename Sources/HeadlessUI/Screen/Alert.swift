extension Screen {
  /// What has to be answered before anything else.
  public struct Alert: Sendable, Hashable, Codable {
    /// An alert or a dialog.
    public var role: Role
    /// What it asks or says.
    public var title: String
    /// What it says beside that.
    public var message: String?
    /// Its buttons, and the fields to fill in first.
    public var elements: [Element]

    /// An alert with `elements` to answer it by.
    public init(role: Role = .alert, title: String, message: String? = nil, elements: [Element]) {
      self.role = role
      self.title = title
      self.message = message
      self.elements = elements
    }
  }
}
