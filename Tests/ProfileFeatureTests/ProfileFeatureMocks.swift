// Written by `swift package generate-mocks --target ProfileFeature`; changes are lost.
// swift-format-ignore-file

import Testing

import ProfileFeature

// MARK: Members

@MainActor final class MembersMock: ProfileFeature.Members {
  init() {}

  private(set) var allCallCount = 0
  var allHandler: (@MainActor () async throws -> [ProfileFeature.Member])?
  func all() async throws -> [ProfileFeature.Member] {
    allCallCount += 1
    guard let handler = allHandler else { unset("MembersMock.all()", "allHandler") }
    return try await handler()
  }

  private(set) var deleteCallCount = 0
  private(set) var deleteArguments: [String] = []
  var deleteHandler: (@MainActor (_ id: String) async throws -> Void)?
  func delete(id: String) async throws {
    deleteCallCount += 1
    deleteArguments.append(id)
    try await deleteHandler?(id)
  }

  private(set) var memberCallCount = 0
  private(set) var memberArguments: [String] = []
  var memberHandler: (@MainActor (_ id: String) async throws -> ProfileFeature.Member?)?
  func member(id: String) async throws -> ProfileFeature.Member? {
    memberCallCount += 1
    memberArguments.append(id)
    guard let handler = memberHandler else { return nil }
    return try await handler(id)
  }

  private(set) var saveCallCount = 0
  private(set) var saveArguments: [ProfileFeature.Member] = []
  var saveHandler: (@MainActor (_ member: ProfileFeature.Member) async throws -> Void)?
  func save(_ member: ProfileFeature.Member) async throws {
    saveCallCount += 1
    saveArguments.append(member)
    try await saveHandler?(member)
  }
}

// MARK: ProfileListener

@MainActor final class ProfileListenerMock: ProfileFeature.ProfileListener {
  init() {}

  private(set) var profileDidDeleteAccountCallCount = 0
  var profileDidDeleteAccountHandler: (() -> Void)?
  func profileDidDeleteAccount() {
    profileDidDeleteAccountCallCount += 1
    profileDidDeleteAccountHandler?()
  }

  private(set) var profileDidLogoutCallCount = 0
  var profileDidLogoutHandler: (() -> Void)?
  func profileDidLogout() {
    profileDidLogoutCallCount += 1
    profileDidLogoutHandler?()
  }

  private(set) var profileDidLoseAccountCallCount = 0
  var profileDidLoseAccountHandler: (() -> Void)?
  func profileDidLoseAccount() {
    profileDidLoseAccountCallCount += 1
    profileDidLoseAccountHandler?()
  }
}

// MARK: SavedLogin

@MainActor final class SavedLoginMock: ProfileFeature.SavedLogin {
  init() {}

  private(set) var forgetCallCount = 0
  var forgetHandler: (() throws(ProfileFeature.MembersError) -> Void)?
  func forget() throws(ProfileFeature.MembersError) {
    forgetCallCount += 1
    try forgetHandler?()
  }

  private(set) var rememberCallCount = 0
  private(set) var rememberArguments: [ProfileFeature.Member] = []
  var rememberHandler: ((_ member: ProfileFeature.Member) throws(ProfileFeature.MembersError) -> Void)?
  func remember(_ member: ProfileFeature.Member) throws(ProfileFeature.MembersError) {
    rememberCallCount += 1
    rememberArguments.append(member)
    try rememberHandler?(member)
  }

  private(set) var rememberedMemberCallCount = 0
  var rememberedMemberHandler: (() throws(ProfileFeature.MembersError) -> ProfileFeature.Member?)?
  func rememberedMember() throws(ProfileFeature.MembersError) -> ProfileFeature.Member? {
    rememberedMemberCallCount += 1
    guard let handler = rememberedMemberHandler else { return nil }
    return try handler()
  }
}

// MARK: the end of the file

private nonisolated func unset(_ call: String, _ member: String) -> Never {
  let test = Test.current.map { " in the test \($0.name)" } ?? ""
  fatalError("\(call) needs a value\(test); set \(member) of the mock first")
}
