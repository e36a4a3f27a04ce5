/// Writes the class that mocks a protocol.
struct MockClass {
  private let mocked: MockedProtocol
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  init(_ mocked: MockedProtocol) {
    self.mocked = mocked
    let requirements = mocked.requirements.sorted { Self.order(of: $0) < Self.order(of: $1) }
    // The names in the mock, such as `load` in `loadHandler`.
    let names = Self.names(for: requirements, without: mocked.modules)
    writeHead()
    for (requirement, name) in zip(requirements, names) {
      lines.append("")
      if requirement.kind == .property {
        writeProperty(requirement, name)
      } else {
        writeMethod(requirement, name)
      }
    }
    lines.append("}")
  }

  /// The sort key of `member`: properties come first, then names in order. The order in the symbol
  /// graph cannot be used, because it may change.
  private static func order(of member: Declaration) -> (Int, String, String) {
    let types = member.parameters.map(\.type) + [member.type]
    return (member.kind == .property ? 0 : 1, member.title, types.joined(separator: ","))
  }

  private mutating func writeHead() {
    let conformance = (mocked.isConformanceIsolated ? "@MainActor " : "") + mocked.spelledName
    let parents = [mocked.base?.rawValue, conformance].compactMap(\.self).joined(separator: ", ")
    lines.append("@MainActor final class \(mocked.symbol.mockName): \(parents) {")
    lines += mocked.fixedTypes.map { "  typealias \($0.name) = \($0.type)" }
    if mocked.hasOwnView { lines += ["  let uiviewController = UIViewController()", ""] }
    switch mocked.base {
    case .router:
      lines += [
        "  override init(interactor: Interactor = Interactor()) {",
        "    super.init(interactor: interactor)", "  }",
      ]
    case .viewableRouter, .launchRouter:
      lines += [
        "  override init(",
        "    interactor: Interactor = Interactor(), viewController: any ViewControllable = MockView()",
        "  ) {", "    super.init(interactor: interactor, viewController: viewController)", "  }",
      ]
    case .interactor: lines += ["  override init() { super.init() }"]
    case .viewController, .worker: break
    case nil: lines.append("  init() {}")
    }
  }

  /// A different name for each requirement: the declared name if it is unique, else the name with
  /// its labels. Names that are still equal get types in place of the labels, and then numbers.
  private static func names(
    for requirements: [Declaration], without modules: Set<String>
  ) -> [String] {
    let forms: [(Declaration) -> String] = [
      { $0.name.filter { $0 != "`" } },
      { $0.name + $0.parameters.map { $0.label == "_" ? "" : $0.label.capitalisedFirst }.joined() },
      { requirement in
        let types = (requirement.parameters.map(\.type) + [requirement.type]).flatMap(\.names)
        return requirement.name
          + types.filter { !modules.contains($0) }.map(\.capitalisedFirst).joined()
      },
    ]
    var names = requirements.map(forms[0])
    for form in forms.dropFirst() {
      let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      names = zip(requirements, names).map { counts[$1] == 1 ? $1 : form($0) }
    }
    var seen: [String: Int] = [:]
    return names.map { name in
      seen[name, default: 0] += 1
      return seen[name] == 1 ? name : "\(name)\(seen[name] ?? 0)"
    }
  }

  private mutating func writeProperty(_ property: Declaration, _ name: String) {
    let type = withoutSelf(property.type)
    let word = isolation(of: property)
    if property.isAsync || property.isThrowing {
      writeStorage(for: property, name)
      lines.append("  \(word)var \(property.name): \(type) {")
      lines.append("    get \(property.effects.joined(separator: " ")) {")
      writeCall(property, name, indent: "      ")
      lines += ["    }", "  }"]
    } else if let element = property.type.element(of: "Observable") {
      lines += [
        "  let \(name)Subject = PublishSubject<\(withoutSelf(element))>()",
        "  lazy var \(property.name): \(type) = \(name)Subject.asObservable()",
      ]
    } else if property.type.element(of: "PublishRelay") != nil
      || property.type.element(of: "PublishSubject") != nil
    {
      lines.append("  var \(property.name) = \(type)()")
    } else if property.type.hasSuffix("?") {
      // RIBs keep their listener and their router weakly; a mock that kept them would leak them.
      let isWeak =
        ["listener", "router"].contains(property.name)
        && !property.type.names.contains(where: mocked.valueProtocols.contains)
      lines.append("  \(isWeak ? "weak " : "")var \(property.name): \(type)")
    } else {
      lines += [
        "  private var \(name)Value: (\(type))?",
        "  \(word)var \(property.name): \(type) {",
        "    get {",
        "      guard let value = \(name)Value else { unset(\"\(mocked.symbol.mockName).\(property.name)\", \"\(property.name)\") }",
        "      return value", "    }", "    set { \(name)Value = newValue }", "  }",
      ]
    }
  }

  private mutating func writeMethod(_ method: Declaration, _ name: String) {
    writeStorage(for: method, name)
    let result = method.type.isEmpty ? "" : " -> \(withoutSelf(method.type))"
    let effects = method.effects.map { " \($0)" }.joined()
    lines.append(
      "  \(isolation(of: method))func \(method.name)(\(signature(method)))\(effects)\(result) {")
    writeCall(method, name, indent: "    ")
    lines.append("  }")
  }

  /// The count, the arguments and the handler of a call.
  private mutating func writeStorage(for call: Declaration, _ name: String) {
    lines.append("  private(set) var \(name)CallCount = 0")
    let kept = kept(call)
    if kept.count == 1 {
      lines.append("  private(set) var \(name)Arguments: [\(keptType(kept[0]))] = []")
    } else if kept.count > 1 {
      let types = kept.map { "\($0.name.asIdentifier): \(keptType($0))" }
      lines.append(
        "  private(set) var \(name)Arguments: [(\(types.joined(separator: ", ")))] = []")
    }
    let types = call.parameters.map { "_ \($0.name.asIdentifier): \(withoutSelf($0.type))" }
    let effects = call.effects.map { " \($0)" }.joined()
    let result = call.type.isEmpty ? "Void" : withoutSelf(call.type)
    // An asynchronous handler stays on the main actor.
    let prefix = call.isAsync ? "@MainActor " : ""
    lines.append(
      "  var \(name)Handler: (\(prefix)(\(types.joined(separator: ", ")))\(effects) -> \(result))?")
  }

  /// Records the call and passes it to the handler.
  private mutating func writeCall(_ call: Declaration, _ name: String, indent: String) {
    lines.append("\(indent)\(name)CallCount += 1")
    let kept = kept(call).map(\.name.asIdentifier)
    if !kept.isEmpty {
      let values = kept.joined(separator: ", ")
      lines.append("\(indent)\(name)Arguments.append(\(kept.count == 1 ? values : "(\(values))"))")
    }
    let arguments = call.parameters.map(\.name.asIdentifier).joined(separator: ", ")
    let mark = (call.isThrowing ? "try " : "") + (call.isAsync ? "await " : "")
    if ["", "Void", "()"].contains(call.type) {
      lines.append("\(indent)\(mark)\(name)Handler?(\(arguments))")
      return
    }
    let missing =
      call.type.hasSuffix("?")
      ? "return nil" : "unset(\"\(mocked.symbol.mockName).\(call.title)\", \"\(name)Handler\")"
    lines += [
      "\(indent)guard let handler = \(name)Handler else { \(missing) }",
      "\(indent)return \(mark)handler(\(arguments))",
    ]
  }

  private func signature(_ call: Declaration) -> String {
    call.parameters.map { parameter in
      let name = parameter.name.asIdentifier
      let labels =
        parameter.label == name || parameter.label == parameter.name
        ? parameter.label : "\(parameter.label) \(name)"
      return "\(labels): \(withoutSelf(parameter.type))"
    }.joined(separator: ", ")
  }

  /// The parameters that the mock records: all but closures that do not escape, which cannot be
  /// kept.
  private func kept(_ call: Declaration) -> [Declaration.Parameter] {
    call.parameters.filter { !$0.isFunction || $0.isEscaping }
  }

  private func keptType(_ parameter: Declaration.Parameter) -> String {
    let type = withoutSelf(parameter.plainType)
    return parameter.isFunction ? "(\(type))" : type
  }

  /// `@MainActor ` if the protocol does not isolate `member` itself.
  private func isolation(of member: Declaration) -> String {
    mocked.isConformanceIsolated && !member.attributes.contains("MainActor") ? "@MainActor " : ""
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The name in backticks if the name is a keyword.
  fileprivate var asIdentifier: String {
    let keywords: Set = [
      "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
      "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
      "let",
      "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
      "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where",
      "while",
    ]
    return keywords.contains(self) ? "`\(self)`" : self
  }

  /// The `Int` of `Observable<Int>` if `name` is `Observable`; nil for other types.
  fileprivate func element(of name: String) -> String? {
    guard hasPrefix("\(name)<"), hasSuffix(">") else { return nil }
    return String(dropFirst(name.count + 1).dropLast())
  }
}
