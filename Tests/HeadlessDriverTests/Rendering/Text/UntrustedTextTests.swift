import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

struct UntrustedTextTests {
  @Test(arguments: 1...500)
  func `no text on a screen can escape, leave its column or exceed the width`(seed: UInt64) {
    var random = Random(seed: seed)
    let screen = Screen.random(&random)
    let width = Int.random(in: 20...60, using: &random)
    let text = screen.text(width: width, numbered: Bool.random(using: &random))
    #expect(!text.unicodeScalars.contains { $0.isMisleading && $0 != "\n" })
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let first = line.unicodeScalars.first
      #expect(!line.hasSuffix(" "))
      #expect(first.map { !">|!=#*:".unicodeScalars.contains($0) } ?? true)
      // Only a title starts at column 0.
      #expect(index == 0 || first == nil || first == " " || line.hasPrefix("?"), "\(line)")
      #expect(Columns.count(String(line)) <= width, "\(line)")
    }
  }

  @Test(arguments: [">", "한", "a ", "\u{301}", "\u{1B}", "👨‍👩‍👧"])
  func `a very long line is broken within the width`(piece: String) {
    let long = String(repeating: piece, count: 20_000)
    let screen = Screen(title: long, elements: [Element(role: .link, label: long)])
    let text = screen.text(width: 40)
    #expect(text.utf8.count >= 20_000)
    for line in text.split(separator: "\n") where Columns.count(String(line)) > 40 {
      Issue.record("\(line.utf8.count) bytes are wider than 40 columns")
    }
  }

  @Test(arguments: ["C", "C.UTF-8", "ko_KR.UTF-8", "ja_JP.SJIS"])
  func `the locale changes no byte`(locale: String) {
    var random = Random(seed: 1)
    let screens = (0..<20).map { _ in Screen.random(&random) }
    let before = screens.map { Array($0.text().utf8) }
    // Setting a missing locale keeps the current one.
    _ = setlocale(LC_ALL, locale)
    defer { _ = setlocale(LC_ALL, "C") }
    #expect(screens.map { Array($0.text().utf8) } == before)
  }
}
