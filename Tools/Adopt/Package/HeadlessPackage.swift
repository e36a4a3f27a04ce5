import Foundation

/// The package `Headless` of an app: a manifest, links to the app's files, stubs, and a first test.
struct HeadlessPackage {
  /// The folder of the package.
  let path: String
  private(set) var app: SourceModule
  /// The libraries of the project that the app imports, directly or not.
  private(set) var libraries: [SourceModule]
  /// The modules of which the package has a stub.
  let stubs: [String]
  /// The folder of StateBinding.
  let stateBinding: String

  /// The files that adopt wrote before, by path in the package, with the hash of their text.
  private(set) var written: [String: String]
  /// The files that a person edited, which stay as they are.
  private(set) var kept: [String] = []

  init(
    path: String, app: SourceModule, libraries: [SourceModule], stubs: [String],
    stateBinding: String, written: [String: String]
  ) {
    (self.path, self.app, self.libraries) = (path, app, libraries)
    (self.stubs, self.stateBinding, self.written) = (stubs, stateBinding, written)
  }

  var modules: [SourceModule] { [app] + libraries }
  var fileCount: Int { modules.reduce(0) { $0 + $1.files.count } }

  /// Leaves out the file. Returns false if it is none of the package's.
  mutating func leaveOut(_ path: String) -> Bool {
    let count = fileCount
    app.files.removeAll { $0 == path }
    for index in libraries.indices { libraries[index].files.removeAll { $0 == path } }
    return fileCount < count
  }

  // MARK: Files

  /// Writes `text` to `name`, unless a person edited the file.
  @discardableResult
  mutating func write(_ text: String, to name: String) throws -> Bool {
    let file = "\(path)/\(name)"
    let data = Data(text.utf8)
    if let present = FileManager.default.contents(atPath: file), present != data,
      written[name] != hash(of: present)
    {
      if !kept.contains(name) { kept.append(name) }
      return false
    }
    try FileManager.default.createDirectory(
      atPath: file.folder, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: file), options: .atomic)
    written[name] = hash(of: data)
    return true
  }

  /// Writes `text` to `name`, or removes the file that was written before.
  mutating func replace(_ name: String, with text: String?) throws {
    if let text {
      try write(text, to: name)
    } else if let present = FileManager.default.contents(atPath: "\(path)/\(name)"),
      written[name] == hash(of: present)
    {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }

  /// FNV-1a: the same in each process.
  private func hash(of data: Data) -> String {
    String(
      data.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16
    )
  }

  /// Writes everything but the stubs.
  mutating func write() throws {
    for module in modules { try link(module) }
    try write(manifest, to: "Package.swift")
    try write(Self.ignored, to: ".gitignore")
    try write(dockerfile, to: "Dockerfile")
    try write(agents, to: "AGENTS.md")
    if let type = mainType {
      try write(tests(of: type), to: "Tests/\(app.name)Tests/TranscriptTests.swift")
    }
  }

  // MARK: Links

  /// The folder with copies of the resources. No app has a folder of this name.
  private static let bundle = "BundleResources"

  /// Makes the links to the files of `module` anew.
  private mutating func link(_ module: SourceModule) throws {
    let target = "\(path)/Sources/\(module.name)"
    for folder in [path, "\(path)/Sources", target] where folder.isLink {
      throw Refusal("\(folder) is a link; remove it, because adopt writes there")
    }
    try removeLinks(in: target)
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let wanted = Set(module.files)
    let folders = Set(module.files.map(\.folder)).map { $0.split(separator: "/") }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, steps in
      zip(shared, steps).prefix { $0 == $1 }.map(\.0)
    }
    try link("/" + shared.joined(separator: "/"), to: target, wanted)
    let bundle = "\(target)/\(Self.bundle)"
    // SwiftPM would put links to them next to the program, where they lead nowhere.
    try? FileManager.default.removeItem(atPath: bundle)
    for resource in module.resources {
      let copy = "\(bundle)/\(resource.lastComponent)"
      // Of two resources of one name, the first stays, as the bundle has only one.
      guard !FileManager.default.fileExists(atPath: copy) else { continue }
      try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: resource, toPath: copy)
    }
    if module.name == app.name {
      try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      let info = module.info.merging(["CFBundleIdentifier": module.name]) { own, _ in own }
      try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        .write(to: URL(filePath: "\(bundle)/AppInfo.plist"))
    }
    let names = AssetNames(catalogues: module.catalogues, declaredIn: module.files).source
    try replace("Sources/\(module.name)/AssetNames.swift", with: names)
    let entities = ModelEntities(models: module.models, declaredIn: module.files).source
    try replace("Sources/\(module.name)/Entities.swift", with: entities)
  }

  /// Links the wanted files; links a folder whole if every file in it is wanted.
  private func link(_ source: String, to target: String, _ wanted: Set<String>) throws {
    for child in source.children {
      let (from, to) = ("\(source == "/" ? "" : source)/\(child)", "\(target)/\(child)")
      if wanted.contains(from) {
        try link(file: from, to: to)
      } else if from.isFolder, wanted.contains(where: { $0.hasPrefix("\(from)/") }) {
        if isWhole(from, wanted) {
          try link(file: from, to: to)
        } else {
          try link(from, to: to, wanted)
        }
      }
    }
  }

  private func isWhole(_ folder: String, _ wanted: Set<String>) -> Bool {
    folder.children.allSatisfy { child in
      let path = "\(folder)/\(child)"
      return path.isFolder && !path.isLink ? isWhole(path, wanted) : wanted.contains(path)
    }
  }

  private func link(file: String, to link: String) throws {
    try FileManager.default.createDirectory(
      atPath: link.folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: file.relative(to: link.folder))
  }

  /// Removes the links below `folder`, and the folders that are empty then.
  private func removeLinks(in folder: String) throws {
    for child in folder.children {
      let path = "\(folder)/\(child)"
      if path.isLink {
        try FileManager.default.removeItem(atPath: path)
      } else if path.isFolder {
        try removeLinks(in: path)
        if path.children.isEmpty { try FileManager.default.removeItem(atPath: path) }
      }
    }
  }

  // MARK: The manifest

  private var manifest: String {
    let others = libraries.map(\.name) + stubs
    let names = ["names"] + others.map { "\"\($0)\"" }
    var targets = [target(".executableTarget", app, names)]
    for library in libraries {
      targets.append(
        target(
          ".target", library,
          names.filter {
            $0 != "\"\(library.name)\"" && !libraries.map { "\"\($0.name)\"" }.contains($0)
          } + dependencies(of: library)))
    }
    if mainType != nil {
      targets.append(
        """
            .testTarget(
              name: "\(app.name)Tests",
              dependencies: [
                "\(app.name)", names,
                .product(name: "HeadlessDriver", package: "StateBinding"),
                .product(name: "StateBindingTesting", package: "StateBinding"),
              ],
              exclude: ["Transcripts"], swiftSettings: [.defaultIsolation(MainActor.self)]),
        """)
    }
    for stub in stubs {
      targets.append(
        """
            .target(
              name: "\(stub)", dependencies: [names], path: "Stubs/\(stub)",
              swiftSettings: [.swiftLanguageMode(.v5)]),
        """)
    }
    return """
      // swift-tools-version: 6.3
      // Written by adopt, which leaves the file alone once you edit it.
      import PackageDescription

      let names = Target.Dependency.product(name: "AppleNames", package: "StateBinding")

      /// Imports these modules into each file: on iOS, Foundation alone also gives ObservableObject and URLSession.
      let everywhere = SwiftSetting.unsafeFlags([
        \(everywhere.map { "\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\($0)\"," }.joined(separator: "\n  "))
      ])

      let package = Package(
        name: "\(app.name)Headless",
        defaultLocalization: "\(language)",
        dependencies: [.package(name: "StateBinding", path: "\(stateBinding.relative(to: path))")],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// The modules that each file sees. On iOS an import may export others: CoreData adds `@FetchRequest` to SwiftUI.
  private var everywhere: [String] { ["SwiftUI"] + stubs }

  private func target(_ kind: String, _ module: SourceModule, _ dependencies: [String]) -> String {
    var settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    if module.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    if module.languageMode == "5" {
      settings.append(".enableUpcomingFeature(\"IsolatedDefaultValues\")")
    }
    settings += module.conditions.map { ".define(\($0.debugDescription))" } + ["everywhere"]
    var lines = [
      "name: \"\(module.name)\"", "dependencies: [\(dependencies.joined(separator: ", "))]",
    ]
    if !module.resources.isEmpty || module.name == app.name {
      lines.append("resources: [.process(\"\(Self.bundle)\")]")
    }
    lines.append("swiftSettings: [\n        \(settings.joined(separator: ",\n        ")),\n      ]")
    return "    \(kind)(\n      \(lines.joined(separator: ",\n      "))),"
  }

  private func dependencies(of library: SourceModule) -> [String] {
    let imports = library.files.reduce(into: Set<String>()) {
      $0.formUnion(
        SourceFile(path: $1).imports(available: Set(libraries.map(\.name)), conditions: []))
    }
    return libraries.map(\.name).filter { imports.contains($0) && $0 != library.name }
      .map { "\"\($0)\"" }
  }

  /// The language of the texts in the code: English, or else the first for which there is a folder.
  private var language: String {
    let found = app.resources.filter { $0.pathExtension == "lproj" }
      .map { ($0.lastComponent as NSString).deletingPathExtension }.filter { $0 != "Base" }
    return found.isEmpty || found.contains("en") ? "en" : found.sorted()[0]
  }

  // MARK: Other files

  /// The name of the type with `@main`.
  private var mainType: String? {
    app.files.lazy.compactMap { SourceFile(path: $0).mainType }.first
  }

  private func tests(of type: String) -> String {
    """
    import HeadlessDriver
    import StateBindingTesting
    import Testing
    import UIKit

    @testable import \(app.name)

    @Test(arguments: try Transcript.files(in: "Transcripts"))
    func `the app passes each transcript`(file: TranscriptFile) async {
      await file.check(Program(\(type).self))
    }

    """
  }

  private static let ignored = """
    .build/

    """

  private var dockerfile: String {
    let steps = stateBinding.relative(to: path).split(separator: "/").count { $0 == ".." }
    let here = path.split(separator: "/").suffix(steps).joined(separator: "/")
    return """
      # Untested. Run this in the folder that contains the app and StateBinding:
      #   docker build -f \(here)/Dockerfile .
      FROM swift:6.3
      WORKDIR /work
      COPY . .
      RUN swift build --package-path \(here)
      CMD ["swift", "test", "--package-path", "\(here)"]

      """
  }

  private var agents: String {
    let run = "swift run --package-path \(path.lastComponent)"
    return #"""
      # For agents that change this app

      The package in this folder runs the app without a simulator. After you change a screen, run the app and look at it.

      | To | Run, in the folder of the project |
      |---|---|
      | use the app | `\#(run) \#(app.name) --mcp` as a server of tools; or `printf 'LINE\nLINE\n' \| \#(run)` |
      | see which lines work | `:actions`, `:help`; the word to send is in front of each thing on a screen |
      | save a test | `printf 'LINE\n' \| \#(run) \#(app.name) --echo > \#(path.lastComponent)/Tests/\#(app.name)Tests/Transcripts/NAME.transcript` |
      | run the tests | `swift test --package-path \#(path.lastComponent)`; accept a change with `\#(run) \#(app.name) --update FILE`, after reading the difference |
      | visit every screen | `\#(run) \#(app.name) --explore` |
      | after new files or modules | run adopt again |

      Never confirm a destructive question without the person's consent. End each piece of work with a transcript.

      """#
  }
}
