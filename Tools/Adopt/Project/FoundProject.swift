import Foundation

/// The apps in a folder, with the libraries that they may import.
struct FoundProject {
  /// The folder that gets the package.
  var folder: String
  var apps: [SourceModule] = []
  /// The other modules of the project and of its local packages.
  var libraries: [SourceModule] = []
  var leftOut: [LeftOut] = []

  /// Finds the apps in `path`: a project, a workspace, a package or a folder.
  init(at path: String) throws {
    let path = path.standardPath
    guard FileManager.default.fileExists(atPath: path) else {
      throw Refusal("there is no \(path); name the folder of an app")
    }
    if FileManager.default.fileExists(atPath: "\(path)/adopt.json") {
      throw Refusal("\(path) was written by adopt; name the folder of the app, \(path.folder)")
    }
    let isBundle = ["xcodeproj", "xcworkspace"].contains(path.pathExtension)
    guard path.isFolder else { throw Refusal("\(path) is a file; name the folder of an app") }
    folder = isBundle ? path.folder : path
    let projects = Self.projects(at: path)
    for project in projects { try add(XcodeProject(project)) }
    if !projects.isEmpty { folder = Self.sharedFolder(of: projects.map(\.folder)) }
    let whole = isBundle ? path.folder : path
    for package in whole.files("Package.swift").filter({ $0.lastComponent == "Package.swift" }) {
      try add(package: package.folder)
    }
    if apps.isEmpty, projects.isEmpty { addFolder() }
    guard !apps.isEmpty else {
      throw Refusal(
        "\(path) has no app: no Xcode target builds one, and no @main App or app delegate was found; name the app's folder"
      )
    }
    for project in try projects.map(XcodeProject.init) {
      for synchronized in project.synchronizedFolders
      where "\(folder)/".hasPrefix("\(synchronized)/") {
        folder = synchronized.folder
      }
    }
  }

  // MARK: Xcode

  private static func projects(at path: String) -> [String] {
    if path.pathExtension == "xcodeproj" { return [path] }
    if path.pathExtension == "xcworkspace" { return projects(ofWorkspace: path) }
    let names = path.children
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
      .flatMap { projects(ofWorkspace: "\(path)/\($0)") }
    let loose = names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(path)/\($0)" }
    let direct = Set(workspaces + loose).sorted()
    return direct.isEmpty ? path.files(".xcodeproj", depth: 3) : direct
  }

  private static func projects(ofWorkspace path: String) -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (text ?? "").matches(of: /location\s*=\s*"(?:group|container):([^"]*\.xcodeproj)"/)
      .map { "\(path.folder)/\($0.1)".standardPath }
      .filter { $0.isFolder && $0.lastComponent != "Pods.xcodeproj" }
  }

  private static func sharedFolder(of folders: [String]) -> String {
    folders.dropFirst().reduce(folders[0]) { shared, folder in
      let steps = zip(shared.split(separator: "/"), folder.split(separator: "/"))
      return "/" + steps.prefix { $0 == $1 }.map { $0.0 }.joined(separator: "/")
    }
  }

  private mutating func add(_ project: XcodeProject) throws {
    for target in project.targets {
      switch target.kind {
      case "application" where target.platform.contains("watch"), "application.watchapp2":
        leftOut.append(LeftOut(name: target.name, reason: "is an app for watchOS"))
      case "application" where target.platform.contains(/appletv|xros/):
        leftOut.append(LeftOut(name: target.name, reason: "is an app for \(target.platform)"))
      case "application":
        if target.module.files.isEmpty {
          leftOut.append(LeftOut(name: target.name, reason: "has no Swift files"))
        } else {
          apps.append(target.module)
        }
      case "framework", "library.static", "framework.static":
        if !target.module.files.isEmpty { libraries.append(target.module) }
      case "bundle.unit-test", "bundle.ui-testing":
        leftOut.append(LeftOut(name: target.name, reason: "is a test target"))
      case "app-extension", "extensionkit-extension", "watchkit2-extension":
        leftOut.append(LeftOut(name: target.name, reason: "is an extension or a widget"))
      default:
        leftOut.append(LeftOut(name: target.name, reason: "does not build an app (\(target.kind))"))
      }
    }
    // An app for the Mac is one of the choices only if there is none for the phone.
    let mac = project.targets.filter { $0.kind == "application" && $0.platform == "macosx" }
    if mac.count < apps.count {
      for target in mac {
        apps.removeAll { $0.target == target.name }
        leftOut.append(LeftOut(name: target.name, reason: "is an app for macOS"))
      }
    }
  }

  // MARK: Packages and folders

  private struct Manifest: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var exclude: [String]?
      var sources: [String]?
      var settings: [Setting]
    }
    struct Setting: Decodable {
      /// The name of the setting, with its values by position.
      var kind: [String: [String: String]]?

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        // Most settings have values of other types.
        kind = try? values.decode([String: [String: String]].self, forKey: .kind)
      }

      private enum Key: String, CodingKey { case kind }
    }
    struct Version: Decodable { var _version: String }

    var targets: [Target]
    var toolsVersion: Version
  }

  private mutating func add(package folder: String) throws {
    let run = Command.output(["swift", "package", "--package-path", folder, "dump-package"])
    guard run.status == 0,
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(run.text.utf8))
    else {
      // A package of Swift Playgrounds, whose manifest only Xcode reads, is a folder like others.
      if folder != self.folder, apps.isEmpty {
        leftOut.append(
          LeftOut(name: folder, reason: "has a Package.swift that cannot be read on this system"))
      }
      return
    }
    for target in manifest.targets where ["regular", "executable"].contains(target.type) {
      let path = target.path ?? "Sources/\(target.name)"
      let root = "\(folder)/\(path)".standardPath
      var module = SourceModule(name: SourceModule.identifier(target.name), target: target.name)
      let excluded = Set((target.exclude ?? []).map { "\(root)/\($0)".standardPath })
      for source in target.sources ?? [""] {
        module.add("\(root)/\(source)".standardPath, except: excluded)
      }
      if module.files.isEmpty { continue }
      func setting(_ name: String) -> String? {
        target.settings.compactMap { $0.kind?[name]?["_0"] }.first
      }
      module.languageMode =
        setting("swiftLanguageMode") ?? (manifest.toolsVersion._version.hasPrefix("6") ? "6" : "5")
      module.isMainActorByDefault =
        module.languageMode == "5" || setting("defaultIsolation") == "MainActor"
      let isApp = module.files.contains { SourceFile(path: $0).startsApp }
      if !isApp {
        libraries.append(module)
      } else if !apps.contains(where: { $0.files == module.files }) {
        apps.append(module)
      }
    }
  }

  private mutating func addFolder() {
    var module = SourceModule(
      name: SourceModule.identifier((folder.lastComponent as NSString).deletingPathExtension))
    module.target = module.name
    for child in folder.children
    where child != "Headless" && !child.hasPrefix(".") && !child.contains("Tests")
      && !"\(folder)/\(child)".isStateBinding
    {
      module.add("\(folder)/\(child)")
    }
    if module.files.contains(where: { SourceFile(path: $0).startsApp }) { apps = [module] }
  }

  /// The app called `name`, or the only one.
  func app(_ name: String?) throws -> SourceModule {
    let names = apps.map(\.target).joined(separator: ", ")
    if let name {
      guard
        let app = apps.first(where: { $0.target == name }) ?? apps.first(where: { $0.name == name })
      else {
        throw Refusal("\(folder) has no app called \(name); it has \(names)")
      }
      return app
    }
    guard apps.count == 1 else {
      throw Refusal("\(folder) has several apps: \(names); choose one with --app NAME")
    }
    return apps[0]
  }
}
