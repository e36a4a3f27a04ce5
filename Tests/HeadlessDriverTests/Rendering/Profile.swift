import HeadlessDriver
import HeadlessUI

extension Screen {
  /// The screen in the documentation.
  static let profile = Screen(
    title: "Profile",
    elements: [
      Element(role: .text, label: "Hong Gildong"),
      Element(role: .text, label: "Member ID", value: "12345"),
      Element(role: .text, label: "E-mail", value: "gildong@example.com"),
      Element(role: .button, label: "Edit profile", identifier: "edit"),
      Element(role: .button, label: "Log out", identifier: "logout"),
      Element(
        role: .button, label: "Delete account", identifier: "delete", buttonRole: .destructive),
    ])
}

/// The text of the elements alone.
func text(_ elements: Element..., width: Int = 80) -> String {
  Screen(elements: elements).text(width: width)
}
