import HeadlessUI
import ProfileFeature

// The smallest evaluator of views that can be written by hand: text, button, stack, pair, condition, title, alert, identifier,
// disabled and refreshable. It keeps no state, and it knows no row, no sheet and no place.

@MainActor
protocol PlainView {
  func evaluate(in page: inout PlainPage)
}

/// The elements so far, with their actions.
@MainActor
struct PlainPage {
  let strings: StringCatalogue
  var title = ""
  var elements: [Element] = []
  var actions: [(@MainActor () -> Void)?] = []
  var alert: Screen.Alert?
  var refresh: (@MainActor () -> Void)?
  var isEnabled = true

  mutating func add(_ element: Element, _ action: (@MainActor () -> Void)? = nil) {
    elements.append(element)
    actions.append(action)
  }

  func word(_ key: String) -> String { strings.resolve(LocalizedStringKey(key)) }

  var screen: Screen {
    Screen(title: title, elements: elements, alert: alert, canRefresh: refresh != nil)
  }
}

struct PlainText: PlainView {
  let text: String

  func evaluate(in page: inout PlainPage) {
    page.add(Element(role: .text, label: page.word(text)))
  }
}

struct PlainPairText: PlainView {
  let title: String
  let value: String

  func evaluate(in page: inout PlainPage) {
    page.add(Element(role: .text, label: page.word(title), value: value))
  }
}

struct PlainButton: PlainView {
  let title: String
  var role: Element.ButtonRole?
  let action: @MainActor () -> Void

  func evaluate(in page: inout PlainPage) {
    page.add(
      Element(
        role: .button, label: page.word(title), isEnabled: page.isEnabled, buttonRole: role),
      action)
  }
}

struct PlainStack<Content: PlainView>: PlainView {
  @PlainBuilder let content: Content

  func evaluate(in page: inout PlainPage) { content.evaluate(in: &page) }
}

struct PlainPair<First: PlainView, Next: PlainView>: PlainView {
  let first: First
  let next: Next

  func evaluate(in page: inout PlainPage) {
    first.evaluate(in: &page)
    next.evaluate(in: &page)
  }
}

extension Optional: PlainView where Wrapped: PlainView {
  func evaluate(in page: inout PlainPage) { self?.evaluate(in: &page) }
}

struct PlainModified<Content: PlainView>: PlainView {
  let content: Content
  let evaluate: @MainActor (Content, inout PlainPage) -> Void

  func evaluate(in page: inout PlainPage) { evaluate(content, &page) }
}

extension PlainView {
  func title(_ title: String) -> PlainModified<Self> {
    PlainModified(content: self) { content, page in
      page.title = page.word(title)
      content.evaluate(in: &page)
    }
  }

  func identifier(_ identifier: String) -> PlainModified<Self> {
    PlainModified(content: self) { content, page in
      let start = page.elements.count
      content.evaluate(in: &page)
      for index in start..<page.elements.count { page.elements[index].identifier = identifier }
    }
  }

  func disabled(_ isDisabled: Bool) -> PlainModified<Self> {
    PlainModified(content: self) { content, page in
      let outer = page.isEnabled
      page.isEnabled = outer && !isDisabled
      content.evaluate(in: &page)
      page.isEnabled = outer
    }
  }

  func refreshable(_ action: @escaping @MainActor () -> Void) -> PlainModified<Self> {
    PlainModified(content: self) { content, page in
      page.refresh = action
      content.evaluate(in: &page)
    }
  }

  func alert(
    _ title: String, isShown: Bool, @PlainBuilder buttons: @escaping @MainActor () -> some PlainView
  ) -> PlainModified<Self> {
    PlainModified(content: self) { content, page in
      content.evaluate(in: &page)
      guard isShown else { return }
      var question = PlainPage(strings: page.strings)
      buttons().evaluate(in: &question)
      page.alert = Screen.Alert(title: page.word(title), elements: question.elements)
    }
  }
}

@resultBuilder
@MainActor
enum PlainBuilder {
  static func buildPartialBlock<Content: PlainView>(first: Content) -> Content { first }

  static func buildPartialBlock<First: PlainView, Next: PlainView>(
    accumulated: First, next: Next
  ) -> PlainPair<First, Next> {
    PlainPair(first: accumulated, next: next)
  }

  static func buildIf<Content: PlainView>(_ content: Content?) -> Content? { content }
}

/// The Profile screen of the reference app, in these views.
@MainActor
struct PlainProfileView {
  let member: Member
  var isSaving = false
  var isAskingLogout = false
  var isAskingDelete = false

  @PlainBuilder var body: some PlainView {
    PlainStack {
      if isSaving { PlainText(text: "저장하는 중…") }
      PlainStack {
        PlainText(text: member.name)
        PlainPairText(title: "회원 번호", value: member.id)
        PlainPairText(title: "이메일", value: member.email)
      }
      .refreshable {}
      PlainStack {
        PlainButton(title: "프로필 수정") {}.identifier("edit")
        PlainButton(title: "로그아웃") {}.identifier("logout")
        PlainButton(title: "회원 탈퇴", role: .destructive) {}.identifier("delete")
      }
      .disabled(isSaving)
    }
    .title("프로필")
    .alert("정말 로그아웃하시겠습니까?", isShown: isAskingLogout) {
      PlainButton(title: "로그아웃 확인", role: .destructive) {}
      PlainButton(title: "취소", role: .cancel) {}
    }
    .alert("정말 탈퇴하시겠습니까?", isShown: isAskingDelete) {
      PlainButton(title: "탈퇴 확인", role: .destructive) {}
      PlainButton(title: "취소", role: .cancel) {}
    }
  }

  func screen(in strings: StringCatalogue) -> Screen {
    var page = PlainPage(strings: strings)
    body.evaluate(in: &page)
    return page.screen
  }
}
