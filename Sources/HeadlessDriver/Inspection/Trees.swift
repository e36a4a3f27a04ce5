import HeadlessUI
package import StateBinding

/// An attached RIB, with those below it.
public struct RIBTree: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name of the RIB, such as `Profile`.
  public let name: String
  public let isActive: Bool
  public let children: [RIBTree]

  @MainActor
  init(_ router: any Routing) {
    name = ribName(of: type(of: router))
    isActive = router.interactable.isActive
    children = router.children.map(RIBTree.init)
  }

  /// A line for each RIB, indented by two spaces per level.
  public var description: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return ["\(indent)\(name)\(isActive ? "" : " (inactive)")"]
      + children.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension [RIBTree] {
  /// The names of all RIBs in the trees.
  var names: Set<String> {
    reduce(into: []) { names, tree in
      names.insert(tree.name)
      names.formUnion(tree.children.names)
    }
  }

  /// The first RIB called `name`, parents first; nil if none is attached.
  public subscript(name: String) -> RIBTree? {
    for tree in self {
      if let found = tree.name == name ? tree : tree.children[name] { return found }
    }
    return nil
  }
}

/// The trees of RIBs below `roots` in `run`, one RIB per line, with remarks in parentheses.
///
/// A remark says that the RIB is inactive, shows the view on top in `window`, or has an open task. Below the trees, there is a line
/// for each kind of work of no RIB, and for each of `waitingPlaces`.
@MainActor
func treeText(
  below roots: [any Routing], of run: AppRun, in window: UIWindow, waitingPlaces: [String] = []
) -> String {
  var lines: [(text: String, router: any Routing)] = []
  var path = roots.reversed().map { (router: $0, depth: 0) }
  while let (router, depth) = path.popLast() {
    let indent = String(repeating: "  ", count: depth)
    lines.append((indent + ribName(of: type(of: router)), router))
    path += router.children.reversed().map { ($0, depth + 1) }
  }
  let work = run.openWork(of: lines.map(\.router.interactable))
  let top = routerOnTop(of: lines.map(\.router), in: window)
  var texts = zip(lines, work.own).map { line, tasks in
    var remarks = line.router.interactable.isActive ? [] : ["inactive"]
    if line.router === top { remarks.append("on top") }
    remarks += tasks.map { "\($0.caller ?? "a task") \($0.phase.text)" }
    return remarks.isEmpty ? line.text : "\(line.text) (\(remarks.joined(separator: ", ")))"
  }
  if roots.isEmpty { texts.append("no RIB runs now") }
  return (texts + linesOfKinds(of: work.others) + waitingPlaces).joined(separator: "\n")
}

extension AppRun {
  /// A line for each kind of work that sleeps on the clock: its name, and when it wakes.
  package var sleepingWork: [String] { sleeping(parkedWork) }

  /// As above, for the work that is one of `work`.
  package func sleeping(_ work: [ParkedWork]) -> [String] {
    let numbers = Set(work.map(\.number)).intersection(sleeps.keys)
    return linesOfKinds(of: openWork(of: []).others.filter { numbers.contains($0.number) })
  }
}

/// A line for each kind of work: the piece that wakes first, and the number of the others.
private func linesOfKinds(of work: [OpenWork]) -> [String] {
  var names: [String] = []
  var kinds: [String: [OpenWork]] = [:]
  for work in work {
    let name = work.owner + (work.caller.map { ".\($0)" } ?? "")
    if kinds[name] == nil { names.append(name) }
    kinds[name, default: []].append(work)
  }
  return names.compactMap { name in
    guard let kind = kinds[name], let first = kind.min(by: { $0.phase.isBefore($1.phase) })
    else { return nil }
    let others = kind.count > 1 ? ", and \(kind.count - 1) more" : ""
    return "\(name) \(first.phase.text)\(others)"
  }
}

/// The sentence for a tap that changed nothing while a router below `roots` holds a detached router; nil if none does.
///
/// A method that attaches a child only while its property is nil does nothing if the property was not cleared.
@MainActor
func noteOfKeptRouter(below roots: [any Routing]) -> String? {
  var routers = roots
  while let router = routers.popLast() {
    routers += router.children
    for (name, value) in storedProperties(of: router) {
      guard let kept = object(in: value) as? RouterNode, kept.isDetached else { continue }
      let rib = ribName(of: type(of: kept))
      return
        "nothing changed, and \(type(of: router)).\(name) still holds the detached \(rib); if the router attaches \(rib) only while \(name) is nil, set \(name) to nil where it detaches \(rib)"
    }
  }
  return nil
}

/// The router whose view controller is in front of those of all other routers in `window`.
@MainActor
private func routerOnTop(of routers: [any Routing], in window: UIWindow) -> (any Routing)? {
  var owners: [ObjectIdentifier: any Routing] = [:]
  for router in routers {
    guard let viewable = router as? any ViewableRouting else { continue }
    owners[ObjectIdentifier(viewable.viewControllable)] = router
  }
  return window.frontViewControllers.reversed().lazy.compactMap { owners[ObjectIdentifier($0)] }
    .first
}

extension OpenWork.Phase {
  /// Whether work in this phase wakes before work in the phase `other`. Sleeping work comes first.
  fileprivate func isBefore(_ other: OpenWork.Phase) -> Bool {
    switch (self, other) {
    case (.sleeps(let time), .sleeps(let otherTime)): time < otherTime
    case (.sleeps, _): true
    default: false
    }
  }

  fileprivate var text: String {
    switch self {
    case .runs: "runs"
    case .waits: "waits"
    case .sleeps(let time): "sleeps \(WaitTime(time))"
    }
  }
}

extension [RIBTree] {
  /// The RIBs and those below them in one line, such as `Root(LoggedIn(Profile))`.
  var line: String {
    map { rib in
      let below = rib.children.line
      return "\(rib.name)\(rib.isActive ? "" : " (inactive)")\(below.isEmpty ? "" : "(\(below))")"
    }.joined(separator: ", ")
  }
}
