// Finds the types of placeholders, and what else a type has to be.

extension StubWriter {
  /// The name of a new type, which stands for an unknown one.
  func placeholder(_ start: String, in module: String) -> String {
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
  func equate(_ first: String, _ second: String) -> Bool {
    if isPlaceholder(simple(first)) { return resolve(simple(first), to: second) }
    if isPlaceholder(simple(second)) { return resolve(simple(second), to: first) }
    return false
  }

  func isPlaceholder(_ name: String) -> Bool {
    owner(of: name).flatMap { modules[$0]?.types[name]?.isPlaceholder } == true
      && resolved.types[name] == nil
  }

  @discardableResult
  func resolve(_ name: String, to type: String) -> Bool {
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
  func move(_ type: String, from module: String, to other: String) {
    guard let moved = modules[module]?.types.removeValue(forKey: type) else { return }
    modules[other]?.types[type] = moved
    for member in moved.members where isPlaceholder(member.result) {
      move(member.result, from: module, to: other)
    }
  }

  @discardableResult
  func makeOptional(_ name: String) -> Bool {
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
  func conform(_ name: String, to proto: String) -> Bool {
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
  func become(_ kind: StubType.Kind, _ name: String) -> Bool {
    guard let module = owner(of: name), let type = modules[module]?.types[name],
      type.kind == .structure || type.kind == .final
    else { return false }
    update(module) { $0.types[name]?.kind = kind }
    return true
  }

  func addGenerics(_ name: String, at place: Place) -> Bool {
    guard let module = owner(of: name), let offset = offset(of: name, from: place),
      let site = CallSite(in: place.file, at: offset), site.genericCount > 0
    else { return false }
    update(module) { $0.types[name]?.genericCount = site.genericCount }
    return true
  }

  /// The elements of a value such as JSON have the same type.
  func addSubscript(to name: String) -> Bool {
    guard let module = owner(of: name), modules[module]?.types[name]?.hasSubscript == false else {
      return false
    }
    update(module) { $0.types[name]?.hasSubscript = true }
    return true
  }

  /// Makes values such as JSON a sequence of their elements, with the keys.
  func addPairs(to name: String) -> Bool {
    guard let module = owner(of: name), modules[module]?.types[name]?.isPlaceholder == false else {
      return false
    }
    let (inserted, _) = modules[module]?.types[name]?.conformances.insert("Sequence") ?? (false, "")
    if inserted { changes += 1 }
    return inserted
  }

  /// Resolves placeholders of the members in the expression at `place`, which may hold closures, as other members of the same name were
  /// resolved: `user` of one answer is what `user` of another is.
  func resolveLikeNamed(at place: Place) -> Bool {
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
}
