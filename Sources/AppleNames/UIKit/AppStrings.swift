import Foundation
import Glibc
import HeadlessDriver
import HeadlessUI

/// The translations among the resources of an app's target: `.strings` files in `.lproj` folders, and `.xcstrings` catalogues.
///
/// SwiftPM puts the resources next to the program, into a folder such as `PACKAGE_TARGET.resources`.
package struct AppStrings {
  /// The endings of the folder: that of SwiftPM's native build system, and that of swiftbuild.
  private static let endings = [".resources", ".bundle"]

  /// The words by language and key.
  private var words: [String: [String: String]] = [:]
  /// The forms of texts that vary with numbers, by language, key and part.
  private var plurals: [String: [String: [String: PluralForms]]] = [:]
  private var sourceLanguage: String?

  /// Reads the translations among `resources`. Makes a link to each resource next to the program, where Foundation looks for those
  /// of `Bundle.main`.
  package init(in resources: URL?) {
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

  /// The folder of the resources of `module` next to the program. Foundation's functions would cost an app without resources a
  /// millisecond.
  static func resources(ofModule module: String) -> URL? {
    guard let program = destination(of: "/proc/self/exe"), let end = program.lastIndex(of: "/")
    else { return nil }
    let programs = program[..<end]
    let names = (try? FoundFile.names(in: programs.utf8.map { CChar(bitPattern: $0) })) ?? []
    let bundles = names.map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
      .filter { name in endings.contains { name.hasSuffix("_\(module)\($0)") } }
    return bundles.min().map { URL(filePath: "\(programs)/\($0)", directoryHint: .isDirectory) }
  }

  private static func destination(of link: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes the symbolic link `name`, and replaces one that leads to the resources of another target. Any other file stays as it is.
  private static func link(_ name: String, to file: String, in resources: URL) {
    let path = resources.deletingLastPathComponent().appending(path: name).path
    let resource = "\(resources.lastPathComponent)/\(file)"
    if let old = destination(of: path), old != resource,
      endings.contains(where: { old.contains("\($0)/") })
    {
      unlink(path)
    }
    symlink(resource, path)
  }

  /// The languages, that of the source first; empty if there are no translations.
  var languages: [String] {
    let first = sourceLanguage ?? (words["en"] == nil ? nil : "en")
    return (first.map { [$0] } ?? []) + words.keys.sorted().filter { $0 != first }
  }

  package func catalogue(of language: String) -> StringCatalogue {
    StringCatalogue(
      language: language, words[language] ?? [:], plurals: plurals[language] ?? [:])
  }

  private mutating func addFolder(_ folder: URL) {
    let language = folder.deletingPathExtension().lastPathComponent
    if language == "Base" { return }
    var table = words[language] ?? [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted()
    where [".strings", ".stringsdict"].contains(where: name.hasSuffix)
      && name != "InfoPlist.strings"
    {
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else {
        report("\(folder.lastPathComponent)/\(name)")
        continue
      }
      var texts = list as? [String: String] ?? [:]
      if name.hasSuffix(".stringsdict") {
        for (key, entry) in list as? [String: [String: Any]] ?? [:] {
          texts[key] = entry["NSStringLocalizedFormatKey"] as? String
          plurals[language, default: [:]][key] = Self.parts(of: entry)
        }
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
        let localization = localization.onPhone
        if let text = localization.text { words[language, default: [:]][key] = text }
        let forms = localization.forms
        if !forms.isEmpty { plurals[language, default: [:]][key] = forms }
      }
    }
  }

  /// The parts of an entry of a `.stringsdict`, which the text or a form of another part names as `%#@part@`.
  private static func parts(of entry: [String: Any]) -> [String: PluralForms] {
    var parts: [String: PluralForms] = [:]
    var next = 0
    func read(_ format: String) {
      let placeholders = /%%|%(?:(\d+)\$)?(?:#@(\w+)@|[-+0-9.]*[hlqzjtL]*[@diuxXofFeEgG])/
      for match in format.matches(of: placeholders) where match.0 != "%%" {
        let position = match.1.flatMap { Int($0) } ?? next + 1
        if match.1 == nil { next += 1 }
        guard let name = match.2.map(String.init), let forms = entry[name] as? [String: String]
        else { continue }
        // The number in a form is that of its part.
        parts[name] = PluralForms(
          argument: position - 1,
          forms.filter { !$0.key.hasPrefix("NS") }.mapValues { form in
            form.replacing(/%([-+0-9.]*[hlqzjtL]*[diuxXofFeEgG])/) { "%\(position)$\($0.1)" }
          })
        read(parts[name]?.forms["other"] ?? "")
      }
    }
    read(entry["NSStringLocalizedFormatKey"] as? String ?? "")
    return parts
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
    let substitutions: [String: Substitution]?

    /// The localization for a phone.
    var onPhone: Localization {
      (variations?["device"]).flatMap { $0["iphone"] ?? $0["other"] } ?? self
    }

    /// The text, or the general form of a text that varies with a number.
    var text: String? { stringUnit?.value ?? variations?["plural"]?["other"]?.text }

    /// The forms for numbers: of the whole text under "", and of its parts.
    var forms: [String: PluralForms] {
      var forms = (substitutions ?? [:]).mapValues(\.forms)
      if let plural = variations?["plural"] {
        forms[""] = PluralForms(plural.compactMapValues(\.text))
      }
      return forms
    }
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: [String: [String: Localization]]?

    var forms: PluralForms {
      let number = "%\(argNum.map { "\($0)$" } ?? "")\(formatSpecifier ?? "lld")"
      return PluralForms(
        argument: argNum.map { $0 - 1 },
        (variations?["plural"] ?? [:]).compactMapValues { $0.text?.replacing("%arg", with: number) }
      )
    }
  }

  struct Unit: Decodable {
    let value: String
  }
}
