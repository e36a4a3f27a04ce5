import Foundation

/// A class between `NSObject` and the class of a new object.
///
/// It is open, so the compiler calls its initializer through the table of the class, and never directly.
open class ObjectWithInit: NSObject {
  public required override init() {}
}

/// Makes an object of `type`, a class below `NSObject`, with the class's own `init()`.
///
/// UIKit makes the delegates of an app and of a scene from their classes. Swift calls only a `required` initializer of a class
/// that is known at run time, and the delegates of an unmodified app have none. Every class below `NSObject` has `init()` at
/// one position of its table, `required` or not, so the call through ``ObjectWithInit`` reaches it. A class without an `init()`
/// ends the process with Swift's own message.
@MainActor
@inline(never)
package func newObject<Object>(of type: Object.Type) -> Object {
  precondition(
    type is NSObject.Type, "\(type) is no subclass of NSObject or UIResponder; make it one")
  let object: AnyObject = unsafeBitCast(type as Any.Type, to: ObjectWithInit.Type.self).init()
  return unsafeBitCast(object, to: Object.self)
}
