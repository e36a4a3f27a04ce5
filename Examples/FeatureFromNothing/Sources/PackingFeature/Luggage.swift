import StateBinding

nonisolated struct Thing: Identifiable, Equatable {
  let id: Int
  var name: String
  var isPacked = false
}

/// The things to pack.
package final class Luggage {
  let things = BehaviorRelay<[Thing]>(value: [])
  private var lastID = 0

  package init() {}

  func add(_ name: String) {
    lastID += 1
    things.accept(things.value + [Thing(id: lastID, name: name)])
  }

  func pack(_ id: Int, _ isPacked: Bool) {
    guard let index = things.value.firstIndex(where: { $0.id == id }) else { return }
    var changed = things.value
    changed[index].isPacked = isPacked
    things.accept(changed)
  }

  func remove(_ id: Int) {
    things.accept(things.value.filter { $0.id != id })
  }
}
