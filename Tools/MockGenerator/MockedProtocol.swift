/// A protocol and what its mock needs: the requirements, including those of parents, the isolation and the base class.
struct MockedProtocol {
  let symbol: ProtocolSymbol
  private(set) var requirements: [Declaration] = []
  private(set) var base: BaseClass?
  /// The associated types that the protocol leaves open, with their constraints.
  private(set) var openTypes: [(name: String, constraints: String)] = []
  /// The associated types that the protocol fixes.
  private(set) var fixedTypes: [(name: String, type: String)] = []
  /// Constraints between associated types.
  private(set) var constraints: [String] = []
  private(set) var isSendable = false
  /// The global actor of the mock; nil if the mock is nonisolated or the graph does not say.
  private(set) var actor: String?
  /// Whether the graph says that the protocol is nonisolated.
  private(set) var isNonisolated = false
  /// Whether a parent is one of the protocols in the graphs.
  private var inheritsFromFeature = false
  /// Whether the conformance is isolated to the mock's actor. There are two reasons: a requirement is nonisolated, or the
  /// compiler does not see the default isolation of a parent's module.
  private(set) var isConformanceIsolated = false
  /// The modules whose names the mock writes in front of their types, as in `ProfileFeature.Member`.
  let qualified: Set<String>
  /// The names of protocols that a structure can conform to. A reference to such a protocol cannot be weak.
  let valueProtocols: Set<String>
  /// The modules whose types the protocol names.
  private(set) var modules: Set<String> = []

  /// The protocol's name in the mock's conformance.
  var spelledName: String {
    qualified.contains(symbol.module) ? "\(symbol.module).\(symbol.name)" : symbol.name
  }
  var mockName: String { symbol.name.filter { $0 != "." } + "Mock" }

  /// The base class of the mock of a RIB's part.
  enum BaseClass: String {
    case interactor = "Interactor"
    case router = "Router<Interactor>"
    case viewableRouter = "ViewableRouter<Interactor, any ViewControllable>"
    case launchRouter = "LaunchRouter<Interactor, any ViewControllable>"
    case worker = "Worker"
    case viewController = "UIViewController"

    /// The kinds of router, each a subclass of the kind before.
    static let routers: [BaseClass] = [.router, .viewableRouter, .launchRouter]

    /// Whether the mock has a view controller of its own.
    var hasView: Bool { self == .viewableRouter || self == .launchRouter }
  }

  /// Whether the protocol's name or comment asks for a mock.
  static func isWanted(_ symbol: ProtocolSymbol) -> Bool {
    let endings = [
      "Routing", "Presentable", "Listener", "Buildable", "Dependency", "Interactable",
      "ViewControllable",
    ]
    return endings.contains(where: symbol.name.hasSuffix)
      || symbol.comment.contains { $0.trimmed == "@mock" }
  }

  init(_ symbol: ProtocolSymbol, known: KnownSymbols) throws(Refusal) {
    self.symbol = symbol
    qualified = known.qualified
    valueProtocols = known.valueProtocols
    var visited: Set<String> = []
    var bounds: [String] = []
    try collect(symbol, known: known, visited: &visited, bounds: &bounds)
    try settleTypes(bounds)
    try settleIsolation(known)
    for requirement in requirements { try check(requirement) }
  }

  /// Collects the requirements of `parent` and of its parents.
  private mutating func collect(
    _ parent: ProtocolSymbol, known: KnownSymbols, visited: inout Set<String>,
    bounds: inout [String]
  ) throws(Refusal) {
    if let superclass = parent.superclass {
      throw refusal("demands the class \(superclass); write this mock by hand, as its subclass")
    }
    modules.formUnion(parent.modules)
    if parent.declaration.hasPrefix("nonisolated ") { isNonisolated = true }
    for actor in known.globalActors where parent.declaration.hasPrefix("@\(actor) ") {
      self.actor = actor
    }
    let clauses = splitAtTopLevel(parent.declaration, " where ").dropFirst()
    bounds += clauses.flatMap { splitAtTopLevel($0, ",") }
    for symbol in parent.requirements {
      guard symbol.kind.identifier != "swift.func.op",
        let requirement = Declaration(symbol.declaration(qualifying: known.qualified))
      else {
        throw refusal("requires the operator \(symbol.name), which a mock cannot record")
      }
      modules.formUnion(symbol.modules)
      add(requirement)
    }
    for link in parent.parents where visited.insert(link.identifier).inserted {
      if let symbol = known.protocols[link.identifier] {
        inheritsFromFeature = true
        try collect(symbol, known: known, visited: &visited, bounds: &bounds)
      } else {
        try inherit(from: link.name ?? link.identifier)
      }
    }
  }

  private mutating func add(_ requirement: Declaration) {
    if requirement.kind == .associatedType {
      openTypes.append((requirement.name, requirement.type))
      constraints += splitAtTopLevel(requirement.whereClause, ",").map(withoutSelf)
    } else if !requirements.contains(where: { $0.signature == requirement.signature }) {
      requirements.append(requirement)
    }
  }

  /// Adds what the mock needs because of `parent`, a protocol of another module.
  private mutating func inherit(from parent: String) throws(Refusal) {
    let bases: [String: BaseClass] = [
      "InteractorScope": .interactor, "Interactable": .interactor, "RouterScope": .router,
      "Routing": .router, "ViewableRouting": .viewableRouter, "LaunchRouting": .launchRouter,
      "ViewControllable": .viewController, "Working": .worker,
    ]
    let members: [String: [String]] = [
      "Dependency": [], "EmptyDependency": [], "Buildable": [], "Presentable": [],
      "StatePresenting": ["var currentState: Any { get }"],
      "StatePresentable": ["associatedtype State", "func update(state: Self.State)"],
      "PresentableListener": ["associatedtype Action", "func request(action: Self.Action)"],
      "Disposable": ["func dispose()"],
    ]
    let parts = parent.split(separator: ".", maxSplits: 1).map(String.init)
    let name = parts.last ?? parent
    switch parts.first {
    case "Swift" where ["Sendable", "SendableMetatype", "Copyable", "Escapable"].contains(name):
      if name == "Sendable" { isSendable = true }
    case "_Concurrency" where name == "Actor":
      throw refusal(
        "is a protocol of actors, and no test can set the handlers of one; write an actor by hand")
    case "StateBinding" where bases[name] != nil:
      actor = "MainActor"
      modules.insert("StateBinding")
      try inherit(bases[name], from: name)
    case "StateBinding" where members[name] != nil:
      actor = "MainActor"
      for member in members[name] ?? [] {
        if let requirement = Declaration(member.hasPrefix("a") ? member : "@MainActor \(member)") {
          add(requirement)
        }
      }
    default:
      let isSystem = ["Swift", "_Concurrency", "Foundation", "Observation"].contains(parts[0])
      throw refusal(
        "inherits from \(parent), whose requirements are not in this module's symbol graph; \(isSystem ? "" : "add --with \(parts[0]) if that is a target of this package, or ")write this mock by hand"
      )
    }
  }

  private mutating func inherit(_ base: BaseClass?, from name: String) throws(Refusal) {
    let routers = BaseClass.routers
    if let old = routers.firstIndex(where: { $0 == self.base }),
      let new = routers.firstIndex(where: { $0 == base })
    {
      self.base = routers[max(old, new)]
    } else if self.base == nil {
      self.base = base
    } else if self.base != base {
      throw refusal("needs two base classes, one of them for \(name); split the protocol")
    }
  }

  /// Finds which associated types are fixed: `Self.State == CartState`.
  private mutating func settleTypes(_ bounds: [String]) throws(Refusal) {
    for bound in bounds {
      let sides = splitAtTopLevel(bound, " == ")
      let name = withoutSelf(sides[0])
      if sides.count == 2, sides[0].hasPrefix("Self."), !name.contains(".") {
        openTypes.removeAll { $0.name == name }
        fixedTypes.append((name, withoutSelf(sides[1])))
      } else if bound.hasPrefix("Self :") {
        throw refusal("is constrained by \(bound); write this mock by hand")
      } else {
        constraints.append(withoutSelf(bound))
      }
    }
    openTypes.sort { $0.name < $1.name }
    fixedTypes.sort { $0.name < $1.name }
    let types = Dictionary(
      fixedTypes.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let open = openTypes.map(\.name)
    constraints = constraints.filter { $0.names.contains(where: open.contains) }
      .map { $0.replacingNames { types[$0] ?? $0 } }.sorted()
    if openTypes.contains(where: { $0.constraints.contains("~Copyable") }) {
      throw refusal("has an associated type that may not be copyable, which no mock can record")
    }
    if base != nil, !openTypes.isEmpty {
      throw refusal("leaves \(openTypes[0].name) open; fix it with \(openTypes[0].name) == …")
    }
  }

  private mutating func settleIsolation(_ known: KnownSymbols) throws(Refusal) {
    let actors = requirements.compactMap { $0.actor(of: known.globalActors) }
    actor = actor ?? actors.first
    if let other = actors.first(where: { $0 != actor }) {
      throw refusal("has requirements of two actors, \(actor ?? "") and \(other); split it")
    }
    let free = requirements.filter { $0.actor(of: known.globalActors) == nil }
    guard let actor else {
      isNonisolated = isNonisolated || !free.isEmpty
      return
    }
    isNonisolated = false
    isConformanceIsolated = !free.isEmpty || inheritsFromFeature && !isSendable
    if let first = free.first, isSendable || first.attributes.contains("concurrent") {
      throw refusal(
        "requires \(first.title) to be nonisolated, but the mock is isolated to \(actor); isolate the requirement, or write this mock by hand"
      )
    }
  }

  /// Refuses what no mock can record or answer.
  private func check(_ requirement: Declaration) throws(Refusal) {
    let generics = requirement.genericNames
    let title = requirement.title
    if requirement.generics.contains("each ") {
      throw refusal("has a parameter pack in \(title), which no handler can take")
    }
    if (requirement.generics + requirement.whereClause).contains("~Copyable") {
      throw refusal("has a parameter in \(title) that may not be copyable, so it cannot be kept")
    }
    if requirement.effects.contains("rethrows") {
      throw refusal("requires \(title) to rethrow, which a handler cannot; declare throws instead")
    }
    if requirement.isStatic, !openTypes.isEmpty {
      throw refusal(
        "has the static member \(title) and an open associated type; the mock is generic, and a generic class stores nothing static"
      )
    }
    if requirement.kind == .initializer, base != nil {
      throw refusal("requires an initializer, but its mock has those of \(base?.rawValue ?? "")")
    }
    for parameter in requirement.parameters {
      for word in ["borrowing", "consuming", "sending", "isolated", "__owned", "__shared"]
      where parameter.type.hasPrefix("\(word) ") {
        throw refusal("takes a \(word) parameter in \(title), which a mock cannot keep")
      }
      let isErased = parameter.type.names.contains { generics.contains($0) || $0 == "some" }
      let isGiven = parameter.isFunction && !parameter.isEscaping
      if isErased, isGiven || parameter.isInout {
        throw refusal(
          "takes \(parameter.name) in \(title) as a generic \(isGiven ? "closure that does not escape" : "inout parameter"), which no handler can take"
        )
      }
    }
  }

  private func refusal(_ reason: String) -> Refusal {
    Refusal(description: "no mock: \(symbol.name) \(reason)")
  }
}

/// `text` as the mock spells it: `Self.State` is `State`.
func withoutSelf(_ text: String) -> String {
  text.replacing("Self.", with: "")
}

extension Declaration {
  /// The global actor of the requirement; nil if the requirement is nonisolated.
  func actor(of known: Set<String>) -> String? { attributes.first(where: known.contains) }

  /// The names of the generic parameters.
  var genericNames: Set<String> {
    Set(
      splitAtTopLevel(String(generics.dropFirst().dropLast()), ",")
        .compactMap { $0.names.first { $0 != "each" } })
  }

  /// Two requirements with one signature are met by one member.
  fileprivate var signature: String {
    "\(isStatic) \(title) \(parameters.map(\.type)) \(effects) \(type) \(generics) \(whereClause)"
  }
}
