/// A transcript of the first screen.
enum Sample {
  /// A transcript that matches the app.
  static let right = """
    #: profile-repl 1
    # Anybody.
    | Members
    |...
    = exit 0

    """

  /// A transcript that differs from the app.
  static let wrong = right.replacing("Members", with: "Member")
}
