import AccessibilityModel

extension Screens {
  /// Pages of pictures with a page control in step, inside a list of rows.
  static let gallery = ScreenVariant(
    screen: AccessibilityScreen(
      title: "갤러리", language: .korean,
      elements: [
        AccessibilityElement(
          .table, identifier: "list",
          children: [
            AccessibilityElement(
              .scrollView, identifier: "pages",
              children: ["바다", "산", "강"].map {
                AccessibilityElement(.image, label: AttributedText($0))
              }
            ).with {
              $0.scrolling = ScrollingBehavior(
                axis: .horizontal, isPaging: true, pageControl: "dots")
            },
            AccessibilityElement(.pageControl, identifier: "dots").with {
              $0.adjustment = .pages(PageNumber(1, of: 3))
            },
            AccessibilityElement(.button, label: "공유"), AccessibilityElement(.button, label: "저장"),
            AccessibilityElement(.button, label: "삭제"),
          ]
        ).with { $0.scrolling = ScrollingBehavior(axis: .vertical, visibleCount: 2) }
      ]))

  /// Switches, a disclosure, tabs, text fields and a dimmed button.
  static let settings = ScreenVariant(
    screen: AccessibilityScreen(
      title: "설정", language: .korean,
      elements: [
        AccessibilityElement(.header, label: "소리"),
        AccessibilityElement(.switch, label: "진동", identifier: "haptics").with { $0.toggle = .on },
        AccessibilityElement(.checkbox, label: "동의").with { $0.toggle = .off },
        AccessibilityElement(
          .group,
          children: [
            AccessibilityElement(.radioButton, label: "남").with { $0.toggle = .on },
            AccessibilityElement(.radioButton, label: "여").with { $0.toggle = .off },
          ]),
        AccessibilityElement(.button, label: "고급").with { $0.expandedStatus = .collapsed },
        AccessibilityElement(
          .segmentedControl,
          children: [
            AccessibilityElement(.button, label: "일", traits: .selected),
            AccessibilityElement(.button, label: "주"),
          ]),
        AccessibilityElement(.textField, label: "이름", identifier: "name").with {
          $0.placeholder = "홍길동"
        },
        AccessibilityElement(.secureTextField, label: "암호", identifier: "password"),
        AccessibilityElement(.button, label: "저장", traits: .notEnabled),
        AccessibilityElement(.slider, label: "밝기", value: "50%", identifier: "brightness"),
        AccessibilityElement(.picker, label: "월", identifier: "month").with {
          $0.adjustment = .values(["1월", "2월", "3월"], index: 0)
        },
        AccessibilityElement(.button, label: "재생", traits: .startsMediaSession),
        AccessibilityElement(
          .tabBar,
          children: [
            AccessibilityElement(.tab, label: "홈", traits: .selected),
            AccessibilityElement(.tab, label: "내 정보"),
          ]),
      ]))

  /// A list whose rows lead to another screen and to an alert.
  static let mail = ScreenVariant(
    screen: AccessibilityScreen(
      title: "메일", language: .korean,
      elements: [
        AccessibilityElement(.header, label: "받은 편지함"),
        AccessibilityElement(
          .list,
          children: [
            AccessibilityElement(.cell, label: "첫 번째 편지", identifier: "first").with {
              $0.responses = [ElementResponse(.activate, [TimedEffect(.push(screen: "letter"))])]
              $0.customActions = [
                AccessibilityCustomAction(
                  "보관",
                  effects: [TimedEffect(.set(element: "first", property: .value, to: "보관됨"))]),
                AccessibilityCustomAction("삭제", effects: [TimedEffect(.present(screen: "alert"))]),
              ]
            },
            AccessibilityElement(.cell, label: "두 번째 편지", identifier: "second"),
          ]),
        AccessibilityElement(.link, label: "도움말"),
      ]),
    otherScreens: [
      "letter": AccessibilityScreen(
        title: "편지", language: .korean,
        elements: [
          AccessibilityElement(
            .navigationBar,
            children: [
              AccessibilityElement(.backButton, label: "메일"),
              AccessibilityElement(.header, label: "편지"),
            ]),
          AccessibilityElement(.text, label: "안녕하세요. 잘 지내시죠?", identifier: "body"),
        ]),
      "alert": AccessibilityScreen(
        language: .korean,
        elements: [
          AccessibilityElement(
            .alert, label: "삭제할까요?",
            children: [
              AccessibilityElement(.button, label: "삭제").with {
                $0.responses = [
                  ElementResponse(
                    .activate,
                    [
                      TimedEffect(.dismiss),
                      TimedEffect(.set(element: "first", property: .hidden, to: "true")),
                    ])
                ]
              },
              AccessibilityElement(.button, label: "취소").with {
                $0.responses = [ElementResponse(.activate, [TimedEffect(.dismiss)])]
              },
            ])
        ]),
    ])

  /// Everything that can go wrong in an app that never stays still.
  static let restless = ScreenVariant(
    screen: AccessibilityScreen(
      language: .english,
      elements: [
        AccessibilityElement(.button, label: "Ping", identifier: "ping").with {
          $0.responses = [
            ElementResponse(
              .becomeFocused, [TimedEffect(.layoutChanged(.element("pong")))]),
            ElementResponse(.loseFocus, [TimedEffect(.announce("left", .low))]),
          ]
        },
        AccessibilityElement(.button, label: "Pong", identifier: "pong").with {
          $0.responses = [
            ElementResponse(
              .becomeFocused, [TimedEffect(.layoutChanged(.element("ping")), after: 5000)]),
            ElementResponse(.activate, [TimedEffect(.screenChanged(.text("Moved")))]),
            ElementResponse(.magicTap, [TimedEffect(.screenChanged(nil))]),
            ElementResponse(.escape, [TimedEffect(.pageScrolled("Page 2"))]),
          ]
        },
        AccessibilityElement(
          .text, label: "Time", value: "0", traits: .updatesFrequently, identifier: "time"),
        AccessibilityElement(
          .group, label: "Rows", identifier: "rows",
          children: (1...3).map { AccessibilityElement(.cell, label: "Row \($0)") }),
        AccessibilityElement(
          .sheet, label: "Sheet", identifier: "sheet",
          children: [
            AccessibilityElement(.button, label: "Close").with {
              $0.responses = [
                ElementResponse(
                  .activate,
                  [TimedEffect(.set(element: "sheet", property: .hidden, to: "true"))])
              ]
            }
          ]
        ).with { $0.isHidden = true },
        AccessibilityElement(.button, label: "Open").with {
          $0.responses = [
            ElementResponse(
              .activate,
              [
                TimedEffect(.set(element: "sheet", property: .hidden, to: "false")),
                TimedEffect(.push(screen: "deeper"), after: 900),
              ])
          ]
          $0.customRotors = [AccessibilityCustomRotor("Numbers", items: ["time", "pong"])]
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
      "deeper": AccessibilityScreen(
        language: .english,
        elements: [
          AccessibilityElement(.button, label: "Deeper").with {
            $0.responses = [ElementResponse(.activate, [TimedEffect(.push(screen: "deeper"))])]
          }
        ],
        events: [ScheduledEffects(at: 2000, [TimedEffect(.pop)])])
    ])

  /// A screen without a single element to stop at.
  static let empty = ScreenVariant(screen: AccessibilityScreen(language: .english, elements: []))

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
