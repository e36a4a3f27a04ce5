import SwiftUI

struct Good: View {
  var body: some View { Text("It is \(Clock().hour)") }
}
