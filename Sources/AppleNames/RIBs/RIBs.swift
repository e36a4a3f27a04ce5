@_exported public import RxSwift
@_exported public import UIKit
