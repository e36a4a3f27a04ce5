import Programs

/// Does the lines of standard input, and writes the whole screen after each; written out when there is much of it, and
/// before the program waits for more.
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

/// Does what `line` says on the screen that there is; whether that can be done.
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
