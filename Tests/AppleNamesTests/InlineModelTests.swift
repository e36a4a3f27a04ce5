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

  @Test func `an observed object that says itself that it changes brings a new model`() throws {
    let byHand = ByHand()
    try expectNewModel(Observing(object: byHand)) { byHand.number += 1 }
    let bySubject = BySubject()
    try expectNewModel(Observing(object: bySubject)) { bySubject.number += 1 }
  }

  @Test func `an observed object of another run brings a new model`() throws {
    let settings = AppRun().perform { Settings() }
    try expectNewModel(Observing(object: settings)) { settings.number += 1 }
  }

  @Test func `an object of the environment brings a new model`() throws {
    let settings = Settings()
    try expectNewModel(Surrounded().environmentObject(settings)) { settings.number += 1 }
  }

  @Test func `a view's own object brings a new model`() throws {
    let settings = Settings()
    try expectNewModel(Owning(settings: settings)) { settings.number += 1 }
  }

  private func expectNewModel(_ view: some View, after change: () -> Void) throws {
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    _ = window.screen
    try window.send(.tap, to: 0)
    #expect(window.screen.elements.map(\.label) == ["Page 1"])
    change()
    #expect(window.screen.elements.map(\.label) == ["Page 0"])
    try window.send(.tap, to: 0)
    #expect(window.screen.elements.map(\.label) == ["Page 1"])
  }
}

/// Its property is not published.
private final class ByHand: ObservableObject {
  var number = 0 { willSet { objectWillChange.send() } }
}

private final class BySubject: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var number = 0 { willSet { objectWillChange.send() } }
}

private struct Observing<Object: ObservableObject>: View {
  @ObservedObject var object: Object

  var body: some View { PageButton(model: Onboarding()) }
}

private struct Surrounded: View {
  @EnvironmentObject private var settings: Settings

  var body: some View { PageButton(model: Onboarding()) }
}

private struct Owning: View {
  @StateObject private var settings: Settings

  init(settings: Settings) { _settings = StateObject(wrappedValue: settings) }

  var body: some View {
    let _ = settings.number
    PageButton(model: Onboarding())
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
