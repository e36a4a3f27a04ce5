import Foundation

/// One run: the package is written, built, and written again until the compiler misses nothing that a stub can have.
struct Adoption {
  /// What is kept from one run to the next, in `adopt.json`.
  private struct Record: Codable {
    var report: Report
    var written: [String: String]
    var stubs: [StubModule]
    var resolved: ResolvedTypes
    /// The files that were left out because of their language, by path in the project.
    var languages: [String: String]
  }

  private(set) var report: Report
  /// The report of the run before.
  let earlier: Report?
  private var package: HeadlessPackage
  private let writer: StubWriter
  private var languages: [String: String] = [:]

  init(_ project: FoundProject, app: SourceModule) throws {
    var app = app
    let path = "\(project.folder)/Headless"
    let record = try Self.record(in: path)
    if let record, record.report.app != app.name, record.report.app != "\(app.name)App" {
      throw Refusal(
        "\(path) was made for \(record.report.app); remove it, or choose that app with --app")
    }
    earlier = record?.report
    report = Report(
      app: app.name, folder: project.folder, files: app.files.count, leftOut: project.leftOut,
      next: "")
    for file in app.unread {
      let reason =
        ["xib", "storyboard"].contains(file.pathExtension)
        ? "is not read; make its window and its views in code" : "is not Swift, and is not compiled"
      report.leftOut.append(LeftOut(name: file.relative(to: project.folder), reason: reason))
    }
    if Self.modules.contains(app.name) || Self.reserved.contains(app.name) {
      report.leftOut.append(
        LeftOut(
          name: "the module name \(app.name)",
          reason: "StateBinding has it; the app is called \(app.name)App here"))
      app.name += "App"
      report.app = app.name
    }
    let libraries = Self.libraries(of: app, in: project.libraries)
    let files = ([app] + libraries).flatMap(\.files).map(SourceFile.init)
    let own = Set(([app] + libraries).map(\.name))
    let available = Self.modules.union(own)
    let conditions = Set(app.conditions)
    let missing: (SourceFile) -> Set<String> = { file in
      file.imports(available: available, conditions: conditions).subtracting(available)
    }
    let stubbed = files.reduce(into: Set<String>()) { $0.formUnion(missing($1)) }
      .subtracting(Self.reserved)
    report.files = files.count
    report.codeForIOSOnly = files.filter(\.hasCodeForIOSOnly).map {
      $0.path.relative(to: project.folder)
    }
    package = HeadlessPackage(
      path: path, app: app, libraries: libraries, stubs: stubbed.sorted(),
      stateBinding: Adopt.stateBinding,
      written: record?.written ?? [:])
    let appTypes = files.reduce(into: Set<String>()) { types, file in
      types.formUnion(file.codeText.matches(of: Self.declarations).map { String($0.1) })
    }
    var brought: [String: String] = [:]
    for module in stubbed {
      for match in (Self.broughtStub(of: module) ?? "").matches(of: Self.declarations) {
        brought[String(match.1)] = module
      }
    }
    let known = (record?.stubs ?? []).filter { $0.name.isEmpty || stubbed.contains($0.name) }
    writer = StubWriter(
      modules: Dictionary(known.map { ($0.name, $0) }) { first, _ in first },
      resolved: record?.resolved ?? ResolvedTypes(), appTypes: appTypes, broughtTypes: brought,
      appFiles: files,
      imports: missing)
    for module in stubbed where writer.modules[module] == nil {
      writer.modules[module] = StubModule(name: module)
    }
    for file in files where file.text.contains("@NSManaged") {
      leaveOut(file.path, reason: "needs Objective-C (@NSManaged)")
    }
    for (name, reason) in record?.languages ?? [:] {
      leaveOut("\(project.folder)/\(name)".standardPath, reason: reason)
    }
  }

  /// What the last run has kept; nil if there was none.
  private static func record(in path: String) throws -> Record? {
    guard let data = FileManager.default.contents(atPath: "\(path)/adopt.json") else {
      if FileManager.default.fileExists(atPath: path), !path.isFolder || !path.children.isEmpty {
        throw Refusal("\(path) was not made by adopt; move it away")
      }
      return nil
    }
    guard let record = try? JSONDecoder().decode(Record.self, from: data) else {
      throw Refusal("cannot read \(path)/adopt.json; remove \(path) to begin again")
    }
    return record
  }

  // MARK: Modules

  /// The modules that exist with AppleNames.
  static let modules: Set = [
    "AppleFoundation", "Combine", "Dispatch", "Distributed", "Foundation", "FoundationNetworking",
    "FoundationXML", "Glibc", "HeadlessDriver", "HeadlessUI", "ModernRIBs", "OSLog", "Observation",
    "RIBs",
    "RegexBuilder", "RxCocoa", "RxRelay", "RxSwift", "StateBinding", "StateBindingTesting", "Swift",
    "SwiftUI",
    "Synchronization", "Testing", "UIKit", "UniformTypeIdentifiers", "XCTest", "os",
  ]

  /// The other names that targets of StateBinding have.
  private static let reserved: Set = [
    "Adopt", "AppleNames", "CoreFoundation", "FoundationEssentials",
    "FoundationInternationalization", "FirstStubs",
    "GenerateMocks", "GenerateRIB", "HeadlessProgram", "MockGenerator", "ProfileFeature",
    "ProfileREPL", "ProfileStore", "RIBTemplates", "RIBsBuilders", "SourceCode", "StateBindingC",
    "StateBindingFiles", "StateBindingTestSupport", "TestAdapter", "class", "enum", "import",
    "main", "struct",
  ]

  /// The libraries that `app` imports, directly or not.
  private static func libraries(of app: SourceModule, in found: [SourceModule]) -> [SourceModule] {
    var chosen: [SourceModule] = []
    var waiting = [app]
    while let module = waiting.popLast() {
      let imports = module.files.reduce(into: Set<String>()) {
        $0.formUnion(SourceFile(path: $1).imports(available: modules, conditions: []))
      }
      for library in found where imports.contains(library.name) && !modules.contains(library.name) {
        if library.name == app.name || chosen.contains(where: { $0.name == library.name }) {
          continue
        }
        chosen.append(library)
        waiting.append(library)
      }
    }
    return chosen.sorted { $0.name < $1.name }
  }

  /// The stub that comes with adopt.
  private static func broughtStub(of module: String) -> String? {
    FileManager.default.contents(
      atPath: "\(Adopt.stateBinding)/Tools/Adopt/Brought/\(module).swift"
    )
    .map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Files

  mutating func write() throws {
    try package.write()
    try writeStubs()
    // A run that is stopped leaves files that are known as written.
    try save()
    report.next = "swift build --package-path \(package.path.pasted)"
    #if !os(Linux)
      report.next =
        "build it in a container with Swift 6.3 on Linux; \(package.path.shown)/Dockerfile is a starting point (untested)"
    #endif
  }

  private mutating func writeStubs() throws {
    for name in package.stubs {
      let module = writer.modules[name] ?? StubModule(name: name)
      let folder = "Stubs/\(name)"
      let head =
        "Written by adopt from the names that the app uses of \(name). Edit it: an edited stub is not written again."
      if let brought = Self.broughtStub(of: name) {
        try package.write(brought, to: "\(folder)/\(name).swift")
        if module.isEmpty { continue }
      }
      let file = Self.broughtStub(of: name) == nil ? name : "More"
      let source = StubSource(
        module: module, resolved: writer.resolved, access: "public ", head: head)
      try package.write(source.text, to: "\(folder)/\(file).swift")
    }
    if let module = writer.modules[""], !module.isEmpty {
      let source = StubSource(
        module: module, resolved: writer.resolved, access: "",
        head:
          "Written by adopt: names that SwiftUI and UIKit lack here. An edited file is not written again.",
        imports: package.stubs)
      try package.write(source.text, to: missingFile)
    }
  }

  /// Writes what the next run wants to know.
  mutating func save() throws {
    describeStubs()
    let record = Record(
      report: report, written: package.written,
      stubs: writer.modules.values.sorted { $0.name < $1.name }, resolved: writer.resolved,
      languages: languages)
    try Adopt.json(of: record).write(
      to: URL(filePath: "\(package.path)/adopt.json"), options: .atomic)
  }

  private mutating func describeStubs() {
    report.edited = package.kept
    report.stubs = package.stubs.map { name in
      let module = writer.modules[name] ?? StubModule(name: name)
      let types = module.types.filter { writer.resolved.types[$0.key] == nil }
      let extended = module.extensions.values.reduce(0) { $0 + $1.count }
      return Report.Stub(
        module: name, types: types.count,
        members: types.values.reduce(module.globals.count + extended) {
          $0 + $1.members.count + $1.initializers.count
        },
        unwritten: module.unwritten.count,
        isEdited: package.kept.contains("Stubs/\(name)/\(name).swift"))
    }
  }

  // MARK: Builds

  mutating func build(scratchPath: String?) throws {
    var command = ["swift", "build", "--package-path", package.path]
    // Packages that share a folder must not take each other's plan.
    if let scratchPath {
      command += ["--scratch-path", scratchPath, "--disable-build-manifest-caching"]
    }
    for round in 1...10 {
      let first =
        round == 1 ? "; the first build takes some minutes, because it builds StateBinding too" : ""
      Adopt.say("build \(round)\(first)")
      let run = Command.output(command, merging: true)
      report.rounds = round
      if run.status == 0 {
        report.isBuilt = true
        report.errors = []
        report.filesThatCompile = package.fileCount
        report.next = "swift run --package-path \(package.path.pasted)"
        try showFirstScreen(of: command)
        try save()
        return
      }
      let learnt = try learn(from: run.text)
      if round == 10 || !learnt.changed {
        addUnwritten(learnt.unsolved)
        try writeStubs()
        return
      }
    }
  }

  /// Runs the app until its first screen, which becomes the first transcript.
  private mutating func showFirstScreen(of build: [String]) throws {
    let folder = Command.output(build + ["--show-bin-path"]).text.split(separator: "\n").last ?? ""
    let run = Command.output(["timeout", "20", "\(folder)/\(package.app.name)", "--echo"])
    let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("|") }
    // A question that nobody answers at the end of the input ends the program with 1.
    guard !lines.isEmpty else {
      report.next += ", which ends with \(run.status) before its first screen"
      return
    }
    report.firstScreen = lines.map { String($0.dropFirst(2)) }
    let tests = "Tests/\(package.app.name)Tests"
    if FileManager.default.fileExists(atPath: "\(package.path)/\(tests)/TranscriptTests.swift") {
      try package.write(run.text, to: "\(tests)/Transcripts/FirstScreen.transcript")
    }
  }

  /// Writes stubs of what the compiler misses in the output of a build.
  @discardableResult
  mutating func learn(from output: String) throws -> (changed: Bool, unsolved: [CompilerError]) {
    let errors = CompilerError.all(in: output).map { error in
      // The build may have run at another path, in a container.
      var error = error
      if let part = error.path.firstRange(of: "/Headless/") {
        error.path = "\(package.path)/\(error.path[part.upperBound...])"
      }
      return error
    }
    note(errors)
    guard !errors.isEmpty else {
      report.next = "fix what the build says, and run adopt again:\n\(output.suffix(2_000))"
      return (false, [])
    }
    let leavesOut = try leaveOutFiles(with: errors)
    var learnt = writer.learn(from: errors.filter { !isStub($0.path) })
    learnt.changed = learnt.changed || leavesOut
    for error in errors where isStub(error.path) {
      learnt.changed = remove(error) || learnt.changed
    }
    try writeStubs()
    try save()
    return learnt
  }

  /// The errors of files that only Apple's compiler can compile.
  private static let languages = [
    ("Objective-C interoperability is disabled", "needs Objective-C"),
    ("'#selector' can only be used", "needs Objective-C (#selector)"),
    ("#keyPath", "needs Objective-C (#keyPath)"),
    ("unknown attribute 'Model'", "needs a macro of SwiftData"),
    ("unknown attribute 'NSManaged'", "needs Objective-C (@NSManaged)"),
  ]

  /// Leaves out the files that cannot compile here, so that stubs take the place of their names.
  private mutating func leaveOutFiles(with errors: [CompilerError]) throws -> Bool {
    var reasons: [String: String] = [:]
    for error in errors {
      let language = Self.languages.first { error.message.contains($0.0) }
      if let language, !isStub(error.path) { reasons[error.path] = language.1 }
    }
    var changed = false
    for (path, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      let original = URL(filePath: path).resolvingSymlinksInPath().path
      if leaveOut(original, reason: reason) { changed = true }
    }
    if changed { try package.write() }
    return changed
  }

  /// Leaves out the file at `path`. Returns false if that is none of the package's, or starts the app.
  @discardableResult
  private mutating func leaveOut(_ path: String, reason: String) -> Bool {
    let file = SourceFile(path: path)
    guard !file.startsApp, package.leaveOut(path) else { return false }
    let name = path.relative(to: report.folder)
    report.leftOut.append(LeftOut(name: name, reason: reason))
    languages[name] = reason
    writer.leaveOut(Set(file.codeText.matches(of: Self.declarations).map { String($0.1) }))
    return true
  }

  private static var declarations: Regex<(Substring, Substring)> {
    /\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/
  }

  private func isStub(_ path: String) -> Bool {
    path.hasPrefix("\(package.path)/Stubs/") || path == "\(package.path)/\(missingFile)"
  }

  /// The file with the names that existing modules lack.
  private var missingFile: String { "Sources/\(package.app.name)/Missing.swift" }

  private mutating func note(_ errors: [CompilerError]) {
    let root = "\(package.path)/Sources/"
    report.isBuilt = false
    report.errors = errors.map {
      let path =
        $0.path.hasPrefix(root)
        ? $0.path.dropFirst(root.count).drop { $0 != "/" }.dropFirst() : $0.path[...]
      return Report.Failure(file: String(path), line: $0.line, message: $0.message)
    }
    let broken = Set(errors.map(\.path))
    report.filesThatCompile =
      broken.contains(where: isStub)
      ? nil : package.fileCount - broken.count
    report.next =
      package.stubs.isEmpty
      ? "fix the errors, and run adopt again"
      : "fix the errors, in the app or in \(package.path.shown)/Stubs, and run adopt again"
  }

  /// Removes the declaration of a stub that does not compile.
  private func remove(_ error: CompilerError) -> Bool {
    let lines = SourceFile(path: error.path).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return false }
    if error.message.contains("'nonmutating' is not valid"),
      let type = lines[..<(error.line - 1)].last(where: { $0.hasPrefix("extension ") })?.split(
        separator: " ")[1]
    {
      return writer.resolved.classes.insert(String(type)).inserted
    }
    guard
      let match = lines[error.line - 1].firstMatch(of: /\b(?:func|var|struct|class)\s+`?(\w+)/)
    else { return false }
    if let type = error.message.firstMatch(of: /^'(\w+)' cannot be constructed/)?.1
      ?? (error.message.hasPrefix("missing argument")
        ? lines[error.line - 1].firstMatch(of: /-> (\w+) \{|: (\w+) \{/).flatMap { $0.1 ?? $0.2 }
        : nil),
      writer.resolved.withoutValue.insert(String(type)).inserted
    {
      return true
    }
    let isMissing = error.path == "\(package.path)/\(missingFile)"
    let module = isMissing ? "" : error.path.folder.lastComponent
    guard var stub = writer.modules[module] else { return false }
    stub.globals.removeAll { $0.name == match.1 }
    for key in stub.types.keys { stub.types[key]?.members.removeAll { $0.name == match.1 } }
    for key in stub.extensions.keys { stub.extensions[key]?.removeAll { $0.name == match.1 } }
    stub.unwritten.append("\(match.1): \(error.message)")
    writer.modules[module] = stub
    return true
  }

  private func addUnwritten(_ errors: [CompilerError]) {
    for error in errors {
      let names = error.message.matches(of: /'(\w+)/).map { String($0.1) }
      guard
        let module = names.lazy.compactMap({ name in
          self.writer.modules.values.first { $0.types[name] != nil && !$0.name.isEmpty }?.name
        }).first
      else { continue }
      writer.modules[module]?.unwritten.append(
        "\(error.message) (\(error.path.lastComponent):\(error.line))")
    }
  }
}
