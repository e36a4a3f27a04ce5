import SwiftUI

struct Good: View {
  var body: some View {
    VStack {
      Text("It is \(Clock().hour)")
      Button("Strike") { strikeNow() }
    }
  }
}
