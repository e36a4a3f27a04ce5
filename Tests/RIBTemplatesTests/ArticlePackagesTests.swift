import Foundation
import StateBindingTestSupport
import Testing

/// Articles that make a package. With `STATEBINDING_LONG=1` each is followed in a folder of its
/// own, which takes minutes.
struct ArticlePackagesTests {
  @Test(
    .enabled(if: runsLongTests), .timeLimit(.minutes(15)),
    arguments: [
      "Sources/StateBinding/StateBinding.docc/AddingARIBInFiveMinutes.md",
      "Sources/HeadlessDriver/HeadlessDriver.docc/BuildingAFeatureFromNothing.md",
      "Sources/HeadlessUI/HeadlessUI.docc/BringingASwiftUIScreen.md",
    ])
  func `each command of the article prints the shown output`(article: String) throws {
    let folder = try TemporaryFolder()
    for part in try Article(article).parts {
      switch part {
      case .file(let name, let text):
        try folder.write(Article.inPlace(text), to: name)
      case .change(let name, let old, let new):
        let text = try folder.text(of: name)
        #expect(text.contains(old))
        try folder.write(text.replacingOccurrences(of: old, with: new), to: name)
      case .command(let command, let output):
        let printed = try Article.shell(command, in: folder)
        for line in output.split(separator: "\n") {
          #expect(printed.contains(line), "\(command)\n\(printed)")
        }
      }
    }
  }
}

/// A package that depends on this one.
struct DependantTests {
  @Test func `a dependant may use plain names for its targets`() throws {
    let names = [
      "TestSupport", "Previews", "CLibrary", "SystemFiles", "MembersStore", "UIKitParts",
      "PreviewRecords",
    ]
    let folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Dependant", platforms: [.macOS("15.4"), .iOS(.v17)],
        dependencies: [.package(name: "StateBinding", path: "\(Article.package.path)")],
        targets: \(names).map {
          .target(
            name: $0, dependencies: [.product(name: "StateBinding", package: "StateBinding")])
        })

      """
    try folder.write(manifest, to: "Package.swift")
    for name in names { try folder.write("import StateBinding", to: "Sources/\(name)/File.swift") }
    // Loads the graph of the targets, which ends with an error if two packages share a name.
    let printed = try Article.shell("swift package show-dependencies 2>&1", in: folder)
    // The package is listed by the name of its folder.
    #expect(printed.contains("└── "))
    #expect(!printed.contains("error"))
  }
}
