import Foundation
import HeadlessDriver
import HeadlessUI
import RIBsTraining
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// URLs with which the system opens the app.
@Suite(.ownRun) struct AppDelegateTests {
  @Test(arguments: [
    ("ribs-training://launchGame?gameId=ticTacToe", "Tic-tac-toe"),
    ("ribs-training://post?id=7", "A tree without views"),
    ("https://ribs-training.example/post/12", "A presenter without state"),
    ("HTTPS://RIBs-Training.example/post/12/", "A presenter without state"),
  ])
  func `a URL opened by the system is followed after the login`(
    link: String, title: String
  ) async throws {
    let app = try Playground()
    try app.delegate.application(open: #require(URL(string: link)))
    #expect(await app.send("login 12345").screen.title == title)
  }

  @Test(arguments: [
    (
      "ribs-training://launchGame",
      #""ribs-training://launchGame" is malformed: the parameter gameId (text) is missing"#
    ),
    (
      "ribs-training://pots?id=7",
      #"no link is like "ribs-training://pots?id=7"; did you mean ribs-training://post?id={whole number}?"#
    ),
    (
      "https://ribs-training.example/posts/12",
      #"no link is like "https://ribs-training.example/posts/12"; did you mean https://ribs-training.example/post/{id}?"#
    ),
    (
      "https://ribs-training.example/post/twelve",
      #""https://ribs-training.example/post/twelve" is malformed: the parameter id (whole number) is unreadable: "twelve""#
    ),
    ("", #""" is malformed: it is empty"#),
  ])
  func `an unknown URL is an error`(link: String, error: String) throws {
    let app = try Playground()
    let thrown = #expect(throws: DeepLinkError.self) {
      try app.delegate.application(open: link)
    }
    #expect(thrown?.description == error)
  }
}
