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
let profileFeature = Target.Dependency.product(name: "ProfileFeature", package: "StateBinding")
let membersStore = Target.Dependency.product(name: "MembersStore", package: "StateBinding")
let stateBindingTesting = Target.Dependency.product(
  name: "StateBindingTesting", package: "StateBinding")
let testSupport = Target.Dependency.product(name: "TestSupport", package: "StateBinding")

let package = Package(
  name: "Examples",
  platforms: [.macOS("15.4"), .iOS("18.4")],
  products: [
    .executable(name: "ribs-training", targets: ["RIBsTrainingProgram"]),
    .executable(name: "news", targets: ["NewsProgram"]),
    .executable(name: "ride", targets: ["RideProgram"]),
    .executable(name: "article", targets: ["Article"]),
    // For the package Checks.
    .library(name: "RIBsTraining", targets: ["RIBsTraining", "ExampleNetwork"]),
  ],
  dependencies: [.package(name: "StateBinding", path: "..")],
  targets: [
    // MARK: The article: its app, and the two steps before it
    .executableTarget(
      name: "ArticleFirst", dependencies: [headlessDriver, headlessUI, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "ArticleSecond", dependencies: [headlessDriver, headlessUI, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "Article", dependencies: [headlessDriver, headlessUI, stateBinding],
      swiftSettings: settings),
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "Article", "ArticleFirst", "ArticleSecond", headlessDriver, headlessUI, stateBinding,
        stateBindingTesting, testSupport,
      ],
      exclude: ["Transcripts"], swiftSettings: settings),

    // MARK: RIBs Training
    .target(
      name: "RIBsTraining",
      dependencies: ["ExampleNetwork", headlessUI, profileFeature, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "RIBsTrainingProgram",
      dependencies: [
        "RIBsTraining", "ExampleNetwork", headlessDriver, headlessUI, membersStore, profileFeature,
        stateBinding,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RIBsTrainingTests",
      dependencies: [
        "RIBsTraining", "RIBsTrainingProgram", "ExampleNetwork", headlessDriver, headlessUI,
        profileFeature, stateBinding, stateBindingTesting, testSupport,
      ],
      exclude: ["ScreenTests.snapshots", "Transcripts"], swiftSettings: settings),

    // MARK: News
    .target(
      name: "News", dependencies: ["ExampleNetwork", headlessUI, stateBinding],
      swiftSettings: settings),
    .executableTarget(
      name: "NewsProgram",
      dependencies: ["News", "ExampleNetwork", headlessDriver, headlessUI, stateBinding],
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
      name: "RideProgram", dependencies: ["Ride", headlessDriver, headlessUI, stateBinding],
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
        "Article", "NewsProgram", "RIBsTrainingProgram", "RideProgram", headlessDriver,
        stateBinding,
        stateBindingTesting,
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
  ],
  swiftLanguageModes: [.v6]
)
