/// A transcript of the first screen.
enum Sample {
  /// What the app answers.
  static let right = """
    #: profile-repl 1
    # Anybody.
    | Members
    |...
    = exit 0

    """

  /// What it does not.
  static let wrong = right.replacing("Members", with: "Member")
}
