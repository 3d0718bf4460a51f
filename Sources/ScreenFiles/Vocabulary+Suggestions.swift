import AccessibilityModel
import Support

/// What to write instead of a key that is none.
extension Vocabulary {
  /// The keys that people write for ours, by what they write in lower case.
  private static let synonyms: [String: String] = [
    "interval": "every", "duration": "every", "period": "every", "speed": "every",
    "rotation": "every", "autoplay": "every", "주기": "every", "간격": "every",
    "범위": "range",
    "alt": "label", "alttext": "label", "alternativetext": "label", "arialabel": "label",
    "contentdescription": "label", "대체텍스트": "label", "설명": "hint",
    "힌트": "hint", "tooltip": "hint", "help": "hint", "accessibilitylabel": "label",
    "라벨": "label", "레이블": "label", "이름": "label", "title": "label", "text": "label",
    "name": "label", "값": "value", "state": "value", "current": "value",
    "trait": "traits", "특성": "traits", "key": "identifier", "testid": "identifier",
    "식별자": "identifier", "lang": "language", "locale": "language", "언어": "language",
    "ontap": "activate", "ontapgesture": "activate", "onclick": "activate",
    "onclicklistener": "activate", "accessibilityaction": "activate", "handler": "effects",
    "onpress": "activate", "tap": "activate",
    "onactivate": "activate", "doubletap": "activate", "동작": "activate",
    "ontype": "type", "onincrement": "increment", "ondecrement": "decrement",
    "onfocus": "becomeFocused", "focus": "becomeFocused", "onblur": "loseFocus",
    "blur": "loseFocus", "action": "actions", "customaction": "actions",
    "buttons": "children", "badge": "value",
    "cards": "items", "slides": "items", "pages": "items", "cells": "children",
    "항목": "items", "options": "values", "choices": "values", "loop": "endless",
    "infinite": "endless", "circular": "endless", "pauseonfocus": "stopsOnFocus",
    "checked": "toggle", "on": "toggle", "ison": "toggle", "visible": "hidden",
    "접근성": "element", "variant": "variants", "walk": "walks", "화면": "screen",
    "요소": "elements", "component": "elements", "components": "elements", "제목": "screen",
    "steps": "gestures", "goals": "goal", "목표": "goal", "when": "at", "time": "at",
    "enabledif": "enabledWhen", "enabled": "enabledWhen", "visiblewhen": "shownWhen",
    "visibleif": "shownWhen", "showif": "shownWhen", "showwhen": "shownWhen",
    "swipe": "swipeActions", "menu": "contextMenu", "pulltorefresh": "refresh",
    "arialive": "live", "required": "states", "invalid": "states", "visited": "states",
    "message": "announce", "say": "announce", "delay": "after",
  ]

  /// Words that are not keys but flags, by what people write.
  private static let flagSynonyms: [String: String] = [
    "disabled": "notEnabled",
    "selected": "selected", "isselected": "selected", "editing": "editing",
    "선택됨": "selected", "선택": "selected", "비활성화": "notEnabled", "비활성": "notEnabled",
    "흐리게표시됨": "notEnabled", "비활성화됨": "notEnabled", "사용불가": "notEnabled",
    "조절가능": "adjustable",
    "decorative": "hidden", "isdecorative": "hidden",
  ]

  /// Keys that people write for what is seen and not heard, in lower case.
  private static let onlySeen: Set<String> = [
    "src", "source", "url", "href", "uri", "asset", "icon", "systemimage", "color", "colour",
    "background", "backgroundcolor", "foreground", "tint", "font", "fontsize", "fontweight",
    "bold", "padding", "margin", "spacing", "width", "height", "size", "opacity", "alignment",
    "align", "layout", "shadow", "border", "radius", "cornerradius", "class", "css",
    "theme", "destructive", "primary", "secondary", "filled", "outlined", "색", "색상", "배경", "배경색",
    "keyboard", "keyboardtype", "inputtype", "inputmode", "글꼴", "너비", "높이", "아이콘",
  ]

  /// Whether a key says how something looks, which no reader says.
  static func isOnlySeen(_ word: String) -> Bool {
    onlySeen.contains(word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
  }

  /// What to write for a key that is a state of a web page, a position or an error; `nil` for another.
  static func adviceOnState(_ word: String) -> String? {
    let plain = word.lowercased()
    if WebState(rawValue: plain) != nil { return "write states: [\(plain)] below the line" }
    if plain == "position" {
      return "a tab inside tabBar: […] is told its position by itself"
    }
    guard ["error", "errormessage", "errortext", "오류"].contains(plain) else { return nil }
    return "on Android it is android: {error: …}; on iOS it is a text of its own"
  }

  /// The roles that people write otherwise, by what they write in lower case.
  private static let roleSynonyms: [String: ElementRole] = [
    "label": .text, "paragraph": .text, "row": .cell, "tablecell": .cell,
    "listitem": .cell, "actionsheet": .sheet, "dialog": .alert, "navbar": .navigationBar,
    "tabbaritem": .tab, "searchbar": .searchField, "imageview": .image, "icon": .image,
    "photo": .image, "card": .group, "container": .group, "view": .group, "stack": .group,
    "password": .secureTextField, "passwordfield": .secureTextField,
    "passwordtextfield": .secureTextField, "securefield": .secureTextField, "input": .textField,
    "edittext": .textField, "dropdown": .popUpButton, "select": .popUpButton,
    "combobox": .popUpButton,
    "map": .group, "mapview": .group, "hstack": .group, "vstack": .group, "box": .group,
    "div": .group, "bottomsheet": .sheet, "modal": .sheet, "drawer": .sheet,
    "alertdialog": .alert, "chip": .button, "fab": .button, "iconbutton": .button,
    "imagebutton": .button, "textbutton": .button, "floatingactionbutton": .button,
    "avatar": .image, "loading": .activityIndicator,
    "progressbar": .progress, "progressindicator": .progress, "seekbar": .slider,
    "timepicker": .datePicker, "appbar": .navigationBar, "topbar": .navigationBar,
    "topappbar": .navigationBar, "bottomnavigation": .tabBar, "bottomnav": .tabBar,
    "bottombar": .tabBar, "tabs": .tabBar, "subtitle": .text, "caption": .text, "body": .text,
    "grid": .collection, "gallery": .collection, "textbox": .textField,
    "textinput": .textField, "textarea": .textView,
    "navigationlink": .button, "menuitem": .button, "radio": .radioButton, "scroll": .scrollView,
    "pager": .carousel,
    "버튼": .button, "텍스트": .text, "글": .text, "제목": .header, "머리글": .header, "머리말": .header,
    "헤더": .header, "이미지": .image,
    "그림": .image, "사진": .image, "링크": .link, "스위치": .switch, "슬라이더": .slider,
    "체크박스": .checkbox, "라디오": .radioButton, "입력": .textField, "입력창": .textField,
    "입력란": .textField, "입력칸": .textField,
    "텍스트필드": .textField, "비밀번호": .secureTextField, "검색창": .searchField, "검색": .searchField,
    "목록": .list, "리스트": .list, "셀": .cell, "행": .cell, "탭": .tab, "탭바": .tabBar, "그룹": .group,
    "배너": .banner, "캐러셀": .carousel, "알림창": .alert, "시트": .sheet, "스테퍼": .stepper,
  ]

  /// What is no element, by what people write in lower case.
  private static let notRoles: [String: String] = [
    "toast": "a toast is an effect: activate: [toast: …]",
    "snackbar": "it is an effect: activate: [toast: …]",
    "announcement": "it is an effect: activate: [announce: …]",
    "divider": "it is not heard, so leave it out",
    "separator": "it is not heard, so leave it out",
    "spacer": "it is not heard, so leave it out",
    "spinner":
      "write activityIndicator if it turns while one waits, or popUpButton if it opens choices",
    "badge": "write it as the value of the element that it belongs to",
    "disclosure": "write [expanded] or [collapsed] after the label of a button",
    "accordion": "write [expanded] or [collapsed] after the label of a button",
  ]

  /// The languages that have names of three letters and more here.
  private static let languages = ["korean": "ko", "english": "en", "한국어": "ko", "영어": "en"]

  /// The languages of countries whose codes are written for them.
  private static let languagesOfCountries = ["kr": "ko", "us": "en", "gb": "en"]

  /// What to write for a tag of a language that has no words of a reader's: of `kr`, that it is a country.
  static func advice(onLanguage tag: String) -> String? {
    languagesOfCountries[tag.lowercased()].map { "that is a country; did you mean '\($0)'?" }
  }

  /// Whether a key of an element takes a text or a number, which can stand in brackets behind its name.
  static func isText(_ key: String) -> Bool {
    switch element.info.keys.first(where: { $0.name == key })?.kind {
    case .text, .string, .number, .integer: true
    default: false
    }
  }

  /// The tag that somebody meant by a name, or with a sign that is not a hyphen: `korean`, `ko_KR`.
  static func languageTag(meantBy word: String) -> String? {
    if let tag = languages[word.lowercased()] { return tag }
    let hyphened = word.replacing("_", with: "-")
    return hyphened != word && hyphened.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil
      ? hyphened : nil
  }

  /// What to write instead of a role that is none; `nil` if we do not know what was meant.
  static func roleAdvice(on word: String) -> String? {
    let plain = word.lowercased().filter { $0 != "_" && $0 != "-" }
    return roleSynonyms[plain].map { "write \($0.rawValue)" } ?? notRoles[plain]
  }

  /// The field that somebody meant by the type of a field, as in HTML; `nil` for one that has no role.
  static func field(ofType type: String) -> ElementRole? {
    switch type.lowercased() {
    case "password", "textpassword", "secure", "issecure", "비밀번호": .secureTextField
    case "search", "검색": .searchField
    default: nil
    }
  }

  /// The role that somebody meant by a word.
  static func roleMeant(by word: String) -> String? {
    let plain = word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    return (roleSynonyms[plain] ?? role(word))?.rawValue
      ?? roleNames.first { $0.lowercased() == plain }.flatMap(role)?.rawValue
  }

  /// The key that somebody meant; `nil` if it is none that we know of, or not one of these keys.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - info: The keys that can be there.
  /// - Returns: One of those keys.
  static func synonym(of word: String, in info: RecordInfo) -> String? {
    let plain = word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    guard let key = synonyms[plain], info.table.name(of: key) != nil else { return nil }
    return key
  }

  /// The verbs of effects that people write otherwise.
  private static let verbSynonyms: [String: String] = [
    "toggle": "flip", "switch": "flip", "invert": "flip", "increment": "add", "plus": "add",
    "increase": "add", "subtract": "add", "decrement": "add", "minus": "add", "decrease": "add",
    "speak": "announce", "say": "announce", "announcement": "announce",
    "snackbar": "toast", "enable": "set",
    "disable": "set", "show": "set", "hide": "set", "change": "set", "update": "set",
    "insert": "append", "when": "if", "condition": "if", "then": "if", "else": "if",
    "starttimer": "start", "play": "start", "resume": "start", "stoptimer": "stop",
    "pause": "stop", "refresh": "reload", "open": "present", "navigate": "push", "back": "pop",
    "close": "dismiss", "focus": "layoutChanged", "알림": "announce", "더하기": "add",
    "만약": "if",
  ]

  /// The verb of an effect that somebody meant.
  static func verbSynonym(of word: String) -> String? {
    verbSynonyms[word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }]
  }

  /// The flag that somebody meant by a key, or by its opposite: `disabled`, `enabled`.
  static func flagSynonym(of word: String) -> String? {
    flagSynonyms[word.lowercased()] ?? (EnabledWord(word) == nil ? nil : EnabledWord.opposite)
  }

  /// Whether a value is a yes or a no; `nil` if it is neither.
  static func truth(of value: String) -> Bool? {
    switch value.lowercased() {
    case "yes", "true", "on", "1", "예", "네": true
    case "no", "false", "off", "0", "아니요", "아니오": false
    default: nil
    }
  }

  /// The word in brackets that somebody meant by another.
  static func word(meantBy flag: String) -> String? {
    ToggleWords.state(meantBy: flag)?.rawValue
  }

  /// The word in brackets that is written, or that somebody meant: `selected`, `disabled`, `checked`.
  static func flag(meantBy word: String) -> String? {
    flagWords.contains(word) ? word : flagSynonym(of: word) ?? self.word(meantBy: word)
  }

  /// The keys that are most likely meant at an element of a role.
  static func likelyKeys(of role: ElementRole) -> [String] {
    let own: [String] =
      switch role {
      case .slider, .stepper: ["range", "at", "format", "values"]
      case .picker, .popUpButton: ["values", "at"]
      case .carousel: ["items", "style", "index", "selectsOnFocus", "endless"]
      case .banner: ["items", "every", "style", "index", "stopsOnFocus"]
      case .scrollView: ["children", "axis", "paging", "visible", "pageControl"]
      case .pageControl: ["pages", "page"]
      case .dataTable: ["rows", "headerRow", "headerColumn"]
      case .textField, .secureTextField, .searchField, .textView: ["placeholder"]
      case .switch, .checkbox, .radioButton: ["toggle"]
      case .header: ["level"]
      case .list, .table, .collection, .group, .landmark, .navigationBar, .tabBar, .toolbar,
        .segmentedControl, .webView, .alert, .sheet, .popover, .menu, .datePicker:
        ["children", "grouping"]
      default: []
      }
    let more = role == .cell ? ["swipeActions", "contextMenu"] : []
    return own + more + ["label", "value", "hint", "traits", "identifier", "activate", "actions"]
  }
}
