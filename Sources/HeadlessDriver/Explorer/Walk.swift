import HeadlessUI
import StateBinding

/// A walk through every place of an app, from one start in one language. Places are visited breadth first, so that each is
/// reached by one of its shortest scripts.
@MainActor
final class Walk {
  /// A place, with the lines that can be sent there.
  struct Node {
    let place: Place
    /// The index of the place that this place was found from; nil for the start.
    let parent: Int?
    let lines: [String]
    /// The lines that were taken, each with the place that it leads to.
    var edges: [Edge] = []

    var depth: Int { place.path.count }
  }

  struct Edge {
    let line: String
    let target: Int
  }

  let program: Program
  let options: Options
  private let plan: ExplorerPlan
  private let limits: ExplorerLimits
  private let end: ContinuousClock.Instant?
  private let checks: Checks

  private(set) var nodes: [Node] = []
  private(set) var violations: [Violation] = []
  /// The number of lines that were sent, replays included.
  private(set) var sent = 0
  /// The number of places whose lines were not taken, for each reason.
  private(set) var cut = Cut()
  private var indices: [Bytes: Int] = [:]
  /// Hears each script before its last line is sent, since the line may trap.
  private let announce: ([String]) -> Void

  init(
    _ program: Program, _ options: Options, _ plan: ExplorerPlan, _ limits: ExplorerLimits,
    until end: ContinuousClock.Instant?, announce: @escaping ([String]) -> Void
  ) {
    self.program = program
    self.options = options
    self.plan = plan
    self.limits = limits
    self.end = end
    self.announce = announce
    checks = Checks(invariants: plan.invariants)
  }

  /// Visits every place.
  func run() async throws(UsageError) {
    announce([])
    let (session, first) = try await start()
    let place = await look(session, after: first, path: [])
    violations += checks.problems(with: first, at: place)
    _ = visit(place, session, from: nil)
    var next = 0
    while next < nodes.count {
      try await leave(next)
      next += 1
    }
  }

  /// Takes every line of the place at `index`.
  private func leave(_ index: Int) async throws(UsageError) {
    if let depth = limits.depth, nodes[index].depth >= depth { return cut.byDepth += 1 }
    if let end, ContinuousClock.now >= end { return cut.bySeconds += 1 }
    for line in nodes[index].lines {
      let from = nodes[index]
      let path = from.place.path + [line]
      announce(path)
      guard let session = try await replay(from) else { continue }
      let response = await session.sendNext(Line(line))
      sent += 1
      let place = await look(session, after: response, path: path)
      violations += checks.problems(with: response, at: place)
      violations += checks.problems(
        between: from.place, and: place, parent: from.parent.map { nodes[$0].place })
      guard let target = visit(place, session, from: index) else { continue }
      nodes[index].edges.append(Edge(line: line, target: target))
    }
  }

  /// A fresh session that stands at `node`; nil if the lines lead elsewhere this time.
  private func replay(_ node: Node) async throws(UsageError) -> Session? {
    var (session, response) = try await start()
    for line in node.place.path {
      response = await session.sendNext(Line(line))
    }
    sent += node.depth
    if response.screen == node.place.screen { return session }
    violations.append(
      Violation(
        .notRepeatable,
        "the same lines led to another screen the second time; look for a random number, a real clock or a value that outlives the app",
        node.place.path))
    return nil
  }

  private func start() async throws(UsageError) -> (Session, Response) {
    let session = try program.makeSession(scriptOptions: options)
    return (session, await session.begin(following: options.url).answer)
  }

  /// The place at which `session` stands.
  private func look(_ session: Session, after response: Response, path: [String]) async -> Place {
    Place(
      screen: response.screen, tree: await session.text(of: .tree),
      states: await session.text(of: .state), isWaiting: session.clock.nextDeadline != nil,
      path: path)
  }

  /// Adds `place` unless it is known, and returns its index; nil if there is no room.
  private func visit(_ place: Place, _ session: Session, from parent: Int?) -> Int? {
    let key = plan.key.map { Bytes($0(place)) } ?? Bytes(place)
    if let known = indices[key] { return known }
    if let limit = limits.places, nodes.count >= limit {
      cut.byLimit += 1
      return nil
    }
    let lines = lines(at: place, session)
    violations += checks.problems(of: place, with: lines)
    indices[key] = nodes.count
    nodes.append(Node(place: place, parent: parent, lines: lines))
    return nodes.count - 1
  }

  /// All lines to send at `place`: the working ones with texts filled in, the links, and `:wait` while something sleeps.
  private func lines(at place: Place, _ session: Session) -> [String] {
    var lines: [String] = []
    for line in session.actions {
      guard line.hasSuffix(" TEXT"),
        case .verb(.type(let name, let position, _)) = Line(line).reading
      else {
        lines.append(line)
        continue
      }
      lines += (plan.samples[name] ?? ExplorerPlan.usualSamples).map {
        Verb.type(name, position: position, text: $0).description
      }
    }
    if place.screen.alert == nil { lines += plan.links.map { ":open \(Line.writing(text: $0))" } }
    if place.isWaiting { lines.append(":wait") }
    return lines
  }
}

extension Walk {
  /// The number of places whose lines were not taken, or that were not visited.
  struct Cut {
    var byDepth = 0
    var byLimit = 0
    var bySeconds = 0

    /// What was not explored, in words.
    var sentences: [String] {
      var sentences: [String] = []
      if byDepth > 0 {
        sentences.append("the lines of \(counted(byDepth, "place")), because of --depth")
      }
      if byLimit > 0 {
        sentences.append("\(counted(byLimit, "edge")) to new places, because of --limit")
      }
      if bySeconds > 0 {
        sentences.append("the lines of \(counted(bySeconds, "place")), because of --seconds")
      }
      return sentences
    }
  }

  /// A text that tells places apart, compared byte by byte.
  struct Bytes: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) {
      bytes = Array(text.utf8)
    }

    init(_ place: Place) {
      self.init(
        "\(place.screen.text(width: 1000))\0\(place.tree)\0\(place.states)\0\(place.isWaiting)")
    }

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}

extension Session {
  /// The text that answers `command`.
  fileprivate func text(of command: Command) async -> String {
    let word = command == .tree ? ":tree" : ":state"
    guard case .text(let text) = await sendNext(Line(word)).output else { return "" }
    return text
  }
}

extension Violation {
  init(_ kind: Kind, _ message: String, _ lines: [String]) {
    self.init(kind: kind.rawValue, message: message, lines: lines)
  }
}
