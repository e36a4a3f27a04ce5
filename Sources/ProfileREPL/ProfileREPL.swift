import HeadlessDriver

/// The program `profile-repl`: the Profile app on the driver.
@main
struct ProfileREPL {
  static func main() async {
    await Program.profile.main()
  }
}
