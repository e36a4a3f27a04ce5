/// A protocol and what its mock needs: the requirements, including those of parents, and the base class.
struct MockedProtocol {
  let symbol: ProtocolSymbol
  private(set) var requirements: [Declaration] = []
  private(set) var base: BaseClass?
  /// The associated types with the types that the protocol fixes them to.
  private(set) var fixedTypes: [(name: String, type: String)] = []
  /// Whether the mock has a `uiviewController` property. AppleNames' `ViewControllable` requires it, and the mock is not a view
  /// controller itself.
  private(set) var hasOwnView = false
  /// Whether the conformance is isolated to the main actor. There are two reasons: a requirement is nonisolated, or the
  /// compiler does not see the default isolation of a parent's module.
  private(set) var isConformanceIsolated = false
  /// The names of protocols that a structure can conform to. A reference to such a protocol cannot be weak.
  let valueProtocols: Set<String>
  /// The modules whose types the protocol names.
  private(set) var modules: Set<String> = []
  private let qualified: Set<String>
  private var openTypes: Set<String> = []
  private var isSendable = false
  /// Whether a parent is one of the protocols in the graphs.
  private var inheritsFromFeature = false

  /// The protocol's name in the mock's conformance.
  var spelledName: String {
    qualified.contains(symbol.module) ? "\(symbol.module).\(symbol.name)" : symbol.name
  }

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

  init(_ symbol: ProtocolSymbol, known: KnownSymbols) throws(Refusal) {
    self.symbol = symbol
    qualified = known.qualified
    valueProtocols = known.valueProtocols
    var visited: Set<String> = []
    try collect(symbol, known: known, visited: &visited)
    if let open = openTypes.subtracting(fixedTypes.map(\.name)).min() {
      throw refusal("it leaves \(open) open")
    }
    fixedTypes.sort { $0.name < $1.name }
    let free = requirements.first { !$0.attributes.contains("MainActor") }
    if let free, isSendable {
      throw refusal("its \(free.title) can be called on any thread")
    }
    isConformanceIsolated = free != nil || inheritsFromFeature && !isSendable
  }

  /// Collects the requirements of `parent` and of its parents.
  private mutating func collect(
    _ parent: ProtocolSymbol, known: KnownSymbols, visited: inout Set<String>
  ) throws(Refusal) {
    if let superclass = parent.superclass {
      throw refusal("it demands a subclass of \(superclass)")
    }
    modules.formUnion(parent.modules)
    let clauses = splitAtTopLevel(parent.declaration, " where ").dropFirst()
    for bound in clauses.flatMap({ splitAtTopLevel($0, ",") }) {
      let sides = splitAtTopLevel(bound, " == ").map(withoutSelf)
      guard sides.count == 2 else { throw refusal("it is constrained by \(bound)") }
      fixedTypes.append((sides[0], sides[1]))
    }
    for symbol in parent.requirements {
      guard symbol.kind.identifier != "swift.func.op",
        let requirement = Declaration(symbol.declaration(qualifying: known.qualified))
      else { throw refusal("it requires \(symbol.name)") }
      try check(requirement)
      modules.formUnion(symbol.modules)
      add(requirement)
    }
    // A symbol graph also lists indirect parents, so StateBinding's `ViewControllable` may come before that of AppleNames, which is
    // HeadlessUI's `UIViewControllable`.
    if parent.parents.contains(where: { $0.name == "HeadlessUI.UIViewControllable" }) {
      hasOwnView = true
    }
    for link in parent.parents where visited.insert(link.identifier).inserted {
      if let symbol = known.protocols[link.identifier] {
        inheritsFromFeature = true
        try collect(symbol, known: known, visited: &visited)
      } else {
        try inherit(from: link.name ?? link.identifier)
      }
    }
  }

  private mutating func add(_ requirement: Declaration) {
    if requirement.kind == .associatedType {
      openTypes.insert(requirement.name)
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
      "StatePresenting": ["@MainActor var currentState: Any { get }"],
      "StatePresentable": ["associatedtype State", "@MainActor func update(state: Self.State)"],
      "PresentableListener": [
        "associatedtype Action", "@MainActor func request(action: Self.Action)",
      ],
      "Disposable": ["@MainActor func dispose()"],
    ]
    let parts = parent.split(separator: ".", maxSplits: 1).map(String.init)
    let name = parts.last ?? parent
    switch parts.first {
    case "Swift" where ["Sendable", "SendableMetatype", "Copyable", "Escapable"].contains(name):
      if name == "Sendable" { isSendable = true }
    case "HeadlessUI" where name == "UIViewControllable": modules.insert("StateBinding")
    case "StateBinding" where name == "ViewControllable" && hasOwnView: break
    case "StateBinding" where bases[name] != nil, "RIBs" where bases[name] != nil,
      "ModernRIBs" where bases[name] != nil:
      modules.insert("StateBinding")
      try inherit(bases[name], from: name)
    case "StateBinding" where members[name] != nil:
      for member in members[name] ?? [] {
        if let requirement = Declaration(member) { add(requirement) }
      }
    default:
      let isSystem = ["Swift", "_Concurrency", "Foundation", "Observation"].contains(parts[0])
      throw refusal(
        "the requirements of its parent \(parent) are not in the symbol graph\(isSystem ? "" : "; or add --with \(parts[0]) if that is a target of this package")"
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
      throw refusal("it needs two base classes, one of them for \(name)")
    }
  }

  /// Refuses a requirement that no mock can record or answer, or that is rare among the protocols
  /// of RIBs.
  private func check(_ requirement: Declaration) throws(Refusal) {
    let title = requirement.title
    if requirement.modifiers.contains("static") { throw refusal("its \(title) is static") }
    if !requirement.generics.isEmpty || requirement.parameters.contains(where: \.isOpaque) {
      throw refusal("its \(title) is generic")
    }
    if requirement.effects.contains("rethrows") { throw refusal("its \(title) rethrows") }
    if withoutSelf(requirement.type).names.contains("Self") {
      throw refusal("its \(title) returns Self")
    }
    if let parameter = requirement.parameters.first(where: \.isRare) {
      throw refusal("its \(title) takes \(parameter.type)")
    }
  }

  private func refusal(_ reason: String) -> Refusal {
    Refusal(description: "\(symbol.mockName): write this one by hand: \(reason)")
  }
}

/// `text` as the mock spells it: `Self.State` is `State`.
func withoutSelf(_ text: String) -> String {
  text.replacing("Self.", with: "")
}

extension Declaration {
  /// Two requirements with one signature are met by one member.
  fileprivate var signature: String { "\(title) \(parameters.map(\.type)) \(effects) \(type)" }
}

extension Declaration.Parameter {
  fileprivate var isOpaque: Bool { type.names.contains("some") }

  /// Whether a handler cannot take a parameter of this type as it is declared.
  fileprivate var isRare: Bool {
    let words = [
      "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
      "@autoclosure",
    ]
    return type.hasSuffix("...") || words.contains { type.hasPrefix("\($0) ") }
  }
}
