import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let symbol: String
}

struct OnboardingView: View {
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @State private var selection = 0
  @Environment(\.openURL) private var openURL
  @Namespace private var animation

  private let pages = [
    OnboardingPage(id: 0, title: "Find books", symbol: "magnifyingglass"),
    OnboardingPage(id: 1, title: "Keep notes", symbol: "note.text"),
    OnboardingPage(id: 2, title: "Share lists", symbol: "person.2"),
  ]

  var body: some View {
    if hasSeenOnboarding {
      HomeView(hasSeenOnboarding: $hasSeenOnboarding)
    } else {
      VStack {
        TabView(selection: $selection.animation()) {
          ForEach(pages) { page in
            VStack(spacing: 24) {
              Image(systemName: page.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 120, height: 120)
              Text(page.title).font(.title)
            }
            .padding(.horizontal, 32)
            .tag(page.id)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        HStack {
          Button("Skip") { hasSeenOnboarding = true }
          Spacer()
          Button(selection == pages.count - 1 ? "Start" : "Next", action: advance)
            .buttonStyle(.borderedProminent)
        }
        .padding()
      }
    }
  }

  private func advance() {
    withAnimation(.easeInOut) {
      if selection == pages.count - 1 {
        hasSeenOnboarding = true
      } else {
        selection += 1
      }
    }
  }
}

struct HomeView: View {
  @Binding var hasSeenOnboarding: Bool
  @StateObject private var timer = ReadingTimer()
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Read for \(timer.seconds) s")
      Button(timer.isRunning ? "Pause" : "Read") { timer.isRunning.toggle() }
      Button("Show the tour") { hasSeenOnboarding = false }
    }
    .onReceive(ticks) { _ in timer.tick() }
  }
}

final class ReadingTimer: ObservableObject {
  @Published var isRunning = false
  @Published private(set) var seconds = 0

  func tick() {
    if isRunning { seconds += 1 }
  }
}

#Preview("Onboarding") {
  OnboardingView()
}

#Preview {
  @Previewable @State var hasSeen = true
  HomeView(hasSeenOnboarding: $hasSeen)
}
