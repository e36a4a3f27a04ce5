import Foundation

/// The part of a module's symbol graph that mocks are made of.
struct SymbolGraph: Decodable {
  struct Module: Decodable { let name: String }

  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
      let preciseIdentifier: String?
    }
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]?

    /// The declaration as the compiler prints it, but with the module in front of the types of `modules`.
    func declaration(qualifying modules: Set<String> = []) -> String {
      var text = ""
      for fragment in declarationFragments ?? [] {
        if fragment.kind == "typeIdentifier", text.last != ".",
          let module = fragment.preciseIdentifier.flatMap(module(of:)), modules.contains(module)
        {
          text += "\(module)."
        }
        text += fragment.spelling
      }
      return text
    }
    /// The name with the types that the symbol is nested in, such as `Outer.Inner`.
    var name: String { pathComponents.joined(separator: ".") }

    /// The modules of the types that the declaration names.
    var modules: Set<String> {
      Set((declarationFragments ?? []).compactMap { $0.preciseIdentifier.flatMap(module(of:)) })
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The target's full name, if the target is in another module.
    let targetFallback: String?
  }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  init(file: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: file))
    } catch {
      throw Refusal(description: "\(file) cannot be read; name the symbol graph of a module")
    }
    do {
      self = try JSONDecoder().decode(SymbolGraph.self, from: data)
    } catch {
      throw Refusal(description: "\(file) is not a symbol graph: \(error)")
    }
  }
}

/// The module in a mangled name: `s:10Foundation4DataV` is in Foundation. Nil for the standard library.
private func module(of identifier: String) -> String? {
  guard identifier.hasPrefix("s:") else { return nil }
  let digits = identifier.dropFirst(2).prefix { $0.isNumber }
  guard let length = Int(digits) else { return nil }
  let name = identifier.dropFirst(2 + digits.count).prefix(length)
  return name.hasPrefix("_") ? nil : String(name)
}

/// A protocol with its requirements and its direct parents.
struct ProtocolSymbol {
  let name: String
  let module: String
  let isPublic: Bool
  /// The declaration, such as `@MainActor protocol Shop : AnyObject`.
  let declaration: String
  /// The modules that the declaration names.
  let modules: Set<String>
  var parents: [Parent] = []
  var requirements: [SymbolGraph.Symbol] = []
  /// The class that conforming types inherit from, if the protocol demands one.
  var superclass: String?

  var mockName: String { name.filter { $0 != "." } + "Mock" }

  /// A parent: the identifier, and the full name if the parent is in another module.
  struct Parent {
    let identifier: String
    let name: String?
  }
}

/// What the generator knows of the modules whose symbol graphs it was given.
struct KnownSymbols {
  private(set) var protocols: [String: ProtocolSymbol] = [:]
  /// The modules whose names a mock writes in front of their types, because the tests may have types of the same names. This
  /// cannot be done with a module that has a type of the module's own name.
  let qualified: Set<String>

  init(_ graphs: [SymbolGraph]) {
    let namesakes = graphs.filter { graph in
      graph.symbols.contains { $0.pathComponents == [graph.module.name] }
    }
    qualified = Set(graphs.map(\.module.name)).subtracting(namesakes.map(\.module.name))
    for graph in graphs { read(graph) }
  }

  /// The names of the protocols that a structure can conform to.
  var valueProtocols: Set<String> {
    Set(protocols.filter { !isClassBound($0.key) }.map(\.value.name))
  }

  /// Whether only classes conform to the protocol `identifier`. The protocols of StateBinding and of its namesakes count as
  /// class-bound.
  private func isClassBound(_ identifier: String) -> Bool {
    guard let known = protocols[identifier] else {
      let modules = ["StateBinding", "HeadlessUI", "RIBs", "ModernRIBs"]
      return module(of: identifier).map(modules.contains) == true
    }
    return known.superclass != nil || known.declaration.names.contains("AnyObject")
      || known.parents.contains { isClassBound($0.identifier) }
  }

  private mutating func read(_ graph: SymbolGraph) {
    var symbols: [String: SymbolGraph.Symbol] = [:]
    for symbol in graph.symbols {
      symbols[symbol.identifier.precise] = symbol
      guard symbol.kind.identifier == "swift.protocol" else { continue }
      protocols[symbol.identifier.precise] = ProtocolSymbol(
        name: symbol.name, module: graph.module.name,
        isPublic: ["public", "open", "package"].contains(symbol.accessLevel),
        declaration: symbol.declaration(qualifying: qualified), modules: symbol.modules)
    }
    for link in graph.relationships {
      switch link.kind {
      case "conformsTo":
        protocols[link.source]?.parents.append(
          .init(identifier: link.target, name: link.targetFallback))
      case "inheritsFrom":
        protocols[link.source]?.superclass = symbols[link.target]?.name ?? link.targetFallback
      case "requirementOf", "optionalRequirementOf":
        if let symbol = symbols[link.source] { protocols[link.target]?.requirements.append(symbol) }
      default: break
      }
    }
  }
}
