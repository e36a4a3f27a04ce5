public import HeadlessUI

/// The texts of the app in its languages.
public enum ProfileWords {
  /// The texts in Korean for `ko`, in English for any other language.
  public static func catalogue(for language: String) -> StringCatalogue {
    language == "ko"
      ? StringCatalogue(language: "ko", korean) : StringCatalogue(language: "en", english)
  }

  public static let english = [
    "회원": "Members",
    "회원 번호": "Member ID",
    "불러오는 중…": "Loading…",
    "로그인하는 중…": "Logging in…",
    "회원 번호를 입력하세요": "Enter a member ID",
    "%@번 회원이 없습니다": "There is no member %@",
    "회원을 불러오지 못했습니다: %@": "The members could not be loaded: %@",
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
    "탈퇴하지 못했습니다": "The account could not be deleted",
    "이름을 입력하세요": "Enter a name",
    "이름은 100자까지 쓸 수 있습니다": "A name has at most 100 characters",
    "이름에 쓸 수 없는 문자가 있습니다": "The name has characters that cannot be used",
    "이메일에는 @가 하나 있어야 합니다": "An e-mail address has one @",
    "이메일의 @ 앞에 이름이 있어야 합니다": "An e-mail address has a name before the @",
    "이메일의 @ 뒤에 점이 있는 주소가 있어야 합니다": "An e-mail address has a domain with a dot after the @",
    "이메일에는 공백을 쓸 수 없습니다": "An e-mail address has no spaces",
    "이메일은 254바이트까지 쓸 수 있습니다": "An e-mail address has at most 254 bytes",
  ]

  public static let korean = [
    "회원": "회원",
    "회원 번호": "회원 번호",
    "불러오는 중…": "불러오는 중…",
    "로그인하는 중…": "로그인하는 중…",
    "회원 번호를 입력하세요": "회원 번호를 입력하세요",
    "%@번 회원이 없습니다": "%@번 회원이 없습니다",
    "회원을 불러오지 못했습니다: %@": "회원을 불러오지 못했습니다: %@",
    "프로필": "프로필",
    "이메일": "이메일",
    "이름": "이름",
    "프로필 수정": "프로필 수정",
    "로그아웃": "로그아웃",
    "회원 탈퇴": "회원 탈퇴",
    "저장": "저장",
    "수정 취소": "수정 취소",
    "저장하는 중…": "저장하는 중…",
    "탈퇴하는 중…": "탈퇴하는 중…",
    "정말 로그아웃하시겠습니까?": "정말 로그아웃하시겠습니까?",
    "로그아웃 확인": "확인",
    "정말 탈퇴하시겠습니까?": "정말 탈퇴하시겠습니까?",
    "탈퇴 확인": "확인",
    "취소": "취소",
    "닫기": "닫기",
    "프로필을 불러오지 못했습니다": "프로필을 불러오지 못했습니다",
    "저장하지 못했습니다": "저장하지 못했습니다",
    "탈퇴하지 못했습니다": "탈퇴하지 못했습니다",
    "이름을 입력하세요": "이름을 입력하세요",
    "이름은 100자까지 쓸 수 있습니다": "이름은 100자까지 쓸 수 있습니다",
    "이름에 쓸 수 없는 문자가 있습니다": "이름에 쓸 수 없는 문자가 있습니다",
    "이메일에는 @가 하나 있어야 합니다": "이메일에는 @가 하나 있어야 합니다",
    "이메일의 @ 앞에 이름이 있어야 합니다": "이메일의 @ 앞에 이름이 있어야 합니다",
    "이메일의 @ 뒤에 점이 있는 주소가 있어야 합니다": "이메일의 @ 뒤에 점이 있는 주소가 있어야 합니다",
    "이메일에는 공백을 쓸 수 없습니다": "이메일에는 공백을 쓸 수 없습니다",
    "이메일은 254바이트까지 쓸 수 있습니다": "이메일은 254바이트까지 쓸 수 있습니다",
  ]
}
