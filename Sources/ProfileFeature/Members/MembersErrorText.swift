import HeadlessUI

extension MembersError {
  /// The error in the language of the screen. The reason of a system call stays in the system's words.
  var text: Text {
    switch self {
    case .notFound(let id):
      return Text("번호가 \(id.debugDescription)인 회원이 없습니다. 탈퇴했을 수 있으니 회원을 다시 불러오세요")
    case .unavailable(.load): return Text("지금은 회원을 불러올 수 없습니다. 새로고침해서 다시 불러오세요")
    case .unavailable(.save): return Text("지금은 회원을 저장할 수 없습니다. 나중에 다시 해 보세요")
    case .unavailable(.delete): return Text("지금은 회원을 삭제할 수 없습니다. 나중에 다시 해 보세요")
    case .cannotRead(let file, let reason):
      return Text("\(file.debugDescription) 파일을 읽을 수 없습니다 (\(reason)). 읽을 수 있는 파일을 지정하세요")
    case .cannotWrite(let file, let reason):
      return Text(
        "\(file.debugDescription) 파일에 쓸 수 없습니다 (\(reason)). 폴더가 있고 공간이 있는지 확인하거나 다른 파일을 지정하세요")
    case .busy(let file):
      return Text("다른 프로세스가 \(file.debugDescription) 파일을 바꾸고 있습니다. 끝나면 다시 해 보세요")
    case .damaged(let file, let line, let reason):
      let line = String(line)
      return Text(
        "\(file.debugDescription) 파일의 \(line)번째 줄이 손상되었습니다 (\(reason)). 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요"
      )
    case .unsupportedVersion(let file, let version, let newest):
      let known = String(newest)
      return Text(
        "\(file.debugDescription) 파일의 형식은 버전 \(version)이고 이 프로그램은 버전 \(known)까지 읽습니다. 파일을 쓴 프로그램이나 다른 파일을 쓰세요"
      )
    }
  }
}
