@testable import Banking
import HeadlessDriver
import UIKit

extension AppDelegate: DeclaresProgram {
  static var program: Program {
    Program(
      self, summary: "Shows accounts.",
      options: [Option("pin", value: "PIN", help: "The PIN", isSafeInHeader: true)],
      exploring: ExplorerPlan(samples: ["PIN": ["2468"]], links: ["bank://account/12"])
    ) { launch in
      RootInteractor.pin = launch["pin"] ?? "2468"
    }
  }
}
