// Fits declarations to the calls around an error.

extension StubWriter {
  /// The offsets of the names that are called around `place`, the innermost first.
  func calls(around place: Place) -> [Int] {
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
  func addOverload(at place: Place) -> Bool {
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
  func addModifier(at place: Place) -> Bool {
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
  func change(at place: Place, _ change: (inout StubMember) -> Void) -> Bool {
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
  func addSynchronous(at place: Place) -> Bool {
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
  func names(after place: Place) -> Set<String> {
    let line = place.file.code[place.offset...].prefix { $0 != UInt8(ascii: "\n") }
    return Set(String(decoding: line, as: UTF8.self).matches(of: /\w+/).map { String($0.0) })
  }

  /// Gives the class above the one at `place` the member that is overridden there.
  func addOverridden(at place: Place) -> Bool {
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
