@_exported public import AppleFoundation
@_exported public import HeadlessUI

/// Foundation's, and not HeadlessUI's, because a file may import Foundation as well.
public typealias CGFloat = Foundation.CGFloat
