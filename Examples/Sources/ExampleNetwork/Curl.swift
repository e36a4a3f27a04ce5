#if canImport(FoundationNetworking)
  import Foundation

  /// The functions of libcurl that ``Exchange`` uses. They are looked up at run time, because a build against libcurl would
  /// need its headers, which some systems lack.
  nonisolated struct Curl: Sendable {
    typealias Receiver =
      @convention(c) (UnsafeMutableRawPointer?, Int, Int, UnsafeMutableRawPointer?) -> Int

    /// Nil where libcurl is not installed.
    static let loaded = Curl()

    let makeEasy: @convention(c) () -> OpaquePointer?
    let releaseEasy: @convention(c) (OpaquePointer) -> Void
    // These three have variable arguments in C. Linux passes such arguments in the same registers as others.
    let set: @convention(c) (OpaquePointer, Int32, UnsafeMutableRawPointer?) -> Int32
    let setReceiver: @convention(c) (OpaquePointer, Int32, Receiver) -> Int32
    let read: @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int>) -> Int32
    let text: @convention(c) (Int32) -> UnsafePointer<CChar>?
    let append: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
    let releaseList: @convention(c) (OpaquePointer?) -> Void
    let makeMulti: @convention(c) () -> OpaquePointer?
    let releaseMulti: @convention(c) (OpaquePointer) -> Int32
    let add: @convention(c) (OpaquePointer, OpaquePointer) -> Int32
    let remove: @convention(c) (OpaquePointer, OpaquePointer) -> Int32
    let perform: @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> Int32
    let poll:
      @convention(c) (
        OpaquePointer, UnsafeMutableRawPointer?, UInt32, Int32, UnsafeMutablePointer<Int32>?
      ) -> Int32
    let wake: @convention(c) (OpaquePointer) -> Int32
    /// Returns libcurl's `CURLMsg`.
    let message: @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> UnsafeRawPointer?

    private init?() {
      guard let library = dlopen("libcurl.so.4", RTLD_NOW),
        let prepare = dlsym(library, "curl_global_init")
      else { return nil }
      let names = [
        "curl_easy_init", "curl_easy_cleanup", "curl_easy_setopt", "curl_easy_getinfo",
        "curl_easy_strerror", "curl_slist_append", "curl_slist_free_all", "curl_multi_init",
        "curl_multi_cleanup", "curl_multi_add_handle", "curl_multi_remove_handle",
        "curl_multi_perform", "curl_multi_poll", "curl_multi_wakeup", "curl_multi_info_read",
      ]
      let found = names.compactMap { dlsym(library, $0) }
      guard found.count == names.count else { return nil }
      // `dlsym` returns untyped pointers.
      makeEasy = unsafeBitCast(found[0], to: type(of: makeEasy))
      releaseEasy = unsafeBitCast(found[1], to: type(of: releaseEasy))
      set = unsafeBitCast(found[2], to: type(of: set))
      setReceiver = unsafeBitCast(found[2], to: type(of: setReceiver))
      read = unsafeBitCast(found[3], to: type(of: read))
      text = unsafeBitCast(found[4], to: type(of: text))
      append = unsafeBitCast(found[5], to: type(of: append))
      releaseList = unsafeBitCast(found[6], to: type(of: releaseList))
      makeMulti = unsafeBitCast(found[7], to: type(of: makeMulti))
      releaseMulti = unsafeBitCast(found[8], to: type(of: releaseMulti))
      add = unsafeBitCast(found[9], to: type(of: add))
      remove = unsafeBitCast(found[10], to: type(of: remove))
      perform = unsafeBitCast(found[11], to: type(of: perform))
      poll = unsafeBitCast(found[12], to: type(of: poll))
      wake = unsafeBitCast(found[13], to: type(of: wake))
      message = unsafeBitCast(found[14], to: type(of: message))
      // Prepares all parts of libcurl.
      _ = unsafeBitCast(prepare, to: (@convention(c) (Int) -> Int32).self)(3)
    }
  }

  /// Libcurl's numbers for options of a transfer.
  nonisolated enum CurlOption: Int32 {
    case bodyReceiver = 10_001
    case url = 10_002
    case fields = 10_023
    case headReceiver = 10_029
    case acceptEncoding = 10_102
    case noSignal = 99
    case protocols = 181
    case bodyFunction = 20_011
    case headFunction = 20_079
  }

  /// Libcurl's numbers for facts about a transfer.
  nonisolated enum CurlInfo: Int32 {
    case status = 0x200002
    case systemError = 0x200019
  }
#endif
