import HeadlessUI
import Testing

struct ElementTests {
  @Test(arguments: Role.allCases)
  func `an element equals another one that was changed to the same values`(role: Role) {
    let buttonRoles: [Element.ButtonRole?] = [nil, .destructive, .cancel]
    for buttonRole in buttonRoles {
      for (isEnabled, isSelected) in [(true, true), (true, false), (false, true), (false, false)] {
        let made = Element(
          role: role, label: "a", value: "b", identifier: "c", isEnabled: isEnabled,
          isSelected: isSelected, buttonRole: buttonRole, depth: 7)
        var changed = Element(role: .text)
        changed.depth = 7
        changed.buttonRole = buttonRole
        changed.isSelected = isSelected
        changed.isEnabled = isEnabled
        changed.identifier = "c"
        changed.value = "b"
        changed.label = "a"
        changed.role = role
        #expect(changed == made)
        #expect(changed.hashValue == made.hashValue)
        #expect(changed.role == role && changed.buttonRole == buttonRole)
        #expect(changed.isEnabled == isEnabled && changed.isSelected == isSelected)
        #expect(changed.depth == 7)
      }
    }
  }

  @Test func `an element describes itself by its initializer`() {
    let element = Element(role: .button, label: "Log out", identifier: "logout", depth: 1)
    #expect(
      String(describing: element) == """
        Element(role: HeadlessUI.Role.button, label: "Log out", value: nil, \
        identifier: Optional("logout"), isEnabled: true, isSelected: false, \
        isFocused: false, isBeside: false, canSubmit: false, \
        buttonRole: nil, depth: 1, isRowAction: false)
        """)
  }
}
