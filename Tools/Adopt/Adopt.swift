import Foundation

/// Makes a package that runs an app's own files here, and says what stands in the way.
@main
struct Adopt {
  static let help = """
    Makes a package Headless next to an app's project, which runs the app without a simulator.

    swift run --package-path STATEBINDING adopt FOLDER [--app NAME] [--no-build] [--errors FILE] [--json] [--scratch-path DIR]

      FOLDER              a folder with an Xcode project, a workspace, a package, or one file with @main
      --app NAME          the app, if there are several
      --no-build          only write the package
      --errors FILE       write stubs from the output of a build that ran elsewhere, such as in a container
      --json              print the result as JSON
      --scratch-path DIR  build in DIR instead of Headless/.build
      --help              print this text

    It changes no file of the app. The package has links to the app's files, and stubs of modules that do not exist here.
    A file that you edit is not written again. The exit status is 0 if the app was built or
    --no-build was given, 1 if a Swift file does not compile, and 2 for any other error.

    """

  var folder: String
  var app: String?
  var builds = true
  /// The file with the output of a build.
  var errors: String?
  var printsJSON = false
  var scratchPath: String?

  static func main() {
    do {
      guard let adopt = try Adopt(arguments: Array(CommandLine.arguments.dropFirst())) else {
        return print(help, terminator: "")
      }
      exit(try adopt.run() ? 0 : 1)
    } catch let refusal as Refusal {
      say("adopt: \(refusal.message)")
    } catch {
      say("adopt: \(error.localizedDescription)")
    }
    exit(2)
  }

  /// Nil for `--help`.
  init?(arguments: [String]) throws {
    var folders: [String] = []
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Refusal("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": return nil
      case "--app": app = try value(of: argument)
      case "--no-build": builds = false
      case "--errors": errors = try value(of: argument)
      case "--json": printsJSON = true
      case "--scratch-path": scratchPath = try value(of: argument)
      case let option where option.hasPrefix("-"):
        throw Refusal("there is no option \(option); --help lists the options")
      default: folders.append(argument)
      }
    }
    guard folders.count == 1, let folder = folders.first, !folder.isEmpty else {
      throw Refusal("name one folder; --help lists the options")
    }
    self.folder = URL(filePath: folder).path
    #if !os(Linux)
      builds = false
    #endif
  }

  static func json(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// The folder of StateBinding, in which this file was compiled.
  static let stateBinding = URL(filePath: #filePath).appending(path: "../../..").standardized.path

  /// Returns whether the app was built, or need not be.
  private func run() throws -> Bool {
    guard FileManager.default.fileExists(atPath: "\(Self.stateBinding)/Package.swift") else {
      throw Refusal(
        "StateBinding is no longer at \(Self.stateBinding); run adopt with --package-path of its new folder"
      )
    }
    let project = try FoundProject(at: folder)
    var adoption = try Adoption(project, app: try project.app(app))
    try adoption.write()
    if let errors {
      guard let output = FileManager.default.contents(atPath: errors) else {
        throw Refusal("cannot read \(errors)")
      }
      try adoption.learn(from: String(decoding: output, as: UTF8.self))
    } else if builds {
      try adoption.build(scratchPath: scratchPath)
    }
    try adoption.save()
    let report = adoption.report
    if printsJSON {
      print(String(decoding: try Self.json(of: report), as: UTF8.self))
    } else {
      print(report.text(since: adoption.earlier), terminator: "")
    }
    return report.isBuilt != false
  }
}
