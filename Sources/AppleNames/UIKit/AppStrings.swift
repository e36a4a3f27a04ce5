import Foundation
import Glibc
import HeadlessDriver
import HeadlessUI

/// The translations among the resources of an app's target: `.strings` files in `.lproj` folders, and `.xcstrings` catalogues.
///
/// SwiftPM puts the resources beside the program, into the folder `PACKAGE_TARGET.resources`.
struct AppStrings {
  /// The words by language and key.
  private var words: [String: [String: String]] = [:]
  private var sourceLanguage: String?

  /// Reads the translations among `resources`. Makes a link to each resource next to the program, where Foundation looks for those
  /// of `Bundle.main`.
  init(in resources: URL?) {
    guard let resources else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
    for name in names.sorted() {
      let url = resources.appending(path: name)
      // SwiftPM writes an Info.plist of its own among the resources, so that of the app has another name there.
      switch name {
      case "Info.plist": continue
      case "AppInfo.plist": Self.link("Info.plist", to: name, in: resources)
      default: Self.link(name, to: name, in: resources)
      }
      switch url.pathExtension {
      case "lproj": addFolder(url)
      case "xcstrings" where name != "InfoPlist.xcstrings": addCatalogue(url)
      default: break
      }
    }
  }

  /// The folder of the resources of `module` beside the program. Foundation's functions would cost an app without resources a
  /// millisecond.
  static func resources(ofModule module: String) -> URL? {
    guard let program = destination(of: "/proc/self/exe"), let end = program.lastIndex(of: "/")
    else { return nil }
    let programs = program[..<end]
    let names = (try? FoundFile.names(in: programs.utf8.map { CChar(bitPattern: $0) })) ?? []
    let bundles = names.map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
      .filter { $0.hasSuffix("_\(module).resources") }
    return bundles.min().map { URL(filePath: "\(programs)/\($0)", directoryHint: .isDirectory) }
  }

  private static func destination(of link: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes the link `name` in place of one to the resources of another target. A file that is no such link stays.
  private static func link(_ name: String, to file: String, in resources: URL) {
    let path = resources.deletingLastPathComponent().appending(path: name).path
    let resource = "\(resources.lastPathComponent)/\(file)"
    if let old = destination(of: path), old != resource, old.contains(".resources/") {
      unlink(path)
    }
    symlink(resource, path)
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
