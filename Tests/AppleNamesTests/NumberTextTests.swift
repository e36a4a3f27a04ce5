import AppleFoundation
import HeadlessDriver
import SwiftUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing
import UIKit

/// Numbers in a text, in the language of the screen.
@Suite(.ownRun)
struct NumberTextTests {
  @Test(arguments: [
    "az", "be", "bg", "bn", "ca", "cs", "da", "de", "de-CH", "el", "en", "en-IN", "es", "es-MX",
    "et",
    "fi", "fr", "fr-CH", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka",
    "kk", "ko", "lt", "lv", "mk", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl",
    "sq", "sr", "sv", "ta", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
  ])
  func `numbers have the signs that Foundation knows`(language: String) {
    for number in [0, 999, -1234, 12_345, 1_234_567] {
      let locale = Locale(identifier: language)
      let whole = number.formatted(.number.locale(locale))
      let decimal = Double(number).formatted(.number.precision(.fractionLength(2)).locale(locale))
      #expect(
        shown(Text("\(number) \(Double(number), specifier: "%.2f")"), in: language)
          == plain("\(whole) \(decimal)"))
    }
  }

  @Test func `a number is grouped in a key, and not in a string`() {
    let number = 1_234_567
    #expect(shown(Text("count \(number)")) == "count 1,234,567")
    #expect(shown(Text(verbatim: "count \(number)")) == "count 1234567")
    #expect(shown(Text(String(number))) == "1234567")
    #expect(shown(Text("\(0.5) \(Float(2))")) == "0.500000 2.000000")
    #expect(
      shown(Text("\(number, specifier: "%x") \(number, specifier: "%d")")) == "12d687 1,234,567")
    #expect(shown(Text("\(number, format: .number.grouping(.never))")) == "1234567")
  }

  @Test func `a catalogue has forms for numbers and devices`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%@ has %lld birds": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%@ has %#@birds@"},
          "substitutions": {"birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}}}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "no file"}},
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tap it"}},
          "other": {"stringUnit": {"state": "translated", "value": "Click it"}}}}}}},
        "%@ of %@": {"localizations": {"ru": {"stringUnit": {"state": "translated", "value": "%2$@: %1$@"}}}}
      }}
      """, to: "App.resources/Localizable.xcstrings")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>in %#@days@</string>
      <key>days</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>a day</string><key>other</key><string>%d days</string>
      </dict></dict></dict></plist>
      """, to: "App.resources/en.lproj/Localizable.stringsdict")
    let strings = AppStrings(in: URL(filePath: "\(folder.path)/App.resources/"))
    func texts(_ language: String, _ keys: LocalizedStringKey...) -> [String] {
      keys.map(strings.catalogue(of: language).resolve)
    }
    let name = "Ann"
    #expect(
      texts(
        "en", "\(name) has \(1) birds", "\(name) has \(2000) birds", "Tap", "\(1) days", "\(3) days"
      )
        == ["Ann has 1 bird", "Ann has 2,000 birds", "Tap it", "in a day", "in 3 days"])
    #expect(
      texts("en", "\(0) files", "\(1) files", "\(2) files") == ["no file", "1 file", "2 files"])
    #expect(
      texts("ru", "\(1) files", "\(3) files", "\(5) files", "\(21) files", "\(name) of \(name)s")
        == ["1 файл", "3 файла", "5 файлов", "21 файл", "Ann of Anns"])
    #expect(texts("ru", "\(name) of \("B")") == ["B: Ann"])
  }

  @Test func `a translation may order, repeat and round its values`() {
    let words = [
      "%lld by %@": "%2$@: %1$lld (%2$@)", "%lf km": "%.1f km", "100%% of %lld": "%lld von 100 %%",
      "**%@**": "*%@*",
    ]
    let catalogue = StringCatalogue(language: "de", words)
    let name = "*Ann*"
    let keys: [LocalizedStringKey] = [
      "\(1_200) by \(name)", "\(2.55) km", "100% of \(3)", "**\(name)**",
    ]
    #expect(
      keys.map(catalogue.resolve) == [
        "*Ann*: 1.200 (*Ann*)", "2,5 km", "3 von 100 %", "*Ann*",
      ])
  }

  @Test func `the parts of a stringsdict take the numbers at their places`() throws {
    let folder = try TemporaryFolder()
    func part(_ name: String, _ forms: (kind: String, form: String)...) -> String {
      let all = forms.map { "<key>\($0.kind)</key><string>\($0.form)</string>" }.joined()
      return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string>\(all)</dict>"
    }
    func entry(_ key: String, _ format: String, _ parts: String...) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
        + parts.joined() + "</dict>"
    }
    let days = part("days", ("one", "a day"), ("other", "%d days"))
    let hours = part("hours", ("zero", "no hour"), ("one", "an hour"), ("other", "%d hours"))
    try folder.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
        + entry("%lld days %lld hours", "%#@days@ and %#@hours@", days, hours)
        + entry("%@ has %lld hours", "%2$#@hours@ for %1$@", hours)
        + entry("%@: %lld hours", "%@, %#@hours@", hours)
        + entry(
          "%lld in %lld", "%#@files@!",
          part("files", ("one", "a file in %#@folders@"), ("other", "%d files in %#@folders@")),
          part("folders", ("one", "a folder"), ("other", "%d folders")))
        + "</dict></plist>", to: "App.resources/en.lproj/Localizable.stringsdict")
    let catalogue = AppStrings(in: URL(filePath: "\(folder.path)/App.resources/"))
      .catalogue(of: "en")
    let name = "Ann"
    let keys: [LocalizedStringKey] = [
      "\(1) days \(3) hours", "\(2) days \(0) hours", "\(name) has \(1) hours",
      "\(name): \(2000) hours", "\(1) in \(2)", "\(3) in \(1)",
    ]
    #expect(
      keys.map(catalogue.resolve) == [
        "a day and 3 hours", "2 days and no hour", "an hour for Ann", "Ann, 2,000 hours",
        "a file in 2 folders!", "3 files in a folder!",
      ])
    // The app's own code finds the same forms.
    AppWords.ofRun.current.translate = { key, format, values in
      catalogue.string(
        key,
        default: LocalizedStringKey(key: format, values: values.map { ($0.text, $0.isNumber) }))
    }
    #expect(String(localized: "\(1) days \(1_500) hours") == "a day and 1,500 hours")
    #expect(String(localized: "\(1_500) **new**") == "1,500 **new**")
  }

  /// Numbers of each kind, from Unicode's table of examples.
  @Test(arguments: [
    ("fr", "one 0 1 1.5, many 1000000, other 2 17"), ("pt-PT", "one 1, other 0 2"),
    ("pl", "one 1, few 2 24, many 0 5 12 100, other 1.5"),
    ("cs", "one 1, few 2 4, many 1.5, other 0 5 100"),
    ("ru", "one 1 21 101, few 3 22, many 0 5 11 112, other 1.5"),
    ("hr", "one 1 21, few 2 34, other 0 5 11"),
    ("lt", "one 1 21, few 2 29, many 1.5, other 0 11 20"),
    ("lv", "zero 0 11 20, one 1 21, other 2 29"), ("ro", "one 1, few 0 2 101 1.5, other 20 100"),
    ("sl", "one 1 101, two 2 102, few 3 4 1.5, other 0 5"),
    ("ar", "zero 0, one 1, two 2, few 3 110, many 11 99, other 100 102 1.5"),
    ("he", "one 1, two 2, other 0 20"), ("hi", "one 0 1, other 2"), ("ja", "other 0 1 2"),
    ("de", "one 1, other 0 2 1.5"),
  ])
  func `a language tells kinds of numbers apart`(language: String, kinds: String) {
    for kind in kinds.split(separator: ", ") {
      let words = kind.split(separator: " ").map(String.init)
      for number in words.dropFirst() {
        var forms = ["one": "no", "two": "no", "few": "no", "many": "no", "other": "no"]
        forms[words[0]] = "yes"
        #expect(
          PluralForms(forms).form(for: number, in: language) == "yes", "\(number) in \(language)")

      }
    }
  }

  private func shown(_ text: Text, in language: String = "en") -> String {
    let window = UIWindow.showing(text)
    window.environment.strings = StringCatalogue(language: language)
    return window.screen.text().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The signs that a keyboard has.
  private func plain(_ text: String) -> String {
    String(
      text.filter { $0 != "\u{200E}" }.map {
        ["\u{202F}", "\u{A0}"].contains($0) ? " " : $0 == "−" ? "-" : $0
      })
  }
}
