extension HangulPhrase {
  /// Applies one rule to the whole phrase.
  mutating func apply(_ rule: SoundRule, _ contexts: [WordContext]) {
    switch rule {
    case .numbers: applyNumbers(contexts)
    case .wordFormation: applyWordFormation(contexts)
    case .insertion: applyInsertion(contexts)
    case .modifierTensing: applyModifierTensing(contexts)
    case .vowels: applyVowels(contexts)
    case .palatalization: applyPalatalization()
    case .aspiration: applyAspiration()
    case .stemTensing: applyStemTensing()
    case .liaison: applyLiaison()
    case .tensing: applyTensing()
    case .neutralization: applyNeutralization()
    case .lateralNasalization: applyLateralNasalization()
    case .nasalization: applyNasalization()
    case .lateralization: applyLateralization()
    }
  }
}
