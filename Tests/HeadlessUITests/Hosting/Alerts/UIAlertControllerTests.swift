import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct UIAlertControllerTests {
  private let log = Log()
  private let root = UIHostingController(rootView: Button("below") {})
  private let window: UIWindow

  init() { window = UIWindow.showing(root) }

  private func deletion(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [log, alert = Weak(alert)] action in
        let isGone = alert.value?.presentingViewController == nil
        log("\(action.title ?? "") \(isGone ? "after" : "before") it went")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [log] _ in log("cancel") })
    return alert
  }

  @Test(arguments: [(UIAlertController.Style.alert, Role.alert), (.actionSheet, .dialog)])
  func `an alert or action sheet is shown, and a button answers it`(
    style: UIAlertController.Style, role: Role
  ) throws {
    root.present(deletion(style), animated: true) { [log] in log("presented") }
    #expect(
      window.screen.alert
        == Screen.Alert(
          role: role, title: "Delete?", message: "For good.",
          elements: [
            Element(role: .button, label: "Delete", buttonRole: .destructive),
            Element(role: .button, label: "Cancel", buttonRole: .cancel),
          ]))
    #expect(window.screen.elements.map(\.outline) == ["button 'below'"])
    #expect(window.canGoBack == false)
    #expect(throws: ScreenInputError.noElement) { try window.tap("below") }
    try window.tap("Delete")
    #expect(log.take() == ["presented", "Delete after it went"])
    #expect(window.screen.alert == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a button without a handler dismisses the alert`() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    alert.preferredAction = action
    root.present(alert, animated: true)
    #expect(window.screen.alert?.title == "")
    try window.tap("OK")
    #expect(window.screen.alert == nil)
  }

  @Test func `a field is filled in before a button answers`() throws {
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField {
      $0.placeholder = "Name"
      $0.text = "Kim"
      $0.keyboardType = .emailAddress
    }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
      $0.accessibilityIdentifier = "secret"
    }
    let action = UIAlertAction(title: "Log in", style: .default) { [log, alert = Weak(alert)] _ in
      log(alert.value?.textFields?.compactMap(\.text).joined(separator: "/") ?? "no alert")
    }
    action.isEnabled = false
    action.accessibilityIdentifier = "login"
    alert.addAction(action)
    root.present(alert, animated: true)
    #expect(
      window.screen.alert?.elements.map(\.outline) == [
        "field 'Name' = 'Kim'", "secure field 'Password' = '' #secret",
        "button 'Log in' #login disabled",
      ])
    try window.send(.type("Lee"), to: "Name")
    try window.send(.type("1234"), to: "secret")
    #expect(throws: ScreenInputError.disabled) { try window.tap("login") }
    action.isEnabled = true
    #expect(
      window.screen.alert?.elements.map(\.outline) == [
        "field 'Name' = 'Lee'", "secure field 'Password' = '••••' #secret",
        "button 'Log in' #login",
      ])
    try window.tap("login")
    #expect(log.take() == ["Lee/1234"])
  }

  @Test func `an alert leaves its presenter visible`() {
    let page = LoggingViewController("page", log)
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    _ = log.take()
    let alert = deletion()
    page.present(alert, animated: true)
    #expect(alert.presentingViewController == navigation)
    #expect(page.isVisible)
    #expect(alert.isVisible)
    #expect(window.screen.title == "page")
    page.dismiss(animated: true) { [log] in log("dismissed") }
    #expect(window.screen.alert == nil)
    #expect(log.take() == ["dismissed"])
  }

  @Test func `a second alert can be presented only after the first is answered`() throws {
    let (first, second) = (deletion(), deletion(.actionSheet))
    first.addAction(
      UIAlertAction(title: "More", style: .default) { [root] _ in
        root.present(second, animated: true)
      })
    root.present(first, animated: true)
    let lines = diagnosed { root.present(second, animated: true) }
    #expect(
      lines == [
        """
        view: UIHostingController<Button<Text>> cannot present UIAlertController: \
        UIAlertController is presented already; dismiss that first, or present from it
        """
      ])
    #expect(window.screen.alert?.role == .alert)
    try window.tap("More")
    #expect(window.screen.alert?.role == .dialog)
    try window.tap("Cancel")
    #expect(window.screen.alert == nil)
    root.present(first, animated: true)
    #expect(window.screen.alert?.elements.count == 3)
    // The action of the alert keeps its presenter.
    try window.tap("Cancel")
  }

  @Test func `an alert on an alert is asked first`() throws {
    let (first, second) = (deletion(), deletion(.actionSheet))
    root.present(first, animated: true)
    first.present(second, animated: true)
    #expect(window.screen.alert?.role == .dialog)
    try window.tap("Cancel")
    #expect(window.screen.alert?.role == .alert)
    first.present(UIHostingController(rootView: Text("sheet")), animated: true)
    #expect(window.screen.alert == nil)
    #expect(window.outline == ["sheet", "text 'sheet'"])
    root.dismiss(animated: true)
    #expect(window.screen.alert == nil)
  }

  @Test func `an alert without buttons stays until code dismisses it`() {
    let alert = UIAlertController(title: "Loading", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    #expect(window.screen.alert == Screen.Alert(title: "Loading", elements: []))
    alert.message = "Half of it"
    #expect(window.screen.alert?.message == "Half of it")
    alert.dismiss(animated: true)
    #expect(window.screen.alert == nil)
  }

  @Test(arguments: [
    Mistake("the alert Sure? has the cancel button No already; give Never another style") {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    },
    Mistake("the alert Sort is an action sheet, which has no text fields; make it an alert") {
      UIAlertController(title: nil, message: "Sort", preferredStyle: .actionSheet).addTextField()
    },
    Mistake("Yes is preferred but not in the alert; call addAction first") {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
    },
  ])
  func `a mistake with an alert ends the process with the remedy`(mistake: Mistake) async {
    await mistake.expectEnd()
  }
}

private struct Weak {
  weak var value: UIAlertController?
  init(_ value: UIAlertController) { self.value = value }
}
