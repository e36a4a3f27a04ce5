import HeadlessUI
import StateBindingTestSupport

/// A view controller that logs its life.
final class LoggingViewController: UIViewController {
  let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  override func loadView() {
    super.loadView()
    log("\(name) loadView")
  }

  override func viewDidLoad() { log("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear\(marks)") }
  override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear\(marks)") }
  override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear\(marks)") }
  override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear\(marks)") }

  override func willMove(toParent parent: UIViewController?) {
    log("\(name) willMove to \(parent.map { $0.title ?? "\(type(of: $0))" } ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    log("\(name) didMove to \(parent.map { $0.title ?? "\(type(of: $0))" } ?? "nil")")
  }

  /// The direction of the running transition.
  private var marks: String {
    var marks = ""
    if isMovingToParent { marks += " moving to" }
    if isMovingFromParent { marks += " moving from" }
    if isBeingPresented { marks += " presented" }
    if isBeingDismissed { marks += " dismissed" }
    return marks
  }
}

extension UIWindow {
  /// A window that shows `root`.
  static func showing(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}
