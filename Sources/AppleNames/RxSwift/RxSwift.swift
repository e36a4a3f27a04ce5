@_exported public import AppleFoundation
// Only what RxSwift has: another name, such as `ViewModel`, would compete with a team's own.
@_exported public import struct StateBinding.AnyObserver
@_exported public import class StateBinding.BehaviorSubject
@_exported public import class StateBinding.CompositeDisposable
@_exported public import protocol StateBinding.Disposable
@_exported public import enum StateBinding.Disposables
@_exported public import class StateBinding.DisposeBag
@_exported public import enum StateBinding.Event
@_exported public import class StateBinding.MainScheduler
@_exported public import class StateBinding.Observable
@_exported public import protocol StateBinding.ObservableConvertibleType
@_exported public import protocol StateBinding.ObservableType
@_exported public import protocol StateBinding.ObserverType
@_exported public import class StateBinding.PublishSubject
@_exported public import class StateBinding.ReplaySubject
@_exported public import class StateBinding.Single
@_exported public import protocol StateBinding.RelayType
@_exported public import enum StateBinding.SubjectLifetimeScope
