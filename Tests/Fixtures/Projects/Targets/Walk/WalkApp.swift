import SwiftUI

@main
struct WalkApp: App {
  @State private var steps = Steps(count: 0)

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(steps.count) steps")
        Button("Walk") { steps = steps.next }
      }
      .navigationTitle("Walk")
    }
  }
}
