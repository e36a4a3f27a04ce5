import HeadlessUI
import StateBinding

/// The trees of RIBs below `roots` in `run`: a RIB a line, with what it does in parentheses.
///
/// A RIB may be inactive, show the view on top in `window`, and have open tasks. Open work of no RIB, and the places at which
/// workflows wait, follow the trees a line each.
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

/// The router whose view controller is the topmost one of a RIB in `window`.
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
  /// Whether work in this phase goes on before work in the phase `other`, as far as time decides.
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
