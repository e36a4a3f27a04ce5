import Foundation
public import Testing

/// One page in the browser of the suite. It shares no data with another page, and gets real keys and real clicks.
@BrowserActor public final class BrowserPage {
  let look: Look
  private let browser: Browser
  private let context: String
  private let session: String

  /// Opens the page `html` at the fragment `address`, in `look`.
  public init(
    showing html: [UInt8], at address: String = "", in look: Look = Look(width: 800)
  ) throws {
    self.look = look
    browser = try #require(Browser.current, "give the suite the trait .browser")
    let file = try browser.folder.write(html, to: "\(UUID())/map.html")
    context = try (browser.send("Target.createBrowserContext") as Context).browserContextId
    let target: Target = try browser.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])
    session = try
      (browser.send("Target.attachToTarget", ["targetId": target.targetId, "flatten": true])
      as Session).sessionId
    try send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": look.width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
    try send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"]]])
    // With `threadTicks`, the metrics count only the time in which the page had a processor.
    try send("Performance.enable", ["timeDomain": "threadTicks"])
    try send("Page.navigate", ["url": "file://\(file)\(address.replacing(" ", with: "%20"))"])
    try run(
      "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))"
    )
  }

  isolated deinit {
    _ =
      try? browser.send("Target.disposeBrowserContext", ["browserContextId": context])
      as Browser.Nothing
  }

  private func send(_ method: String, _ parameters: [String: Any]) throws {
    _ = try browser.send(method, parameters, in: session) as Browser.Nothing
  }

  /// The value of a JavaScript expression. Waits for the value of a promise.
  public func value<Value: Decodable>(of expression: String) throws -> Value {
    let answer: Evaluation = try browser.send(
      "Runtime.evaluate",
      [
        "expression": "Promise.resolve(\(expression)).then((value) => JSON.stringify([value]))",
        "awaitPromise": true, "returnByValue": true,
      ], in: session)
    let json = try #require(answer.result.value, "\(expression): \(answer)")
    return try JSONDecoder().decode([Value].self, from: Data(json.utf8))[0]
  }

  public func run(_ expression: String) throws {
    let _: String? = try value(of: "Promise.resolve(\(expression)).then(() => null)")
  }

  /// Runs a script in the page.
  func load(_ script: [UInt8]) throws {
    try send("Runtime.evaluate", ["expression": String(decoding: script, as: UTF8.self)])
  }

  public func text(of selector: String) throws -> String? {
    try value(of: "document.querySelector('\(selector)')?.textContent ?? null")
  }

  /// The fragment of the address.
  public var address: String {
    get throws { try value(of: "decodeURIComponent(location.hash)") }
  }

  /// The seconds of processor time that the page has worked: its scripts, its styles, its layout.
  public var work: Double {
    get throws {
      let answer: Metrics = try browser.send("Performance.getMetrics", in: session)
      return try #require(answer.metrics.first { $0.name == "TaskDuration" }).value
    }
  }

  /// A picture of the page, as PNG.
  var picture: [UInt8] {
    get throws { Array((try browser.send("Page.captureScreenshot", in: session) as Picture).data) }
  }

  /// Does `action`, and waits until the page has followed the new address.
  public func follow(_ action: () throws -> Void) throws {
    try run(
      "void (window.followed = new Promise((done, fail) => { addEventListener('hashchange', done, { once: true }); setTimeout(fail, 20000); }))"
    )
    try action()
    try run("followed")
  }

  public func press(_ key: Key) throws {
    let type = key.parameters["text"] == nil ? "rawKeyDown" : "keyDown"
    for type in [type, "keyUp"] {
      try send("Input.dispatchKeyEvent", key.parameters.merging(["type": type]) { $1 })
    }
  }

  /// Clicks the point with the mouse.
  public func click(x: Double, y: Double) throws {
    for type in ["mousePressed", "mouseReleased"] {
      try send(
        "Input.dispatchMouseEvent",
        ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }

  /// A width of the window, and a colour scheme.
  public struct Look: Sendable, CustomTestStringConvertible {
    public var width: Int
    public var isDark = false

    public nonisolated init(width: Int, isDark: Bool = false) {
      self.width = width
      self.isDark = isDark
    }

    public nonisolated var testDescription: String { "\(width) \(isDark ? "dark" : "light")" }
  }

  /// A key of the keyboard.
  public enum Key: Sendable {
    case tab, backTab, enter, space, escape, down, j

    /// The key as the browser's protocol names it.
    fileprivate var parameters: [String: Any] {
      switch self {
      case .tab: ["key": "Tab", "windowsVirtualKeyCode": 9]
      case .backTab: ["key": "Tab", "windowsVirtualKeyCode": 9, "modifiers": 8]
      case .enter: ["key": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"]
      case .space: ["key": " ", "windowsVirtualKeyCode": 32, "text": " "]
      case .escape: ["key": "Escape", "windowsVirtualKeyCode": 27]
      case .down: ["key": "ArrowDown", "windowsVirtualKeyCode": 40]
      case .j: ["key": "j", "windowsVirtualKeyCode": 74, "text": "j"]
      }
    }
  }
}

private struct Context: Decodable { let browserContextId: String }
private struct Target: Decodable { let targetId: String }
private struct Session: Decodable { let sessionId: String }
private struct Picture: Decodable { let data: Data }

private struct Metrics: Decodable {
  let metrics: [Metric]
  struct Metric: Decodable {
    let name: String
    let value: Double
  }
}

private struct Evaluation: Decodable {
  let result: Result
  struct Result: Decodable { let value: String? }
}
