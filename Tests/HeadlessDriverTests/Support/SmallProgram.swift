import HeadlessDriver
import HeadlessUI
import Testing

extension Program {
  /// A program named small, which launches the app of `launch`.
  static func launching(
    languages: [String] = ["en"], secrets: [String: String] = [:],
    exploring plan: ExplorerPlan = ExplorerPlan(),
    _ launch: @escaping @MainActor (Launch) -> App
  ) -> Program {
    Program(
      name: "small", version: "1", summary: "", languages: languages, secrets: secrets,
      exploring: plan, launch: launch)
  }

  /// A small app that shows `content`, which depends on the launch.
  static func small(
    languages: [String] = ["en"], exploring plan: ExplorerPlan = ExplorerPlan(),
    @ViewBuilder content: @escaping (Launch) -> some View
  ) -> Program {
    launching(languages: languages, exploring: plan) { smallApp(content($0)) }
  }

  /// A small app that shows `content`.
  static func small(
    exploring plan: ExplorerPlan = ExplorerPlan(), @ViewBuilder content: @escaping () -> some View
  ) -> Program {
    launching(exploring: plan) { _ in smallApp(content()) }
  }

  /// Explores the app. Expects one violation, after `lines`, whose kind and message begin with `text`.
  @discardableResult
  func expectViolation(
    _ text: String, after lines: [String], options: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Finding {
    let map = try await explore(options)
    #expect(map.violations.count == 1, "\(map)", sourceLocation: sourceLocation)
    let violation = try #require(map.violations.first, sourceLocation: sourceLocation)
    #expect(map.found[0].hasPrefix(text), "\(map.found)", sourceLocation: sourceLocation)
    #expect(violation.lines == lines, sourceLocation: sourceLocation)
    return violation
  }

  /// Explores the app, and expects neither a violation nor a warning.
  @discardableResult
  func expectNoFinding(
    options: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Exploration {
    let map = try await explore(options)
    #expect((map.violations + map.warnings).isEmpty, "\(map)", sourceLocation: sourceLocation)
    return map
  }
}

extension Exploration {
  /// The kinds and messages of the violations, without their lines.
  var found: [String] { violations.map { "\($0.kind): \($0.message)" } }
}

/// A view with one state.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.value = value
    self.content = content
  }

  var body: some View { content($value) }
}

/// A number that only grows.
struct Counting: View {
  var body: some View {
    Stateful(0) { $count in
      Text(verbatim: "\(count)")
      Button("More") { count += 1 }
    }
  }
}
