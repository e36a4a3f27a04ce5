/// Builds a RIB.
@MainActor
public protocol Buildable: AnyObject {}

/// Builds a RIB from what its dependency provides.
@MainActor
open class Builder<DependencyType>: Buildable {
  public let dependency: DependencyType

  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
