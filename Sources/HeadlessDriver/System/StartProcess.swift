package import StateBindingC
package import StateBindingFiles

#if canImport(Darwin)
  typealias FileActions = posix_spawn_file_actions_t?
#else
  package typealias FileActions = posix_spawn_file_actions_t
#endif

/// Starts `program` in a process group of its own, with `words` as its name and arguments, and with the descriptors that `setUp`
/// asks for. Returns the number of the process.
package func startProcess(
  _ program: String, _ words: [String], setUp: (inout FileActions) -> Void
) throws(SystemError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  setUp(&actions)
  // The main actor may run on a thread that blocks all signals, and the new process would block them too.
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK)
  posix_spawnattr_setflags(&attributes, numericCast(flags))
  let words = words.map { strdup($0) }
  defer { for word in words { free(word) } }
  var id: pid_t = 0
  let failure = posix_spawn(&id, program, &actions, &attributes, words + [nil], environ)
  if failure != 0 { throw SystemError(number: failure) }
  return id
}
