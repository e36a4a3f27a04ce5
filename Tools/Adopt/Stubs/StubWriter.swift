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
  private let appFiles: [SourceFile]
  /// The types that the app declares, and those of stubs that adopt brings, with the module.
  private var appTypes: Set<String>
  private let broughtTypes: [String: String]
  private var changes = 0

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

  private func imports(_ file: SourceFile) -> Set<String> {
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

  private struct Place {
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
  private func simple(_ type: some StringProtocol) -> String {
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
  private func owner(of type: String) -> String? {
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
  private func module(of name: String, in file: SourceFile) -> String {
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

  private func update(_ module: String, _ change: (inout StubModule) -> Void) {
    change(&modules[module, default: StubModule(name: module)])
    changes += 1
  }

  // MARK: Names

  private func addName(_ name: String, isType: Bool, at place: Place) -> Bool {
    guard let site = CallSite(in: place.file, at: place.offset), site.name == name else {
      return false
    }
    let isConstant = site.arguments == nil && site.next == nil && site.genericCount == 0
    if !isType, name.first?.isUppercase != true || isConstant {
      let module = module(of: name, in: place.file)
      let member = member(name, isStatic: false, of: nil, site, in: module)
      add(member, to: \.globals, in: module)
      grow(site, on: member.result, at: place)
      return true
    }
    if let present = owner(of: name) {
      if broughtTypes[name] == nil { refine(name, in: present, with: site, isType, at: place) }
      return true
    }
    if appTypes.contains(name) { return false }
    let module = module(of: name, in: place.file)
    update(module) { $0.types[name] = StubType() }
    refine(name, in: module, with: site, isType, at: place)
    return true
  }

  /// Learns from one use of the type `name`.
  private func refine(
    _ name: String, in module: String, with site: CallSite, _ isType: Bool, at place: Place
  ) {
    if isType {
      let before = site.before
      let isInherited = before.contains(
        /\b(?:class|struct|enum|actor|extension|protocol)\s+[\w.<>, ]+:[^{]*$/)
      if before.contains(/\b(?:any|some)\s+$|&\s*$/) || name.hasSuffix("Delegate")
        || name.hasSuffix("DataSource")
      {
        become(.protocol_, name)
      } else if isInherited {
        let isFirst = before.contains(/\bclass\s+[\w.<>, ]+:\s*$/)
        become(isFirst && !name.hasSuffix("Protocol") ? .open : .protocol_, name)
      } else if before.contains(/\bfunc\s+makeUIView(?:Controller)?\(.*\)\s*->\s*$/) {
        become(.open, name)
      } else if before.contains(/\bweak\s+var\b/) {
        become(.final, name)
      }
      if site.genericCount > 0 {
        update(module) { $0.types[name]?.genericCount = site.genericCount }
      }
      return
    }
    if let arguments = site.arguments {
      let parameters = parameters(arguments, of: name, in: module)
      addInitializer(parameters, to: name)
      if isMadeInView(site, name) { conform(name, to: "View") }
    } else if site.before.contains(/\b(?:any|some)\s+$/) {
      become(.protocol_, name)
    }
    grow(site, on: name, at: place, isStatic: site.arguments == nil)
  }

  private func addInitializer(_ parameters: [StubParameter], to name: String) {
    guard let module = owner(of: name), let present = modules[module]?.types[name]?.initializers
    else { return }
    if let index = present.firstIndex(where: { $0.canMerge(with: parameters) }) {
      if let merged = present[index].merged(with: parameters) {
        update(module) { $0.types[name]?.initializers[index] = merged }
      }
    } else {
      update(module) { $0.types[name]?.initializers.append(parameters) }
    }
  }

  private func isMadeInView(_ site: CallSite, _ name: String) -> Bool {
    guard site.isStatement || site.next != nil, name.first?.isUppercase == true else {
      return false
    }
    return name.hasSuffix("View") || name.hasSuffix("Image")
  }

  private func addNested(_ name: String, in outer: String) -> Bool {
    guard let module = owner(of: outer), broughtTypes[outer] == nil else { return false }
    update(module) { $0.types["\(outer).\(name)"] = $0.types["\(outer).\(name)"] ?? StubType() }
    return true
  }

  /// Adds the type that has the name of its module.
  private func addTypeOfModule(_ name: String) -> Bool {
    guard modules[name] != nil, modules[name]?.types[name] == nil else { return false }
    update(name) { $0.types[name] = StubType() }
    return true
  }

  /// Adds a type with the name of a generic type of Swift, such as `Task`, which the file means without arguments.
  private func addHiding(_ name: String, at place: Place) -> Bool {
    let module = module(of: name, in: place.file)
    guard !module.isEmpty, modules[module]?.types[name] == nil else { return false }
    update(module) { $0.types[name] = StubType() }
    return true
  }

  private func addWrapper(_ name: String, at place: Place) -> Bool {
    // Macros of SwiftData cannot be stubbed: they write code.
    guard !["Model", "Query", "Observable", "ModelActor"].contains(name) else { return false }
    let module = module(of: name, in: place.file)
    update(module) { $0.types[name, default: StubType()].kind = .wrapper }
    return true
  }

  // MARK: Members

  private func addMember(_ name: String, to type: String, isStatic: Bool, at place: Place) -> Bool {
    // The error points at the name, or at the start of the chain.
    guard let offset = offset(of: name, from: place),
      let site = CallSite(in: place.file, at: offset)
    else { return false }
    if resolved.types[type] == nil, owner(of: type) != nil, broughtTypes[type] == nil {
      return grow(name, site, on: type, isStatic: isStatic, at: place)
    }
    if isStatic, type == "ShapeStyle" { return addModifier(at: place) }
    // Another error of this build has resolved the type.
    if resolved.types[type] != nil { return true }
    if type == "Any" { return addOverload(at: place) }
    if ["BinaryInteger", "StringProtocol", "Equatable", "Comparable"].contains(type) {
      return false
    }
    let isView = type.hasPrefix("some ") || type == "View" || Self.views.contains(type)
    let module = broughtTypes[type] ?? module(of: name, in: place.file)
    let extended = isView ? "View" : type
    guard isView || !appTypes.contains(extended) && extended.contains(/^[\w.]+$/) else {
      return false
    }
    let owner = isView && site.arguments != nil ? "View" : extended
    var member = member(name, isStatic: isStatic && !isView, of: owner, site, in: module)
    if isView { member.result = "Self" }
    update(module) { module in
      if module.extensions[extended, default: []].contains(where: { $0.isSame(as: member) }) {
        return
      }
      module.extensions[extended, default: []].append(member)
    }
    if !isView { grow(site, on: member.result, at: place) }
    return true
  }

  private static let views: Set = [
    "Text", "Image", "VStack", "HStack", "ZStack", "List", "Form", "ScrollView", "Button", "Group",
    "NavigationView", "NavigationStack", "NavigationLink", "Section", "Color", "TextField",
    "Toggle",
    "ModifiedContent", "LazyVStack", "LazyHStack", "LazyVGrid", "TabView", "Spacer", "Divider",
    "AnyView",
    "ForEach", "Rectangle", "Circle", "RoundedRectangle", "Capsule", "Picker", "Slider", "Menu",
    "Label",
    "GeometryReader", "SecureField", "TextEditor", "DatePicker", "ProgressView", "Stepper",
    "EmptyView",
  ]

  private func offset(of name: String, from place: Place) -> Int? {
    let code = place.file.code
    let bytes = Array(name.utf8)
    let end = min(code.count - bytes.count, place.offset + 600)
    guard place.offset <= end else { return nil }
    func isWord(_ index: Int) -> Bool {
      code.indices.contains(index) && code[index].isInIdentifier
    }
    return (place.offset...end).first { index in
      code[index..<(index + bytes.count)].elementsEqual(bytes)
        && !isWord(index - 1) && !isWord(index + bytes.count)
        && (index == place.offset || code[index - 1] == UInt8(ascii: "."))
    }
  }

  /// Adds the next member of the chain to `type`, if the type is unknown or a stub.
  private func grow(_ site: CallSite, on type: String, at place: Place, isStatic: Bool = false) {
    guard let next = site.next, resolved.types[type] == nil, owner(of: type) != nil,
      let following = CallSite(in: place.file, at: next)
    else { return }
    if site.isUnwrapped { makeOptional(type) }
    if following.name.first?.isUppercase == true
      || ["self", "init", "Type"].contains(following.name)
    {
      if following.name.first?.isUppercase == true { _ = addNested(following.name, in: type) }
      return
    }
    _ = grow(following.name, following, on: type, isStatic: isStatic, at: place)
  }

  private func grow(
    _ name: String, _ site: CallSite, on type: String, isStatic: Bool, at place: Place
  ) -> Bool {
    guard let module = owner(of: type), modules[module]?.types[type] != nil else { return false }
    if ["success", "failure"].contains(name), modules[module]?.types[type]?.isPlaceholder == true {
      return resolve(type, to: "Result<\(placeholder("\(type)Value", in: module)), any Error>")
    }
    let isText = type.contains(/(?:String|Name|Text|Title|Email|Description|ID)(?:Value)?$/)
    if isText, Self.textMembers.contains(name) || Self.listMembers.contains(name),
      isPlaceholder(type)
    {
      return resolve(type, to: "String")
    }
    if Self.listMembers.contains(name), isPlaceholder(type) {
      return resolve(type, to: "[\(placeholder("\(type)Element", in: module))]")
    }
    if site.before.contains(/\bcase\s+[\w., ]*\.$/) { conform(type, to: "Equatable") }
    if !isStatic, Self.modifiers.contains(name), site.arguments != nil {
      return conform(type, to: "View")
    }
    if modules[module]?.types[type]?.isView == true, Self.modifiers.contains(name) { return true }
    let member = member(name, isStatic: isStatic, of: type, site, in: module)
    let members = modules[module]?.types[type]?.members ?? []
    if let index = members.firstIndex(where: { $0.isSame(as: member) }) {
      var present = members[index]
      let parameters = present.parameters?.merged(with: member.parameters ?? [])
      if parameters != nil || member.isSet && !present.isSet {
        present.parameters = parameters ?? present.parameters
        present.isSet = present.isSet || member.isSet
        update(module) { $0.types[type]?.members[index] = present }
      }
      grow(site, on: present.result == "Self" ? type : present.result, at: place)
      return true
    }
    update(module) { $0.types[type]?.members.append(member) }
    grow(site, on: member.result == "Self" ? type : member.result, at: place)
    return true
  }

  /// The members that only a list has, and those that a text has too.
  private static let listMembers: Set = [
    "append", "compactMap", "enumerated", "filter", "flatMap", "forEach", "indices", "map",
    "reduce",
    "remove", "removeAll", "sorted",
  ]
  private static let textMembers: Set = [
    "contains", "count", "isEmpty", "lowercased", "uppercased", "split",
  ]

  /// The modifiers that make a type a view.
  private static let modifiers: Set = [
    "frame", "padding", "background", "overlay", "cornerRadius", "foregroundColor",
    "foregroundStyle",
    "clipShape", "onAppear", "onDisappear", "aspectRatio", "opacity", "shadow", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "onTapGesture", "navigationTitle", "environmentObject", "sheet",
    "scaledToFit",
    "scaledToFill", "clipped", "offset", "rotationEffect", "tag", "disabled", "mask", "border",
    "font",
  ]

  /// A declaration of the member that fits this use.
  private func member(
    _ name: String, isStatic: Bool, of type: String?, _ site: CallSite, in module: String
  ) -> StubMember {
    var member = StubMember(name: name, isStatic: isStatic, result: "")
    let start =
      (type ?? "").split(separator: ".").joined() + name.prefix(1).uppercased() + name.dropFirst()
    member.parameters = site.arguments.map { parameters($0, of: start, in: module) }
    member.isAsync = site.isAwaited && site.arguments != nil
    member.isThrowing = site.isTried && site.arguments != nil
    if member.takesType {
      member.result = "Generic"
      member.isOptional = site.isUnwrapped || site.isBound && site.next == nil
      return member
    }
    let isView = type.flatMap { modules[module]?.types[$0]?.isView } == true
    let names = ["shared", "default", "current", "main", "standard", "sharedInstance", "instance"]
    if isView, !isStatic, site.arguments != nil {
      member.result = "Self"
    } else if isStatic, let type, site.before.contains(/(?:^|[\s(\[,:])\.$/) {
      member.result = type
    } else if isStatic, let type, names.contains(name) || name.lowercased() == type.lowercased() {
      member.result = type
    } else if site.arguments != nil, site.isStatement, site.next == nil {
      member.result = ""
    } else {
      switch site.assigned {
      case .bool: member.result = "Bool"
      case .string: member.result = "String"
      case .number: member.result = "Double"
      case .closure(let parameters, _):
        let types = parameters.map {
          placeholder("\(start)\($0.name.capitalizedStart)", in: module)
        }
        member.result = "((\(types.joined(separator: ", "))) -> Void)?"
      default:
        // A constant of a type is one of its values.
        let isConstant =
          isStatic && site.before.hasSuffix(".") && site.next == nil && site.arguments == nil
          && type != nil
        let value = placeholder(start, in: module)
        let isPublisher = name.hasSuffix("Publisher") && site.next != nil
        member.result =
          isConstant ? type ?? "" : isPublisher ? "AnyPublisher<\(value), any Error>" : value
        if site.isBound, site.next == nil { makeOptional(member.result) }
        if site.isUnwrapped { makeOptional(member.result) }
      }
    }
    member.isSet = site.assigned != nil
    if case .member(let value, _) = site.assigned, !value.isEmpty {
      addConstant(value, to: member.result)
    }
    return member
  }

  private func add(
    _ member: StubMember, to path: WritableKeyPath<StubModule, [StubMember]>, in module: String
  ) {
    guard modules[module]?[keyPath: path].contains(where: { $0.isSame(as: member) }) != true else {
      return
    }
    update(module) { $0[keyPath: path].append(member) }
  }

  private func add(_ member: StubMember, to type: String) {
    guard let module = owner(of: type),
      modules[module]?.types[type]?.members.contains(where: { $0.isSame(as: member) }) == false
    else { return }
    update(module) { $0.types[type]?.members.append(member) }
  }

  private func addConstant(_ name: String, to type: String) {
    add(StubMember(name: name, isStatic: true, result: type), to: type)
  }

  // MARK: Parameters

  private func parameters(
    _ arguments: [CallSite.Labelled], of start: String, in module: String
  ) -> [StubParameter] {
    arguments.enumerated().map { index, argument in
      let label = argument.label == "_" ? nil : argument.label
      let name =
        start.split(separator: ".").joined()
        + (label ?? "\(index + 1)").capitalizedStart
      return StubParameter(label: label, form: form(argument.value, name, in: module))
    }
  }

  private func form(_ argument: CallSite.Argument, _ name: String, in module: String)
    -> StubParameter.Form
  {
    switch argument {
    case .inOut: return .inOut
    case .metatype: return .metatype
    case .closure(_, isContent: true): return .content
    case .closure(let parameters, isContent: false):
      return .closure(
        parameters.map { parameter in
          if ["error", "err"].contains(parameter.name) { return "(any Error)?" }
          if parameter.name == "_" { return "Any?" }
          let type = placeholder("\(name)\(parameter.name.capitalizedStart)", in: module)
          return parameter.isResult ? "Result<\(type), any Error>" : type
        })
    case .member("init", let arguments?):
      let labels = arguments.map { $0.label ?? "_" }
      let known = ["x y": "CGPoint", "width height": "CGSize", "string": "URL?"]
      if let type = known[labels.joined(separator: " ")] { return .value(type) }
      let type = placeholder(name, in: module)
      addInitializer(parameters(arguments, of: type, in: module), to: type)
      return .value(type)
    case .member(let value, let arguments):
      let type = placeholder(name, in: module)
      if let arguments {
        let member = StubMember(
          name: value, isStatic: true,
          parameters: parameters(arguments, of: "\(name)\(value.capitalizedStart)", in: module),
          result: type)
        add(member, to: type)
      } else {
        addConstant(value, to: type)
      }
      return .value(type)
    case .members(let values):
      let type = placeholder(name, in: module)
      update(owner(of: type) ?? module) {
        $0.types[type]?.conformances.insert("ExpressibleByArrayLiteral")
      }
      for value in values { addConstant(value, to: type) }
      return .value(type)
    case .plain, .string, .number, .bool: return .any
    }
  }

  // MARK: Types

  /// The name of a new type, which stands for an unknown one.
  private func placeholder(_ start: String, in module: String) -> String {
    var name = start
    while appTypes.contains(name) || broughtTypes[name] != nil
      || owner(of: name).map({ modules[$0]?.types[name]?.isPlaceholder == false }) == true
    {
      name += "Value"
    }
    if owner(of: name) == nil, resolved.types[name] == nil {
      update(module) { $0.types[name] = StubType(isPlaceholder: true) }
    }
    return name
  }

  /// If one type is a placeholder, resolves it to the other.
  private func equate(_ first: String, _ second: String) -> Bool {
    if isPlaceholder(simple(first)) { return resolve(simple(first), to: second) }
    if isPlaceholder(simple(second)) { return resolve(simple(second), to: first) }
    return false
  }

  private func isPlaceholder(_ name: String) -> Bool {
    owner(of: name).flatMap { modules[$0]?.types[name]?.isPlaceholder } == true
      && resolved.types[name] == nil
  }

  @discardableResult
  private func resolve(_ name: String, to type: String) -> Bool {
    guard isPlaceholder(name), simple(type) != name else { return false }
    var type = type
    let isEmpty = type == "()" || type == "Void"
    if isEmpty || type.contains("->") || type.hasPrefix("some ") { return false }
    if type.hasPrefix("Binding<") { type = String(type.dropFirst(8).dropLast()) }
    // A generic parameter has no name outside of its function.
    if ["Content", "Element", "ID", "Other", "Result", "Subject", "T", "U", "V", "Value"]
      .contains(type)
    {
      return false
    }
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let isOfApp = owner(of: simple(type)) == nil && words.contains { appTypes.contains($0) }
    if let module = owner(of: name), let other = owner(of: simple(type)), other != module {
      // One stub does not know the other's types.
      if isPlaceholder(simple(type)) {
        type = "Any"
      } else {
        move(simple(type), from: other, to: module)
      }
    }
    resolved.types[name] = isOfApp && owner(of: name) != "" ? "Generic" : type
    changes += 1
    return true
  }

  /// Moves a type, and the placeholders of its members, to the stub that mentions it.
  private func move(_ type: String, from module: String, to other: String) {
    guard let moved = modules[module]?.types.removeValue(forKey: type) else { return }
    modules[other]?.types[type] = moved
    for member in moved.members where isPlaceholder(member.result) {
      move(member.result, from: module, to: other)
    }
  }

  @discardableResult
  private func makeOptional(_ name: String) -> Bool {
    guard isPlaceholder(name) || owner(of: name) != nil, resolved.optional.insert(name).inserted
    else { return false }
    changes += 1
    return true
  }

  private static let conformances: Set = [
    "View", "Equatable", "Hashable", "Identifiable", "Error", "Codable", "Decodable", "Encodable",
    "Sendable",
    "ObservableObject", "ViewModifier", "CustomStringConvertible",
  ]

  @discardableResult
  private func conform(_ name: String, to proto: String) -> Bool {
    guard let module = owner(of: name), modules[module]?.types[name] != nil else { return false }
    if proto == "RandomAccessCollection" || proto == "Sequence" {
      return resolve(name, to: "[\(placeholder("\(name)Element", in: module))]")
    }
    if proto == "StringProtocol" { return resolve(name, to: "String") }
    if proto == "BinaryFloatingPoint" { return resolve(name, to: "Double") }
    guard Self.conformances.contains(proto),
      modules[module]?.types[name]?.conformances.contains(proto) == false
    else { return false }
    update(module) { $0.types[name]?.conformances.insert(proto) }
    return true
  }

  @discardableResult
  private func become(_ kind: StubType.Kind, _ name: String) -> Bool {
    guard let module = owner(of: name), let type = modules[module]?.types[name],
      type.kind == .structure || type.kind == .final
    else { return false }
    update(module) { $0.types[name]?.kind = kind }
    return true
  }

  private func addGenerics(_ name: String, at place: Place) -> Bool {
    guard let module = owner(of: name), let offset = offset(of: name, from: place),
      let site = CallSite(in: place.file, at: offset), site.genericCount > 0
    else { return false }
    update(module) { $0.types[name]?.genericCount = site.genericCount }
    return true
  }

  /// The elements of a value such as JSON have the same type.
  private func addSubscript(to name: String) -> Bool {
    guard let module = owner(of: name), modules[module]?.types[name]?.hasSubscript == false else {
      return false
    }
    update(module) { $0.types[name]?.hasSubscript = true }
    return true
  }

  /// Makes values such as JSON a sequence of their elements, with the keys.
  private func addPairs(to name: String) -> Bool {
    guard let module = owner(of: name), modules[module]?.types[name]?.isPlaceholder == false else {
      return false
    }
    let (inserted, _) = modules[module]?.types[name]?.conformances.insert("Sequence") ?? (false, "")
    if inserted { changes += 1 }
    return inserted
  }

  /// Resolves placeholders of the members in the expression at `place`, which may hold closures, as other members of the same name were
  /// resolved: `user` of one answer is what `user` of another is.
  private func resolveLikeNamed(at place: Place) -> Bool {
    let code = String(decoding: place.file.code[place.offset...].prefix(2_000), as: UTF8.self)
    let names = Set(code.matches(of: /\w+/).map { String($0.0) })
    let members = modules.values.flatMap { $0.types.values.flatMap(\.members) }
      .filter { names.contains($0.name) && $0.parameters == nil }
    let before = changes
    for member in members where isPlaceholder(member.result) {
      let known = members.first {
        $0.name == member.name && $0.result != member.result && !isPlaceholder($0.result)
      }
      if let known { resolve(member.result, to: resolved.written(known.result)) }
    }
    return changes > before
  }

  // MARK: Calls

  /// The offsets of the names that are called around `place`, the innermost first.
  private func calls(around place: Place) -> [Int] {
    let code = place.file.code
    func start(ofNameAt index: Int) -> Int? {
      var start = index
      while start > 0, code[start - 1].isInIdentifier {
        start -= 1
      }
      return start <= index && code.indices.contains(start) && code[start].isInIdentifier
        ? start : nil
    }
    var found: [Int] = []
    if code.indices.contains(place.offset), code[place.offset].isInIdentifier,
      let name = start(ofNameAt: place.offset)
    {
      found.append(name)
    }
    var (index, depth) = (place.offset - 1, 0)
    if code.indices.contains(place.offset), code[place.offset] == UInt8(ascii: "(") {
      index = place.offset
    }
    while index > 0, found.count < 3 {
      switch code[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        if depth > 0 {
          depth -= 1
        } else {
          var last = index - 1
          while last > 0, code[last] == UInt8(ascii: " ") { last -= 1 }
          if code[last].isInIdentifier, let name = start(ofNameAt: last) { found.append(name) }
        }
      case UInt8(ascii: "["): depth = max(0, depth - 1)
      default: break
      }
      index -= 1
    }
    return found
  }

  /// Adds a declaration with the arguments of a call around `place`.
  private func addOverload(at place: Place) -> Bool {
    for offset in calls(around: place) {
      guard let site = CallSite(in: place.file, at: offset), site.arguments != nil else { continue }
      let before = changes
      if let module = owner(of: site.name), modules[module]?.types[site.name] != nil {
        refine(site.name, in: module, with: site, false, at: place)
      } else {
        for module in modules.values {
          for (type, stub) in module.types {
            let sameName = stub.members.first { $0.name == site.name }
            if let sameName {
              _ = grow(site.name, site, on: type, isStatic: sameName.isStatic, at: place)
            }
          }
          for (type, members) in module.extensions
          where members.contains(where: { $0.name == site.name }) {
            _ = addMember(
              site.name, to: type, isStatic: false, at: Place(file: place.file, offset: offset))
          }
          if module.globals.contains(where: { $0.name == site.name }) {
            add(
              member(site.name, isStatic: false, of: nil, site, in: module.name), to: \.globals,
              in: module.name)
          }
        }
      }
      if changes > before { return true }
    }
    return false
  }

  /// Adds the modifier around `place` to all views: SwiftUI has it only with other labels.
  private func addModifier(at place: Place) -> Bool {
    for offset in calls(around: place) {
      guard let site = CallSite(in: place.file, at: offset), Self.modifiers.contains(site.name),
        let label = site.arguments?.first?.label
      else { continue }
      let module = module(of: site.name, in: place.file)
      var member = member(
        site.name, isStatic: false, of: "View\(label.capitalizedStart)", site, in: module)
      member.result = "Self"
      let isKnown = modules[module]?.extensions["View"]?.contains { $0.isSame(as: member) } == true
      if !isKnown { update(module) { $0.extensions["View", default: []].append(member) } }
      return !isKnown
    }
    return false
  }

  /// Changes the declarations of the names in the statement at `place`.
  private func change(at place: Place, _ change: (inout StubMember) -> Void) -> Bool {
    let names = names(after: place)
    var changed = false
    for (key, module) in modules {
      for (type, stub) in module.types {
        for index in stub.members.indices where names.contains(stub.members[index].name) {
          var member = stub.members[index]
          let flags = (member.isAsync, member.isThrowing, member.isOptional)
          change(&member)
          if flags != (member.isAsync, member.isThrowing, member.isOptional) {
            update(key) { $0.types[type]?.members[index] = member }
            changed = true
          }
        }
      }
    }
    return changed
  }

  /// Declares the awaited functions in the statement at `place` a second time, for callers that do not wait.
  private func addSynchronous(at place: Place) -> Bool {
    let before = changes
    for name in names(after: place) {
      for (key, module) in modules {
        for (type, stub) in module.types {
          let all = stub.members.filter { $0.name == name }
          for member in all
          where member.isAsync && !all.contains(where: { !$0.isAsync && $0.isSame(as: member) }) {
            var copy = member
            copy.isAsync = false
            update(key) { $0.types[type]?.members.append(copy) }
          }
        }
      }
    }
    return changes > before
  }

  /// The words in the rest of the line.
  private func names(after place: Place) -> Set<String> {
    let line = place.file.code[place.offset...].prefix { $0 != UInt8(ascii: "\n") }
    return Set(String(decoding: line, as: UTF8.self).matches(of: /\w+/).map { String($0.0) })
  }

  /// Gives the class above the one at `place` the member that is overridden there.
  private func addOverridden(at place: Place) -> Bool {
    let code = place.file.codeText
    let bytes = Array(code.utf8)
    let start = bytes[..<place.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = String(
      decoding: bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") },
      as: UTF8.self)
    guard let head = line.firstMatch(of: /\b(func\s.*|var\s.*)/) else { return false }
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    guard let parent = before.matches(of: /class\s+\w+\s*:\s*(\w+)/).last,
      let module = owner(of: String(parent.1))
    else { return false }
    let signature = String(head.1).split(separator: " ").joined(separator: " ")
    let result = signature.firstMatch(of: /(?:->|:)\s*([\w<>\[\].?]+)$/).map { String($0.1) } ?? ""
    let body = result.isEmpty ? "{}" : "{ \(StubSource.emptyValue(of: result)) }"
    update(module) { $0.types[String(parent.1)]?.overridden.append("\(signature) \(body)") }
    return true
  }
}

extension String {
  fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
