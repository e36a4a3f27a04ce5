import Testing

/// The device with which a person uses an app.
public enum Device: CaseIterable, Sendable { case mouse, keyboard }

extension BrowserPage {
  /// The looks and devices with which a prototype is tested.
  public nonisolated static let visits = [390, 800, 1600].flatMap { width in
    [false, true].flatMap { isDark in
      Device.allCases.map { (Look(width: width, isDark: isDark), $0) }
    }
  }

  /// Takes `lines` in the view "Use it" with `device`. Returns the texts and controls that a person could not read or reach.
  ///
  /// The long form attaches a picture of each screen to the test.
  public func problems(taking lines: [String], with device: Device) throws -> [String] {
    try load(PackageResources.checks_js)
    var found = try problems(with: device, after: 0)
    for (index, line) in lines.enumerated() {
      switch device {
      case .mouse: try click(line)
      case .keyboard:
        try moveFocus(to: line)
        try pressAndFollow(index.isMultiple(of: 2) ? .enter : .space)
      }
      found += try problems(with: device, after: index + 1).map { "after \(line): \($0)" }
    }
    return found
  }

  private func problems(with device: Device, after count: Int) throws -> [String] {
    if runsLongTests {
      Attachment.record(try picture, named: "\(look.testDescription) \(device) \(count).png")
    }
    guard device == .keyboard else { return try value(of: "[...checks.page()]") }
    var found: [String] = try value(of: "[...checks.focus(), ...checks.page()]")
    let targets: Int = try value(of: "checks.count()")
    for _ in 0...targets {
      try press(.tab)
      found += try value(of: "[...checks.focus()]") as [String]
    }
    return found + (try value(of: "[...checks.missed()]"))
  }
}

extension BrowserPage {
  /// The page of the map of the built program `name`, explored with `options`.
  public static func map(of name: String, _ options: [String]) async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    _ = try await Outcome.waited(
      for: name, ["--explore", "--lang=en", "--report=\(folder.path)/map.html"] + options)
    return try folder.bytes(of: "map.html")
  }
}
