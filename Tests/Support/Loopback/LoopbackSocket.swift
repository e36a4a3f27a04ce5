import Foundation

/// A socket with a port of its own on the loopback interface. While it is open without a listener,
/// nobody answers
/// there, and nobody else gets the port.
public struct LoopbackSocket {
  let descriptor: Int32
  private let port: UInt16

  /// The address for `--api`.
  public var url: String { "http://127.0.0.1:\(port)" }

  public init() throws {
    // Close-on-exec: a program started by another test would keep it open.
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #elseif canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      descriptor = socket(AF_INET, kind, 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    if !isBound { throw Self.error }
  }

  func listen() throws {
    if listenAt(descriptor) != 0 { throw Self.error }
  }

  public func close() {
    closeSocket(descriptor)
  }

  private static var error: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}

// They stand outside of the type, because its own methods have the same names.

/// The next connection, which a program started by another test does not keep open.
func acceptAt(_ descriptor: Int32) -> Int32 {
  #if !canImport(Darwin)
    // The modules of the C libraries leave `accept4` out. `O_CLOEXEC` has the value of `SOCK_CLOEXEC`.
    typealias Accept4 =
      @convention(c) (Int32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32) -> Int32
    if let accept4 = dlsym(nil, "accept4") {
      return unsafeBitCast(accept4, to: Accept4.self)(descriptor, nil, nil, O_CLOEXEC)
    }
  #endif
  let connection = accept(descriptor, nil, nil)
  _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
  return connection
}

private func listenAt(_ descriptor: Int32) -> Int32 { listen(descriptor, 16) }

private func closeSocket(_ descriptor: Int32) { close(descriptor) }
