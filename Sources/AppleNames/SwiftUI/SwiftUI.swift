@_exported public import AppleFoundation
@_exported public import Combine
@_exported public import Observation
// HeadlessUI comes with UIKit. A second way to it would make `CGFloat` ambiguous in a file that imports both modules.
@_exported public import UIKit
