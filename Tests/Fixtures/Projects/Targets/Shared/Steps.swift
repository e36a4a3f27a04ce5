struct Steps {
  var count: Int

  var next: Steps { Steps(count: count + 100) }
}
