// swift-tools-version: 6.3
import PackageDescription

/// The settings of every target: as in the package above, with the main actor as the default.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .defaultIsolation(MainActor.self),
]

let stateBinding = Target.Dependency.product(name: "StateBinding", package: "StateBinding")
let headlessUI = Target.Dependency.product(name: "HeadlessUI", package: "StateBinding")
let headlessDriver = Target.Dependency.product(name: "HeadlessDriver", package: "StateBinding")
let headlessProgram = Target.Dependency.product(name: "HeadlessProgram", package: "StateBinding")
let referenceApp = Target.Dependency.product(name: "ReferenceApp", package: "StateBinding")
let stateBindingTesting = Target.Dependency.product(
  name: "StateBindingTesting", package: "StateBinding")
let testSupport = Target.Dependency.product(
  name: "StateBindingTestSupport", package: "StateBinding")

// MARK: Apps with an `@main` of their own, whose folders are also packages of their own

// Only on Linux: elsewhere the names belong to Apple's modules.
#if os(Linux)
  let appleNames = Target.Dependency.product(name: "AppleNames", package: "StateBinding")
  let ownMain: [Target] =
    [("Reading", true), ("Delivery", false), ("Banking", false), ("Tickets", true)].map { app in
      .executableTarget(
        name: app.0, dependencies: [appleNames], path: "Apps/\(app.0)/Sources/\(app.0)",
        resources: app.1 ? [.process("Resources")] : [],
        swiftSettings: [
          .swiftLanguageMode(app.0 == "Reading" ? .v6 : .v5), .defaultIsolation(MainActor.self),
        ])
    } + [
      .testTarget(
        name: "OwnMainTests",
        dependencies: [
          "Reading", "Delivery", "Banking", "Tickets", appleNames, headlessDriver, stateBinding,
          testSupport,
        ],
        exclude: ["Transcripts"], swiftSettings: settings)
    ]
#else
  let ownMain: [Target] = []
#endif

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.macOS("15.4"), .iOS(.v17)],
  products: [
    .executable(name: "ribs-training", targets: ["RIBsTrainingProgram"]),
    .executable(name: "news", targets: ["NewsProgram"]),
    .executable(name: "ride", targets: ["RideProgram"]),
    .executable(name: "article", targets: ["Article"]),
    .executable(name: "locker", targets: ["LockerProgram"]),
    .executable(name: "packing", targets: ["PackingProgram"]),
    // For the package Checks.
    .library(name: "RIBsTraining", targets: ["RIBsTraining", "ExampleNetwork"]),
  ],
  dependencies: [.package(name: "StateBinding", path: "..")],
  targets: [
    // MARK: The article: its app, and the two steps before it
    .executableTarget(
      name: "ArticleFirst", dependencies: [headlessProgram, headlessUI, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "ArticleSecond", dependencies: [headlessProgram, headlessUI, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "Article", dependencies: [headlessProgram, headlessUI, stateBinding],
      swiftSettings: settings),
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "Article", "ArticleFirst", "ArticleSecond", "LockerProgram", "PackingProgram",
        headlessDriver, headlessUI, stateBinding, stateBindingTesting, testSupport,
      ],
      exclude: ["Transcripts"], swiftSettings: settings),

    // MARK: The articles "Adding a login and a page" and "Building a feature from nothing"
    .executableTarget(
      name: "LockerProgram", dependencies: [headlessProgram, headlessUI, stateBinding],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // These have the settings of the article's own manifest.
    .target(
      name: "PackingFeature", dependencies: [stateBinding, headlessUI],
      path: "FeatureFromNothing/Sources/PackingFeature",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "PackingProgram",
      dependencies: ["PackingFeature", headlessProgram, headlessUI, stateBinding],
      path: "FeatureFromNothing/Sources/PackingProgram",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PackingTests",
      dependencies: ["PackingProgram", headlessDriver, stateBindingTesting],
      path: "FeatureFromNothing/Tests/PackingTests", exclude: ["Transcripts"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // MARK: RIBs Training
    .target(
      name: "RIBsTraining",
      dependencies: ["ExampleNetwork", headlessUI, referenceApp, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "RIBsTrainingProgram",
      dependencies: [
        "RIBsTraining", "ExampleNetwork", headlessProgram, headlessUI, referenceApp,
        stateBinding,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RIBsTrainingTests",
      dependencies: [
        "RIBsTraining", "RIBsTrainingProgram", "ExampleNetwork", headlessDriver, headlessUI,
        referenceApp, stateBinding, stateBindingTesting, testSupport,
      ],
      exclude: ["ScreenTests.snapshots", "Transcripts"], swiftSettings: settings),

    // MARK: News
    .target(
      name: "News", dependencies: ["ExampleNetwork", headlessUI, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "NewsProgram",
      dependencies: ["News", "ExampleNetwork", headlessProgram, headlessUI, stateBinding],
      swiftSettings: settings),
    .testTarget(
      name: "NewsTests",
      dependencies: [
        "News", "NewsProgram", "ExampleNetwork", headlessDriver, headlessUI, stateBinding,
        stateBindingTesting, testSupport,
      ],
      exclude: ["SnapshotTests.snapshots", "Transcripts"], swiftSettings: settings),

    // MARK: Ride
    .target(name: "Ride", dependencies: [headlessUI, stateBinding], swiftSettings: settings),
    .executableTarget(
      name: "RideProgram", dependencies: ["Ride", headlessProgram, headlessUI, stateBinding],
      swiftSettings: settings),
    .testTarget(
      name: "RideTests",
      dependencies: [
        "Ride", "RideProgram", headlessDriver, headlessUI, stateBinding, stateBindingTesting,
        testSupport,
      ],
      exclude: ["ScreenTests.snapshots", "Transcripts"], swiftSettings: settings),

    // MARK: All apps in one process
    .testTarget(
      name: "SideBySideTests",
      dependencies: [
        "Article", "ExampleNetwork", "News", "NewsProgram", "RIBsTraining", "RIBsTrainingProgram",
        "RideProgram", headlessDriver, referenceApp, stateBinding, stateBindingTesting, testSupport,
      ],
      swiftSettings: settings),

    // MARK: The network of RIBs Training and News
    .target(
      name: "ExampleNetwork", dependencies: [headlessDriver, headlessUI, stateBinding],
      swiftSettings: settings),
    .testTarget(
      name: "ExampleNetworkTests",
      dependencies: ["ExampleNetwork", headlessUI, stateBinding, stateBindingTesting, testSupport],
      swiftSettings: settings),
  ] + ownMain,
  swiftLanguageModes: [.v6]
)
