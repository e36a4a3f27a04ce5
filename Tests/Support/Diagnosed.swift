import StateBinding

/// The diagnostics of the current run during `body`, as lines.
@MainActor
public func diagnosed(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  let subscription = AppRun.current.diagnostics.observe { lines.append($0.description) }
  body()
  subscription.dispose()
  return lines
}

/// The diagnostics of the current run during `body`, as lines.
@MainActor
public func diagnosed(_ body: () async -> Void) async -> [String] {
  var lines: [String] = []
  let subscription = AppRun.current.diagnostics.observe { lines.append($0.description) }
  await body()
  subscription.dispose()
  return lines
}
