import HeadlessUI
import Observation
import StateBinding

/// The state of a RIB at one moment, taken apart into its fields.
public struct RIBState: Sendable, Hashable {
  /// The names of the RIBs from the root down to this one, such as `Root/LoggedIn/Profile`. If the parent has several children
  /// of the same name, the second is `Post 2`.
  package let path: String
  package let tree: StateTree

  /// The name of the RIB: the last name of the path.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// The field at `path`, such as `draft.name` or `posts[id: 3].title`, as `:state` prints it: `12`, `.saving` or `nil`. A text
  /// has no quotes. Nil if there is no such field.
  public subscript(path: String) -> String? {
    guard let text = try? part(of: tree, at: ".\(path)", of: name).text(isNested: true) else {
      return nil
    }
    var words = WordReader(text)
    if words.isQuoted, let unquoted = try? words.name(), words.remaining.isEmpty { return unquoted }
    return text
  }
}

/// The states of `roots` and of the RIBs below them. If `showsRelays`, a RIB that presents no state has the values of its
/// component's relays instead. RIBs with neither are left out.
@MainActor
func states(below roots: [any Routing], showsRelays: Bool = false) -> [RIBState] {
  var states: [RIBState] = []
  var scopes = Scopes()
  var path = named(roots, below: "").reversed() as [(router: any Routing, path: String)]
  while let (router, name) = path.popLast() {
    path += named(router.children, below: "\(name)/").reversed()
    let relays = showsRelays ? scopes.relays(of: router) : []
    if let viewable = router as? any ViewableRouting,
      let state = state(of: viewable.viewControllable)
    {
      states.append(RIBState(path: name, tree: StateTree(reading: state)))
    } else if !relays.isEmpty {
      states.append(RIBState(path: name, tree: .record(type: "", relays)))
    }
  }
  return states
}

/// Finds the components of RIBs: a router stores the builders of its children, and their dependency is the router's component.
@MainActor
private struct Scopes {
  /// The components of the RIBs read so far. A RIB without a component of its own passes on that of a RIB above, which is not
  /// read again.
  private var known: Set<ObjectIdentifier> = []

  /// The relays that the component of `router` stores, with their current values.
  mutating func relays(of router: any Routing) -> [StateTree.Field] {
    var fields: [StateTree.Field] = []
    for builder in builders(in: router) {
      let component = builder.storedDependency
      guard known.insert(ObjectIdentifier(component as AnyObject)).inserted else { continue }
      for case (let name, let relay as any StoringValue) in storedProperties(of: component) {
        fields.append(StateTree.Field(label: name, value: StateTree(reading: relay.storedValue)))
      }
    }
    return fields
  }

  /// The builders that `router` stores, one by one or together in a struct.
  private func builders(in router: any Routing) -> [any StoringDependency] {
    storedProperties(of: router).flatMap { property in
      let isStruct = Mirror(reflecting: property.value).displayStyle == .struct
      let properties = isStruct ? storedProperties(of: property.value) : [property]
      return properties.compactMap { $0.value as? any StoringDependency }
    }
  }
}

/// A `Builder` with any dependency.
@MainActor
private protocol StoringDependency {
  var storedDependency: Any { get }
}

extension Builder: StoringDependency {
  fileprivate var storedDependency: Any { dependency }
}

/// A `BehaviorRelay` of any element.
@MainActor
private protocol StoringValue {
  var storedValue: Any { get }
}

extension BehaviorRelay: StoringValue {
  fileprivate var storedValue: Any { value }
}

/// `routers` with their paths, which begin with `start`.
@MainActor
private func named(
  _ routers: [any Routing], below start: String
) -> [(router: any Routing, path: String)] {
  var counts: [String: Int] = [:]
  return routers.map { router in
    let name = ribName(of: type(of: router))
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return (router, count == 1 ? start + name : "\(start)\(name) \(count)")
  }
}

/// The states of RIBs, as `:state` shows them.
public struct ShownStates: Equatable, Sendable, CustomStringConvertible {
  /// The text, one field per line.
  public let description: String
  /// The states by the names in the text.
  package let values: [StateTree.Field]

  fileprivate init(_ text: String, _ values: [StateTree.Field] = []) {
    description = Escaping.text(text)
    self.values = values
  }
}

/// Shows `states`. A `path`, such as `Profile` or `Profile.draft`, selects a RIB or a field.
package func shown(
  _ states: [RIBState], at path: String?, width: Int
) throws(LineError) -> ShownStates {
  if states.isEmpty {
    return ShownStates(
      "no RIB shows a state; store a view model with a state in a view controller, or conform the controller to StatePresenting"
    )
  }
  var layout = StateLayout(width: width)
  guard let path else {
    let names = states.map(\.name)
    return ShownStates(
      states.flatMap { $0.tree.lines(below: $0.name, layout) }.joined(separator: "\n"),
      states.map { state in
        let isOnly = names.count { $0 == state.name } == 1
        return StateTree.Field(label: isOnly ? state.name : state.path, value: state.tree)
      })
  }
  let named = states.flatMap { state in
    (state.name == state.path ? [state.path] : [state.name, state.path]).compactMap { name in
      Substring(path).rest(after: name).map { (state: state, name: name, rest: $0) }
    }
  }
  guard let longest = named.map(\.name.utf8.count).max() else {
    let names = states.map(\.name)
    throw LineError(
      .badArgument,
      "no RIB that shows a state is called \(brief(path)); these are: \(names.joined(separator: ", "))",
      suggestions: nearMisses(of: path, in: names))
  }
  let meant = named.filter { $0.name.utf8.count == longest }
  if !meant[0].rest.isEmpty { layout.head = .max }
  var lines: [String] = []
  var values: [StateTree.Field] = []
  for (state, name, rest) in meant {
    let label = meant.count == 1 ? path : state.path + rest
    let tree = try part(of: state.tree, at: rest, of: name)
    values.append(StateTree.Field(label: label, value: tree))
    if case .leaf(let text) = tree {
      lines.append("\(label): \(text)")
    } else {
      lines += tree.lines(below: label, layout)
    }
  }
  return ShownStates(lines.joined(separator: "\n"), values)
}

/// The paths that `:state` takes: the RIBs of `states`, and the fields along the path that the line `typed` has begun.
func statePaths(_ states: [RIBState], toward typed: String) -> [String] {
  let typed = typed.lowercased().split(separator: " ", maxSplits: 1).dropFirst().first ?? ""
  func paths(in tree: StateTree, at path: String) -> [String] {
    guard typed.hasPrefix(path.lowercased()), typed.count > path.count else { return [path] }
    return [path] + labelledParts(of: tree).flatMap { paths(in: $0.value, at: path + $0.label) }
  }
  return states.flatMap { paths(in: $0.tree, at: $0.name) }
}

/// The parts of `tree`, each with its label as a path has it, after the path of `tree`.
private func labelledParts(of tree: StateTree) -> [(label: String, value: StateTree)] {
  tree.parts.map { ($0.label.hasPrefix("[") ? $0.label : ".\($0.label)", $0.value) }
}

/// The part of `tree` at `path`, which begins with a dot or a bracket. `name` is the path of `tree`.
private func part(
  of tree: StateTree, at path: Substring, of name: String
) throws(LineError) -> StateTree {
  if path.isEmpty { return tree }
  var parts = labelledParts(of: tree)
  if case .list(let elements, _, _) = tree {
    parts += elements.enumerated().map { index, element in ("[\(index)]", element) }
  }
  for (label, value) in parts {
    guard let rest = path.rest(after: label) else { continue }
    return try part(of: value, at: rest, of: name + label)
  }
  let names = parts.map { name + $0.0 }
  guard !names.isEmpty else {
    throw LineError(.badArgument, "\(name) has no fields or elements; write :state \(name)")
  }
  let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  throw LineError(
    .badArgument,
    "\(name) has no \(brief(path.first == "." ? path.dropFirst() : path)); there is: \(shown)",
    suggestions: nearMisses(of: name + path, in: names))
}

extension Substring {
  /// The rest of the path after `start`: empty, or beginning with a dot or a bracket; nil if the path does not begin with
  /// `start`.
  fileprivate func rest(after start: String) -> Substring? {
    guard hasPrefix(start) else { return nil }
    let rest = dropFirst(start.count)
    return rest.isEmpty || rest.first == "." || rest.first == "[" ? rest : nil
  }
}

/// The state that `controller` presents, else the state of the first view model that it stores.
@MainActor
private func state(of controller: any ViewControllable) -> Any? {
  if let presenting = controller as? any StatePresenting { return presenting.currentState }
  return firstModel(in: controller) { model in
    (model as? any StatePresenting)?.currentState ?? handWrittenState(of: model)
  }
}

/// What `read` finds in the first property of `controller` in which it finds anything. Skips stored view controllers, as they
/// belong to other RIBs.
@MainActor
private func firstModel(in controller: any ViewControllable, _ read: (Any) -> Any?) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: controller)
  while let level = mirror, level.subjectType != UIViewController.self {
    for child in level.children where !(child.value is any ViewControllable) {
      if let found = read(child.value) { return found }
    }
    mirror = level.superclassMirror
  }
  return nil
}

/// The property `state` of a view model written by hand, which the macro `@Observable` stores as `_state`. Nil for any other object.
private func handWrittenState(of model: Any) -> Any? {
  guard let model = model as? any Observation.Observable else { return nil }
  return Mirror(reflecting: model).children.first { $0.label == "_state" }?.value
}

/// Finds the changes of view models written by hand, which tell a trace nothing.
///
/// It looks before each event of the trace and after each line, so a change stands before the next event. Several changes
/// between two events are one.
@MainActor
final class HandWrittenStates {
  private var known: [ObjectIdentifier: Any] = [:]

  /// The changes in the tree below `roots` since the last call.
  func changes(below roots: [any Routing]) -> [EventText] {
    var (changes, now, routers) = ([] as [EventText], [:] as [ObjectIdentifier: Any], roots[...])
    while let router = routers.popFirst() {
      routers = router.children + routers
      guard let viewable = router as? any ViewableRouting,
        let state = firstModel(in: viewable.viewControllable, handWrittenState)
      else { continue }
      let id = ObjectIdentifier(router)
      now[id] = state
      changes += [EventText(state, after: known[id], of: ribName(of: type(of: router)))].compactMap
      { $0 }
    }
    known = now
    return changes
  }
}
