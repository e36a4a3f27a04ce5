import Foundation
import Glibc

/// A socket with a port of its own on the loopback interface. While it is open and nobody listens at it, nobody answers
/// there, and nobody else gets the port.
nonisolated struct LoopbackSocket {
  let descriptor: Int32
  private let port: UInt16

  /// Where it is, as for `--api`.
  var url: String { "http://127.0.0.1:\(port)" }

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
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
    if Glibc.listen(descriptor, 16) != 0 { throw Self.error }
  }

  func close() {
    Glibc.close(descriptor)
  }

  private static var error: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
