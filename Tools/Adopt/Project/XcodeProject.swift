import Foundation

/// What an `.xcodeproj` says of its targets.
struct XcodeProject {
  typealias Object = [String: Any]

  let path: String
  private let objects: [String: Object]
  private let project: Object
  /// The path of each file reference and folder.
  private var paths: [String: String] = [:]

  init(_ path: String) throws {
    self.path = path
    let file = "\(path)/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Refusal("cannot read \(file)")
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw Refusal("cannot read \(file): it is not a property list; open and save it with Xcode")
    }
    let objects = (list as? Object)?["objects"] as? [String: Object] ?? [:]
    guard let root = (list as? Object)?["rootObject"] as? String, let project = objects[root] else {
      throw Refusal("cannot read \(file): it has no root project; open and save it with Xcode")
    }
    self.objects = objects
    self.project = project
    if let group = project["mainGroup"] as? String { findPaths(group, in: folder) }
  }

  /// The folder that paths begin at.
  private var folder: String {
    "\(self.path.folder)/\(project["projectDirPath"] as? String ?? "")".standardPath
  }

  private mutating func findPaths(_ id: String, in parent: String) {
    guard let object = objects[id], paths[id] == nil else { return }
    let name = object["path"] as? String ?? ""
    let path =
      switch object["sourceTree"] as? String {
      case "<absolute>": name
      case "SOURCE_ROOT": "\(folder)/\(name)"
      case "<group>", nil: name.isEmpty ? parent : "\(parent)/\(name)"
      // A product or a file of the system.
      default: ""
      }
    paths[id] = path.standardPath
    for child in object["children"] as? [String] ?? [] {
      findPaths(child, in: path)
    }
  }

  // MARK: Targets

  struct Target {
    var name: String
    /// What the target makes, such as `application` or `app-extension`.
    var kind: String
    var platform: String
    var module: SourceModule
  }

  var targets: [Target] {
    (project["targets"] as? [String] ?? []).compactMap { id in objects[id].map { target(id, $0) } }
  }

  /// The folders that belong to targets as a whole.
  var synchronizedFolders: [String] {
    objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { paths[$0.key] }
  }

  private func target(_ id: String, _ object: Object) -> Target {
    let name = object["name"] as? String ?? id
    let settings = settings(of: object)
    func value(_ key: String) -> String? {
      settings[key]?.replacing("$(TARGET_NAME)", with: name).replacing("${TARGET_NAME}", with: name)
    }
    var product = value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? name
    if product.contains("$") { product = name }
    var module = SourceModule(name: SourceModule.identifier(product), target: name)
    module.languageMode = value("SWIFT_VERSION")?.hasPrefix("6") == true ? "6" : "5"
    // Code in Swift 5 mode expects no errors of isolation, so all of it gets the main actor.
    module.isMainActorByDefault =
      module.languageMode == "5" || value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    module.conditions = (value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ")
      .map(String.init).filter { $0 != "DEBUG" && !$0.contains("$") }
    module.info = info(settings.merging(["TARGET_NAME": name]) { own, _ in own })
    for phase in object["buildPhases"] as? [String] ?? [] {
      let isa = objects[phase]?["isa"] as? String ?? ""
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(isa) else { continue }
      for file in objects[phase]?["files"] as? [String] ?? [] {
        guard let reference = objects[file]?["fileRef"] as? String else { continue }
        // A group of one file in many languages.
        let isGroup = objects[reference]?["isa"] as? String == "PBXVariantGroup"
        let parts = isGroup ? objects[reference]?["children"] as? [String] ?? [] : [reference]
        for path in parts.compactMap({ paths[$0] })
        where FileManager.default.fileExists(atPath: path) {
          module.add(path.folder.pathExtension == "lproj" ? path.folder : path)
        }
      }
    }
    addSynchronized(to: &module, target: id, object)
    let kind = object["productType"] as? String ?? ""
    return Target(
      name: name, kind: kind.replacing("com.apple.product-type.", with: ""),
      platform: value("SDKROOT") ?? value("SUPPORTED_PLATFORMS") ?? "iphoneos", module: module)
  }

  /// The Info.plist of a target with `settings`, as Xcode fills it in.
  private func info(_ settings: [String: String]) -> [String: Any] {
    let file = settings["INFOPLIST_FILE"].map {
      "\(folder)/\($0.replacing("$(SRCROOT)/", with: ""))"
    }
    let data = file.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    var info = list as? [String: Any] ?? [:]
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") && !key.contains("[") {
      info[String(key.dropFirst("INFOPLIST_KEY_".count))] = value
    }
    for (key, setting) in [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleName": "PRODUCT_NAME",
    ] where info[key] == nil { info[key] = settings[setting] }
    return info.mapValues { ($0 as? String).map { expanded($0, settings) } ?? $0 }
  }

  /// The text with the settings that it names, such as `$(PRODUCT_NAME:rfc1034identifier)`.
  private func expanded(_ text: String, _ settings: [String: String]) -> String {
    text.replacing(/\$[({](\w+)(:\w+)?[)}]/) { match in
      var others = settings
      let value = others.removeValue(forKey: String(match.1)).map { expanded($0, others) } ?? ""
      return match.2 == nil ? value : String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
  }

  /// Adds the files of folders that belong to the target as a whole, and the files of other such folders that it names.
  private func addSynchronized(to module: inout SourceModule, target id: String, _ object: Object) {
    let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (group, folder) in objects
    where folder["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[group] else { continue }
      let exceptions = (folder["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
        .filter { $0["target"] as? String == id }
        .flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { "\(path)/\($0)" }
      if own.contains(group) {
        module.add(path, except: Set(exceptions))
      } else {
        for file in exceptions { module.add(file) }
      }
    }
  }

  /// The settings of the project and of the target in the configuration Debug.
  private func settings(of target: Object) -> [String: String] {
    var settings: [String: String] = [:]
    for owner in [project, target] {
      guard let list = owner["buildConfigurationList"] as? String else { continue }
      let all = (objects[list]?["buildConfigurations"] as? [String] ?? []).compactMap {
        objects[$0]
      }
      let chosen = all.first { $0["name"] as? String == "Debug" } ?? all.first
      for (key, value) in chosen?["buildSettings"] as? Object ?? [:] {
        let text = (value as? [String])?.joined(separator: " ") ?? "\(value)"
        settings[key] = text.replacing("$(inherited)", with: settings[key] ?? "")
      }
    }
    return settings
  }
}
