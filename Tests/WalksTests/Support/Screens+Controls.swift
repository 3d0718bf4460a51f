import AccessibilityModel

extension Screens {
  /// Pages of pictures with a page control in step, inside a list of rows.
  static let gallery = ScreenVariant(
    screen: Screen(
      title: "갤러리", language: .korean,
      elements: [
        Element(
          .scrollView, identifier: "list",
          children: [
            Element(
              .scrollView, identifier: "pages",
              children: ["바다", "산", "강"].map { Element(.image, label: AttributedText($0)) }
            ).with {
              $0.scrolling = ScrollingBehavior(
                axis: .horizontal, isPaging: true, pageControl: "dots")
            },
            Element(.pageControl, identifier: "dots").with {
              $0.adjustment = .pages(PageNumber(1, of: 3))
            },
            Element(.button, label: "공유"), Element(.button, label: "저장"),
            Element(.button, label: "삭제"),
          ]
        ).with { $0.scrolling = ScrollingBehavior(axis: .vertical, visibleCount: 2) }
      ]))

  /// Switches, a disclosure, tabs, text fields and a dimmed button.
  static let settings = ScreenVariant(
    screen: Screen(
      title: "설정", language: .korean,
      elements: [
        Element(.header, label: "소리"),
        Element(.switch, label: "진동", identifier: "haptics").with { $0.toggle = .on },
        Element(.checkbox, label: "동의").with { $0.toggle = .off },
        Element(
          .group,
          children: [
            Element(.radioButton, label: "남").with { $0.toggle = .on },
            Element(.radioButton, label: "여").with { $0.toggle = .off },
          ]),
        Element(.button, label: "고급").with { $0.expandedStatus = .collapsed },
        Element(
          .segmentedControl,
          children: [
            Element(.button, label: "일", traits: .selected), Element(.button, label: "주"),
          ]),
        Element(.textField, label: "이름", identifier: "name").with { $0.placeholder = "홍길동" },
        Element(.secureTextField, label: "암호", identifier: "password"),
        Element(.button, label: "저장", traits: .notEnabled),
        Element(.slider, label: "밝기", value: "50%", identifier: "brightness"),
        Element(.picker, label: "월", identifier: "month").with {
          $0.adjustment = .values(["1월", "2월", "3월"], index: 0)
        },
        Element(.button, label: "재생", traits: .startsMediaSession),
        Element(
          .tabBar,
          children: [
            Element(.tab, label: "홈", traits: .selected), Element(.tab, label: "내 정보"),
          ]),
      ]))

  /// A list whose rows lead to another screen and to an alert.
  static let mail = ScreenVariant(
    screen: Screen(
      title: "메일", language: .korean,
      elements: [
        Element(.header, label: "받은 편지함"),
        Element(
          .list,
          children: [
            Element(.cell, label: "첫 번째 편지", identifier: "first").with {
              $0.responses = [ElementResponse(.activate, [TimedEffect(.push(screen: "letter"))])]
              $0.customActions = [
                CustomAction(
                  "보관",
                  effects: [TimedEffect(.set(element: "first", property: .value, to: "보관됨"))]),
                CustomAction("삭제", effects: [TimedEffect(.present(screen: "alert"))]),
              ]
            },
            Element(.cell, label: "두 번째 편지", identifier: "second"),
          ]),
        Element(.link, label: "도움말"),
      ]),
    otherScreens: [
      "letter": Screen(
        title: "편지", language: .korean,
        elements: [
          Element(
            .navigationBar,
            children: [Element(.backButton, label: "메일"), Element(.header, label: "편지")]),
          Element(.text, label: "안녕하세요. 잘 지내시죠?", identifier: "body"),
        ]),
      "alert": Screen(
        language: .korean,
        elements: [
          Element(
            .alert, label: "삭제할까요?",
            children: [
              Element(.button, label: "삭제").with {
                $0.responses = [
                  ElementResponse(
                    .activate,
                    [
                      TimedEffect(.dismiss),
                      TimedEffect(.set(element: "first", property: .hidden, to: "true")),
                    ])
                ]
              },
              Element(.button, label: "취소").with {
                $0.responses = [ElementResponse(.activate, [TimedEffect(.dismiss)])]
              },
            ])
        ]),
    ])

  /// Everything that can go wrong in an app that never stays still.
  static let restless = ScreenVariant(
    screen: Screen(
      language: .english,
      elements: [
        Element(.button, label: "Ping", identifier: "ping").with {
          $0.responses = [
            ElementResponse(
              .becomeFocused, [TimedEffect(.layoutChanged(.element("pong")))]),
            ElementResponse(.loseFocus, [TimedEffect(.announce("left", .low))]),
          ]
        },
        Element(.button, label: "Pong", identifier: "pong").with {
          $0.responses = [
            ElementResponse(
              .becomeFocused, [TimedEffect(.layoutChanged(.element("ping")), after: 5000)]),
            ElementResponse(.activate, [TimedEffect(.screenChanged(.text("Moved")))]),
            ElementResponse(.magicTap, [TimedEffect(.screenChanged(nil))]),
            ElementResponse(.escape, [TimedEffect(.pageScrolled("Page 2"))]),
          ]
        },
        Element(.text, label: "Time", value: "0", traits: .updatesFrequently, identifier: "time"),
        Element(
          .group, label: "Rows", identifier: "rows",
          children: (1...3).map { Element(.cell, label: "Row \($0)") }),
        Element(
          .sheet, label: "Sheet", identifier: "sheet",
          children: [
            Element(.button, label: "Close").with {
              $0.responses = [
                ElementResponse(
                  .activate,
                  [TimedEffect(.set(element: "sheet", property: .hidden, to: "true"))])
              ]
            }
          ]
        ).with { $0.isHidden = true },
        Element(.button, label: "Open").with {
          $0.responses = [
            ElementResponse(
              .activate,
              [
                TimedEffect(.set(element: "sheet", property: .hidden, to: "false")),
                TimedEffect(.push(screen: "deeper"), after: 900),
              ])
          ]
          $0.customRotors = [CustomRotor("Numbers", items: ["time", "pong"])]
        },
      ],
      events: [
        ScheduledEffects(
          at: 500, every: 700,
          [
            TimedEffect(.set(element: "time", property: .value, to: "1"), after: 0),
            TimedEffect(.set(element: "time", property: .value, to: "2"), after: 300),
          ]),
        ScheduledEffects(
          at: 3000, every: 4000,
          [
            TimedEffect(.reload(ScreenReload(container: "rows", duration: 500))),
            TimedEffect(.announce("Reloaded", .high), after: 600),
            TimedEffect(.announce("Queued", .queued), after: 650),
          ]),
        ScheduledEffects(at: 1, every: 0, [TimedEffect(.announce("Hello", .default))]),
      ]),
    otherScreens: [
      "deeper": Screen(
        language: .english,
        elements: [
          Element(.button, label: "Deeper").with {
            $0.responses = [ElementResponse(.activate, [TimedEffect(.push(screen: "deeper"))])]
          }
        ],
        events: [ScheduledEffects(at: 2000, [TimedEffect(.pop)])])
    ])

  /// A screen without a single element to stop at.
  static let empty = ScreenVariant(screen: Screen(language: .english, elements: []))

  /// Every screen of the tests.
  static let all: [ScreenVariant] =
    [
      cards(.elements), cards(.adjustable), cards(.elements, isEndless: true),
      cards(.adjustable, language: .english, isEndless: true), slider, banner(.elements),
      banner(.joined), banner(.adjustable), banner(.adjustable, stopsOnFocus: true),
      tabs(keepsFocusedElement: false), tabs(keepsFocusedElement: true),
      tabs(keepsFocusedElement: true, outside: true), gallery, settings, mail, restless, empty,
    ]
}
