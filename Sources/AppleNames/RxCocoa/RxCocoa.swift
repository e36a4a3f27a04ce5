@_exported public import RxRelay
@_exported public import RxSwift
@_exported public import UIKit
