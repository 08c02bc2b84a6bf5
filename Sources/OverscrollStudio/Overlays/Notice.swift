/// What is to be said about something that was done, or that could not be.
package enum Notice: Equatable, Sendable {
  case done(String)
  case problem(String)

  var text: String {
    switch self {
    case .done(let text), .problem(let text): text
    }
  }

  package var isProblem: Bool { if case .problem = self { true } else { false } }
}
