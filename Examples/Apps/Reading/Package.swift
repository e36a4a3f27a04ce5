// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Reading",
  defaultLocalization: "en",
  dependencies: [.package(name: "StateBinding", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Reading", dependencies: [.product(name: "AppleNames", package: "StateBinding")],
      resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
