#if !os(iOS)
  public import HeadlessUI
#endif

/// The texts of the app in its languages.
nonisolated public enum ProfileWords {
  #if !os(iOS)
    /// The texts in Korean for `ko`, in English for any other language.
    public static func catalogue(for language: String) -> StringCatalogue {
      language == "ko"
        ? StringCatalogue(language: "ko", korean) : StringCatalogue(language: "en", english)
    }
  #endif

  public static let english = [
    "회원": "Members",
    "회원 번호": "Member ID",
    "불러오는 중…": "Loading…",
    "로그인하는 중…": "Logging in…",
    "회원 번호를 입력하세요": "Enter a member ID",
    "%@번 회원이 없습니다": "There is no member %@",
    "회원을 불러오지 못했습니다: %@": "The members could not be loaded: %@",
    "로그인하지 못했습니다: %@": "You could not be logged in: %@",
    "%@님의 계정이 다른 곳에서 탈퇴되었습니다": "The account of %@ was deleted elsewhere",
    "프로필": "Profile",
    "이메일": "E-mail",
    "이름": "Name",
    "프로필 수정": "Edit profile",
    "로그아웃": "Log out",
    "회원 탈퇴": "Delete account",
    "저장": "Save",
    "수정 취소": "Discard changes",
    "저장하는 중…": "Saving…",
    "탈퇴하는 중…": "Deleting…",
    "정말 로그아웃하시겠습니까?": "Log out?",
    "로그아웃 확인": "Log out",
    "정말 탈퇴하시겠습니까?": "Delete your account?",
    "탈퇴 확인": "Delete",
    "취소": "Cancel",
    "닫기": "Close",
    "프로필을 불러오지 못했습니다": "The profile could not be loaded",
    "저장하지 못했습니다": "The changes could not be saved",
    "로그아웃하지 못했습니다": "You could not be logged out",
    "탈퇴하지 못했습니다": "The account could not be deleted",
    "이름을 입력하세요": "Enter a name",
    "이름은 100자까지 쓸 수 있습니다": "A name has at most 100 characters",
    "이름에 쓸 수 없는 문자가 있습니다": "The name has characters that cannot be used",
    "이메일에는 @가 하나 있어야 합니다": "An e-mail address has one @",
    "이메일의 @ 앞에 이름이 있어야 합니다": "An e-mail address has a name before the @",
    "이메일의 @ 뒤에 점이 있는 주소가 있어야 합니다": "An e-mail address has a domain with a dot after the @",
    "이메일에는 공백을 쓸 수 없습니다": "An e-mail address has no spaces",
    "이메일은 254바이트까지 쓸 수 있습니다": "An e-mail address has at most 254 bytes",
    "번호가 %@인 회원이 없습니다. 탈퇴했을 수 있으니 회원을 다시 불러오세요":
      "no member has the id %@; it may have been deleted, load the members again",
    "지금은 회원을 불러올 수 없습니다. 새로고침해서 다시 불러오세요":
      "the members are unavailable, load failed; refresh to load them again",
    "지금은 회원을 저장할 수 없습니다. 나중에 다시 해 보세요": "the members are unavailable, save failed; try again later",
    "지금은 회원을 삭제할 수 없습니다. 나중에 다시 해 보세요":
      "the members are unavailable, delete failed; try again later",
    "%@ 파일을 읽을 수 없습니다 (%@). 읽을 수 있는 파일을 지정하세요": "cannot read %@: %@; name a file that you may read",
    "%@ 파일에 쓸 수 없습니다 (%@). 폴더가 있고 공간이 있는지 확인하거나 다른 파일을 지정하세요":
      "cannot write %@: %@; check that its folder exists and has room, or name another file",
    "다른 프로세스가 %@ 파일을 바꾸고 있습니다. 끝나면 다시 해 보세요":
      "%@ is being changed by another process; try again when that is done",
    "%@ 파일의 %@번째 줄이 손상되었습니다 (%@). 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요":
      "%@ is damaged at line %@: %@; it was left as it is, restore it from a copy or move it away",
    "%@ 파일의 형식은 버전 %@이고 이 프로그램은 버전 %@까지 읽습니다. 파일을 쓴 프로그램이나 다른 파일을 쓰세요":
      "%@ has the format version %@, and this program reads versions up to %@; use the program that wrote it, or another file",
  ]

  /// The keys are the texts, except where one text has two keys, and where a text leaves out a part.
  public static let korean = Dictionary(uniqueKeysWithValues: english.keys.map { ($0, $0) })
    .merging(
      [
        "로그아웃 확인": "확인",
        "탈퇴 확인": "확인",
        "%@ 파일의 %@번째 줄이 손상되었습니다 (%@). 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요":
          "%@ 파일의 %@번째 줄이 손상되었습니다. 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요",
      ]
    ) { $1 }
}
