import Foundation
import StateBinding

extension RootInteractor: UrlHandler {
  func handle(_ url: URL) -> Bool {
    guard let workflow = try? TrainingLinks.table.destination(of: url.absoluteString) else {
      return false
    }
    _ = workflow.subscribe(self)
    return true
  }
}
