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
    let session = try await Program(OnboardingApp.self).session()
    let texts = await session.enter("Skip", "Skip").screen.elements.map(\.label)
    #expect(texts == ["Page 2", "Skip"])
  }

  @Test func `an observed object that changes brings a new model`() throws {
    let settings = Settings()
    try expectNewModel(Observing(object: settings)) { settings.number += 1 }
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
    let window = UIWindow.showing(view)
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
  @Published var number = 0
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
