/// What a RIB needs of its parent, listed in a protocol that inherits from this one.
@MainActor
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing.
@MainActor
public protocol EmptyDependency: Dependency {}
