/// What makes a RIB.
@MainActor
public protocol Buildable: AnyObject {}

/// Makes a RIB of what its dependency provides.
@MainActor
open class Builder<DependencyType>: Buildable {
  /// What the parent provides.
  public let dependency: DependencyType

  /// Builds from what the parent provides.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
