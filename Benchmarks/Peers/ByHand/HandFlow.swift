/// Who is logged in, and what is asked.
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

/// The state that is shown, and the way of actions to the interactor.
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
