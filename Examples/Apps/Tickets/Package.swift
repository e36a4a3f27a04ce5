// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Tickets",
  defaultLocalization: "en",
  dependencies: [.package(name: "StateBinding", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Tickets", dependencies: [.product(name: "AppleNames", package: "StateBinding")],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)])
  ]
)
