// swift-tools-version: 6.3
import PackageDescription

/// The settings of every target, as in the package above.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]
let library = common + [.enableUpcomingFeature("ExistentialAny")]
let feature = common + [.defaultIsolation(MainActor.self)]

let appleNames = Target.Dependency.product(name: "AppleNames", package: "StateBinding")
let stateBinding = Target.Dependency.product(name: "StateBinding", package: "StateBinding")
let headlessUI = Target.Dependency.product(name: "HeadlessUI", package: "StateBinding")
let headlessDriver = Target.Dependency.product(name: "HeadlessDriver", package: "StateBinding")
let headlessProgram = Target.Dependency.product(name: "HeadlessProgram", package: "StateBinding")
let referenceApp = Target.Dependency.product(name: "ReferenceApp", package: "StateBinding")
let testSupport = Target.Dependency.product(
  name: "StateBindingTestSupport", package: "StateBinding")
let ribsTraining = Target.Dependency.product(name: "RIBsTraining", package: "Examples")

// The checks run these as programs.
let profileREPL = Target.Dependency.product(name: "profile-repl", package: "StateBinding")
let adopt = Target.Dependency.product(name: "adopt", package: "StateBinding")
let ribsTrainingProgram = Target.Dependency.product(name: "ribs-training", package: "Examples")

// MARK: An app with its own main, and the same screen in a program by hand

// Only on Linux: elsewhere the names belong to Apple's modules.
#if os(Linux)
  let counters: [Target] = [
    .target(
      name: "CounterScreen", dependencies: [appleNames], path: "Benchmarks/CounterScreen",
      swiftSettings: feature),
    .executableTarget(
      name: "OwnMain", dependencies: ["CounterScreen", appleNames], path: "Benchmarks/OwnMain",
      swiftSettings: feature),
    .executableTarget(
      name: "MainByHand", dependencies: ["CounterScreen", appleNames, headlessProgram],
      path: "Benchmarks/MainByHand", swiftSettings: feature),
  ]
  let counterPrograms: [Target.Dependency] = ["MainByHand", "OwnMain"]
#else
  let counters: [Target] = []
  let counterPrograms: [Target.Dependency] = []
#endif

let package = Package(
  name: "Checks",
  platforms: [.macOS("15.4"), .iOS(.v17)],
  products: [
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "benchmark-peers", targets: ["Peers"]),
  ],
  dependencies: [
    .package(name: "StateBinding", path: ".."), .package(name: "Examples", path: "../Examples"),
  ],
  targets: [
    // MARK: Benchmarks
    .target(name: "Counters", path: "Benchmarks/Counters"),
    .target(
      name: "Harness", dependencies: ["Counters"], path: "Benchmarks/Harness",
      swiftSettings: library),
    .target(name: "Programs", path: "Benchmarks/Programs", swiftSettings: library),
    .executableTarget(
      name: "Peers", dependencies: ["Programs"], path: "Benchmarks/Peers", swiftSettings: library),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Harness", "Programs", "Peers", headlessProgram, headlessUI, referenceApp, profileREPL,
        ribsTraining, stateBinding,
      ] + counterPrograms,
      path: "Benchmarks/Rows", swiftSettings: library),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "Harness", testSupport],
      swiftSettings: feature),

    // MARK: Fuzz
    // The code that Fuzz/run feeds with inputs, and the tests that replay its seeds. Fuzz/README.md explains both.
    .target(
      name: "Fuzzing",
      dependencies: [
        headlessDriver, headlessProgram, headlessUI, referenceApp, ribsTraining, stateBinding,
      ],
      path: "Fuzz/Targets", swiftSettings: feature),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "Fuzzing", "ProfileProgram", headlessDriver, headlessProgram, headlessUI, referenceApp,
        ribsTraining, stateBinding, testSupport,
      ],
      swiftSettings: feature),
    // A copy of ProfileREPL that tests can call: the executable of another package is none of their modules.
    .target(
      name: "ProfileProgram",
      dependencies: [headlessProgram, headlessUI, referenceApp, stateBinding],
      path: "Fuzz/Program", exclude: ["Mutants.txt"], swiftSettings: feature,
      plugins: ["MakeMutants"]),

    // MARK: Reliability
    // These tests run the scripts of the folder `Reliability` on the programs.
    .testTarget(
      name: "ReliabilityTests", dependencies: [profileREPL, ribsTrainingProgram, testSupport],
      swiftSettings: common),

    // MARK: Adopt
    // These tests adopt apps, build them and run a script.
    .testTarget(name: "AdoptTests", dependencies: [adopt, testSupport], swiftSettings: common),

    // MARK: Agents
    // These tests run the script `Agents/client`.
    .testTarget(
      name: "AgentsTests", dependencies: [profileREPL, testSupport], swiftSettings: common),

    // MARK: Mutants
    // Copies of two apps, and a shop, with faults for the explorer to find.
    .executableTarget(
      name: "ProfileMutants",
      dependencies: ["MutantFiles", headlessProgram, headlessUI, stateBinding],
      path: "Mutants/Profile", exclude: ["Mutants.txt"], swiftSettings: feature,
      plugins: ["MakeMutants"]),
    .executableTarget(
      name: "RideMutants", dependencies: [headlessProgram, headlessUI, stateBinding],
      path: "Mutants/Ride", exclude: ["Mutants.txt"], swiftSettings: feature,
      plugins: ["MakeMutants"]),
    .executableTarget(
      name: "ShopMutants", dependencies: [headlessProgram, headlessUI, stateBinding],
      path: "Mutants/Shop", swiftSettings: feature),
    .target(
      name: "MutantFiles", dependencies: [stateBinding], path: "Mutants/Files",
      exclude: ["Mutants.txt"], swiftSettings: library, plugins: ["MakeMutants"]),
    .plugin(
      name: "MakeMutants", capability: .buildTool(), dependencies: ["MutantMaker"],
      path: "Mutants/MakeMutants"),
    .executableTarget(name: "MutantMaker", path: "Mutants/MutantMaker", swiftSettings: common),
    .testTarget(
      name: "MutantTests",
      dependencies: [
        "MutantMaker", "ProfileMutants", "RideMutants", "ShopMutants", headlessDriver, headlessUI,
        stateBinding,
        testSupport,
      ],
      swiftSettings: feature),
  ] + counters,
  swiftLanguageModes: [.v6]
)
