import SwiftUI

@main
struct HabitsApp: App {
  init() {
    print("Habits begins")
  }

  var body: some Scene {
    WindowGroup {
      NavigationView { HabitList() }
        .environmentObject(HabitStore())
    }
  }
}

struct Habit: Decodable, Identifiable {
  let name: String

  var id: String { name }
}

final class HabitStore: ObservableObject {
  @Published private(set) var habits: [Habit] = []
  @Published private(set) var done: Set<String> = []

  init() {
    guard let url = Bundle.main.url(forResource: "habits", withExtension: "json") else { return }
    do {
      habits = try JSONDecoder().decode([Habit].self, from: Data(contentsOf: url))
    } catch {
      print("The habits were not read: \(error)")
    }
  }

  func finish(_ habit: Habit) {
    done.insert(habit.id)
    print("Done:", habit.name)
    debugPrint(done.count)
  }
}

struct HabitList: View {
  @EnvironmentObject private var store: HabitStore
  @AppStorage("welcomed") private var isWelcomed = false
  @State private var diary = Diary()

  var body: some View {
    List {
      if !isWelcomed {
        Button("Welcome") { UserDefaults.standard.set(true, forKey: "welcomed") }
      }
      ForEach(store.habits) { habit in
        Button(store.done.contains(habit.id) ? "\(habit.name), done" : habit.name) {
          store.finish(habit)
        }
      }
      Text(Bundle.main.path(forResource: "tip", ofType: "txt").flatMap(tip) ?? "No tip")
      Text("Diary: \(diary.text)")
      Text("Since day \(Date(timeIntervalSince1970: 0).formatted(.dateTime.day()))")
      Button("Write") { diary.write() }
      Button("Play a sound") {
        if Bundle.main.url(forResource: "gong", withExtension: "mp3") == nil { print("No sound") }
      }
      Button("Remind me") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("Time to read") }
      }
      NavigationLink("Stopwatch") { Stopwatch() }
      NavigationLink("Rest") { Rest() }
    }
    .navigationTitle("Habits")
  }

  private func tip(at path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .newlines)
  }
}

struct Diary {
  private static var file: URL? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
      .appendingPathComponent("diary.txt")
  }

  private(set) var text: String

  init() {
    text = Self.file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "empty"
  }

  mutating func write() {
    text = "written"
    do {
      if let file = Self.file { try text.write(to: file, atomically: true, encoding: .utf8) }
    } catch {
      text = "\(error)"
    }
  }
}

/// Shows the seconds, for ever.
struct Stopwatch: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(String(format: "%02d:%02d", seconds / 60, seconds % 60))
      .onReceive(timer) { _ in seconds += 1 }
      .navigationTitle("Stopwatch")
  }
}

/// Counts down from five minutes.
struct Rest: View {
  @State private var left = 300
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    if left > 0 {
      Text(String(format: "%02d:%02d", left / 60, left % 60))
        .onReceive(timer) { _ in left -= 1 }
        .navigationTitle("Rest")
    } else {
      Text("Rested").navigationTitle("Rest")
    }
  }
}
