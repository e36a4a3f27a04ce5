/// What is shown of a state.
enum HandScreen {
  static func append(_ state: HandState, to bytes: inout [UInt8]) {
    if let member = state.member {
      appendProfile(of: member, to: &bytes)
    } else {
      appendMembers(to: &bytes)
    }
    switch state.question {
    case nil: break
    case .logout:
      text("\n? Log out?\n  confirm  Log out (destructive)\n  cancel   Cancel\n", &bytes)
    case .delete:
      text("\n? Delete your account?\n  confirm  Delete (destructive)\n  cancel   Cancel\n", &bytes)
    }
  }

  private static func appendProfile(of member: HandMember, to bytes: inout [UInt8]) {
    text("Profile\n  ", &bytes)
    bytes.append(contentsOf: member.name.utf8)
    text("\n  Member ID  ", &bytes)
    bytes.append(contentsOf: member.id.utf8)
    text("\n  E-mail     ", &bytes)
    bytes.append(contentsOf: member.email.utf8)
    text("\n\n  edit    Edit profile\n  logout  Log out\n", &bytes)
    text("  delete  Delete account (destructive)\n", &bytes)
  }

  private static func appendMembers(to bytes: inout [UInt8]) {
    text("Members\n", &bytes)
    for member in HandMember.all {
      text("  login ", &bytes)
      bytes.append(contentsOf: member.id.utf8)
      text("  ", &bytes)
      bytes.append(contentsOf: member.name.utf8)
      text("\n", &bytes)
    }
    text("  type id      Member ID  (empty)\n", &bytes)
  }

  private static func text(_ text: StaticString, _ bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
