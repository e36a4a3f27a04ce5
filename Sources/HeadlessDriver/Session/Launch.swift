public import StateBinding
import StateBindingFiles

/// The conditions that an app is launched under.
@MainActor
public struct Launch {
  /// The clock of the app. Only the session moves it.
  public let clock: VirtualClock
  public let language: String
  /// The random numbers of the app, the same in every run with the same `--seed`. Each copy draws the same numbers.
  public let random: SplitMix64
  private let settings: [String: String]
  /// Whether `:restart` launches the app again, which then finds what it has kept.
  package var isRestart = false

  /// Makes a launch in `language`. `settings` are the values of options by name.
  public init(
    clock: VirtualClock = VirtualClock(), language: String = "en", seed: UInt64 = 0,
    settings: [String: String] = [:]
  ) {
    self.clock = clock
    self.language = language
    random = SplitMix64(seed: seed)
    self.settings = settings
  }

  /// The value of the option `name`, if it was given.
  public subscript(name: String) -> String? { settings[name] }

  /// Opens the file that the option `name` names; nil if the option was not given.
  ///
  /// If `open` throws, the program does not start: it prints the error and ends with 3.
  public func file<File, Failure: Error>(
    _ name: String, open: (String) throws(Failure) -> File
  ) throws(UsageError) -> File? {
    guard let path = self[name] else { return nil }
    do throws(Failure) {
      return try open(path)
    } catch {
      throw UsageError("--\(name): \(error)", status: .inputOutput)
    }
  }
}

/// The conditions under which an app is launched.
package struct LaunchOptions: Equatable, Sendable, Codable {
  package var language: String?
  package var width: Int?
  package var seed: UInt64?
  /// Whether to show the events inside the app.
  package var traces = false
  /// The link to follow first.
  package var url: String?
  /// The identifier of the preview to show in place of the app.
  package var preview: String?
  /// Where the requests of the app get their answers, given with `--network` or `--record`.
  package var network = NetworkAnswers.none
  /// The values of the app's own options by name; empty for a flag.
  package var settings: [String: String] = [:]

  static let widths = 20...1000

  /// The allowed width that is nearest to `columns`.
  package static func width(near columns: Int) -> Int {
    min(max(columns, widths.lowerBound), widths.upperBound)
  }

  /// The folder of answers as a header names it; nil if there is none, or if a header must not name it.
  var folderForHeader: String? {
    switch network {
    case .none: nil
    case .played(let folder), .recorded(let folder):
      FileStatus.refusal(toName: folder) == nil && !folder.contains(" ") ? folder : nil
    }
  }

  /// These options, and those of `other` where these say nothing.
  package func filled(by other: LaunchOptions) -> LaunchOptions {
    LaunchOptions(
      language: language ?? other.language, width: width ?? other.width, seed: seed ?? other.seed,
      traces: traces || other.traces, url: url ?? other.url, preview: preview ?? other.preview,
      network: network == .none ? other.network : network,
      settings: settings.merging(other.settings) { own, _ in own })
  }
}

/// Random numbers that depend on nothing but a seed: the generator of Steele, Lea and Flood.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
