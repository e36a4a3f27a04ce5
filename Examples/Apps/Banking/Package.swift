// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Banking",
  dependencies: [.package(name: "StateBinding", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Banking", dependencies: [.product(name: "AppleNames", package: "StateBinding")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)])
  ]
)
