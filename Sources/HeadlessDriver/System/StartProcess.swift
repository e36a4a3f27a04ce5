import StateBindingC
package import StateBindingFiles

/// What becomes of a descriptor in a new process.
package enum DescriptorChange {
  case copy(_ old: Int32, to: Int32)
  /// The descriptor is the file at `path`, opened with `flags`.
  case open(Int32, path: String, flags: Int32)
}

/// Starts `program` in a process group of its own, with `words` as its name and arguments, after `changes` of its
/// descriptors in this order. Returns the number of the process.
package func startProcess(
  _ program: String, _ words: [String], changes: [DescriptorChange]
) throws(SystemError) -> Int32 {
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
  for change in changes {
    switch change {
    case .copy(let old, let new): posix_spawn_file_actions_adddup2(&actions, old, new)
    case .open(let descriptor, let path, let flags):
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0)
    }
  }
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
