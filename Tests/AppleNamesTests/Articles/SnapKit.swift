public import UIKit

extension UIView {
  public var snp: ConstraintMaker { ConstraintMaker() }
}

extension UILayoutGuide {
  public var snp: ConstraintMaker { ConstraintMaker() }
}

/// Every member returns a maker, and a maker can be called.
@dynamicMemberLookup
public final class ConstraintMaker {
  public subscript(dynamicMember name: String) -> ConstraintMaker { self }

  @discardableResult
  public func callAsFunction(_ arguments: Any...) -> ConstraintMaker { self }

  public func makeConstraints(_ make: (ConstraintMaker) -> Void) {}
  public func remakeConstraints(_ make: (ConstraintMaker) -> Void) {}
  public func updateConstraints(_ make: (ConstraintMaker) -> Void) {}
}
