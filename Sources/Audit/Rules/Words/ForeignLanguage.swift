import AccessibilityModel

extension Rule {
  static let foreignLanguage = Rule(
    "foreign-language", .warning, .words,
    says: "A text is in another language than its voice.",
    because: "The voice mumbles it, spells it or leaves it out.",
    uiKit: "Set accessibilityLanguage, or accessibilitySpeechLanguage for a part of the text.",
    swiftUI: "Use an AttributedString with languageIdentifier, or translate the text.",
    android: "Use a LocaleSpan, or translate the text.",
    see: [.wcag("3.1.2", "language-of-parts")],
    fails: [
      """
      language: ko
      elements:
      - header "장바구니"
      - text "담은 상품 3개"
      - button "close"
      - button "Apply coupon"
      - text "Please sign in to see the items in your cart"
      """,
      """
      language: en
      elements:
      - header "Language of the app"
      - cell "한국어"
      - button "Save"
      """,
      """
      language: en
      elements:
      - header "Address"
      - text "Veuillez saisir votre adresse électronique"
      - button "Save"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "장바구니"
      - text "Apple Pay로 결제"
      - button "YouTube"
      - button "OK"
      - text "The North Face"
      - button "Play Store"
      - button "Find X8"
      - text "담은 상품 3개"
      """,
      """
      language: en
      elements:
      - header "Language of the app"
      - cell "한국어": {language: ko}
      - button "Save"
      - text "Crème brûlée de la maison"
      - secureTextField "Password": ••한국••
      """,
    ],
    .announcements { screen in
      guard !screen.isInAnotherLanguage else {
        return screen.context.isDump
          ? []
          : [
            screen.fault(
              "most of its texts are not in '\(screen.language)'; does 'language:' say so by mistake?",
              evidence: screen.stops.indices.prefix(2).map(screen.quote))
          ]
      }
      return screen.faults { stop, _ in
        let element = stop.element
        let language = element.language ?? screen.language
        // A password is not read.
        let isSecret = element.traits.contains(.secureTextField)
        for text in isSecret ? [element.label, element.hint].compactMap(\.self) : element.texts {
          for run in text.runs {
            let own = run.attributes.language ?? language
            guard ["ko", "en"].contains(own.base),
              !screen.words.isFileName(run.text, isPicture: element.isPicture)
            else { continue }
            if Script.letters(of: run.text, in: own).foreign > 1 {
              return "a voice for '\(own)' cannot read \"\(run.text)\""
            }
            if own.base == SpokenLanguage.korean.base, screen.words.isEnglish(run.text) {
              return "a Korean voice reads the English sentence \"\(run.text)\""
            }
            if own.base == SpokenLanguage.korean.base, run.text == element.labelText,
              element.isControl,
              screen.words.isOne(of: .untranslated, run.text)
                || screen.words.isEnglishAction(run.text)
            {
              return "\"\(run.text)\" was not translated"
            }
            if own.base == "en", let other = screen.words.otherLanguage(of: run.text) {
              return "an English voice reads the \(other) sentence \"\(run.text)\""
            }
          }
        }
        return nil
      }
    })
}

extension AuditWords {
  /// The language of a sentence in Latin letters that is not in English: `French`; `nil` if it may be.
  ///
  /// Two of its small words, none of English, and another word that is no name.
  fileprivate func otherLanguage(of text: String) -> Sentence? {
    let words = Script.words(text)
    guard words.count > 3, !words.contains(where: self[.function].contains) else { return nil }
    let languages: [(Set, Sentence)] = [
      (.frenchFunction, "French"), (.germanFunction, "German"), (.spanishFunction, "Spanish"),
    ]
    return languages.first { set, _ in
      let small = self[set]
      let others = text.split { !$0.isLetter }.filter { !small.contains($0.lowercased()) }
      return Swift.Set(words.filter(small.contains)).count > 1
        && others.count { $0.count > 2 && $0.first?.isLowercase ?? false } > 1
    }?.1
  }

  /// Whether a text says in English what a button does, and is no name: "Apply coupon", "View all".
  fileprivate func isEnglishAction(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, let first = words.first, self[.verb].contains(first.lowercased()) else {
      return false
    }
    return words.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isLetter } }
      && words.dropFirst().allSatisfy { $0.first?.isLowercase ?? false }
  }

  /// Whether a text without Hangul is an English sentence, and not only a name.
  fileprivate func isEnglish(_ text: String) -> Bool {
    let words = Script.words(text)
    guard words.count > 3,
      !text.unicodeScalars.contains(where: { $0.value > 0x2FF && $0.properties.isAlphabetic })
    else { return false }
    // Names are written with capitals: "The North Face".
    let small = text.split(whereSeparator: { !$0.isLetter }).count {
      $0.first?.isLowercase ?? false
    }
    return words.count { self[.function].contains($0) } > 1 || small > 3
  }
}
