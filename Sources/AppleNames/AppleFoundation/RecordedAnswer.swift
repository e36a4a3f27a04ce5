import Foundation
import FoundationNetworking
import StateBinding

/// The answer to a request, as a file of a folder of answers:
///
///     GET https://example.com/posts
///     200 after 2s
///     Content-Type: application/json
///
///     [{"id": 1, "title": "Rain"}]
///
/// In place of a status, `error -1001` stands for the error with this number, here a timeout. Without `after`, the answer comes at
/// once.
struct RecordedAnswer {
  private enum Outcome {
    case response(status: Int, headers: [(name: String, value: String)], body: Data)
    case failure(URLError.Code)
  }

  /// The method and the address of the request.
  let line: String
  /// The time until the answer on the clock of the app.
  private(set) var delay = Duration.zero
  private let outcome: Outcome

  init(_ request: URLRequest, _ body: Data, _ response: URLResponse) {
    line = request.line
    let response = response as? HTTPURLResponse
    // These belong to the connection, or are a secret.
    let left = [
      "content-encoding", "content-length", "transfer-encoding", "connection", "set-cookie",
    ]
    let headers = (response?.allHeaderFields ?? [:]).map { ("\($0)", "\($1)") }
      .filter { !left.contains($0.0.lowercased()) }.sorted { $0.0 < $1.0 }
    outcome = .response(status: response?.statusCode ?? 200, headers: headers, body: body)
  }

  init(_ request: URLRequest, _ error: URLError) {
    (line, outcome) = (request.line, .failure(error.code))
  }

  /// Reads the bytes of a file. Throws a sentence about the first wrong line, which does not repeat the line.
  init(_ bytes: Data) throws(Flaw) {
    let end = bytes.range(of: Data("\n\n".utf8))
    let head = String(decoding: bytes[..<(end?.lowerBound ?? bytes.endIndex)], as: UTF8.self)
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0].split(separator: " ").count == 2 else {
      throw Flaw(line: 1, "has no method and address; write a line such as GET https://example.com")
    }
    line = String(lines[0])
    var words = lines.dropFirst().first?.split(separator: " ") ?? []
    if words.count > 2, words[words.count - 2] == "after" {
      guard let delay = Self.duration(words[words.count - 1]) else {
        throw Flaw(line: 2, "has no valid time after `after`; write 2s or 300ms")
      }
      self.delay = delay
      words.removeLast(2)
    }
    if words.count == 2, words[0] == "error",
      let code = Int(words[1]).flatMap(URLError.Code.init(rawValue:))
    {
      outcome = .failure(code)
    } else if words.count == 1, let status = Int(words[0]), (100...599).contains(status) {
      var headers: [(String, String)] = []
      for (index, line) in lines.dropFirst(2).enumerated() where !line.isEmpty {
        guard let colon = line.firstIndex(of: ":") else {
          throw Flaw(
            line: index + 3, "is not a header; write NAME: VALUE, or an empty line above the body")
        }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        headers.append((String(line[..<colon]), String(value)))
      }
      let body = end.map { bytes.subdata(in: $0.upperBound..<bytes.endIndex) } ?? Data()
      outcome = .response(status: status, headers: headers, body: body)
    } else {
      throw Flaw(line: 2, "is not a status; write a line such as 200, 404 after 2s, or error -1001")
    }
  }

  struct Flaw: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
    init(line: Int, _ text: String) { description = "line \(line) \(text)" }
  }

  private static func duration(_ text: Substring) -> Duration? {
    let (number, factor) = text.hasSuffix("ms") ? (text.dropLast(2), 0.001) : (text.dropLast(), 1)
    guard text.hasSuffix("s"), let count = Double(number), 0...1_000_000 ~= count else {
      return nil
    }
    return .seconds(count * factor)
  }

  private var bytes: Data {
    switch outcome {
    case .failure(let code): return Data("\(line)\nerror \(code.rawValue)\n".utf8)
    case .response(let status, let headers, let body):
      let head = ["\(line)\n\(status)"] + headers.map { "\($0.name): \($0.value)" }
      return Data((head.joined(separator: "\n") + "\n\n").utf8) + body
    }
  }

  func result(for request: URLRequest) throws -> (Data, URLResponse) {
    switch outcome {
    case .failure(let code):
      throw URLError.failure(code, of: request)
    case .response(let status, let headers, let body):
      let fields = Dictionary(
        headers.map { ($0.name, $0.value) }, uniquingKeysWith: { "\($0), \($1)" })
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
      else { throw URLError(.badURL) }
      return (body, response)
    }
  }

  /// Writes the answer into a new file of `folder`, which sorts last.
  @MainActor
  func write(in folder: String, of run: AppRun) {
    let words = line.split { !$0.isLetter && !$0.isNumber }.filter { !$0.hasPrefix("http") }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let last =
        try FileManager.default.contentsOfDirectory(atPath: folder)
        .compactMap { Int($0.prefix { $0.isNumber }) }.filter { $0 < 1_000_000 }.max() ?? 0
      let number = String("00\(last + 1)".suffix(max(3, "\(last + 1)".count)))
      let name = "\(number)-\(words.joined(separator: "-").prefix(60)).answer"
      try bytes.write(to: URL(filePath: folder).appending(path: name))
    } catch {
      run.note(
        "note: cannot write the answer to \(line) into \(folder): \(error.localizedDescription)")
    }
  }
}

/// The answers of a folder, in the order of the names of their files. A request gets the next answer to its method and address, and
/// the last one again and again.
@MainActor
final class PlayedAnswers {
  static let ofRun = PerRun { PlayedAnswers() }

  private var answers: [String: ArraySlice<RecordedAnswer>]?

  func next(to request: URLRequest, in folder: String, of run: AppRun) -> RecordedAnswer? {
    let line = request.line
    var answers = self.answers ?? read(folder, of: run)
    let answer = answers[line]?.first
    if let left = answers[line], left.count > 1 { answers[line] = left.dropFirst() }
    self.answers = answers
    if answer == nil {
      run.noteRequest(request, "record the answer with --record \(folder), or write its file there")
    }
    return answer
  }

  private func read(_ folder: String, of run: AppRun) -> [String: ArraySlice<RecordedAnswer>] {
    var answers: [String: ArraySlice<RecordedAnswer>] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".answer") {
      do {
        let file = URL(filePath: folder).appending(path: name)
        let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values.isRegularFile == true, values.fileSize ?? 0 <= 256 << 20 else {
          throw RecordedAnswer.Flaw("it is a link, or has more than 256 MiB")
        }
        let answer = try RecordedAnswer(try Data(contentsOf: file))
        answers[answer.line, default: []].append(answer)
      } catch {
        let reason = (error as? RecordedAnswer.Flaw)?.description ?? error.localizedDescription
        run.note("note: \(folder)/\(name) is left out: \(reason)")
      }
    }
    return answers
  }
}
