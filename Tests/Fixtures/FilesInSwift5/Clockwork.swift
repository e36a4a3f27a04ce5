import Foundation
import SwiftUI

/// Waits in each of the ways that files wait.
final class EggTimer: ObservableObject {
  @Published private(set) var events: [String] = []

  func start() {
    DispatchQueue.main.async { self.events.append("started") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      self?.events.append("soft")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
      self.events.append("boiling")
    }
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.main.async { self.events.append("measured") }
    }
    Timer.scheduledTimer(withTimeInterval: 2.5, repeats: true) { [weak self] timer in
      guard let self = self else { return }
      timer.invalidate()
      DispatchQueue.main.async { self.events.append("steaming") }
    }
    Task {
      try await Task.sleep(nanoseconds: 4_000_000_000)
      events.append("medium")
      try? await Task.sleep(for: .seconds(1))
      events.append("hard")
    }
  }
}

struct EggTimerView: View {
  @StateObject private var timer = EggTimer()

  var body: some View {
    VStack {
      Text(timer.events.joined(separator: ", "))
      Button("Start", action: timer.start)
    }
  }
}

#Preview {
  EggTimerView()
}
