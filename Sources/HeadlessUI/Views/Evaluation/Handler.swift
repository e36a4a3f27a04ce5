/// What happens when an element is used.
@usableFromInline
enum Handler {
  case activate(@MainActor () -> Void)
  case edit(Binding<String>, submit: (@MainActor () -> Void)?, focus: (@MainActor () -> Void)?)
  case toggle(Binding<Bool>)
  case step(increase: (@MainActor () -> Void)?, decrease: (@MainActor () -> Void)?)
  case more(@MainActor () -> Void)
}
