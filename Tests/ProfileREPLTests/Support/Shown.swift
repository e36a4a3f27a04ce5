/// The screens that most tests come to.
nonisolated enum Shown {
  static let members = """
    Members
      login 12345  Hong Gildong
      login 23456  Kim Cheolsu
      login 34567  Lee Younghee
      type id      Member ID  (empty)

    """

  static let profile = """
    Profile
      Hong Gildong
      Member ID  12345
      E-mail     gildong@example.com

      edit    Edit profile
      logout  Log out
      delete  Delete account (destructive)

    """

  static let logout =
    profile + """

      ? Log out?
        confirm  Log out (destructive)
        cancel   Cancel

      """

  static let delete =
    profile + """

      ? Delete your account?
        confirm  Delete (destructive)
        cancel   Cancel

      """
}
