#if os(iOS)
  public import SwiftUI
#else
  public import HeadlessUI
#endif

/// The reason why an operation on members failed.
nonisolated public enum MembersError: Error, Equatable {
  case notFound(id: String)
  /// The service refuses this operation at the moment.
  case unavailable(MembersFault)
  case cannotRead(file: String, reason: String)
  case cannotWrite(file: String, reason: String)
  /// Another process has been changing the file for too long.
  case busy(file: String)
  /// The file is not a complete members file.
  case damaged(file: String, line: Int, reason: String)
  /// The file has a format version above `newest`, the last that this program reads.
  case unsupportedVersion(file: String, version: String, newest: Int)

  /// The message for a screen, in its language. The reason of a system call stays in the system's words.
  public var message: LocalizedStringKey {
    switch self {
    case .notFound(let id):
      return "번호가 \(id.debugDescription)인 회원이 없습니다. 탈퇴했을 수 있으니 회원을 다시 불러오세요"
    case .unavailable(.load): return "지금은 회원을 불러올 수 없습니다. 새로고침해서 다시 불러오세요"
    case .unavailable(.save): return "지금은 회원을 저장할 수 없습니다. 나중에 다시 해 보세요"
    case .unavailable(.delete): return "지금은 회원을 삭제할 수 없습니다. 나중에 다시 해 보세요"
    case .cannotRead(let file, let reason):
      return "\(file.debugDescription) 파일을 읽을 수 없습니다 (\(reason)). 읽을 수 있는 파일을 지정하세요"
    case .cannotWrite(let file, let reason):
      return
        "\(file.debugDescription) 파일에 쓸 수 없습니다 (\(reason)). 폴더가 있고 공간이 있는지 확인하거나 다른 파일을 지정하세요"
    case .busy(let file):
      return "다른 프로세스가 \(file.debugDescription) 파일을 바꾸고 있습니다. 끝나면 다시 해 보세요"
    case .damaged(let file, let line, let reason):
      let line = String(line)
      return
        "\(file.debugDescription) 파일의 \(line)번째 줄이 손상되었습니다 (\(reason)). 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요"
    case .unsupportedVersion(let file, let version, let newest):
      let known = String(newest)
      return
        "\(file.debugDescription) 파일의 형식은 버전 \(version)이고 이 프로그램은 버전 \(known)까지 읽습니다. 파일을 쓴 프로그램이나 다른 파일을 쓰세요"
    }
  }
}

#if !os(iOS)
  extension MembersError: CustomStringConvertible {
    /// The message in English.
    public var description: String { ProfileWords.catalogue(for: "en").resolve(message) }
  }
#endif
