import Foundation
import StateBinding

extension RootInteractor: UrlHandler {
  func handle(_ url: URL) -> Bool {
    guard let workflow = try? TrainingLinks.table.destination(of: url.absoluteString) else {
      return false
    }
    workflow.subscribe(self).disposeOnDeactivate(interactor: self)
    return true
  }
}
