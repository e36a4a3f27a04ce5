package import HeadlessUI

/// Sends lines to a session, reports each answer, and decides when the lines end and with which status.
///
/// A script, a terminal and the replay of a transcript each have one. They differ in the source of the lines, in the effect of an
/// error, and in the reporters. The explorer needs no reporters, and sends its lines to the session itself.
@MainActor
package final class LineRunner {
  package let session: Session
  /// Get each answer, in this order.
  private let reporters: [any Reporter]
  private var ending: Ending
  private var last: Response?
  /// The reason why no further answer can be reported; nil if one can.
  package private(set) var reasonToStop: String?

  package init(_ session: Session, _ ending: Ending, reporters: [any Reporter] = []) {
    self.session = session
    self.ending = ending
    self.reporters = reporters
  }

  /// Whether the lines have ended, so that no further line is sent.
  package var isOver: Bool { ending.isOver || reasonToStop != nil }
  /// The status to end with, so far.
  package var status: ExitStatus { ending.status }
  package var screen: Screen { last?.screen ?? Screen() }
  var hasQuit: Bool { ending.hasQuit }

  /// Shows the first screen, and follows the link `url` if it is not nil.
  @discardableResult
  package func begin(following url: String? = nil) async -> Opening {
    let opening = await session.begin(following: url)
    ending.count(opening.answer)
    last = opening.answer
    report { $0.begin(opening) }
    return opening
  }

  /// Sends `line`. If `line` is not valid text, reports its error instead.
  @discardableResult
  package func send(_ line: InputLine) async -> Response {
    switch line.text {
    case .success(let text): await send(text, number: line.number)
    case .failure(let error): add(session.refuse(error), number: line.number)
    }
  }

  /// Sends the line `text`, which has this `number` in the input.
  @discardableResult
  package func send(_ text: String, number: Int = 0) async -> Response {
    add(await session.sendNext(text), number: number)
  }

  @discardableResult
  package func take(_ move: Move) async -> Response { add(await session.take(move)) }

  /// Counts and reports `response`, the answer to the line with `number`.
  @discardableResult
  package func add(_ response: Response, number: Int = 0) -> Response {
    ending.count(response)
    last = response
    report { $0.answer(response, line: number) }
    if response.error != nil, response.showsScreen { report { $0.showScreen(after: response) } }
    return response
  }

  /// Notes that the input ended at line `number`. Returns and reports an error if an alert is still
  /// unanswered.
  @discardableResult
  package func endInput(at number: Int = 0) -> LineError? {
    guard let error = ending.endOfInput(at: screen) else { return nil }
    let response = session.refuse(error)
    report { $0.endPending(response, line: number) }
    return error
  }

  package func end() {
    for reporter in reporters { reporter.end() }
  }

  private func report(_ body: (any Reporter) -> Void) {
    for reporter in reporters {
      body(reporter)
      if let reasonToStop = reporter.reasonToStop {
        self.reasonToStop = reasonToStop
        return
      }
    }
  }
}

@MainActor
package protocol Reporter: AnyObject {
  func begin(_ opening: Opening)
  func answer(_ response: Response, line number: Int)
  /// Reports the screen to which a line has led, although `response` refused the line.
  func showScreen(after response: Response)
  /// Reports that the input ended while an alert was up.
  func endPending(_ response: Response, line number: Int)
  func end()
  /// The reason why no further answer can be reported; nil if one can.
  var reasonToStop: String? { get }
}

extension Reporter {
  package func showScreen(after response: Response) {}
  package func endPending(_ response: Response, line number: Int) {}
  package func end() {}
  package var reasonToStop: String? { nil }
}
