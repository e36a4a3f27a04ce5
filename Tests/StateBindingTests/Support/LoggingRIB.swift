import StateBinding
import StateBindingTestSupport

/// An interactor that logs its callbacks and runs a test's closures in them.
final class LoggingInteractor: Interactor {
  let name: String
  let log: Log
  var onBecomeActive: () -> Void = {}
  var onResignActive: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  override func didBecomeActive() {
    log("\(name) didBecomeActive")
    onBecomeActive()
  }

  override func willResignActive() {
    log("\(name) willResignActive")
    onResignActive()
  }
}

/// A router that logs its loading and runs a test's closure in it.
final class LoggingRouter: Router<LoggingInteractor> {
  var onLoad: () -> Void = {}

  init(_ name: String, _ log: Log) {
    super.init(interactor: LoggingInteractor(name, log))
  }

  override func didLoad() {
    interactor.log("\(interactor.name) didLoad")
    onLoad()
  }
}

extension LoggingRouter {
  /// The names of the children.
  var childNames: [String] {
    children.compactMap { ($0 as? LoggingRouter)?.interactor.name }
  }
}
