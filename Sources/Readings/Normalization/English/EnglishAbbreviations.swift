/// Abbreviations of app text and their words.
enum EnglishAbbreviations {
  /// Read in full wherever they stand.
  static let always: [String: String] = [
    "vs": "versus", "approx": "approximately", "qty": "quantity", "acct": "account",
    "amt": "amount", "dept": "department", "misc": "miscellaneous", "pkg": "package",
    "hrs": "hours", "mins": "minutes", "secs": "seconds", "lbs": "pounds", "yrs": "years",
    "mos": "months", "wks": "weeks", "pts": "points", "msg": "message", "msgs": "messages",
    "pwd": "password", "govt": "government", "mgmt": "management", "mgr": "manager",
    "appt": "appointment", "addl": "additional", "incl": "including", "excl": "excluding",
    "tbsp": "tablespoon", "tsp": "teaspoon", "blvd": "boulevard", "bldg": "building",
    "kph": "kilometers per hour", "asst": "assistant", "btn": "button", "img": "image",
    "fwd": "forward",
  ]

  /// Read in full with a point after them.
  static let withPoint: [String: String] = [
    "mr": "Mister", "mrs": "Missus", "ms": "Miz", "dr": "Doctor", "prof": "Professor",
    "apt": "apartment",
    "inc": "Incorporated", "ltd": "Limited", "co": "Company", "corp": "Corporation",
    "vs": "versus", "etc": "et cetera", "est": "estimated", "max": "maximum", "min": "minimum",
    "avg": "average", "ext": "extension", "tel": "telephone", "fig": "figure", "vol": "volume",
    "jr": "Junior", "sr": "Senior", "hr": "hour", "hrs": "hours", "sec": "second",
    "mins": "minutes",
    "approx": "approximately", "mt": "Mount", "ft": "feet", "lb": "pound",
    "oz": "ounce", "yr": "year", "mo": "month", "wk": "week", "dept": "department",
    "gen": "General", "sgt": "Sergeant", "capt": "Captain", "gov": "Governor", "rev": "Reverend",
    "ste": "suite", "pg": "page", "pp": "pages", "ch": "chapter", "qty": "quantity",
  ]

  /// Kinds of street, after their name.
  static let streets: [String: String] = [
    "st": "Street", "ave": "Avenue", "rd": "Road", "blvd": "Boulevard", "dr": "Drive",
    "ln": "Lane", "hwy": "Highway", "pl": "Place",
  ]

  /// Abbreviations that never end a sentence, so that their point is no pause.
  static let never: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "vs", "approx", "no", "ext", "tel", "fig", "est", "mt", "gen",
    "capt", "gov", "rev", "ste", "vol", "pg", "pp", "ch", "avg", "max", "min", "qty",
  ]

  /// Read in full before a number.
  static let beforeNumbers: [String: String] = [
    "pg": "page", "ch": "chapter", "vol": "volume", "ver": "version", "ext": "extension",
    "apt": "apartment", "ste": "suite", "rm": "room", "fl": "floor", "lv": "level", "lvl": "level",
    "ep": "episode", "hwy": "highway", "rte": "route", "qty": "quantity", "est": "established",
    "fig": "figure", "tel": "telephone", "pp": "pages", "nos": "numbers", "pt": "part",
  ]

  static let weekdays: [String: String] = [
    "mon": "Monday", "tue": "Tuesday", "tues": "Tuesday", "wed": "Wednesday", "thu": "Thursday",
    "thur": "Thursday", "thurs": "Thursday", "fri": "Friday", "sat": "Saturday", "sun": "Sunday",
  ]

  /// Letters with points that are words or fixed abbreviations.
  static let initials: [String: String] = [
    "eg": "for example", "ie": "that is", "am": "AM", "pm": "PM", "aka": "also known as",
  ]
}

/// The months and their short forms.
enum EnglishMonths {
  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The number of a month written in small letters, whole or short.
  static func number(of word: String) -> Int? {
    guard word.utf8.count >= 3, word.utf8.count <= 9 else { return nil }
    return table[word]
  }

  private static let table: [String: Int] = {
    var table: [String: Int] = ["sept": 9]
    for (index, name) in names.enumerated() {
      table[name.lowercased()] = index + 1
      table[String(name.lowercased().prefix(3))] = index + 1
    }
    return table
  }()
}
