import Programs

/// Answers each line of standard input with the whole screen. Output is flushed before waiting for input, and at
/// 64 KiB.
func runByHand() throws(ProgramError) {
  let presenter = HandPresenter()
  let interactor = HandInteractor(presenter: presenter)
  let viewModel = presenter.viewModel
  viewModel.listener = interactor
  var input = StandardInput()
  var bytes: [UInt8] = []
  bytes.reserveCapacity(1 << 16 + 1 << 10)
  HandScreen.append(viewModel.state, to: &bytes)
  while true {
    if !input.hasLine || bytes.count >= 1 << 16 {
      try writeOut(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    guard let line = try input.next() else { break }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw ProgramError("a line is not valid UTF-8")
    }
    guard answer(text, viewModel) else { throw ProgramError("no \(text.debugDescription)") }
    HandScreen.append(viewModel.state, to: &bytes)
  }
  withExtendedLifetime(interactor) {}
}

/// Performs `line` on the present screen; false if that is impossible.
private func answer(_ line: String, _ viewModel: HandViewModel) -> Bool {
  if let question = viewModel.state.question {
    switch line {
    case "cancel": viewModel.state.question = nil
    case "confirm" where question == .logout:
      viewModel.state.question = nil
      viewModel.request(action: .logout)
    default: return false
    }
  } else if viewModel.state.member != nil {
    switch line {
    case "logout": viewModel.state.question = .logout
    case "delete": viewModel.state.question = .delete
    default: return false
    }
  } else {
    guard line.hasPrefix("login ") else { return false }
    viewModel.request(action: .login(id: String(line.dropFirst(6))))
  }
  return true
}

/// The member who is logged in, and the question that is asked.
struct HandState {
  var member: HandMember?
  var question: HandQuestion?
}

struct HandMember {
  let id: String
  let name: String
  let email: String

  static let all = [
    HandMember(id: "12345", name: "Hong Gildong", email: "gildong@example.com"),
    HandMember(id: "23456", name: "Kim Cheolsu", email: "cheolsu@example.com"),
    HandMember(id: "34567", name: "Lee Younghee", email: "younghee@example.com"),
  ]
}

enum HandQuestion { case logout, delete }

enum HandAction {
  case login(id: String)
  case logout
}

protocol HandListener: AnyObject {
  func request(action: HandAction)
}

final class HandViewModel {
  weak var listener: (any HandListener)?
  var state = HandState()

  func request(action: HandAction) {
    listener?.request(action: action)
  }
}

protocol HandPresentable: AnyObject {
  func update(member: HandMember?)
}

final class HandPresenter: HandPresentable {
  let viewModel = HandViewModel()

  func update(member: HandMember?) {
    viewModel.state.member = member
  }
}

final class HandInteractor: HandListener {
  private let presenter: any HandPresentable

  init(presenter: any HandPresentable) {
    self.presenter = presenter
  }

  func request(action: HandAction) {
    switch action {
    case .login(let id):
      guard let member = HandMember.all.first(where: { $0.id == id }) else { return }
      presenter.update(member: member)
    case .logout: presenter.update(member: nil)
    }
  }
}

/// The text of a state.
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
    text("  delete  Delete account (destructive)\n  refresh\n", &bytes)
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
    text("  type id      Member ID  (empty)\n  refresh\n", &bytes)
  }

  private static func text(_ text: StaticString, _ bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
