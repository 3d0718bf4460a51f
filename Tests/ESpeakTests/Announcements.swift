@testable import Readings

/// Announcements as the text front end hands them to the engine.
enum Announcements {
  /// Surface Hangul and its phonemes.
  static let korean: [(spoken: String, markup: String)] = [
    (
      "결쩨 카드 선택, 조절 가능",
      "[[g|'j@|l|tS;-|e k|h|'a|d|u- s|'@|n|t|h|E|q]], [[tS;|'o|dZ;|@|l g|'a|n|u-|N]]"
    ),
    (
      "신한카드 일 이 삼 사, 조절 가능",
      "[[S;|'i|n|h|a|n|k|h|a|d|u- 'i|l 'i s|'a|m s|'a]], [[tS;|'o|dZ;|@|l g|'a|n|u-|N]]"
    ),
    (
      "설쩡, 버튼",
      "[[s|'@|l|tS;-|@|N]], [[p|'@|t|h|u-|n]]"
    ),
    (
      "알림, 꺼짐, 전환 버튼",
      "[['a|l|l|i|m]], [[q|'@|dZ;|i|m]], [[tS;|'@|n|h|wa|n p|'@|t|h|u-|n]]"
    ),
    (
      "벨소리 음냥, 오십 퍼센트, 조절 가능",
      "[[p|'e|l|s|o|*|i 'u-|m|n|ja|N]], [['o|S;|i|p- ph|'@|s|e|n|t|h|u-]], [[tS;|'o|dZ;|@|l g|'a|n|u-|N]]"
    ),
    (
      "사과, 배너, 버튼",
      "[[s|'a|g|wa]], [[p|'E|n|@]], [[p|'@|t|h|u-|n]]"
    ),
    (
      "다음, 흐리게 표시됨, 버튼",
      "[[d|'a|u-|m]], [[h|'u-|*|i|g|e ph|'jo|S;|i|d|we|m]], [[p|'@|t|h|u-|n]]"
    ),
    (
      "이메일 주소, 텍스트 필드",
      "[['i|m|e|i|l tS;|'u|s|o]], [[t|h|'e|q|s|u-|t|h|u- ph|'i|l|d|u-]]"
    ),
    (
      "비밀번호, 보안 텍스트 필드",
      "[[p|'i|m|i|l|b|@|n|h|o]], [[p|'o|a|n t|h|'e|q|s|u-|t|h|u- ph|'i|l|d|u-]]"
    ),
    (
      "홈, 선택됨, 탭, 다섣 깨 중 첟 뻔째",
      "[[h|'o|m]], [[s|'@|n|t|h|E|q|d|we|m]], [[t|h|'E|p-]], [[d|'a|s|@|t- q|'E tS;|'u|N tS;|h|'@|t- p-|'@|n|tS;-|E]]"
    ),
    (
      "두 번 탭카면 활썽화됩니다",
      "[[d|'u p|'@|n t|h|'E|p-|k|h|a|m|j@|n h|'wa|l|s-|@|N|h|wa|d|we|p-|n|i|d|a]]"
    ),
    (
      "한 손가라그로 쓰러 올리거나 쓰러내려 갑쓸 조절하세요",
      "[[h|'a|n s|'o|n|g|a|*|a|g|u-|*|o s-|'u-|*|@ 'o|l|l|i|g|@|n|a s-|'u-|*|@|n|E|*|j@ g|'a|p-|s-|u-|l tS;|'o|dZ;|@|l|h|a|s|e|jo]]"
    ),
    (
      "오늘, 머리말",
      "[['o|n|u-|l]], [[m|'@|*|i|m|a|l]]"
    ),
    (
      "사진, 이미지",
      "[[s|'a|dZ;|i|n]], [['i|m|i|dZ;|i]]"
    ),
    (
      "검색, 검색 필드",
      "[[g|'@|m|s|E|q]], [[g|'@|m|s|E|q ph|'i|l|d|u-]]"
    ),
    (
      "취소, 버튼",
      "[[tS;|h|'wi|s|o]], [[p|'@|t|h|u-|n]]"
    ),
    (
      "완뇨, 버튼",
      "[['wa|n|n|jo]], [[p|'@|t|h|u-|n]]"
    ),
    (
      "뒤로, 뒤로 버튼",
      "[[d|'wi|*|o]], [[d|'wi|*|o p|'@|t|h|u-|n]]"
    ),
    (
      "새로운 메시지가 도착해씀니다",
      "[[s|'E|*|o|u|n m|'e|S;|i|dZ;|i|g|a d|'o|tS;|h|a|q|h|E|s-|u-|m|n|i|d|a]]"
    ),
    (
      "총 삼 페이지 중에서 이 페이지",
      "[[tS;|h|'o|N s|'a|m ph|'e|i|dZ;|i tS;|'u|N|e|s|@ 'i ph|'e|i|dZ;|i]]"
    ),
  ]

  static let english: [String] = [
    "Payment card, Shinhan Card 1 2 3 4, adjustable",
    "Settings, button",
    "Notifications, switch button, off",
    "Ringer volume, 50%, adjustable",
    "Apple, banner, button",
    "Next, dimmed, button",
    "Email address, text field",
    "Password, secure text field",
    "Home, selected, tab, 1 of 5",
    "Double tap to activate",
    "Swipe up or down with one finger to adjust the value",
    "Today, heading",
    "Photo, image",
    "Search, search field",
    "Cancel, button",
    "Done, button",
    "Back, back button",
    "A new message has arrived",
    "Page 2 of 3",
    "Bananas, 3 for 2 dollars, in basket",
  ]

  /// Surface Hangul as words, with a pause after each comma.
  static func words(_ spoken: String) -> [SpokenWord] {
    var isAfterComma = false
    return spoken.split(separator: " ").enumerated().map { index, part in
      defer { isAfterComma = part.hasSuffix(",") }
      return SpokenWord(
        part.filter { $0 != "," }, .korean, written: index..<(index + 1),
        join: isAfterComma ? .pause(.comma) : .space)
    }
  }
}
