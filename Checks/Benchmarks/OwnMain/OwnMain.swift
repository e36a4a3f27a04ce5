import CounterScreen
import SwiftUI

/// An app with its own main.
@main
struct OwnMain: App {
  var body: some Scene {
    WindowGroup { CounterScreen() }
  }
}
