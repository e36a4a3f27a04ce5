import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding

extension FuzzTarget {
  /// Serves the lines of `bytes` as the messages of a tool, in a folder of its own. The first message is a handshake.
  ///
  /// Changes the current folder of the process.
  func serve(_ bytes: [UInt8], in scratch: Scratch) async throws {
    try scratch.clear()
    let handshake = Array(#"{"jsonrpc":"2.0","id":"hello","method":"initialize"}"#.utf8)
    let script = try scratch.write(handshake + [0x0A] + bytes, to: "messages")
    try scratch.write(Array("kept".utf8), to: "outside.transcript")
    let folder = scratch.path("work")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: scratch.path(""))
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      throw BrokenPromise("the working folder cannot be entered")
    }
    let run = try await scratch.run(Self.switches, ["--mcp", "--script", script])
    try expect(run.status == .success, "it ends with \(run.status)")
    var answers = 0
    for line in run.output.split(separator: 0x0A) {
      let value = try? JSONSerialization.jsonObject(with: Data(line))
      // A batch has one answer, a list.
      let messages = (value as? [Any] ?? [value as Any]).map { $0 as? [String: Any] }
      try expect(
        !messages.isEmpty && messages.allSatisfy { $0?["jsonrpc"] as? String == "2.0" },
        "an answer is no message")
      if messages.contains(where: { $0?["id"] != nil }) { answers += 1 }
    }
    let messages = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let asked = messages.dropLast(bytes.last == 0x0A || bytes.isEmpty ? 1 : 0).count + 1
    // A notification is not answered.
    try expect(answers <= asked, "\(asked) messages have \(answers) answers")
    try expect(
      run.output.starts(with: #"{"jsonrpc":"2.0","id":"hello","result":{"#.utf8),
      "the handshake is not answered")
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path("")).sorted()
    try expect(
      left == ["errors", "messages", "output", "outside.transcript", "work"],
      "these files are there: \(left)")
    try expect(try scratch.bytes(of: "outside.transcript") == Array("kept".utf8), "a file changed")
  }

  /// A small app, so that an exploration ends soon.
  private static let switches = Program(
    name: "switches", version: "1", summary: "Two switches.", languages: ["en"],
    options: [Option("store", value: "FILE", help: "A file of the app", isFile: true)],
    secrets: ["PIN": "1"]
  ) { _ in
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: Switches())
    return App(window: window, embedding: { [] })
  }
}

private struct Switches: View {
  @State private var isOn = false
  @State private var pin = ""
  @State private var asks = false

  var body: some View {
    Toggle("Light", isOn: $isOn)
    SecureField("PIN", text: $pin)
    Button("Reset") { asks = true }
      .alert("Reset?", isPresented: $asks) {
        Button("Reset", role: .destructive) { (isOn, pin) = (false, "") }
        Button("Cancel", role: .cancel) {}
      }
  }
}
