import SwiftUI

@Observable
final class VolumeContent {
  var volume = ""
}

struct VolumeView: View {
  let content: VolumeContent
  let didTapLouder: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 8) {
      Text(content.volume).font(.title)
      Button("Louder", action: didTapLouder)
    }
  }
}
