import Foundation
import StateBindingTestSupport
import Testing

/// The program `adopt`, without a build: from the files of a project to the files of the package.
struct AdoptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Copies the fixture, and adopts it.
  private func adopt(_ fixture: String, _ options: String...) throws -> Outcome {
    if !FileManager.default.fileExists(atPath: "\(folder.path)/\(fixture)") {
      let source = URL(filePath: #filePath).appending(path: "../../Fixtures/Projects/\(fixture)")
      try FileManager.default.copyItem(
        atPath: source.standardized.path, toPath: "\(folder.path)/\(fixture)")
    }
    return try run(["--no-build", fixture] + options)
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    let environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME"].contains($0.key)
    }
    return try Outcome(of: "adopt", arguments, environment: environment, in: folder)
  }

  private func link(_ name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)")
  }

  // MARK: Projects

  @Test func `an Xcode project with groups becomes a package with links`() throws {
    let run = try adopt("Groups")
    #expect(
      run.output == """
        Recipe_Box: 5 Swift files

        Code in #if os(iOS) is not compiled here: Recipe Box/RecipePage.swift

        Next: swift build --package-path Groups/Headless

        """)
    #expect(run.status == 0)
    let manifest = try folder.text(of: "Groups/Headless/Package.swift")
    #expect(
      manifest.contains(
        """
            .executableTarget(
              name: "Recipe_Box",
              dependencies: [names],
              resources: [.process("BundleResources")],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("IsolatedDefaultValues"),
                .define("KITCHEN"),
                everywhere,
              ]),
        """))
    let sources = "Groups/Headless/Sources/Recipe_Box"
    // The folder whose files are all in the target is one link; the file without a target is left out.
    #expect(
      try folder.names(in: sources) == [
        "AssetNames.swift", "BundleResources", "Model", "RecipeBoxApp.swift", "RecipeList.swift",
        "RecipePage.swift",
      ])
    #expect(link("\(sources)/Model") == "../../../Recipe Box/Model")
    #expect(link("\(sources)/RecipeList.swift") == "../../../Recipe Box/RecipeList.swift")
    #expect(
      try folder.names(in: "\(sources)/BundleResources") == ["AppInfo.plist", "recipes.json"])
    let info = try folder.text(of: "\(sources)/BundleResources/AppInfo.plist")
    let values = info.matches(of: /<key>(\w+)<\/key>\s*<string>(.*)<\/string>/).map {
      "\($0.1) \($0.2)"
    }
    #expect(
      values == [
        "CFBundleIdentifier org.example.Recipe-Box", "CFBundleName Recipe Box",
        "CFBundleShortVersionString 1.2", "KitchenAddress https://Recipe Box.example",
      ])
    let tests = try folder.text(of: "Groups/Headless/Tests/Recipe_BoxTests/TranscriptTests.swift")
    #expect(tests.contains("await file.check(Program(RecipeBoxApp.self))"))
  }

  @Test func `the names of asset catalogues are declared as Xcode does`() throws {
    _ = try adopt("Groups")
    let names = try folder.text(of: "Groups/Headless/Sources/Recipe_Box/AssetNames.swift")
    #expect(
      names.contains(
        "static var `warmRed`: ColorResource { ColorResource(name: \"Warm Red\", bundle: .main) }"))
    #expect(names.contains("static var `plate`: ImageResource"))
    // SwiftUI has a color called accent.
    #expect(names.contains("static var `accent`: ColorResource"))
    #expect(!names.contains("static var `accent`: Color "))
  }

  @Test func `a synchronized folder leaves out its exceptions`() throws {
    let run = try adopt("Synchronized")
    #expect(run.output.hasPrefix("Notes: 3 Swift files\n"))
    let manifest = try folder.text(of: "Synchronized/Headless/Package.swift")
    #expect(
      manifest.contains(
        "        .swiftLanguageMode(.v6),\n        .defaultIsolation(MainActor.self),\n        everywhere,\n"
      ))
    #expect(
      try folder.names(in: "Synchronized/Headless/Sources/Notes") == [
        "AssetNames.swift", "BundleResources", "Model", "NotesApp.swift", "Views",
      ])
  }

  @Test func `a workspace brings the local package that the app imports`() throws {
    let run = try adopt("Workspace")
    #expect(run.output.hasPrefix("Shop: 3 Swift files\n"))
    let manifest = try folder.text(of: "Workspace/App/Headless/Package.swift")
    #expect(manifest.contains("dependencies: [names, \"Catalog\", \"Prices\"]"))
    #expect(
      link("Workspace/App/Headless/Sources/Prices/Price.swift")
        == "../../../../Packages/Catalog/Sources/Prices/Price.swift")
  }

  @Test func `tests, extensions and the app for the watch are left out, and named`() throws {
    let run = try adopt("Targets")
    #expect(
      run.output.contains(
        """
        Left out
          WalkWidgetExtension  is an extension or a widget
          WalkTests  is a test target
          WalkWatch  is an app for watchOS

        """))
    #expect(link("Targets/Headless/Sources/Walk/Shared") == "../../../Shared")
  }

  @Test func `a folder with one file that has @main is enough`() throws {
    try folder.write(
      "import SwiftUI\n@main struct Tiny: App { var body: some Scene { WindowGroup { Text(\"1\") } } }\n",
      to: "tiny/a.swift")
    let run = try adopt("tiny")
    #expect(run.output.hasPrefix("tiny: 1 Swift file\n"))
  }

  @Test
  func `a folder of the app called Resources holds Swift files, and nothing is written into it`()
    throws
  {
    try folder.write("@main struct A: App {}\n", to: "odd/App/a.swift")
    try folder.write("let r = 1\r\nimport Kingfisher\r\n", to: "odd/App/Resources/r.swift")
    try folder.write("{}", to: "odd/App/data.json")
    try folder.link("odd/App/Loop", to: ".")
    for _ in 1...2 {
      let run = try adopt("odd")
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("odd: 2 Swift files\n"))
      // A file with lines that end as on Windows has imports too.
      #expect(run.output.contains("  Kingfisher  "))
    }
    #expect(try folder.names(in: "odd/App/Resources") == ["r.swift"])
    #expect(try folder.text(of: "odd/Headless/Sources/odd/BundleResources/data.json") == "{}")
  }

  /// What "Answering the compiler" asks for.
  @Test(arguments: [
    "Groups", "Synchronized", "Workspace", "Targets", "Modules", "Broken", "plain",
  ])
  func `each target has the product and the isolation that the compiler asks for`(
    project: String
  ) throws {
    try folder.write("@main struct Tiny: App {}\n", to: "plain/a.swift")
    #expect(try (project == "plain" ? run(["--no-build", "plain"]) : adopt(project)).status == 0)
    let package = project == "Workspace" ? "Workspace/App/Headless" : "\(project)/Headless"
    let manifest = try folder.text(of: "\(package)/Package.swift")
    #expect(manifest.contains(#"let names = Target.Dependency.product(name: "AppleNames", pack"#))
    // The only executable has a type with @main: without one there is no test target.
    for kind in [".executableTarget(", ".testTarget("] {
      #expect(manifest.components(separatedBy: kind).count == 2)
    }
    let isolation = ".defaultIsolation(MainActor.self)"
    for target in manifest.components(separatedBy: "arget(\n").dropFirst() {
      #expect(target.contains(/dependencies: \[\s*("\w+", )?names/), "\(target)")
      if target.contains("path: \"Stubs/") {
        #expect(target.contains("swiftSettings: [.swiftLanguageMode(.v5)]"))
      } else {
        #expect(target.contains(isolation), "\(target)")
      }
      if target.contains("      swiftSettings: [\n        .swiftLanguageMode(.v5),") {
        #expect(target.contains(#".enableUpcomingFeature("IsolatedDefaultValues")"#))
      }
    }
    for product in ["HeadlessDriver", "StateBindingTesting"] {
      #expect(manifest.contains(".product(name: \"\(product)\", package: \"StateBinding\")"))
    }
  }

  @Test func `code and views that nothing reads are named`() throws {
    let files = ["Base.lproj/Cell.xib", "LaunchScreen.storyboard", "Main.storyboard", "Old.m"]
    for file in files { try folder.write("", to: "my app/\(file)") }
    try folder.write("@main struct A: App {}\n", to: "my app/a.swift")
    #expect(
      try run(["--no-build", "my app"]).output == """
        my_app: 1 Swift file

        Left out
          Base.lproj/Cell.xib  is not read; make its window and its views in code
          Main.storyboard  is not read; make its window and its views in code
          Old.m  is not Swift, and is not compiled

        Next: swift build --package-path 'my app/Headless'

        """)
    #expect(try run(["my app", "--app", "B"]).errors.hasSuffix(" called B; it has my_app\n"))
    #expect(
      try run(["my app/Headless"]).errors
        == "adopt: \(folder.path)/my app/Headless was written by adopt; name the folder of the app, \(folder.path)/my app\n"
    )
  }

  // MARK: Stubs

  @Test func `missing names of a module become a stub`() throws {
    _ = try adopt("Modules")
    let sources = "\(folder.path)/Modules/Headless/Sources/Chat"
    try folder.write(
      """
      \(sources)/ChatApp.swift:9:5: error: cannot find 'FirebaseApp' in scope
      \(sources)/Account.swift:8:25: error: cannot find type 'ListenerRegistration' in scope
      \(sources)/Account.swift:10:26: error: cannot find 'Auth' in scope
      \(sources)/Account.swift:14:30: error: cannot find 'Auth' in scope
      \(sources)/Account.swift:22:10: error: cannot find 'Auth' in scope
      \(sources)/Account.swift:27:16: error: cannot find 'Firestore' in scope
      \(sources)/Profile.swift:7:7: error: cannot find 'KFImage' in scope
      """, to: "build.log")
    _ = try adopt("Modules", "--errors", "build.log")
    #expect(
      try folder.text(of: "Modules/Headless/Stubs/Kingfisher/Kingfisher.swift") == """
        // Written by adopt from the names that the app uses of Kingfisher. Edit it: an edited stub is not written again.
        import Foundation
        import SwiftUI
        import UIKit

        @MainActor @preconcurrency public struct KFImage: View {
          public init() {}
          public init(_ value1: Any?) {}
          public var body: some View { Text("KFImage") }
          @discardableResult
          public func placeholder<Content1: View>(@ViewBuilder _ value1: () -> Content1) -> Self { self }
          @discardableResult
          public func resizable() -> Self { self }
          @discardableResult
          public func fade(duration value1: Any?) -> Self { self }
        }

        """)
    #expect(
      try folder.text(of: "Modules/Headless/Stubs/FirebaseFirestore/FirebaseFirestore.swift") == """
        // Written by adopt from the names that the app uses of FirebaseFirestore. Edit it: an edited stub is not written again.
        import Foundation
        import SwiftUI
        import UIKit

        public struct Firestore: @unchecked Sendable {
          public init() {}
          @discardableResult
          public static func firestore() -> Firestore { Firestore() }
          @discardableResult
          public func collection(_ value1: Any?) -> FirestoreCollection { FirestoreCollection() }
        }

        public struct FirestoreCollection: @unchecked Sendable {
          public init() {}
          @discardableResult
          public func order(by value1: Any?, descending value2: Any?) -> FirestoreCollectionOrder { FirestoreCollectionOrder() }
        }

        public struct FirestoreCollectionOrder: @unchecked Sendable {
          public init() {}
          @discardableResult
          public func addSnapshotListener(_ value1: @escaping (FirestoreCollectionOrderAddSnapshotListener1Snapshot, (any Error)?) -> Void) -> FirestoreCollectionOrderAddSnapshotListener { FirestoreCollectionOrderAddSnapshotListener() }
        }

        public struct FirestoreCollectionOrderAddSnapshotListener: @unchecked Sendable {
          public init() {}
        }

        public struct FirestoreCollectionOrderAddSnapshotListener1Snapshot: @unchecked Sendable {
          public init() {}
        }

        """)
  }

  @Test func `a later error replaces a placeholder with the expected type`() throws {
    _ = try adopt("Modules")
    let sources = "\(folder.path)/Modules/Headless/Sources/Chat"
    for error in [
      "Account.swift:14:30: error: cannot find 'Auth' in scope",
      "Account.swift:15:21: error: value of type 'AuthSignIn' has no member 'user'",
      "Account.swift:15:14: error: cannot assign value of type 'AuthSignInUserEmail?' to type 'String'",
    ] {
      try folder.write("\(sources)/\(error)\n", to: "build.log")
      _ = try adopt("Modules", "--errors", "build.log")
    }
    let stub = try folder.text(of: "Modules/Headless/Stubs/FirebaseAuth/FirebaseAuth.swift")
    #expect(stub.contains("public var user: AuthSignInUser { AuthSignInUser() }"))
    #expect(stub.contains("public var email: String? { nil }"))
    #expect(!stub.contains("AuthSignInUserEmail"))
  }

  @Test func `a file that needs Objective-C is left out`() throws {
    _ = try adopt("Broken")
    try folder.write(
      "\(folder.path)/Broken/Headless/Sources/Old/Strike.swift:3:14: error: '#selector' can only be used with the Objective-C runtime\n",
      to: "build.log")
    let run = try adopt("Broken", "--errors", "build.log")
    #expect(run.output.contains("Left out\n  Old/Strike.swift  needs Objective-C (#selector)\n"))
    #expect(
      try folder.names(in: "Broken/Headless/Sources/Old") == [
        "BundleResources", "Clock.swift", "Good.swift", "OldApp.swift",
      ])
  }

  @Test func `a stub that a person edited stays`() throws {
    _ = try adopt("Modules")
    try folder.write("// mine\n", to: "Modules/Headless/Stubs/Kingfisher/Kingfisher.swift")
    let run = try adopt("Modules")
    #expect(
      try folder.text(of: "Modules/Headless/Stubs/Kingfisher/Kingfisher.swift") == "// mine\n")
    #expect(run.output.contains("  Kingfisher  0 types, 0 members, edited by you and kept\n"))
    #expect(
      run.output.contains(
        "Edited by you, so not written again: Stubs/Kingfisher/Kingfisher.swift\n"))
  }

  @Test func `a second run lists the changes`() throws {
    _ = try adopt("Synchronized")
    try folder.write("import Network\n", to: "Synchronized/Notes/Model/Net.swift")
    let run = try adopt("Synchronized")
    #expect(run.output.contains("Since the last run: 3 → 4 Swift files; new stub: Network\n"))
    let third = try adopt("Synchronized")
    #expect(third.output.contains("Since the last run: nothing changed\n"))
  }

  // MARK: Refusals

  @Test func `a copy of StateBinding in the folder of an app is passed over`() throws {
    try folder.write("@main struct Shop: App {}\n", to: "Shop/Shop.swift")
    try folder.write("@main struct Other: App {}\n", to: "Shop/StateBinding/Examples/Other.swift")
    try folder.write("", to: "Shop/StateBinding/Sources/StateBinding/Router.swift")
    let run = try run(["--no-build", "Shop"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Shop: 1 Swift file\n"), "\(run)")
  }

  @Test func `the commands of the Dockerfile run in the folder that holds both packages`() throws {
    _ = try adopt("Groups")
    let (package, here) = (
      Article.package.path.split(separator: "/"), folder.path.split(separator: "/")
    )
    let shared = zip(package, here).prefix { $0 == $1 }.count
    let path = here.dropFirst(shared).joined(separator: "/")
    #expect(
      try folder.text(of: "Groups/Headless/Dockerfile").contains(
        "RUN swift build --package-path \(path)/Groups/Headless\n"))
  }

  @Test func `a folder Headless that adopt did not make is left alone`() throws {
    try folder.write("@main struct A: App {}\n", to: "own/a.swift")
    try folder.write("mine", to: "own/Headless/notes.txt")
    let run = try adopt("own")
    #expect(
      run.errors == "adopt: \(folder.path)/own/Headless was not made by adopt; move it away\n")
    #expect(run.status == 2)
  }

  @Test func `the errors of a build in a container are read, and wrong places are passed over`()
    throws
  {
    try folder.write(
      "import SwiftUI\nimport Kingfisher\n@main struct A: App {}\nlet a = KFImage(1)\n",
      to: "far/a.swift")
    try folder.write(
      """
      /container/app/Headless/Sources/far/a.swift:4:9: error: cannot find 'KFImage' in scope
      /container/app/Headless/Sources/far/a.swift:4:900: error: missing argument for parameter 'x' in call
      /elsewhere/b.swift:1:60: error: method does not override any method from its superclass
      """, to: "build.log")
    _ = try adopt("far")
    let run = try adopt("far", "--errors", "build.log")
    #expect(run.status == 1)
    #expect(run.output.contains("  Kingfisher  1 type, 1 member\n"))
  }

  @Test(arguments: [
    ([], "name one folder; --help lists the options"),
    (["nowhere"], "there is no FOLDER/nowhere; name the folder of an app"),
    (
      ["empty"],
      "FOLDER/empty has no app: no Xcode target builds one, and no @main App or app delegate was found; name the app's folder"
    ),
    (["two"], "FOLDER/two has several apps: One, Two; choose one with --app NAME"),
    (["two", "--app", "Three"], "FOLDER/two has no app called Three; it has One, Two"),
    (
      ["broken"],
      "cannot read FOLDER/broken/A.xcodeproj/project.pbxproj: it is not a property list; open and save it with Xcode"
    ),
    (["--fast", "two"], "there is no option --fast; --help lists the options"),
  ])
  func `a folder that cannot be adopted is refused`(arguments: [String], message: String) throws {
    try folder.write("let a = 1\n", to: "empty/a.swift")
    for name in ["One", "Two"] {
      try folder.write("@main struct A: App {}\n", to: "two/Sources/\(name)/a.swift")
    }
    try folder.write(
      """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(name: "two", targets: [.executableTarget(name: "One"), .executableTarget(name: "Two")])
      """, to: "two/Package.swift")
    try folder.write("{", to: "broken/A.xcodeproj/project.pbxproj")
    let run = try self.run(arguments)
    #expect(run.errors == "adopt: \(message.replacing("FOLDER", with: folder.path))\n")
    #expect(run.status == 2)
  }
}
