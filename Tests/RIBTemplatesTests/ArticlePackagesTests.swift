import Foundation
import TestSupport
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
