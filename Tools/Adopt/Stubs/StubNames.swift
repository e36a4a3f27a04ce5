// Declares the names and members that the app uses.

extension StubWriter {
  // MARK: Names

  func addName(_ name: String, isType: Bool, at place: Place) -> Bool {
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
  func refine(
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

  func addInitializer(_ parameters: [StubParameter], to name: String) {
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

  func isMadeInView(_ site: CallSite, _ name: String) -> Bool {
    guard site.isStatement || site.next != nil, name.first?.isUppercase == true else {
      return false
    }
    return name.hasSuffix("View") || name.hasSuffix("Image")
  }

  func addNested(_ name: String, in outer: String) -> Bool {
    guard let module = owner(of: outer), broughtTypes[outer] == nil else { return false }
    update(module) { $0.types["\(outer).\(name)"] = $0.types["\(outer).\(name)"] ?? StubType() }
    return true
  }

  /// Adds the type that has the name of its module.
  func addTypeOfModule(_ name: String) -> Bool {
    guard modules[name] != nil, modules[name]?.types[name] == nil else { return false }
    update(name) { $0.types[name] = StubType() }
    return true
  }

  /// Adds a type with the name of a generic type of Swift, such as `Task`, which the file means without arguments.
  func addHiding(_ name: String, at place: Place) -> Bool {
    let module = module(of: name, in: place.file)
    guard !module.isEmpty, modules[module]?.types[name] == nil else { return false }
    update(module) { $0.types[name] = StubType() }
    return true
  }

  func addWrapper(_ name: String, at place: Place) -> Bool {
    // Macros of SwiftData cannot be stubbed: they write code.
    guard !["Model", "Query", "Observable", "ModelActor"].contains(name) else { return false }
    let module = module(of: name, in: place.file)
    update(module) { $0.types[name, default: StubType()].kind = .wrapper }
    return true
  }

  // MARK: Members

  func addMember(_ name: String, to type: String, isStatic: Bool, at place: Place) -> Bool {
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

  func offset(of name: String, from place: Place) -> Int? {
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
  func grow(_ site: CallSite, on type: String, at place: Place, isStatic: Bool = false) {
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

  func grow(
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
  static let modifiers: Set = [
    "frame", "padding", "background", "overlay", "cornerRadius", "foregroundColor",
    "foregroundStyle",
    "clipShape", "onAppear", "onDisappear", "aspectRatio", "opacity", "shadow", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "onTapGesture", "navigationTitle", "environmentObject", "sheet",
    "scaledToFit",
    "scaledToFill", "clipped", "offset", "rotationEffect", "tag", "disabled", "mask", "border",
    "font",
  ]

  /// A declaration of the member that fits this use.
  func member(
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

  func add(
    _ member: StubMember, to path: WritableKeyPath<StubModule, [StubMember]>, in module: String
  ) {
    guard modules[module]?[keyPath: path].contains(where: { $0.isSame(as: member) }) != true else {
      return
    }
    update(module) { $0[keyPath: path].append(member) }
  }

  func add(_ member: StubMember, to type: String) {
    guard let module = owner(of: type),
      modules[module]?.types[type]?.members.contains(where: { $0.isSame(as: member) }) == false
    else { return }
    update(module) { $0.types[type]?.members.append(member) }
  }

  func addConstant(_ name: String, to type: String) {
    add(StubMember(name: name, isStatic: true, result: type), to: type)
  }

  // MARK: Parameters

  func parameters(
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

  func form(_ argument: CallSite.Argument, _ name: String, in module: String)
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
}

extension String {
  var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
