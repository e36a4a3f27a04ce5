import Foundation
import Glibc
import HeadlessUI

/// The translations among the resources of an app's target: `.strings` files in `.lproj` folders, and `.xcstrings` catalogues.
///
/// SwiftPM puts the resources beside the program, into the folder `PACKAGE_TARGET.resources`.
struct AppStrings {
  /// The words by language and key.
  private var words: [String: [String: String]] = [:]
  private var sourceLanguage: String?

  /// Reads the translations of the target whose module is `module`.
  init(ofModule module: String) {
    guard let resources = Self.resources(ofModule: module) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
    for name in names.sorted() {
      let url = resources.appending(path: name)
      switch url.pathExtension {
      case "lproj": addFolder(url)
      case "xcstrings" where name != "InfoPlist.xcstrings": addCatalogue(url)
      default: break
      }
    }
  }

  /// The folder of the resources of `module` beside the program. Foundation's functions would cost an app without resources a
  /// millisecond.
  private static func resources(ofModule module: String) -> URL? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = buffer[..<count].map { UInt8(bitPattern: $0) }
    guard let end = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let programs = String(decoding: path[..<end], as: UTF8.self)
    guard let folder = opendir(programs) else { return nil }
    defer { closedir(folder) }
    var bundles: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix("_\(module).resources") { bundles.append(name) }
    }
    return bundles.min().map { URL(filePath: "\(programs)/\($0)", directoryHint: .isDirectory) }
  }

  /// The languages, that of the source first; empty if there are no translations.
  var languages: [String] {
    let first = sourceLanguage ?? (words["en"] == nil ? nil : "en")
    return (first.map { [$0] } ?? []) + words.keys.sorted().filter { $0 != first }
  }

  func catalogue(of language: String) -> StringCatalogue {
    StringCatalogue(language: language, words[language] ?? [:])
  }

  private mutating func addFolder(_ folder: URL) {
    let language = folder.deletingPathExtension().lastPathComponent
    if language == "Base" { return }
    var table = words[language] ?? [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".strings") && name != "InfoPlist.strings" {
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let texts = list as? [String: String]
      else {
        report("\(folder.lastPathComponent)/\(name)")
        continue
      }
      // A key of the usual table comes before the same key of another table.
      table.merge(texts) { old, new in name == "Localizable.strings" ? new : old }
    }
    words[language] = table
  }

  private mutating func addCatalogue(_ url: URL) {
    guard let data = try? Data(contentsOf: url),
      let catalogue = try? JSONDecoder().decode(XCStrings.self, from: data)
    else { return report(url.lastPathComponent) }
    sourceLanguage = catalogue.sourceLanguage
    words[catalogue.sourceLanguage, default: [:]].merge([:]) { old, _ in old }
    for (key, entry) in catalogue.strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let text = localization.text { words[language, default: [:]][key] = text }
      }
    }
  }

  private func report(_ file: String) {
    FileHandle.standardError.write(
      Data("\(file) among the resources cannot be read; its keys are shown as they are\n".utf8))
  }
}

/// A string catalogue, as Xcode writes it.
private struct XCStrings: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?

    /// The text, or the general form of a text that varies with a number or a device.
    var text: String? {
      stringUnit?.value ?? (variations?["plural"] ?? variations?["device"])?["other"]?.text
    }
  }

  struct Unit: Decodable {
    let value: String
  }
}
