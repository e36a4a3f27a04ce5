import Foundation

/// The constants that Xcode makes for the colors and images of asset catalogues.
struct AssetNames {
  /// A name in a catalogue, under the name of its constant.
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]

  /// The names that the app's files declare themselves are left out.
  init(catalogues: [String], declaredIn files: [String]) {
    for catalogue in catalogues { addNames(in: catalogue) }
    guard !colors.isEmpty || !images.isEmpty else { return }
    for file in files.map(SourceFile.init) where file.text.contains("static") {
      for match in file.codeText.matches(of: /\bstatic\s+(?:let|var)\s+`?(\w+)/) {
        colors[String(match.1)] = nil
        images[String(match.1)] = nil
      }
    }
  }

  private mutating func addNames(in folder: String) {
    for child in folder.children {
      let path = "\(folder)/\(child)"
      let name = (child as NSString).deletingPathExtension
      switch path.pathExtension {
      case "colorset": add(name, to: \.colors, without: "Color")
      case "imageset": add(name, to: \.images, without: "Image")
      default: if path.isFolder, !path.isLink { addNames(in: path) }
      }
    }
  }

  private mutating func add(
    _ name: String, to path: WritableKeyPath<Self, [String: String]>, without kind: String
  ) {
    let constant = Self.constant(name, without: kind)
    if !constant.isEmpty, !["self", "init", "Type"].contains(constant) {
      self[keyPath: path][constant] = name
    }
  }

  /// As Xcode writes it: in camel case, and without a last word that only repeats the kind.
  private static func constant(_ name: String, without kind: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var text = words.enumerated().map { index, word in
      index == 0 ? lowercasedStart(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if text.hasSuffix(kind), text.count > kind.count { text.removeLast(kind.count) }
    if text.first?.isNumber == true { text = "_" + text }
    return text
  }

  /// `URLField` is `urlField`, and `Logo` is `logo`.
  private static func lowercasedStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Names that SwiftUI and UIKit have already.
  private static let known: Set = [
    "accent", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange",
    "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow", "label", "link",
    "lightGray", "darkGray", "magenta", "separator", "tint",
  ]

  /// The file, if there are such names.
  var source: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    var text = """
      // Written by adopt: the constants that Xcode makes for the asset catalogues.
      import SwiftUI
      import UIKit

      """
    func add(_ head: String, _ lines: [String]) {
      if !lines.isEmpty { text += "\n\(head) {\n\(lines.joined(separator: "\n"))\n}\n" }
    }
    let names = colors.keys.sorted()
    add(
      "extension ColorResource",
      names.map {
        "  static var `\($0)`: ColorResource { ColorResource(name: \((colors[$0] ?? "").debugDescription), bundle: .main) }"
      })
    let own = names.filter { !Self.known.contains($0) }
    add(
      "extension Color", own.map { "  static var `\($0)`: Color { Color(ColorResource.`\($0)`) }" })
    add(
      "extension ShapeStyle where Self == Color",
      own.map { "  static var `\($0)`: Color { Color(ColorResource.`\($0)`) }" })
    add(
      "extension UIColor",
      own.map { "  static var `\($0)`: UIColor { UIColor(resource: .`\($0)`) }" }
    )
    let pictures = images.keys.sorted()
    add(
      "extension ImageResource",
      pictures.map {
        "  static var `\($0)`: ImageResource { ImageResource(name: \((images[$0] ?? "").debugDescription), bundle: .main) }"
      })
    add(
      "extension UIImage",
      pictures.map { "  static var `\($0)`: UIImage { UIImage(resource: .`\($0)`) }" })
    return text
  }
}
