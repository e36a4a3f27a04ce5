// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// The settings of every target.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// The settings of libraries: base classes are marked `@MainActor`, and existential types need `any`.
let library = common + [.enableUpcomingFeature("ExistentialAny")]

/// The settings of features, examples and tests: the main actor is the default, and `any` is optional, as in RIBs code.
let feature = common + [.defaultIsolation(MainActor.self)]

// MARK: Modules with Apple's and the Rx libraries' names

// Only on Linux: elsewhere the names belong to the real modules.
#if os(Linux)
  func appleName(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/AppleNames/\(name)",
      swiftSettings: library)
  }

  let appleNames: [Target] = [
    .macro(name: "StateBindingPreviews", path: "Sources/AppleNames/Previews"),
    appleName("AppleFoundation", ["StateBinding"]),
    appleName("Combine", ["AppleFoundation"]),
    appleName(
      "SwiftUI",
      [
        "UIKit", "HeadlessUI", "HeadlessDriver", "Combine", "StateBindingPreviews",
        "UniformTypeIdentifiers",
      ]),
    appleName("_Testing_UIKit", []),
    appleName(
      "UIKit",
      [
        "AppleFoundation", "HeadlessUI", "HeadlessProgram", "StateBindingPreviews",
        "StateBindingPreviewRecords", "UniformTypeIdentifiers",
        "StateBindingUIKitParts", "_Testing_UIKit",
      ]),
    .systemLibrary(name: "StateBindingUIKitParts", path: "Sources/AppleNames/UIKitParts"),
    appleName("UniformTypeIdentifiers", []),
    appleName("os", ["StateBindingUIKitParts"]),
    appleName("OSLog", ["os"]),
    appleName("RxSwift", ["AppleFoundation"]),
    appleName("RxRelay", ["RxSwift"]),
    appleName("RxCocoa", ["RxSwift", "RxRelay", "UIKit"]),
    appleName("RIBsBuilders", ["StateBinding"]),
    appleName("RIBs", ["StateBinding", "RIBsBuilders", "UIKit"]),
    appleName("ModernRIBs", ["StateBinding", "RIBsBuilders", "Combine", "UIKit"]),
  ]
  let appleNamesTests: [Target] = [
    // Files as on iOS, in both language modes.
    .target(
      name: "FilesInSwift5",
      dependencies: appleNames.filter { $0.type == .regular }.map { .byName(name: $0.name) },
      path: "Tests/Fixtures/FilesInSwift5",
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    .target(
      name: "FilesInSwift6",
      dependencies: appleNames.filter { $0.type == .regular }.map { .byName(name: $0.name) },
      path: "Tests/Fixtures/FilesInSwift6", swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: ["CopyFiles"]),
    .plugin(name: "CopyFiles", capability: .buildTool()),
    // Compiles the stubs in Tools/Adopt/Brought, except CoreData, as one module.
    .target(
      name: "FirstStubs", dependencies: ["SwiftUI", "UIKit"], path: "Tools/Adopt/Brought",
      exclude: ["CoreData.swift"]),
    .testTarget(
      name: "AppleNamesTests",
      dependencies: [
        "FilesInSwift5", "FilesInSwift6", "AppleFoundation", "Combine", "ModernRIBs", "SwiftUI",
        "UIKit", "RIBs", "RxSwift", "RxRelay", "RxCocoa", "HeadlessDriver", "HeadlessUI",
        "StateBinding", "StateBindingTesting", "StateBindingTestSupport", "BakeryPreviews",
        "Spoilt", "Habits", "FirstStubs",
      ],
      exclude: ["Transcripts", "Articles/Transcripts"],
      // CombineBridge.swift is a file of StateBinding, which Linux compiles only here.
      swiftSettings: feature + [.define("COMBINE_BRIDGE")]),
    // The mocks and the unit tests of a team with RIBs-iOS.
    .testTarget(
      name: "FilesInSwift5Tests", dependencies: ["FilesInSwift5", "RIBs", "RxSwift", "UIKit"],
      exclude: ["Before"],
      swiftSettings: [
        .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("IsolatedDefaultValues"),
      ]),
    // The package of the article "Testing previews": a library with previews, and their program.
    .target(
      name: "Bakery", dependencies: ["SwiftUI", "UIKit"],
      path: "Tests/Fixtures/Bakery/Sources/Bakery", resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "BakeryPreviews", dependencies: ["Bakery", "SwiftUI", "HeadlessProgram"],
      path: "Tests/Fixtures/Bakery/Sources/BakeryPreviews"),
    .testTarget(
      name: "BakeryTests", dependencies: ["Bakery", "HeadlessDriver", "StateBindingTesting"],
      path: "Tests/Fixtures/Bakery/Tests/BakeryTests", exclude: ["Previews"]),
    // An app whose previews are broken, each in one way.
    .executableTarget(
      name: "Spoilt", dependencies: ["SwiftUI"],
      path: "Tests/Fixtures/Spoilt/Sources/Spoilt", resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // An app in the shape of many: it reads its bundle, keeps defaults and files, prints, and has a stopwatch.
    .executableTarget(
      name: "Habits", dependencies: ["SwiftUI"], path: "Tests/Fixtures/Habits",
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
  ]
#else
  let appleNames: [Target] = [.target(name: "AppleNames", path: "Sources/AppleNames/Elsewhere")]
  let appleNamesTests: [Target] = []
#endif

let package = Package(
  name: "StateBinding",
  defaultLocalization: "en",
  // Observation needs iOS 17. Isolated deinitialisers came with iOS 18.4 and macOS 15.4; for older systems the compiler puts a
  // function into the app that ends objects on the main actor. Only StateBinding is for iOS.
  platforms: [.macOS("15.4"), .iOS(.v17)],
  products: [
    .library(name: "StateBinding", targets: ["StateBinding", "StateBindingC"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "HeadlessDriver", targets: ["HeadlessDriver"]),
    .library(name: "HeadlessProgram", targets: ["HeadlessProgram"]),
    .library(name: "StateBindingTesting", targets: ["StateBindingTesting"]),
    .library(
      name: "AppleNames", targets: appleNames.filter { $0.type == .regular }.map(\.name)),
    .executable(name: "profile-repl", targets: ["ProfileREPL"]),
    .executable(name: "adopt", targets: ["Adopt"]),
    .plugin(name: "generate", targets: ["GenerateRIB", "GenerateMocks", "AdaptTests"]),
    // For the packages Examples and Checks. Programs do not link the Testing of StateBindingTestSupport.
    .library(name: "ReferenceApp", targets: ["ProfileFeature", "ProfileStore"]),
    .library(name: "StateBindingTestSupport", targets: ["StateBindingTestSupport"]),
  ],
  targets: [
    // MARK: Libraries
    // The C library of each system, under one name.
    .target(name: "StateBindingC", swiftSettings: library),
    .target(name: "StateBinding", dependencies: ["StateBindingC"], swiftSettings: library),
    .target(
      name: "HeadlessUI", dependencies: ["StateBinding", "StateBindingC"], swiftSettings: library),
    // Files that are read whole and replaced whole, for the driver and for the members of the reference app.
    .target(name: "StateBindingFiles", dependencies: ["StateBindingC"], swiftSettings: library),
    // The bounds of the list of previews in a program, and a stream in place of the C library's.
    .systemLibrary(name: "StateBindingPreviewRecords"),
    .target(
      name: "HeadlessDriver",
      dependencies: [
        "StateBinding", "HeadlessUI", "StateBindingFiles", "StateBindingC",
        "StateBindingPreviewRecords",
      ],
      exclude: ["Rendering/generate.py"],
      resources: ["page", "report", "map", "use"].flatMap { page -> [Resource] in
        [.embedInCode("Reports/\(page).js"), .embedInCode("Reports/\(page).css")]
      },
      swiftSettings: library),
    .target(
      name: "HeadlessProgram",
      dependencies: [
        "HeadlessDriver", "HeadlessUI", "StateBinding", "StateBindingFiles", "StateBindingC",
        "StateBindingPreviewRecords",
      ],
      swiftSettings: library),
    // The only library that imports Testing, which links Foundation into every program that links it.
    .target(
      name: "StateBindingTesting", dependencies: ["StateBinding", "HeadlessUI", "HeadlessDriver"],
      swiftSettings: library),

    // MARK: The reference app
    .target(
      name: "ProfileFeature",
      dependencies: [
        "StateBinding", .target(name: "HeadlessUI", condition: .when(platforms: [.linux, .macOS])),
      ],
      swiftSettings: feature),
    // The service of members in a file.
    .target(
      name: "ProfileStore", dependencies: ["ProfileFeature", "StateBinding", "StateBindingFiles"],
      swiftSettings: feature),
    .executableTarget(
      name: "ProfileREPL",
      dependencies: [
        "HeadlessProgram", "HeadlessDriver", "HeadlessUI", "ProfileStore", "ProfileFeature",
        "StateBinding",
      ],
      swiftSettings: feature),

    // MARK: Commands, and the programs that they run
    .plugin(
      name: "GenerateRIB",
      capability: .command(
        intent: .custom(verb: "generate-rib", description: "Writes the files of a RIB"),
        permissions: [.writeToPackageDirectory(reason: "writes the files of the RIB")]),
      dependencies: ["RIBTemplates"]),
    .plugin(
      name: "GenerateMocks",
      capability: .command(
        intent: .custom(
          verb: "generate-mocks", description: "Writes mocks of a target's protocols"),
        permissions: [.writeToPackageDirectory(reason: "writes the file of mocks")]),
      dependencies: ["MockGenerator"]),
    .plugin(
      name: "AdaptTests",
      capability: .command(
        intent: .custom(
          verb: "adapt-tests", description: "Adapts XCTest classes to the main actor"),
        permissions: [.writeToPackageDirectory(reason: "writes the adapted tests")]),
      dependencies: ["TestAdapter"]),
    .executableTarget(name: "RIBTemplates", path: "Tools/RIBTemplates", swiftSettings: common),
    .executableTarget(name: "MockGenerator", path: "Tools/MockGenerator", swiftSettings: common),
    .executableTarget(
      name: "TestAdapter", dependencies: ["SourceCode"], path: "Tools/TestAdapter",
      swiftSettings: common),
    .executableTarget(
      name: "Adopt", dependencies: ["SourceCode"], path: "Tools/Adopt", exclude: ["Brought"],
      swiftSettings: common),
    .target(name: "SourceCode", path: "Tools/SourceCode", swiftSettings: common),

    // MARK: Tests
    .target(
      name: "StateBindingTestSupport",
      dependencies: ["StateBinding", "StateBindingFiles", "StateBindingC"],
      path: "Tests/Support",
      resources: [.embedInCode("Browser/checks.js")], swiftSettings: library),
    .testTarget(
      name: "StateBindingTests",
      dependencies: [
        "StateBinding", "StateBindingTesting", "HeadlessUI", "StateBindingTestSupport",
      ],
      swiftSettings: feature),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: [
        "HeadlessUI", "HeadlessDriver", "StateBinding", "StateBindingTesting",
        "StateBindingTestSupport",
      ],
      swiftSettings: feature),
    .testTarget(
      name: "HeadlessDriverTests",
      dependencies: [
        "HeadlessDriver", "HeadlessUI", "HeadlessProgram", "MemoProgram", "EndingProgram",
        "ProfileFeature",
        "StateBinding", "StateBindingFiles", "StateBindingC", "StateBindingTesting",
        "StateBindingTestSupport",
      ],
      swiftSettings: feature),
    .testTarget(
      name: "StateBindingTestingTests",
      dependencies: [
        "StateBindingTesting", "StateBinding", "HeadlessUI", "HeadlessDriver", "ProfileFeature",
        "ProfileREPL", "StateBindingTestSupport",
      ],
      exclude: ["Article/Transcripts"], swiftSettings: feature),
    .testTarget(
      name: "ProfileStoreTests",
      dependencies: [
        "ProfileStore", "ProfileFeature", "StateBinding", "StateBindingTesting",
        "StateBindingTestSupport",
      ],
      swiftSettings: feature),
    .testTarget(
      name: "ProfileFeatureTests",
      dependencies: [
        "ProfileFeature", "ProfileStore", "ProfileREPL", "HeadlessDriver", "HeadlessUI",
        "StateBinding", "StateBindingTesting", "StateBindingTestSupport",
      ],
      exclude: ["Transcripts", "Screens/ScreenTests.snapshots"], swiftSettings: feature),
    .testTarget(
      name: "ProfileREPLTests",
      dependencies: ["MemoProgram", "ProfileREPL", "StateBindingTestSupport", "StateBindingC"],
      swiftSettings: common),
    .testTarget(
      name: "MockGeneratorTests",
      dependencies: [
        "MockFixtures", "MockGenerator", "HeadlessUI", "StateBinding", "StateBindingTestSupport",
      ],
      exclude: ["Graphs"], swiftSettings: feature),
    .testTarget(
      name: "AdoptTests", dependencies: ["Adopt", "StateBindingTestSupport"], swiftSettings: common),
    // These tests follow the articles that make a package.
    .testTarget(
      name: "RIBTemplatesTests",
      dependencies: ["RIBTemplates", "TestAdapter", "StateBindingTestSupport"],
      swiftSettings: common),

    // MARK: Fixtures of the tests
    // An app with faults for the explorer to find, which the tests also run as a program.
    .executableTarget(
      name: "MemoProgram",
      dependencies: ["HeadlessProgram", "HeadlessUI", "StateBinding", "StateBindingC"],
      path: "Tests/Fixtures/MemoProgram", swiftSettings: feature),
    // An app that ends its process in many ways.
    .executableTarget(
      name: "EndingProgram",
      dependencies: ["HeadlessProgram", "HeadlessUI", "StateBinding", "StateBindingC"],
      path: "Tests/Fixtures/EndingProgram", swiftSettings: feature),
    // The protocols of every kind that the tests of MockGenerator mock.
    .target(
      name: "MockFixtures", dependencies: ["StateBinding"],
      path: "Tests/Fixtures/MockFixtures", swiftSettings: feature),
  ] + appleNames + appleNamesTests,
  swiftLanguageModes: [.v6]
)
