/// The Hanja of Korean headlines and labels, each with its reading.
enum HanjaReadings {
  /// The Hangul of a run of Hanja, if every one is known.
  static func hangul(_ text: WrittenText, _ range: Range<Int>) -> String? {
    guard range.count <= 16 else { return nil }
    var reading = String.UnicodeScalarView()
    for position in range {
      guard let known = table[text[position]] else { return nil }
      reading.append(known)
    }
    return String(reading)
  }

  private static let table: [UInt32: Unicode.Scalar] = {
    var table: [UInt32: Unicode.Scalar] = [:]
    let scalars = Array(pairs.unicodeScalars).filter { $0 != " " && $0 != "\n" }
    for index in stride(from: 0, to: scalars.count - 1, by: 2) {
      table[scalars[index].value] = scalars[index + 1]
    }
    return table
  }()

  /// A character and its reading, in pairs.
  private static let pairs = """
    大대 中중 小소 上상 下하 前전 後후 新신 舊구 無무 有유 男남 女녀 老노 少소 韓한 美미 日일 英영 獨독 佛불 露러 北북 南남 東동 西서
    朝조 印인 濠호 伊이 臺대 灣만 亞아 歐구 與여 野야 黨당 靑청 檢검 警경 軍군 法법 院원 長장 社사 會회 對대 反반 親친 非비 不불
    未미 再재 初초 最최 高고 低저 强강 弱약 多다 全전 半반 金김 李이 朴박 崔최 鄭정 姜강 趙조 尹윤 張장 林임 故고 前전 現현 元원 氏씨
    月월 火화 水수 木목 土토 年년 時시 分분 人인 名명 家가 山산 川천 甲갑 乙을 丙병 丁정 自자 他타 內내 外외 左좌 右우 入입 出출
    生생 死사 發발 着착 食식 酒주 茶차 肉육 魚어 米미 買매 賣매 急급 特특 祝축 合합 格격 開개 閉폐 禁금 止지 安안 全전 第제 號호 化화
    車차 力력 心심 手수 目목 口구 一일 二이 三삼 四사 五오 六육 七칠 八팔 九구 十십 百백 千천 萬만 億억 兆조 圓원 弗불 株주 價가 勝승
    敗패 戰전 和화 平평 國국 王왕 民민 天천 地지 海해 空공 江강 文문 學학 校교 敎교 室실 先선 父부 母모 兄형 弟제 子자 孫손 夫부 妻처
    """
}
