import Readings

extension Reading {
  /// The words as they are read, with the punctuation between them, for a program that takes only
  /// text.
  ///
  ///     "₩1,200, 결제"  // "천이백 원, 결제."
  var sentence: String {
    var sentence = ""
    for word in words where !word.text.isEmpty {
      if !sentence.isEmpty {
        if case .pause(let pause) = word.join { sentence += pause.mark }
        sentence += " "
      }
      sentence += word.text
    }
    return sentence.isEmpty ? "" : sentence + ending.mark
  }
}

extension SpokenWord.Pause {
  fileprivate var mark: String {
    switch self {
    case .short, .comma: ","
    case .colon: ":"
    case .period: "."
    case .question: "?"
    case .exclamation: "!"
    }
  }
}
