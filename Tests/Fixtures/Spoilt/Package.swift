// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Spoilt",
  defaultLocalization: "en",
  dependencies: [.package(name: "StateBinding", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Spoilt", dependencies: [.product(name: "AppleNames", package: "StateBinding")],
      resources: [.process("Resources")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
