/// Writes a stub as Swift.
struct StubSource {
  var module: StubModule
  let resolved: ResolvedTypes
  /// The access prefix: `public ` in a stub module, else empty.
  let access: String
  let head: String
  /// The modules that the stub imports besides Foundation, SwiftUI and UIKit.
  var imports: [String] = []

  /// The source, without the placeholders that nothing mentions any more.
  var text: String {
    var source = self
    while true {
      let text = source.wholeText
      let words = Dictionary(
        grouping: text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }, by: String.init)
      let unused = source.module.types.filter { name, type in
        let own = type.initializers.isEmpty ? 1 : 1 + type.members.count { $0.result == name }
        return type.isPlaceholder && words[name, default: []].count <= own
      }
      if unused.allSatisfy({ resolved.types[$0.key] != nil }) { return text }
      for name in unused.keys { source.module.types[name] = nil }
    }
  }

  private var wholeText: String {
    var lines: [String] = []
    for name in module.types.keys.sorted() where resolved.types[name] == nil {
      if let type = module.types[name] { lines += declaration(of: type, name) }
    }
    for (name, members) in module.extensions.sorted(by: { $0.key < $1.key }) {
      lines += ["", "extension \(name) {"]
      lines += members.flatMap { declaration(of: $0, in: name) }.map {
        "  \($0)"
      }
      lines.append("}")
    }
    if !module.globals.isEmpty { lines.append("") }
    for member in module.globals { lines += declaration(of: member, in: nil) }
    if !module.unwritten.isEmpty { lines.append("") }
    lines += module.unwritten.map { "// write: \($0)" }
    let hasPublisher = lines.contains { $0.contains("AnyPublisher<") }
    let imported =
      (hasPublisher ? ["Combine"] : []) + ["Foundation", "SwiftUI", "UIKit"] + imports
    let start = ["// \(head)"] + imported.map { "import \($0)" }
    return (start + lines).joined(separator: "\n") + "\n"
  }

  // MARK: Types

  private func declaration(of type: StubType, _ name: String) -> [String] {
    var lines = [""]
    let path = name.split(separator: ".").map(String.init)
    let own = path.last ?? name
    let indent = path.count > 1 ? "  " : ""
    if path.count > 1 { lines.append("extension \(path.dropLast().joined(separator: ".")) {") }
    let generics =
      type.genericCount == 0
      ? "" : "<" + (1...type.genericCount).map { "Value\($0)" }.joined(separator: ", ") + ">"
    var parents = type.conformances.sorted()
    if let parent = Self.parent(of: own, type) { parents.insert(parent, at: 0) }
    // Swift 6 passes it between actors.
    if type.kind == .structure || type.kind == .final, !type.isView, !parents.contains("Sendable") {
      parents.append("@unchecked Sendable")
    }
    if type.kind == .protocol_ { parents = type.isForAnyType ? [] : ["AnyObject"] }
    let inherited = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    let isolation =
      type.isView || type.kind == .open ? "@MainActor @preconcurrency " : ""
    switch type.kind {
    case .structure:
      lines.append("\(indent)\(isolation)\(access)struct \(own)\(generics)\(inherited) {")
    case .final:
      lines.append("\(indent)\(isolation)\(access)final class \(own)\(generics)\(inherited) {")
    case .open:
      lines.append(
        "\(indent)\(isolation)\(access.isEmpty ? "" : "open ")class \(own)\(generics)\(inherited) {"
      )
    case .protocol_: lines.append("\(indent)\(access)protocol \(own)\(inherited) {}")
    case .wrapper:
      lines.append("\(indent)@propertyWrapper \(access)struct \(own)<Value> {")
    }
    if type.kind == .protocol_ {
      if !type.members.isEmpty {
        lines.append("")
        lines.append("extension \(name) {")
        lines += type.members.flatMap { declaration(of: $0, in: name) }.map {
          "  \($0)"
        }
        lines.append("}")
      }
    } else {
      lines += body(of: type, own).map { "\(indent)  \($0)" }
      lines.append("\(indent)}")
    }
    if path.count > 1 { lines.append("}") }
    if type.kind == .wrapper {
      lines += """

        extension \(name): Codable where Value: Codable {
          \(access)init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(Value.self)
          }
          \(access)func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
        }
        extension \(name): Equatable where Value: Equatable {}
        extension \(name): Hashable where Value: Hashable {}
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return lines
  }

  /// The superclass that the name suggests, such as `UIButton`; else `NSObject`.
  static func parent(of name: String, _ type: StubType) -> String? {
    guard type.kind == .open else { return nil }
    let endings = [
      ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
      ("CollectionViewCell", "UICollectionViewCell"), ("Button", "UIButton"), ("Label", "UILabel"),
      ("ImageView", "UIImageView"), ("View", "UIView"),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
  }

  private func body(of type: StubType, _ name: String) -> [String] {
    var lines: [String] = []
    if type.kind == .wrapper {
      lines += """
        private var value: Value?
        \(access)init(wrappedValue: Value) { value = wrappedValue }
        \(access)var wrappedValue: Value {
          get {
            if let value = value ?? Any?.none as? Value ?? [Any]() as? Value { return value }
            fatalError("write: the value of @\(name)")
          }
          set { value = newValue }
        }
        """.split(separator: "\n").map(String.init)
    }
    let hasContent = type.initializers.contains { $0.contains { $0.form == .content } }
    if hasContent { lines.append("private var content = AnyView(Text(\"\(name)\"))") }
    if type.kind == .open, Self.parent(of: name, type) == "NSObject" {
      lines.append("\(access)override init() {}")
    } else if type.kind != .wrapper, type.kind != .open,
      !type.initializers.contains(where: \.isEmpty)
    {
      lines.append("\(access)init() {}")
    }
    for parameters in type.initializers {
      if type.kind == .open, parameters.isEmpty { continue }
      let isConvenience = type.kind == .open && Self.parent(of: name, type) != nil
      let content = parameters.firstIndex { $0.form == .content }
      let effect =
        isConvenience
        ? " self.init() " : content.map { " self.content = AnyView(value\($0 + 1)()) " } ?? ""
      lines.append(
        "\(access)\(isConvenience ? "convenience " : "")init\(generics(parameters))\(list(parameters)) {\(effect)}"
      )
    }
    if type.isView {
      lines.append(
        "\(access)var body: some View { \(hasContent ? "content" : "Text(\"\(name)\")") }")
    }
    if type.conformances.contains("ExpressibleByArrayLiteral") {
      lines.append("\(access)init(arrayLiteral elements: \(name)...) {}")
    }
    if type.conformances.contains("Sequence") {
      lines.append(
        "\(access)func makeIterator() -> AnyIterator<(String, \(name))> { AnyIterator { nil } }")
    }
    if type.conformances.contains("ViewModifier") {
      lines.append("\(access)func body(content: Content) -> some View { content }")
    }
    if type.conformances.contains("Identifiable"),
      !type.members.contains(where: { $0.name == "id" })
    {
      lines.append("\(access)var id: String { \"\" }")
    }
    lines += type.members.flatMap { declaration(of: $0, in: name) }
    if type.hasSubscript { lines.append("\(access)subscript(_ key: Any?) -> \(name) { self }") }
    lines += type.overridden.map { "\(access.isEmpty ? "" : "open ")\($0)" }
    return lines
  }

  // MARK: Members

  private func declaration(of member: StubMember, in owner: String?) -> [String] {
    let start = access + (member.isStatic ? "static " : "")
    let name = Self.keywords.contains(member.name) ? "`\(member.name)`" : member.name
    var result =
      member.result == "Self" && member.isStatic ? owner ?? "Self" : resolved.written(member.result)
    let isExtensionOfView = owner == "View" && result == "Self"
    if isExtensionOfView { result = "some View" }
    // The caller expects a type of the app, which a stub module cannot name.
    let isGeneric = member.takesType || result.hasPrefix("Generic") && member.parameters != nil
    if isGeneric {
      result = result.hasSuffix("?") ? "Wanted?" : "Wanted"
    } else {
      result = result.replacing("Generic", with: "Any")
    }
    if member.isOptional, !result.hasSuffix("?") { result += "?" }
    let value =
      member.result == "Self" && !member.isStatic
      ? "self"
      : resolved.withoutValue.contains(result)
        ? "fatalError(\"write: a value of \(result)\")" : Self.emptyValue(of: result)
    guard let parameters = member.parameters else {
      let kind = owner.flatMap { module.types[$0]?.kind }
      let isClass = kind == .open || kind == .final || owner.map(resolved.classes.contains) == true
      if member.isSet {
        return [
          "\(start)var \(name): \(result) {", "  get { \(value) }",
          "  \(isClass ? "" : "nonmutating ")set {}", "}",
        ]
      }
      return ["\(start)var \(name): \(result) { \(value) }"]
    }
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let head =
      "\(start)func \(name)\(generics(parameters, with: isGeneric ? "Wanted" : nil))\(list(parameters))\(effects)"
    if result.isEmpty || result == "Void" { return ["\(head) {}"] }
    return ["@discardableResult", "\(head) -> \(result) { \(value) }"]
  }

  private func generics(_ parameters: [StubParameter], with name: String? = nil) -> String {
    var names = name.map { [$0] } ?? []
    for (index, parameter) in parameters.enumerated() {
      if parameter.form == .content { names.append("Content\(index + 1): View") }
      if parameter.form == .inOut { names.append("Value\(index + 1)") }
    }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// The type of a parameter, which takes everything where the caller passes a type of the app.
  private func plain(_ name: String) -> String {
    resolved.written(name).replacing("Generic", with: "Any")
  }

  private func list(_ parameters: [StubParameter]) -> String {
    let texts = parameters.enumerated().map { index, parameter in
      let type =
        switch parameter.form {
        case .any: "Any?"
        case .inOut: "inout Value\(index + 1)"
        case .metatype: "Wanted.Type"
        case .content: "() -> Content\(index + 1)"
        case .value(let name): plain(name)
        case .closure(let names):
          "@escaping (\(names.map(plain).joined(separator: ", "))) -> Void"
        }
      let builder = parameter.form == .content ? "@ViewBuilder " : ""
      return "\(builder)\(parameter.label ?? "_") value\(index + 1): \(type)"
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private static let keywords: Set = [
    "default", "in", "is", "as", "for", "if", "switch", "repeat", "where", "import", "operator",
    "return", "self", "public", "private", "internal", "case", "func", "init",
  ]

  /// An empty value of the type.
  static func emptyValue(of type: String) -> String {
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    switch type {
    case "String", "Substring": return "\"\""
    case "Bool": return "false"
    case "Int", "Double", "Float", "CGFloat", "Int64", "Int32", "UInt", "TimeInterval": return "0"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "URL": return "URL(filePath: \"/\")"
    case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets": return ".zero"
    case "Color", "UIColor": return ".clear"
    case "some View": return "self"
    case let type where type.hasPrefix("AnyPublisher<"):
      return "MainActor.assumeIsolated { Empty().eraseToAnyPublisher() }"
    case "AnyTransition": return ".identity"
    case "Animation": return ".default"
    case "NSPredicate": return "NSPredicate(value: true)"
    case "Wanted", "Any": return "fatalError(\"write: a value of the app's type\")"
    case let type where type.hasPrefix("any "): return "fatalError(\"write: a value of \(type)\")"
    default: return "\(type)()"
    }
  }
}
