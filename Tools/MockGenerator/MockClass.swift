/// Writes the class that mocks a protocol.
struct MockClass {
  private let mocked: MockedProtocol
  private var lines: [String] = []
  /// Whether a lock guards what the mock records, because calls come from any thread.
  private let isLocked: Bool

  var text: String { lines.joined(separator: "\n") }

  init(_ mocked: MockedProtocol) {
    self.mocked = mocked
    isLocked = mocked.isSendable && mocked.actor == nil
    let requirements = mocked.requirements.sorted { Self.order(of: $0) < Self.order(of: $1) }
    // The names in the mock, such as `load` in `loadHandler`.
    let names = Self.names(for: requirements, without: mocked.qualified)
    writeHead()
    for (requirement, name) in zip(requirements, names) {
      lines.append("")
      switch requirement.kind {
      case .property: writeProperty(requirement, name)
      case .method: writeMethod(requirement, name)
      case .initializer: writeInitialiser(requirement, name)
      case .subscripting: writeSubscript(requirement, name)
      case .associatedType: break
      }
    }
    lines.append("}")
  }

  /// The sort key of `member`: properties first, then by name. The order in the graph may change.
  private static func order(of member: Declaration) -> (Int, String, String) {
    let types = member.parameters.map(\.type) + [member.type, member.whereClause]
    return (member.kind == .property ? 0 : 1, member.title, types.joined(separator: ","))
  }

  private mutating func writeHead() {
    let isolation = mocked.actor.map { "@\($0) " } ?? (mocked.isNonisolated ? "nonisolated " : "")
    let open = mocked.openTypes.map { type in
      type.constraints.isEmpty
        ? type.name
        : "\(type.name): \(type.constraints.split(separator: ",").map(\.trimmed).joined(separator: " & "))"
    }
    let generics = open.isEmpty ? "" : "<\(open.joined(separator: ", "))>"
    let conformance =
      (mocked.isConformanceIsolated ? "@\(mocked.actor ?? "") " : "") + mocked.spelledName
    let parents =
      [mocked.base?.rawValue, conformance, isLocked ? "@unchecked Sendable" : nil]
      .compactMap { $0 }.joined(separator: ", ")
    let bounds =
      mocked.constraints.isEmpty ? "" : " where \(mocked.constraints.joined(separator: ", "))"
    lines.append("\(isolation)final class \(mocked.mockName)\(generics): \(parents)\(bounds) {")
    lines += mocked.fixedTypes.map { "  typealias \($0.name) = \($0.type)" }
    if isLocked {
      lines.append("  private \(mocked.openTypes.isEmpty ? "static " : "")let lock = Mutex(())")
    }
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
    case nil:
      if !mocked.requirements.contains(where: { $0.kind == .initializer && $0.parameters.isEmpty })
      {
        lines.append("  init() {}")
      }
    }
  }

  /// A name for each requirement: the declared name. Equal names get labels; names that are still equal get types instead,
  /// and then numbers.
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
    let type = spelled(property.type)
    let scope = scope(of: property)
    if property.isAsync || property.isThrowing {
      writeStorage(for: property, name)
      lines.append("  \(word(property))var \(property.name): \(type) {")
      lines.append("    get \(property.effects.joined(separator: " ")) {")
      writeCall(property, name, indent: "      ")
      lines += ["    }", "  }"]
    } else if let element = property.type.element(of: "Observable") {
      lines += [
        "  \(scope)let \(name)Subject = PublishSubject<\(spelled(element))>()",
        "  \(scope)\(property.isStatic ? "" : "lazy ")var \(property.name): \(type) = \(name)Subject.asObservable()",
      ]
    } else if property.type.element(of: "PublishRelay") != nil
      || property.type.element(of: "PublishSubject") != nil
    {
      lines.append("  \(scope)var \(property.name) = \(type)()")
    } else if property.type.hasSuffix("?") {
      // RIBs keep their listener and their router weakly; a mock that kept them would leak them.
      let isWeak =
        ["listener", "router"].contains(property.name)
        && !property.type.names.contains(where: mocked.valueProtocols.contains)
      let reference = isWeak ? "weak " : ""
      if property.isSettable {
        lines.append("  \(scope)private(set) var \(name)SetCallCount = 0")
        lines.append("  \(scope)\(reference)var \(property.name): \(type) {")
        lines += ["    didSet { \(locked("\(name)SetCallCount += 1")) }", "  }"]
      } else {
        lines.append("  \(scope)\(reference)var \(property.name): \(type)")
      }
    } else {
      let count = property.isSettable ? "\(name)SetCallCount += 1; " : ""
      if property.isSettable { lines.append("  \(scope)private(set) var \(name)SetCallCount = 0") }
      lines += [
        "  \(scope)private var \(name)Value: (\(type))?",
        "  \(word(property))var \(property.name): \(type) {",
        "    get {",
        "      guard let value = \(name)Value else { unset(\"\(mocked.mockName).\(property.name)\", \"\(property.name)\") }",
        "      return value", "    }",
        "    set { \(locked("\(count)\(name)Value = newValue")) }", "  }",
      ]
    }
  }

  private mutating func writeMethod(_ method: Declaration, _ name: String) {
    writeStorage(for: method, name)
    let attributes = method.attributes.filter { $0 == "concurrent" }.map { "@\($0) " }.joined()
    let result = method.type.isEmpty ? "" : " -> \(spelled(method.type))"
    let bounds = method.whereClause.isEmpty ? "" : " where \(spelled(method.whereClause))"
    let effects = method.effects.map { " \($0)" }.joined()
    lines.append(
      "  \(attributes)\(word(method))func \(method.name)\(method.generics)(\(signature(method)))\(effects)\(result)\(bounds) {"
    )
    writeCall(method, name, indent: "    ")
    lines.append("  }")
  }

  private mutating func writeInitialiser(_ initializer: Declaration, _ name: String) {
    writeStorage(for: initializer, name, isAnswered: false)
    let bounds = initializer.whereClause.isEmpty ? "" : " where \(spelled(initializer.whereClause))"
    let effects = initializer.effects.map { " \($0)" }.joined()
    lines.append(
      "  \(word(initializer))init\(initializer.generics)(\(signature(initializer)))\(effects)\(bounds) {"
    )
    writeRecord(initializer, name, indent: "    ")
    lines.append("  }")
  }

  private mutating func writeSubscript(_ member: Declaration, _ name: String) {
    writeStorage(for: member, name)
    var setter = member
    setter.type = ""
    setter.parameters.append(.newValue(member.type))
    if member.isSettable { writeStorage(for: setter, "\(name)Set") }
    lines.append(
      "  \(word(member))subscript\(member.generics)(\(signature(member))) -> \(spelled(member.type)) {"
    )
    lines.append(
      "    get \(member.effects.joined(separator: " "))\(member.effects.isEmpty ? "" : " "){")
    writeCall(member, name, indent: "      ")
    lines.append("    }")
    if member.isSettable {
      lines.append("    set {")
      writeCall(setter, "\(name)Set", indent: "      ")
      lines.append("    }")
    }
    lines.append("  }")
  }

  /// The count, the arguments and the handler of a call.
  private mutating func writeStorage(
    for call: Declaration, _ name: String, isAnswered: Bool = true
  ) {
    let scope = scope(of: call)
    lines.append("  \(scope)private(set) var \(name)CallCount = 0")
    let kept = kept(call)
    if kept.count == 1 {
      lines.append("  \(scope)private(set) var \(name)Arguments: [\(keptType(kept[0], call))] = []")
    } else if kept.count > 1 {
      let types = kept.map { "\($0.name.asIdentifier): \(keptType($0, call))" }
      lines.append(
        "  \(scope)private(set) var \(name)Arguments: [(\(types.joined(separator: ", ")))] = []")
    }
    guard isAnswered else { return }
    let types = call.parameters.map { "_ \($0.name.asIdentifier): \(handledType($0, call))" }
    let effects = call.effects.map { " \($0)" }.joined()
    let result = call.type.isEmpty ? "Void" : isErased(call.type, call) ? "Any" : spelled(call.type)
    lines.append(
      "  \(scope)var \(name)Handler: (\(handlerPrefix(call))(\(types.joined(separator: ", ")))\(effects) -> \(result))?"
    )
  }

  private mutating func writeRecord(_ call: Declaration, _ name: String, indent: String) {
    var record = ["\(name)CallCount += 1"]
    let kept = kept(call).map(\.name.asIdentifier).joined(separator: ", ")
    switch self.kept(call).count {
    case 0: break
    case 1: record.append("\(name)Arguments.append(\(kept))")
    default: record.append("\(name)Arguments.append((\(kept)))")
    }
    lines +=
      isLocked
      ? [indent + locked(record.joined(separator: "; "))] : record.map { indent + $0 }
  }

  /// Records the call and passes it to the handler.
  private mutating func writeCall(_ call: Declaration, _ name: String, indent: String) {
    writeRecord(call, name, indent: indent)
    let arguments = call.parameters.map { ($0.isInout ? "&" : "") + $0.name.asIdentifier }
    let mark = (call.isThrowing ? "try " : "") + (call.isAsync ? "await " : "")
    let passed = "(\(arguments.joined(separator: ", ")))"
    if ["", "Void", "()"].contains(call.type) {
      lines.append("\(indent)\(mark)\(name)Handler?\(passed)")
      return
    }
    let title = call.kind == .property ? call.name : call.title
    let missing =
      call.type.hasSuffix("?") && !isErased(call.type, call)
      ? "return nil" : "unset(\"\(mocked.mockName).\(title)\", \"\(name)Handler\")"
    lines.append("\(indent)guard let handler = \(name)Handler else { \(missing) }")
    if isErased(call.type, call) {
      lines += [
        "\(indent)let result = \(mark)handler\(passed)",
        "\(indent)guard let result = result as? \(spelled(call.type)) else {",
        "\(indent)  mistyped(\"\(mocked.mockName).\(name)Handler\", result, \(spelled(call.type)).self)",
        "\(indent)}", "\(indent)return result",
      ]
    } else {
      lines.append("\(indent)return \(mark)handler\(passed)")
    }
  }

  /// `type` as the mock spells it: without `Self`.
  private func spelled(_ type: String) -> String {
    withoutSelf(type).replacingNames { $0 == "Self" ? mocked.mockName : $0 }
  }

  private func signature(_ call: Declaration) -> String {
    call.parameters.map { parameter in
      let name = parameter.name.asIdentifier
      let labels =
        parameter.label == name || parameter.label == parameter.name
        ? parameter.label : "\(parameter.label) \(name)"
      // A subscript's parameter has no label unless two names are declared.
      return "\(call.kind == .subscripting ? parameter.labels : labels): \(spelled(parameter.type))"
    }.joined(separator: ", ")
  }

  /// The parameters that the mock records: a closure that does not escape cannot be kept.
  private func kept(_ call: Declaration) -> [Declaration.Parameter] {
    call.parameters.filter { !$0.isFunction || $0.isEscaping }
  }

  private func keptType(_ parameter: Declaration.Parameter, _ call: Declaration) -> String {
    if isErased(parameter.type, call) { return "Any" }
    let type = spelled(parameter.plainType)
    return parameter.isFunction ? "(\(type))" : type
  }

  private func handledType(_ parameter: Declaration.Parameter, _ call: Declaration) -> String {
    if isErased(parameter.type, call) { return "Any" }
    let mark = parameter.isInout ? "inout " : parameter.isEscaping ? "@escaping " : ""
    return mark + spelled(parameter.plainType)
  }

  private func isErased(_ type: String, _ call: Declaration) -> Bool {
    type.names.contains { call.genericNames.contains($0) || $0 == "some" }
  }

  /// The attributes of a handler's type. An asynchronous handler stays on the actor of the mock.
  private func handlerPrefix(_ call: Declaration) -> String {
    if isLocked { return "@Sendable " }
    guard let actor = mocked.actor, call.isAsync else { return "" }
    return "@\(actor) "
  }

  /// The words in front of `member`. The mock's actor is one of them if the protocol does not isolate the member.
  private func word(_ member: Declaration) -> String {
    var words = member.isStatic ? "static " : ""
    if mocked.isConformanceIsolated, let actor = mocked.actor, !member.attributes.contains(actor) {
      words = "@\(actor) \(words)"
    }
    return words
  }

  /// The words in front of the stored properties for `member`.
  private func scope(of member: Declaration) -> String {
    guard member.isStatic else { return "" }
    return mocked.actor == nil ? "nonisolated(unsafe) static " : "static "
  }

  /// `statement` under the lock. The lock is static, so that static members can use it. Only a generic mock has a lock for
  /// each instance.
  private func locked(_ statement: String) -> String {
    guard isLocked else { return statement }
    return "\(mocked.openTypes.isEmpty ? "Self." : "")lock.withLock { _ in \(statement) }"
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
