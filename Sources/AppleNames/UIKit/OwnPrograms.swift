import AppleFoundation
package import HeadlessDriver
package import HeadlessUI
import StateBinding

// The common parts of the programs of apps with an `@main` of their own.

extension Program {
  /// The program that `app` declares, or else `usual`.
  package init(main app: Any.Type, or usual: () -> Program) {
    self = (app as? any DeclaresProgram.Type)?.program ?? usual()
  }

  /// Makes a program with the name of the module of `app`.
  package init(
    of app: Any.Type, version: String, summary: String, languages: [String]?, options: [Option],
    secrets: [String: String],
    exploring plan: ExplorerPlan,
    launch: @escaping @MainActor (Launch) throws(UsageError) -> HeadlessDriver.App
  ) {
    let name = Self.moduleName(of: app)
    let strings = AppStrings(ofModule: name)
    let found = strings.languages.isEmpty ? ["en"] : strings.languages
    self.init(
      name: name, version: version, summary: summary, languages: languages ?? found,
      options: options, secrets: secrets, exploring: plan
    ) { conditions throws(UsageError) in
      let catalogue = strings.catalogue(of: conditions.language)
      AppWords.ofRun.current.translate = { key, values in
        catalogue.words[key] == nil
          ? nil : catalogue.resolve(LocalizedStringKey(key: key, values: values))
      }
      let launched = try launch(conditions)
      // The words of an app that makes its own catalogue stay.
      if launched.window.environment.strings.words.isEmpty {
        launched.window.environment.strings = catalogue
      }
      return launched
    }
  }

  /// The name of the module that declares `type`.
  package static func moduleName(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Runs the program, and ends the process.
  package func runUntilTheEnd() -> Never {
    Task { await main() }
    dispatchMain()
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
