import SwiftUI

@main
struct OldApp: App {
  var body: some Scene {
    WindowGroup { Good() }
  }
}
