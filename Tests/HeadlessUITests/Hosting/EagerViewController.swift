import HeadlessUI
import StateBindingTestSupport

/// A moment in the life of a view controller.
nonisolated enum Moment: CaseIterable {
  case didLoad, willAppear, didAppear, willDisappear, didDisappear, willMoveOut, didMoveOut
}

/// Runs an action once, at a given moment.
final class EagerViewController: UIViewController {
  private let log: Log
  private var actions: [Moment: (EagerViewController) -> Void] = [:]

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  func at(_ moment: Moment, _ action: @escaping (EagerViewController) -> Void) {
    actions[moment] = action
  }

  /// Drops the actions, because they may hold the owner of this view controller.
  func forget() { actions = [:] }

  override func viewDidLoad() { act(.didLoad) }

  override func viewWillAppear(_ animated: Bool) { tell(.willAppear) }

  override func viewDidAppear(_ animated: Bool) { tell(.didAppear) }

  override func viewWillDisappear(_ animated: Bool) { tell(.willDisappear) }

  override func viewDidDisappear(_ animated: Bool) { tell(.didDisappear) }

  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { act(.willMoveOut) }
  }

  override func didMove(toParent parent: UIViewController?) {
    if parent == nil { act(.didMoveOut) }
  }

  private func tell(_ moment: Moment) {
    log("\(title ?? "") \(moment)")
    act(moment)
  }

  private func act(_ moment: Moment) { actions.removeValue(forKey: moment)?(self) }
}

/// Logs each move, and runs `whenTold` once before its next move.
final class Mover: UIViewController {
  var whenTold: (() -> Void)?
  private let log: Log

  init(_ name: String = "", _ log: Log = Log()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  override func willMove(toParent parent: UIViewController?) {
    log("\(title ?? "") will \(parent == nil ? "nil" : "navigation")")
    let action = whenTold
    whenTold = nil
    action?()
  }

  override func didMove(toParent parent: UIViewController?) {
    log("\(title ?? "") did \(parent == nil ? "nil" : "navigation")")
  }
}
