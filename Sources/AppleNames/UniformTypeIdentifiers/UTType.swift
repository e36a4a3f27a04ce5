@_exported public import Foundation

/// A type of data, known by its identifier.
public struct UTType: Hashable, Sendable, Identifiable {
  public let identifier: String
  public let preferredFilenameExtension: String?

  public var id: String { identifier }
  public var description: String { identifier }
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  private init(_ identifier: String, extension name: String?) {
    self.identifier = identifier
    preferredFilenameExtension = name
  }

  public init?(_ identifier: String) {
    self = Self.known.first { $0.identifier == identifier } ?? UTType(identifier, extension: nil)
  }

  public init?(filenameExtension name: String) {
    let type = Self.known.first { $0.preferredFilenameExtension == name.lowercased() }
    self = type ?? UTType("dyn.\(name)", extension: name)
  }

  public init(exportedAs identifier: String) { self.init(identifier, extension: nil) }
  public init(importedAs identifier: String) { self.init(identifier, extension: nil) }

  public static let item = UTType("public.item", extension: nil)
  public static let data = UTType("public.data", extension: nil)
  public static let folder = UTType("public.folder", extension: nil)
  public static let directory = UTType("public.directory", extension: nil)
  public static let url = UTType("public.url", extension: nil)
  public static let fileURL = UTType("public.file-url", extension: nil)
  public static let text = UTType("public.text", extension: nil)
  public static let image = UTType("public.image", extension: nil)
  public static let audio = UTType("public.audio", extension: nil)
  public static let movie = UTType("public.movie", extension: nil)
  public static let video = UTType("public.video", extension: nil)
  public static let plainText = UTType("public.plain-text", extension: "txt")
  public static let json = UTType("public.json", extension: "json")
  public static let xml = UTType("public.xml", extension: "xml")
  public static let html = UTType("public.html", extension: "html")
  public static let pdf = UTType("com.adobe.pdf", extension: "pdf")
  public static let zip = UTType("public.zip-archive", extension: "zip")
  public static let png = UTType("public.png", extension: "png")
  public static let jpeg = UTType("public.jpeg", extension: "jpeg")
  public static let gif = UTType("com.compuserve.gif", extension: "gif")
  public static let mp3 = UTType("public.mp3", extension: "mp3")
  public static let mpeg4Movie = UTType("public.mpeg-4", extension: "mp4")

  private static let known = [
    plainText, json, xml, html, pdf, zip, png, jpeg, gif, mp3, mpeg4Movie,
  ]
}
