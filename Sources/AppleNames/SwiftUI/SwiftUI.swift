@_exported public import AppleFoundation
@_exported public import Combine
@_exported public import HeadlessUI
@_exported public import Observation
@_exported public import UIKit

/// Foundation's, and not HeadlessUI's, because a file may import Foundation as well.
public typealias CGFloat = Foundation.CGFloat
