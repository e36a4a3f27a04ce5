public import StateBinding

/// The conditions that an app is launched under.
@MainActor
public struct Launch {
  /// The clock of the app. Only the session moves it.
  public let clock: VirtualClock
  /// The language of the app's screens.
  public let language: String
  /// The random numbers of the app, the same in every run with the same `--seed`. Each copy draws the same numbers.
  public let random: SplitMix64
  private let settings: [String: String]

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
