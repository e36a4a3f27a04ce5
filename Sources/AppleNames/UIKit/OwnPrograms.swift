import AppleFoundation
public import HeadlessProgram
package import HeadlessUI
import StateBinding

/// An app with an `@main` of its own: SwiftUI's `App`, or an app delegate. It is a program on the driver.
@MainActor
@preconcurrency
public protocol ProgramOfItsOwn {
  /// Makes the app, and launches it in a window.
  static func launchedOnDriver() throws(UsageError) -> HeadlessDriver.App
}

extension ProgramOfItsOwn {
  /// Runs the app on the driver, with the arguments of the process.
  public static func main() {
    let program = Program(main: self)
    Task { await program.main() }
    dispatchMain()
  }
}

extension Program {
  /// The program that `app` declares, or else the usual one.
  package init(main app: any ProgramOfItsOwn.Type) {
    self = (app as? any DeclaresProgram.Type)?.program ?? Program(app)
  }

  /// Makes the program of an app with an `@main` of its own. Without `languages`, those of the target's `.lproj` folders and string
  /// catalogues count.
  ///
  /// Each launch calls `prepare` with the values of the app's own options, and then makes the app.
  public init(
    _ app: any ProgramOfItsOwn.Type, version: String = "1",
    summary: String = "An app on the driver.", languages: [String]? = nil, options: [Option] = [],
    secrets: [String: String] = [:], exploring plan: ExplorerPlan = ExplorerPlan(),
    preparing prepare: @escaping @MainActor (Launch) throws(UsageError) -> Void = { _ in }
  ) {
    self.init(
      of: Self.moduleName(of: app), version: version, summary: summary, languages: languages,
      options: options, secrets: secrets, exploring: plan
    ) { conditions throws(UsageError) in
      try prepare(conditions)
      return try app.launchedOnDriver()
    }
  }

  /// Makes the program of the previews in `module`, a library. The languages are those of its `.lproj` folders and string
  /// catalogues.
  public init(previewsOf module: String) {
    self.init(previewsOf: module, showing: nil)
  }

  /// Makes the program of the previews in `module`, which shows `content`.
  init(previewsOf module: String, showing content: (@MainActor () -> UIViewController)?) {
    self.init(of: module, summary: "Shows the previews of \(module).") { _ throws(UsageError) in
      guard let content else {
        throw UsageError("--preview is missing; write --preview NAME, or --previews for the names")
      }
      let window = UIWindow()
      window.rootViewController = content()
      window.makeKeyAndVisible()
      return HeadlessDriver.App(window: window, embedding: { window.router.map { [$0] } ?? [] })
    }
  }

  /// Makes a program called `name`, with the words among the resources of the module `name`.
  private init(
    of name: String, version: String = "1", summary: String, languages: [String]? = nil,
    options: [Option] = [], secrets: [String: String] = [:],
    exploring plan: ExplorerPlan = ExplorerPlan(),
    launch: @escaping @MainActor (Launch) throws(UsageError) -> HeadlessDriver.App
  ) {
    let resources = AppStrings.resources(ofModule: name)
    let strings = AppStrings(in: resources)
    // Also the words of `String(localized:)`.
    let words: @MainActor (String) -> StringCatalogue = { language in
      let catalogue = strings.catalogue(of: language)
      // A preview whose module has no words keeps the words of the app.
      if strings.languages.isEmpty, AppWords.ofRun.current.translate != nil { return catalogue }
      AppWords.ofRun.current.translate = { key, format, values in
        catalogue.string(
          key,
          default: LocalizedStringKey(key: format, values: values.map { ($0.text, $0.isNumber) }))
      }
      return catalogue
    }
    let found = strings.languages.isEmpty ? ["en"] : strings.languages
    self.init(
      name: name, version: version, summary: summary, languages: languages ?? found,
      options: options, secrets: secrets, exploring: plan
    ) { conditions throws(UsageError) in
      AppData.prepare(for: conditions)
      AppResources.ofRun.current.folder = resources?.path
      let catalogue = words(conditions.language)
      let launched = try launch(conditions)
      // The words of an app that makes its own catalogue stay.
      if launched.window.environment.strings.words.isEmpty {
        launched.window.environment.strings = catalogue
      }
      return launched
    }
    self.words = words
  }

  /// The name of the module that declares `type`.
  package static func moduleName(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

extension HeadlessDriver.App {
  /// The app in `window`, which keeps `owner` alive. The RIBs are those of the router that was launched in the window.
  package static func inKeyWindow(
    _ window: UIWindow, of owner: AnyObject, opening open: @escaping (URL) throws -> Void
  ) -> Self {
    HeadlessDriver.App(
      window: window,
      embedding: { [owner, weak window] in
        withExtendedLifetime(owner) { window?.router.map { [$0] } ?? [] }
      },
      links: AppLinks { text in
        guard let url = URL(string: text) else {
          throw DeepLinkError.malformed(url: text, reason: "it is no URL")
        }
        try open(url)
      })
  }
}
