import Foundation

/// The sources of an app, or of a library of the same project that the app imports.
struct SourceModule {
  var name: String
  /// The name of the target, which is not always that of the module.
  var target = ""
  /// The paths of the Swift files.
  var files: [String] = []
  /// The paths of the files that the bundle of the app has.
  var resources: [String] = []
  /// The paths of the asset catalogues.
  var catalogues: [String] = []
  /// The paths of the Core Data models.
  var models: [String] = []
  /// The paths of the files with code or views that nothing here reads.
  var unread: [String] = []
  /// What the Info.plist says.
  var info: [String: Any] = [:]
  var languageMode = "5"
  var isMainActorByDefault = true
  /// The conditions of `#if` that the project sets.
  var conditions: [String] = []

  /// Adds what is at `path`, a file or a folder, with everything in it.
  mutating func add(_ path: String, except excluded: Set<String> = []) {
    guard !excluded.contains(path) else { return }
    let name = path.lastComponent
    switch path.pathExtension {
    case "swift": if name != "Package.swift" { files.append(path) }
    case "xcassets": catalogues.append(path)
    case "xcdatamodeld": models.append(path)
    case "m", "mm", "c", "cpp", "metal", "xib": unread.append(path)
    // A launch screen is shown only while the system starts an app, so it is not listed.
    case "storyboard": if !name.hasPrefix("Launch") { unread.append(path) }
    case "lproj":
      resources.append(path)
      for child in path.children where ["xib", "storyboard"].contains(child.pathExtension) {
        add("\(path)/\(child)")
      }
    case "xcstrings", "strings", "stringsdict", "bundle": resources.append(path)
    case "h", "md", "entitlements", "nib", "xcconfig", "pch", "modulemap", "docc", "xctestplan",
      "intentdefinition":
      break
    // Nothing is drawn or played here.
    case "png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "ttf", "otf", "mp3", "m4a", "wav",
      "caf",
      "aif", "aiff", "mp4", "mov", "m4v", "usdz", "scn", "obj", "dae", "mlmodel", "mlpackage":
      break
    default:
      if path.isFolder {
        // A link may lead to a folder above, and a package of adopt has links to all of these files.
        if path.isLink || FileManager.default.fileExists(atPath: "\(path)/adopt.json") { return }
        let children = path.children.filter { !$0.hasPrefix(".") }
        for child in children { add("\(path)/\(child)", except: excluded) }
      } else if name != "Info.plist" && !name.hasSuffix("-Info.plist") && !name.hasPrefix(".") {
        resources.append(path)
      }
    }
  }

  /// `name` as the name of a module: Xcode writes `_` in place of each character that an identifier cannot contain.
  static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "")
      + (letters.isEmpty ? "App" : String(letters))
  }
}

/// What is left out of the package, and why.
struct LeftOut: Codable, Equatable {
  var name: String
  var reason: String
}

/// An error that ends adopt, with the sentence to print.
struct Refusal: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

extension String {
  var lastComponent: String { (self as NSString).lastPathComponent }
  var pathExtension: String { (self as NSString).pathExtension }
  var folder: String { (self as NSString).deletingLastPathComponent }
  var standardPath: String { (self as NSString).standardizingPath }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self)) != nil
  }

  /// The names of the files in the folder, sorted.
  var children: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self)) ?? []).sorted()
  }

  /// The path as a person in the current folder writes it.
  var shown: String {
    let path = relative(to: FileManager.default.currentDirectoryPath)
    return path.hasPrefix("../../..") ? self : path
  }

  /// The path as a command has it.
  var pasted: String {
    let isPlain = shown.allSatisfy { $0.isLetter || $0.isNumber || "._/+-".contains($0) }
    return isPlain ? shown : "'\(shown.replacing("'", with: #"'\''"#))'"
  }

  /// The path from the folder `start` to this file.
  func relative(to start: String) -> String {
    let (here, there) = (start.split(separator: "/"), split(separator: "/"))
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let steps =
      Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Whether this is the folder of a copy of StateBinding.
  var isStateBinding: Bool { "\(self)/Sources/StateBinding".isFolder }

  /// The paths below this folder that end with `suffix`. Skips fetched packages, a copy of StateBinding and the products of builds.
  func files(_ suffix: String, depth: Int = 8) -> [String] {
    let skipped = ["Headless", "Pods", "Carthage", "DerivedData", "build", "node_modules"]
    guard depth > 0 else { return [] }
    return children.filter { !$0.hasPrefix(".") && !skipped.contains($0) }.flatMap { child in
      let path = "\(self)/\(child)"
      if child.hasSuffix(suffix) { return [path] }
      if path.isStateBinding { return [] }
      return path.isFolder && !path.isLink ? path.files(suffix, depth: depth - 1) : []
    }
  }
}
