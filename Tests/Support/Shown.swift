/// The most common screens of the reference app.
package enum Shown {
  package static let members = """
    Members
      login 12345  Hong Gildong
      login 23456  Kim Cheolsu
      login 34567  Lee Younghee
      type id      Member ID  (empty)

    """

  package static let profile = """
    Profile
      Hong Gildong
      Member ID  12345
      E-mail     gildong@example.com

      edit    Edit profile
      logout  Log out
      delete  Delete account (destructive)

    """

  /// The profile with a question above it.
  package static func profile(asking question: String, confirm: String) -> String {
    profile + """

      ? \(question)
        confirm  \(confirm) (destructive)
        cancel   Cancel

      """
  }

  package static let logout = profile(asking: "Log out?", confirm: "Log out")
  package static let delete = profile(asking: "Delete your account?", confirm: "Delete")
}
