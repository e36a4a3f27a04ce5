import Harness
import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBinding

/// The reference app's own Profile screen as text, and long lists.
enum ScreenRows {
  static let all: [Row] = [
    row("Profile screen from scratch, rendered", part: .making),
    row("dispatch, and the screen that shows it", part: .dispatching, goal: 2.8),
    row("the same screen again", part: .looking),
    Row(
      "a look at the screen after a change, against an evaluator by hand", goal: 1.3,
      ours: lookingSide {
        let screen = ProfileScreen()
        return { screen.look(at: $0) }
      },
      base: lookingSide {
        { PlainProfileView(member: $0).screen(in: benchmarkWords) }
      }),
    Row(
      "a look at a screen that has not changed, against an evaluator by hand",
      ours: lookingSide {
        let screen = ProfileScreen()
        return { _ in screen.look(at: benchmarkMembers[0]) }
      },
      base: lookingSide {
        { _ in PlainProfileView(member: benchmarkMembers[0]).screen(in: benchmarkWords) }
      }),
    listRow("a list of 1,000,000, an action, against 100", unit: .nanoseconds) { cost, _ in cost },
    listRow("a list of 1,000,000, row bodies, against 100", unit: .bodies) { $1 },
  ]

  /// The repeated part.
  private enum Part { case making, dispatching, looking }

  private static func row(_ name: String, part: Part, goal: Double? = nil) -> Row {
    Row(
      name, goal: goal, ours: side(part) { ProfileScreen() },
      base: side(part) { HandProfileScreen() })
  }

  private static func side(
    _ part: Part, _ make: @escaping @MainActor @Sendable () -> some ProfileShowing
  ) -> Row.Side {
    .looping {
      let kept = make()
      var bytes: [UInt8] = []
      return { operations in
        var length = 0
        for round in 0..<operations {
          bytes.removeAll(keepingCapacity: true)
          switch part {
          case .making: make().render(to: &bytes)
          case .dispatching:
            kept.dispatch(round)
            kept.render(to: &bytes)
          case .looking: kept.render(to: &bytes)
          }
          length &+= bytes.count
        }
        return length
      }
    } result: {
      let screen = make()
      var bytes: [UInt8] = []
      screen.render(to: &bytes)
      for round in 0..<16 {
        screen.dispatch(round)
        screen.render(to: &bytes)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func lookingSide(
    _ make: @escaping @MainActor @Sendable () -> @MainActor (Member) -> Screen
  ) -> Row.Side {
    .looping {
      let look = make()
      return { operations in
        (0..<operations).reduce(0) { sum, round in
          sum &+ look(benchmarkMembers[round % benchmarkMembers.count]).elements.count
        }
      }
    } result: {
      make()(benchmarkMembers[1]).text()
    }
  }

  /// An action on a long list, against the same on a short one.
  private static func listRow(
    _ name: String, unit: Row.Unit, _ pick: @escaping @Sendable (Cost, _ bodies: Cost) -> Cost
  ) -> Row {
    let side = { @Sendable (rows: Int) in
      Row.Side(result: { ListWindow(rows: rows).visibleRows() }) { operations in
        let list = ListWindow.of(rows: rows)
        let before = list.bodies
        let cost = Cost.measure { consume(list.choose(operations)) }
        return pick(cost, Cost(amount: Double(list.bodies - before), allocations: 0))
      }
    }
    return Row(
      name, unit: unit, goal: 1.1, operations: 2_000, samples: 7, ours: side(1_000_000),
      base: side(100))
  }
}

/// The Profile screen of a member, with its dispatch and its text.
@MainActor
private protocol ProfileShowing {
  /// Makes a new state: another member, a question, or its answer.
  func dispatch(_ round: Int)
  func render(to bytes: inout [UInt8])
}

@MainActor private let benchmarkWords = ProfileWords.catalogue(for: "en")

/// The members that a screen shows by turns.
private let benchmarkMembers = [
  Member(id: "12345", name: "Hong Gildong", email: "gildong@example.com"),
  Member(id: "12345", name: "Hong Gil-dong, the second of that name", email: "gildong@example.com"),
  Member(id: "12345", name: "Hong Gildong", email: "hong@example.com"),
]

/// The Profile RIB, as the reference app builds it, in a window.
@MainActor
private final class ProfileScreen: ProfileShowing {
  private let dependency = Dependency()
  private let listener = Listener()
  private let router: any ProfileRouting
  private let window: UIWindow
  private let renderer = TextRenderer()
  private var shown = Screen()

  init() {
    window = UIWindow(strings: benchmarkWords)
    router = ProfileBuilder(dependency: dependency).build(withListener: listener)
    router.interactable.activate()
    router.load()
    window.rootViewController = router.viewControllable.uiviewController
    window.makeKeyAndVisible()
  }

  func dispatch(_ round: Int) {
    switch round & 7 {
    case 3: _ = router.actionableItem.ask(.logout)
    case 6: _ = router.actionableItem.ask(.deleteAccount)
    case 4, 7: cancel()
    default: dependency.memberStream.accept(benchmarkMembers[round % benchmarkMembers.count])
    }
  }

  private func cancel() {
    guard let index = shown.alert?.cancelIndex else { return }
    try? window.send(.tap, to: index)
  }

  func render(to bytes: inout [UInt8]) {
    shown = window.screen
    renderer.append(shown, to: &bytes)
  }

  func look(at member: Member) -> Screen {
    if dependency.memberStream.value != member { dependency.memberStream.accept(member) }
    return window.screen
  }

  private final class Dependency: ProfileDependency {
    let members: any Members = InMemoryMembers(clock: VirtualClock())
    let savedLogin: (any SavedLogin)? = nil
    let memberStream = BehaviorRelay(value: benchmarkMembers[0])
  }

  private final class Listener: ProfileListener {
    func profileDidLogout() {}
    func profileDidDeleteAccount() {}
    func profileDidLoseAccount() {}
  }
}

/// The same by hand: a cell of the member, a presenter, a view model, and the text of its state.
private final class HandProfileScreen: ProfileShowing {
  private let memberCell = HandMemberCell(benchmarkMembers[0])
  private let presenter: HandProfilePresenter

  init() {
    let presenter = HandProfilePresenter(member: benchmarkMembers[0])
    self.presenter = presenter
    memberCell.hear = { [weak presenter] in presenter?.update(state: HandProfileState(member: $0)) }
  }

  func dispatch(_ round: Int) {
    switch round & 7 {
    case 3: presenter.askToLogOut()
    case 6: presenter.askToDelete()
    case 4, 7: presenter.cancel()
    default: memberCell.accept(benchmarkMembers[round % benchmarkMembers.count])
    }
  }

  func render(to bytes: inout [UInt8]) {
    presenter.viewModel.state.append(to: &bytes)
  }
}

@MainActor
private final class HandMemberCell {
  private var value: Member
  var hear: ((Member) -> Void)?

  init(_ value: Member) {
    self.value = value
  }

  func accept(_ value: Member) {
    self.value = value
    hear?(value)
  }
}

@MainActor
private final class HandProfilePresenter {
  let viewModel: HandProfileViewModel

  init(member: Member) {
    viewModel = HandProfileViewModel(HandProfileState(member: member))
  }

  func update(state: HandProfileState) { viewModel.state = state }

  func cancel() {
    viewModel.state.isAskingLogout = false
    viewModel.state.isAskingDelete = false
  }

  func askToLogOut() { viewModel.state.isAskingLogout = true }
  func askToDelete() { viewModel.state.isAskingDelete = true }
}

@MainActor
private final class HandProfileViewModel {
  var state: HandProfileState

  init(_ state: HandProfileState) {
    self.state = state
  }
}

private struct HandProfileState {
  var member: Member
  var isAskingLogout = false
  var isAskingDelete = false

  func append(to bytes: inout [UInt8]) {
    bytes += "Profile\n  ".utf8
    bytes += member.name.utf8
    bytes += "\n  Member ID  ".utf8
    bytes += member.id.utf8
    bytes += "\n  E-mail     ".utf8
    bytes += member.email.utf8
    bytes += "\n\n  edit    Edit profile\n  logout  Log out\n".utf8
    bytes += "  delete  Delete account (destructive)\n  refresh\n".utf8
    if isAskingLogout {
      bytes += "\n? Log out?\n  confirm  Log out (destructive)\n  cancel   Cancel\n".utf8
    }
    if isAskingDelete {
      bytes += "\n? Delete your account?\n  confirm  Delete (destructive)\n  cancel   Cancel\n".utf8
    }
  }
}

/// A long list with one chosen row, in a window.
@MainActor
final class ListWindow {
  private static var made: [Int: ListWindow] = [:]

  private let window = UIWindow()
  private let viewModel: ViewModel<ListState, Never>
  private let renderer = TextRenderer()
  private let counter = Heard()

  /// The number of row bodies evaluated so far.
  var bodies: Int { counter.sum }

  /// The window with `rows` rows, which is made once.
  static func of(rows: Int) -> ListWindow {
    if let list = made[rows] { return list }
    let list = ListWindow(rows: rows)
    made[rows] = list
    return list
  }

  init(rows: Int) {
    viewModel = ViewModel(state: ListState(rows: Array(0..<rows)))
    window.rootViewController = UIHostingController(
      rootView: ListScreen(viewModel: viewModel, bodies: counter))
    window.makeKeyAndVisible()
    _ = choose(1)
  }

  /// Chooses a row and shows the list, `times` times.
  func choose(_ times: Int) -> Int {
    var bytes: [UInt8] = []
    var length = 0
    for time in 0..<times {
      viewModel.state.chosen = time % 20
      bytes.removeAll(keepingCapacity: true)
      renderer.append(window.screen, to: &bytes)
      length &+= bytes.count
    }
    return length
  }

  /// The text without the number of the hidden rows.
  func visibleRows() -> String {
    _ = choose(7)
    return window.screen.text().split(separator: "\n").filter { !$0.contains(" more") }
      .joined(separator: "\n")
  }
}

private struct ListState: Sendable {
  var rows: [Int]
  var chosen = 0
}

private struct ListScreen: View {
  let viewModel: ViewModel<ListState, Never>
  let bodies: Heard

  var body: some View {
    List(viewModel.state.rows, id: \.self) { row in
      ListRow(row: row, isChosen: row == viewModel.state.chosen, bodies: bodies)
    }
    .navigationTitle("Rows")
  }
}

private struct ListRow: View {
  let row: Int
  let isChosen: Bool
  let bodies: Heard

  var body: some View {
    let _ = bodies.sum += 1
    HStack {
      Text(verbatim: "\(row)")
      if isChosen { Text("chosen") }
    }
  }
}
