// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Bakery",
  defaultLocalization: "en",
  dependencies: [.package(name: "StateBinding", path: "../../..")],
  targets: [
    .target(
      name: "Bakery", dependencies: [.product(name: "AppleNames", package: "StateBinding")],
      resources: [.process("Resources")], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "BakeryPreviews",
      dependencies: ["Bakery", .product(name: "HeadlessProgram", package: "StateBinding")]),
    .testTarget(
      name: "BakeryTests",
      dependencies: [
        "Bakery", .product(name: "HeadlessDriver", package: "StateBinding"),
        .product(name: "StateBindingTesting", package: "StateBinding"),
      ],
      exclude: ["Previews"]),
  ]
)
