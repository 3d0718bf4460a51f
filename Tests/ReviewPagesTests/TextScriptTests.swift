import Testing

@testable import ReviewPages

@Suite struct TextScriptTests {
  @Test(arguments: [
    ("閉じる", "en", "ja"), ("設定を開く OK", "en", "ja"), ("設定", "en", "zh"), ("결제", "en", "ko"),
    ("حفظ التغييرات (Wi-Fi)", "en", "ar"), ("שמור שינויים!", "ko", "he"), ("Настройки", "en", ""),
    ("ตั้งค่า", "en", "th"), ("सेटिंग्स", "en", "hi"), ("Menü", "ko", "ko"), ("大韓民國", "ko", "ko"),
    ("결제 3건", "ko", "ko"), ("Buy 3 → ⭐️", "en", "en"), ("12:30", "en-GB", "en-GB"), ("", "en", "en"),
    ("Open 設定", "en", "en"), ("設定", "ja", "ja"), ("繁體中文", "zh-TW", "zh-TW"),
    ("Настройки", "ru", "ru"), ("فارسی", "fa", "fa"),
  ]) func aTextIsInTheLanguageOfItsLetters(text: String, screen: String, language: String) {
    #expect(TextScript.language(of: text, otherwise: screen) == language)
  }
}
