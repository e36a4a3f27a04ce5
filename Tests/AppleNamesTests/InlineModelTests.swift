import Combine
import Foundation
import HeadlessDriver
import StateBinding
import StateBindingTesting
import SwiftUI
import Testing

/// Models that a body makes, in an app of its own.
@Suite(.ownRun)
struct InlineModelTests {
  @Test func `an app whose body makes its model shows what a tap does`() async throws {
    let program = Program(OnboardingApp.self)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).transcript")
    try """
    #: AppleNamesTests 1 lang=en
    |...
    > Skip
    |...
    |~ *Page 1*
    |...
    > Skip
    |...
    |~ *Page 2*
    |...
    = exit 0

    """.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let check = try await program.check(file: file.path)
    #expect(check.passed, "\(check)")
  }

  @Test func `an observed object that publishes brings a new model`() throws {
    let settings = Settings()
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: Parent(settings: settings))
    window.makeKeyAndVisible()
    _ = window.screen
    try window.send(.tap, to: 1)
    #expect(window.screen.elements.map(\.label) == ["Name a", "Page 1"])
    settings.number += 1
    #expect(window.screen.elements.map(\.label) == ["Name a", "Page 0"])
    try window.send(.tap, to: 1)
    #expect(window.screen.elements.map(\.label) == ["Name a", "Page 1"])
  }
}

private final class Onboarding: ObservableObject {
  @Published var page = 0
}

private final class Settings: ObservableObject {
  @Published var name = "a"
  @Published var number = 0
}

private struct Parent: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("Name \(settings.name)")
    PageButton(model: Onboarding())
  }
}

private struct PageButton: View {
  @ObservedObject var model: Onboarding

  var body: some View { Button("Page \(model.page)") { model.page += 1 } }
}

private struct OnboardingView: View {
  @ObservedObject var viewModel: Onboarding

  var body: some View {
    Text("Page \(viewModel.page)")
    Button("Skip") { viewModel.page += 1 }
  }
}

private struct OnboardingApp: SwiftUI.App {
  @AppStorage("finished") private var isFinished = false

  var body: some Scene {
    WindowGroup {
      if isFinished { Text("Finished") } else { OnboardingView(viewModel: Onboarding()) }
    }
  }
}
