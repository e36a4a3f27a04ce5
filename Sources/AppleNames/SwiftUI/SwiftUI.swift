@_exported public import Combine
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import HeadlessUI
@_exported public import Observation

/// Foundation's, because a file may import Foundation as well. HeadlessUI takes these lengths: they convert to `Double`.
public typealias CGFloat = Foundation.CGFloat
