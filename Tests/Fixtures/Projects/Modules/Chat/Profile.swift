import Kingfisher
import SwiftUI

struct Profile: View {
  var body: some View {
    VStack {
      KFImage(URL(string: "https://example.com/face.png"))
        .placeholder { ProgressView() }
        .resizable()
        .fade(duration: 0.2)
        .frame(width: 40, height: 40)
      Text("A profile")
    }
    .navigationTitle("Profile")
  }
}
