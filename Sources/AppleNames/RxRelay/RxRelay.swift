@_exported public import RxSwift
@_exported public import class StateBinding.BehaviorRelay
@_exported public import class StateBinding.PublishRelay
