import Foundation
import Testing

@testable import ScreenFiles

/// Lines as other notations have them, and what to write instead.
@Suite struct UnreadLineTests {
  @Test func everyFormHasAnExampleOfItsOwn() {
    let forms = UnreadLine.formsOfLabel + UnreadLine.formsOfFlags
    #expect(
      forms.map { "\($0.example) → \(advice(on: $0.example))" }.joined(separator: "\n") == """
        selected button "Save" → button "Save" [selected]
        Button("Save") → button "Save"
        h1 "Title" → header "Title" [level=1]
        button ‘Save’ → button "Save"
        text field "Name" → textField "Name"
        button label="Save" → button "Save"
        slider label = Volume value = 50% → slider "Volume": 50%
        button "Save" (selected) → [selected]
        button "Save" disabled → [notEnabled]
        button "Save" hint "Keeps it" → [hint="Keeps it"]
        slider "Volume" 50% → slider "Volume": 50%
        button "Save" // the blue one → # the blue one
        button "Save" - hint → [hint=…]
        button "Save" - Keeps it → [hint="Keeps it"]
        button "Save" , → button "Save"
        header "Sound" level 2 → [level=2]
        """)
  }

  /// The first form that takes an example is the one that it stands for.
  @Test func noFormTakesTheExampleOfALaterOne() throws {
    for forms in [UnreadLine.formsOfLabel, UnreadLine.formsOfFlags] {
      for (place, form) in forms.enumerated() {
        let line = try #require(unread(form.example))
        let takers = forms.indices.filter { forms[$0].advice(line) != nil }
        #expect(takers.first == place, "\(form.example)")
      }
    }
  }

  private func advice(on line: String) -> String {
    do {
      _ = try ElementLine(line)
      return "nothing is wrong"
    } catch {
      return error.message.components(separatedBy: "; write ").last ?? ""
    }
  }

  /// A line up to where it could be read: its role, its label in quotes, and the rest.
  private func unread(_ line: String) -> UnreadLine? {
    guard let match = line.wholeMatch(of: /([A-Za-z]+) *("([^"]*)" )?(.*)/) else { return nil }
    return UnreadLine(
      read: ElementLine(role: String(match.1), label: match.3.map(String.init)),
      rest: String(match.4), offset: line.count - match.4.count)
  }
}
