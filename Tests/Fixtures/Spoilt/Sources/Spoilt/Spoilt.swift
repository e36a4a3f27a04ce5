import SwiftUI

@main
struct Spoilt: App {
  var body: some Scene {
    WindowGroup { Text("Fresh") }
  }
}

final class Oven: ObservableObject {
  @Published var isHot = false
}

struct OvenView: View {
  @EnvironmentObject private var oven: Oven

  var body: some View { Toggle("Fresh", isOn: $oven.isHot) }
}

#Preview("Good") {
  Text("Fresh")
}

#Preview("Unwraps nil") {
  // swift-format-ignore: NeverForceUnwrap
  Text(verbatim: "\(Int("four")!)")
}

#Preview("No oven") {
  OvenView()
}

#Preview("Only in English") {
  Text("Burnt")
}

#Preview("Two buttons") {
  Button("Fresh") {}
  Button("Fresh") {}
}

#Preview("Not the same twice") {
  Text(verbatim: "\(Int.random(in: 0...1_000_000_000))")
}
