/// What happens when an element is used; what is large is kept apart, as most elements are buttons.
@usableFromInline
enum Handler {
  case activate(@MainActor () -> Void)
  indirect case edit(
    Binding<String>, submit: (@MainActor () -> Void)?, focus: (@MainActor () -> Void)?)
  case toggle(Binding<Bool>)
  indirect case step(increase: (@MainActor () -> Void)?, decrease: (@MainActor () -> Void)?)
  case more(@MainActor () -> Void)
}
