/// The most common screens of the reference app.
public enum Shown {
  public static let members = """
    Members
      login 12345  Hong Gildong
      login 23456  Kim Cheolsu
      login 34567  Lee Younghee
      type id      Member ID  (empty)
      refresh

    """

  public static let profile = """
    Profile
      Hong Gildong
      Member ID  12345
      E-mail     gildong@example.com

      edit    Edit profile
      logout  Log out
      delete  Delete account (destructive)
      refresh

    """

  /// The profile with a question above it.
  public static func profile(asking question: String, confirm: String) -> String {
    profile + """

      ? \(question)
        confirm  \(confirm) (destructive)
        cancel   Cancel

      """
  }

  public static let logout = profile(asking: "Log out?", confirm: "Log out")
  public static let delete = profile(asking: "Delete your account?", confirm: "Delete")
}
