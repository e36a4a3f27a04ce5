import Foundation

/// Writes stubs from what the compiler misses: it reads each error, looks at the code there, and declares the name.
///
/// A member of an unknown type gets a type of its own, a placeholder. A later error says which type was expected, and replaces the
/// placeholder.
final class StubWriter {
  /// By name. The empty name holds names that existing modules lack.
  var modules: [String: StubModule]
  var resolved: ResolvedTypes
  private var files: [String: SourceFile] = [:]
  /// The stubbed modules that each file imports.
  private let findImports: (SourceFile) -> Set<String>
  private var importsOfFile: [String: Set<String>] = [:]
  let appFiles: [SourceFile]
  /// The types that the app declares, and those of stubs that adopt brings, with the module.
  var appTypes: Set<String>
  let broughtTypes: [String: String]
  var changes = 0

  init(
    modules: [String: StubModule], resolved: ResolvedTypes, appTypes: Set<String>,
    broughtTypes: [String: String], appFiles: [SourceFile],
    imports: @escaping (SourceFile) -> Set<String>
  ) {
    self.modules = modules
    self.resolved = resolved
    self.appTypes = appTypes
    self.broughtTypes = broughtTypes
    self.appFiles = appFiles
    findImports = imports
  }

  /// Forgets the types of files that are left out, so that stubs take their place.
  func leaveOut(_ types: Set<String>) { appTypes.subtract(types) }

  func imports(_ file: SourceFile) -> Set<String> {
    if let known = importsOfFile[file.path] { return known }
    let found = findImports(file)
    importsOfFile[file.path] = found
    return found
  }

  // MARK: Errors

  /// Declares the names that the errors report missing. Returns the errors that it could not solve.
  func learn(from errors: [CompilerError]) -> (changed: Bool, unsolved: [CompilerError]) {
    changes = 0
    var unsolved: [CompilerError] = []
    for error in errors {
      let file = files[error.path] ?? SourceFile(path: error.path)
      files[error.path] = file
      guard file.lineStarts.indices.contains(error.line - 1),
        file.code.indices.contains(file.lineStarts[error.line - 1] + error.column - 1)
      else {
        unsolved.append(error)
        continue
      }
      let place = Place(file: file, offset: file.lineStarts[error.line - 1] + error.column - 1)
      if !learn(error.message, at: place) { unsolved.append(error) }
    }
    gatherPlaceholders()
    return (changes > 0, unsolved)
  }

  /// Moves each placeholder to the stub whose declarations mention it.
  private func gatherPlaceholders() {
    for (name, module) in modules {
      for member in module.types.values.flatMap(\.members) + module.globals {
        for word in resolved.written(member.result).split(whereSeparator: {
          !$0.isLetter && !$0.isNumber
        }) {
          let type = String(word)
          if let other = owner(of: type), other != name, isPlaceholder(type) {
            move(type, from: other, to: name)
          }
        }
      }
    }
  }

  struct Place {
    var file: SourceFile
    var offset: Int
  }

  private func learn(_ message: String, at place: Place) -> Bool {
    if let match = message.firstMatch(of: /^cannot find (?:type )?'([\w]+)' in scope/) {
      return addName(String(match.1), isType: message.contains("find type"), at: place)
    }
    if let match = message.firstMatch(of: /^module '(\w+)' has no member named '(\w+)'/) {
      return addTypeOfModule(String(match.1))
    }
    if let match = message.firstMatch(of: /^no type named '(\w+)' in module '(\w+)'/) {
      guard modules[String(match.2)] != nil else { return false }
      update(String(match.2)) { $0.types[String(match.1)] = StubType() }
      return true
    }
    if let match = message.firstMatch(of: /^reference to generic type '(\w+)' requires arguments/) {
      return addHiding(String(match.1), at: place)
    }
    if message.hasPrefix("failed to produce diagnostic") { return resolveLikeNamed(at: place) }
    if message.hasPrefix("expected module member name"),
      let site = CallSite(in: place.file, at: place.offset)
    {
      return addTypeOfModule(site.name)
    }
    if let match = message.firstMatch(
      of: /^expression pattern of type '([\w.]+)' cannot match values of type '([\w.]+)'/)
    {
      return equate(String(match.1), String(match.2))
    }
    if let match = message.firstMatch(of: /^unknown attribute '(\w+)'/) {
      return addWrapper(String(match.1), at: place)
    }
    if let match = message.firstMatch(of: /^'(\w+)' is not a member type of \w+ '([\w.]+)'/) {
      return addNested(String(match.1), in: simple(match.2))
    }
    if let match = message.firstMatch(of: /^(?:value of )?type '(.+?)' has no member '(\w+)'/)
      ?? message.firstMatch(
        of: /^value of optional type '(.+?)' must be unwrapped to refer to member '(\w+)'/)
    {
      return addMember(
        String(match.2), to: simple(match.1), isStatic: message.hasPrefix("type"), at: place)
    }
    if let match = message.firstMatch(
      of:
        /^cannot (?:convert|assign)(?: return expression| value)? of type '(.+?)' to (?:expected \w+(?: \w+)? type|specified type|return type|closure result type|type) '(.+?)'/
    ) {
      return equate(String(match.1), String(match.2)) || addOverload(at: place)
    }
    if let match = message.firstMatch(
      of: /^binary operator '.+' cannot be applied to operands of type '(.+?)' and '(.+?)'/)
    {
      if match.2 == "_" || match.2 == "Other" { return conform(simple(match.1), to: "Equatable") }
      return equate(String(match.1), String(match.2))
    }
    if let match = message.firstMatch(
      of: /^referencing operator function '[=!]=' .* requires that '([\w.]+)'/)
    {
      return compare(simple(match.1), at: place)
    }
    if let match = message.firstMatch(of: /requires that '([\w.?]+)' conform to '(\w+)'/)
      ?? message.firstMatch(of: /^type '([\w.?]+)' does not conform to protocol '(\w+)'/)
    {
      return conform(simple(match.1), to: String(match.2))
    }
    if let match = message.firstMatch(
      of: /^for-in loop requires '([\w.?]+)' to conform to 'Sequence'/)
    {
      let name = simple(match.1)
      return resolve(name, to: "[\(placeholder("\(name)Element", in: owner(of: name) ?? ""))]")
        || addPairs(to: name)
    }
    if let match = message.firstMatch(of: /^value of type '([\w.]+)' has no subscripts/) {
      return resolve(simple(match.1), to: "[String: Any]") || addSubscript(to: simple(match.1))
    }
    if let match = message.firstMatch(
      of: /^initializer for conditional binding must have Optional type, not '([\w.]+)'/)
      ?? message.firstMatch(
        of:
          /^cannot (?:use optional chaining on|force unwrap value of) non-optional (?:value of )?type '([\w.]+)'/
      )
      ?? message.firstMatch(
        of: /^'nil' (?:cannot be assigned to|is not compatible with expected \w+) type '([\w.]+)'/)
    {
      return makeOptional(simple(match.1))
        || change(at: place) {
          if $0.parameters == nil || $0.result == "Generic" || $0.takesType { $0.isOptional = true }
        }
    }
    if let match = message.firstMatch(
      of: /^inheritance from non-protocol(?:, non-class)? type '([\w.]+)'/)
    {
      return become(.open, simple(match.1))
    }
    if let match = message.firstMatch(
      of:
        /^(?:multiple inheritance from classes '.+' and|non-class type '.+' cannot inherit from class|type '.+' constrained to non-protocol.*?) '([\w.]+)'/
    ) {
      return become(.protocol_, simple(match.1))
    }
    if let match = message.firstMatch(
      of: /^non-class type '.+' cannot conform to class protocol '([\w.]+)'/)
    {
      let name = simple(match.1)
      guard let module = owner(of: name) else { return false }
      update(module) { $0.types[name]?.isForAnyType = true }
      return true
    }
    if let match = message.firstMatch(of: /^cannot specialize non-generic type '([\w.]+)'/) {
      return addGenerics(simple(match.1), at: place)
    }
    if message.hasPrefix("expression is 'async' but is not marked")
      || message.hasPrefix("'async' call in a function")
    {
      return addSynchronous(at: place)
    }
    if message.contains("call can throw") { return change(at: place) { $0.isThrowing = false } }
    if message.contains("does not override any") { return addOverridden(at: place) }
    if let match = message.firstMatch(of: /^cannot call value of non-function type '([\w.]+)'/) {
      modules.keys.forEach { key in
        modules[key]?.types.keys.forEach { type in
          modules[key]?.types[type]?.members.removeAll {
            $0.parameters == nil && $0.result == match.1
          }
        }
      }
      changes += 1
      return true
    }
    let isCall = message.contains(
      /argument|closure|no exact matches in call|ambiguous use|cannot infer|initializer/)
    return isCall && addOverload(at: place)
  }

  /// Makes the type one whose values are compared, with the values that the line compares.
  private func compare(_ name: String, at place: Place) -> Bool {
    let start =
      place.file.code[..<place.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = place.file.code[start...].prefix { $0 != UInt8(ascii: "\n") }
    let before = changes
    conform(name, to: "Equatable")
    for match in String(decoding: line, as: UTF8.self).matches(of: /[=!]=\s*\.(\w+)/) {
      addConstant(String(match.1), to: name)
    }
    return changes > before
  }

  /// The name of the type without optionals and arguments.
  func simple(_ type: some StringProtocol) -> String {
    var name = String(type)
    while name.last == "?" || name.last == "!" { name.removeLast() }
    if name.hasPrefix("any ") { name.removeFirst(4) }
    if name.hasSuffix(".Type") { name.removeLast(5) }
    if let module = name.split(separator: ".").first, modules[String(module)] != nil,
      name.contains("."),
      modules[String(module)]?.types[String(module)] == nil
    {
      name.removeFirst(module.count + 1)
    }
    if name.hasPrefix("(any "), name.hasSuffix(")") { name = String(name.dropFirst(5).dropLast()) }
    return name.hasPrefix("some ") ? name : String(name.prefix { $0 != "<" })
  }

  // MARK: Where a name belongs

  /// The module of which `type` is a stub.
  func owner(of type: String) -> String? {
    modules.values.first { $0.types[type] != nil }?.name ?? broughtTypes[type]
  }

  private static let prefixes = [
    "ARKit": "AR", "AVFoundation": "AV", "AVKit": "AVPlayerV", "AuthenticationServices": "AS",
    "CloudKit": "CK", "Contacts": "CN", "CoreData": "NS", "CoreHaptics": "CH", "CoreLocation": "CL",
    "CoreML": "ML", "CoreMotion": "CM", "EventKit": "EK", "GameKit": "GK", "HealthKit": "HK",
    "LocalAuthentication": "LA", "MapKit": "MK", "MessageUI": "MF", "Photos": "PH",
    "SafariServices": "SF",
    "SpriteKit": "SK", "UserNotifications": "UN", "Vision": "VN", "WebKit": "WK",
  ]

  /// The missing module that an unknown name belongs to.
  func module(of name: String, in file: SourceFile) -> String {
    let users = appFiles.filter { $0.codeText.contains(name) }
    let shared = users.dropFirst().reduce(users.first.map(imports) ?? []) {
      $0.intersection(imports($1))
    }
    // All files that use the name import its module.
    let candidates = (shared.isEmpty ? imports(file) : shared).sorted()
    let lowercased = name.lowercased()
    let byName = candidates.first { module in
      Self.prefixes[module].map { name.hasPrefix($0) || name.hasPrefix("k\($0)") } == true
        || lowercased.hasPrefix(module.lowercased()) || module.lowercased().hasSuffix(lowercased)
    }
    // Every name of such a module of Apple's has its prefix.
    return byName ?? candidates.first { Self.prefixes[$0] == nil } ?? candidates.first ?? ""
  }

  func update(_ module: String, _ change: (inout StubModule) -> Void) {
    change(&modules[module, default: StubModule(name: module)])
    changes += 1
  }
}
