/// The conditions under which an app is launched.
package struct LaunchOptions: Equatable, Sendable {
  /// The language given with `--lang`.
  package var language: String?
  /// The width given with `--width`.
  package var width: Int?
  /// The seed given with `--seed`.
  package var seed: UInt64?
  /// Whether to show the events inside the app.
  package var traces = false
  /// The link to follow first.
  package var url: String?
  /// The identifier of the preview to show in place of the app.
  package var preview: String?
  /// The values of the app's own options by name; empty for a flag.
  package var settings: [String: String] = [:]

  /// The widths that `--width` accepts.
  static let widths = 20...1000

  /// The allowed width that is nearest to `columns`.
  static func width(near columns: Int) -> Int {
    min(max(columns, widths.lowerBound), widths.upperBound)
  }

  /// These options, and those of `other` where these say nothing.
  func filled(by other: LaunchOptions) -> LaunchOptions {
    LaunchOptions(
      language: language ?? other.language, width: width ?? other.width, seed: seed ?? other.seed,
      traces: traces || other.traces, url: url ?? other.url, preview: preview ?? other.preview,
      settings: settings.merging(other.settings) { own, _ in own })
  }
}
