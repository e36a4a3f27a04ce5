// swift-tools-version: 6.3
import PackageDescription

/// What every target is built with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// Libraries say `@MainActor` once on their base classes, and `any` wherever it is meant.
let library = common + [.enableUpcomingFeature("ExistentialAny")]

/// Features, examples and tests live on the main actor and spell protocols as RIBs code does.
let feature = common + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "StateBinding",
  // Isolated deinitialisers set the floor.
  platforms: [.macOS("15.4"), .iOS("18.4")],
  products: [
    .library(name: "StateBinding", targets: ["StateBinding"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "HeadlessDriver", targets: ["HeadlessDriver"]),
    .executable(name: "profile-repl", targets: ["ProfileREPL"]),
    .executable(name: "ribs-training", targets: ["RIBsTrainingProgram"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "benchmark-peers", targets: ["Peers"]),
  ],
  targets: [
    .target(name: "StateBinding", swiftSettings: library),
    .target(
      name: "HeadlessUI", dependencies: ["StateBinding"],
      exclude: ["Rendering/generate.py"], swiftSettings: library),
    .target(
      name: "HeadlessDriver", dependencies: ["StateBinding", "HeadlessUI"], swiftSettings: library),
    .target(
      name: "ProfileFeature", dependencies: ["StateBinding", "HeadlessUI"], swiftSettings: feature),
    .executableTarget(
      name: "ProfileREPL", dependencies: ["HeadlessDriver", "ProfileFeature"],
      swiftSettings: feature),
    .target(
      name: "RIBsTraining", dependencies: ["StateBinding", "HeadlessUI", "ProfileFeature"],
      path: "Examples/RIBsTraining/Sources", swiftSettings: feature),
    .executableTarget(
      name: "RIBsTrainingProgram",
      dependencies: ["HeadlessDriver", "RIBsTraining", "ProfileFeature"],
      path: "Examples/RIBsTraining/Program", swiftSettings: feature),
    .target(name: "Counters", path: "Benchmarks/Counters"),
    .target(
      name: "Harness", dependencies: ["Counters"], path: "Benchmarks/Harness",
      swiftSettings: library),
    .target(name: "Programs", path: "Benchmarks/Programs", swiftSettings: library),
    .executableTarget(
      name: "Peers", dependencies: ["Programs"], path: "Benchmarks/Peers", swiftSettings: library),
    // Depends on the programs only because it runs them.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Harness", "Programs", "StateBinding", "HeadlessUI", "HeadlessDriver", "ProfileFeature",
        "RIBsTraining", "ProfileREPL", "Peers",
      ],
      path: "Benchmarks/Rows", swiftSettings: library),
    .target(
      name: "TestSupport", dependencies: ["StateBinding"], path: "Tests/Support",
      swiftSettings: library),
    .testTarget(
      name: "StateBindingTests", dependencies: ["StateBinding", "TestSupport"],
      swiftSettings: feature),
    .testTarget(
      name: "HeadlessUITests", dependencies: ["HeadlessUI", "StateBinding", "TestSupport"],
      swiftSettings: feature),
    .testTarget(
      name: "HeadlessDriverTests",
      dependencies: [
        "HeadlessDriver", "HeadlessUI", "ProfileFeature", "StateBinding", "TestSupport",
      ],
      swiftSettings: feature),
    .testTarget(
      name: "ProfileFeatureTests",
      dependencies: [
        "ProfileFeature", "ProfileREPL", "HeadlessDriver", "HeadlessUI", "StateBinding",
        "TestSupport",
      ],
      exclude: ["Transcripts"], swiftSettings: feature),
    .testTarget(
      name: "ProfileREPLTests", dependencies: ["ProfileREPL", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "RIBsTrainingTests",
      dependencies: [
        "RIBsTraining", "RIBsTrainingProgram", "HeadlessDriver", "HeadlessUI", "ProfileFeature",
        "StateBinding", "TestSupport",
      ],
      exclude: ["Transcripts"], swiftSettings: feature),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "Harness", "Programs", "TestSupport"],
      swiftSettings: feature),
  ],
  swiftLanguageModes: [.v6]
)
