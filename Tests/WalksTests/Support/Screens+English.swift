import AccessibilityModel

extension Screens {
  static func english(_ elements: [AccessibilityElement], title: AttributedText? = nil)
    -> ScreenVariant
  {
    ScreenVariant(screen: AccessibilityScreen(title: title, language: .english, elements: elements))
  }

  static let englishSlider = english([
    AccessibilityElement(
      .slider, label: "Gain", traits: .button, hint: "Vertical slider", identifier: "gain"
    )
    .with {
      $0.adjustment = .range(
        NumberRange(minimum: 0, maximum: 20, number: 5, format: "{value}, {percent}%"))
      $0.editor = ValueEditor(
        field: "Slider value", hint: "Minimum: 0, maximum: 20", done: "Done", cancel: "Cancel")
    }
  ])

  static let lateSlider = english([
    AccessibilityElement(.slider, label: "Gain", identifier: "gain").with {
      $0.adjustment = .range(NumberRange(number: 50, delay: 400))
    }
  ])

  static let dimmedSlider = english([
    AccessibilityElement(.slider, label: "Gain", value: "50%", traits: .notEnabled)
  ])

  /// The banner as one element; a double tap opens the fruit that is shown.
  static func openingBanner(stopsOnFocus: Bool) -> ScreenVariant {
    var variant = banner(.adjustable, stopsOnFocus: stopsOnFocus)
    let fruits = variant.screen.elements[1].children
    variant.screen.elements[1].children = fruits.map { fruit in
      fruit.with {
        let key = $0.label?.string ?? ""
        $0.responses = [ElementResponse(.activate, [TimedEffect(.push(screen: key))])]
      }
    }
    for fruit in fruits {
      let label = fruit.label ?? ""
      variant.otherScreens[label.string] = AccessibilityScreen(
        title: label, language: .korean, elements: [AccessibilityElement(.header, label: label)])
    }
    return variant
  }

  static let englishBanner = english([
    AccessibilityElement(.header, label: "Offers"),
    AccessibilityElement(
      .banner, identifier: "banner",
      children: ["Apples", "Pears", "Plums"].map { AccessibilityElement(label: AttributedText($0)) }
    ).with { $0.banner = BannerBehavior(style: .adjustable, interval: 3000, stopsOnFocus: true) },
  ])

  static let englishReload = english([
    AccessibilityElement(
      .list, identifier: "list",
      children: ["Shoes", "Hats"].map { name in
        AccessibilityElement(.cell, label: AttributedText(name)).with {
          $0.responses = [
            ElementResponse(
              .activate,
              [
                TimedEffect(
                  .reload(
                    ScreenReload(
                      container: "list", duration: 300, keepsFocusedElement: true,
                      elements: ["Gloves", "Scarves", "Hats"].map {
                        AccessibilityElement(.cell, label: AttributedText($0))
                      })))
              ])
          ]
        }
      })
  ])

  static let englishGallery = english([
    AccessibilityElement(
      .scrollView, identifier: "pages",
      children: ["Sea", "Hill", "River"].map {
        AccessibilityElement(.image, label: AttributedText($0))
      }
    ).with {
      $0.scrolling = ScrollingBehavior(axis: .horizontal, isPaging: true, pageControl: "dots")
    },
    AccessibilityElement(.pageControl, identifier: "dots").with {
      $0.adjustment = .pages(PageNumber(1, of: 3))
    },
  ])

  static let pageTurner = english([
    AccessibilityElement(.button, label: "Turn").with {
      $0.responses = [
        ElementResponse(.activate, [TimedEffect(.pageScrolled("Page 19 of 27"), after: 900)])
      ]
    }
  ])

  static let jumpList = english([
    AccessibilityElement(
      .scrollView, identifier: "list",
      children: (1...20).map { row in
        AccessibilityElement(.button, label: row == 1 ? "Top" : "Row \(row)").with {
          if row == 3 {
            $0.responses = [
              ElementResponse(.activate, [TimedEffect(.scroll(to: "Row 12"), after: 500)])
            ]
          }
          if row == 1 {
            $0.responses = [ElementResponse(.activate, [TimedEffect(.scroll(to: "Row 2"))])]
          }
        }
      }
    ).with { $0.scrolling = ScrollingBehavior(axis: .vertical, visibleCount: 5) }
  ])

  static let englishAlert = ScreenVariant(
    screen: AccessibilityScreen(
      language: .english,
      elements: [
        AccessibilityElement(.button, label: "Delete").with {
          $0.responses = [ElementResponse(.activate, [TimedEffect(.present(screen: "alert"))])]
        }
      ]),
    otherScreens: [
      "alert": AccessibilityScreen(
        language: .english,
        elements: [
          AccessibilityElement(
            .alert, label: "Delete the letter?",
            children: [
              AccessibilityElement(.text, label: "It cannot be undone."),
              AccessibilityElement(.button, label: "Cancel").with {
                $0.responses = [ElementResponse(.activate, [TimedEffect(.dismiss)])]
              },
            ])
        ])
    ])

  static let sheet = english([
    AccessibilityElement(.button, label: "Share").with {
      $0.responses = [
        ElementResponse(
          .activate, [TimedEffect(.set(element: "sheet", property: .hidden, to: "false"))])
      ]
    },
    AccessibilityElement(
      .sheet, label: "Share with", identifier: "sheet",
      children: [
        AccessibilityElement(.button, label: "Mail"),
        AccessibilityElement(.button, label: "Close").with {
          $0.responses = [
            ElementResponse(
              .activate, [TimedEffect(.set(element: "sheet", property: .hidden, to: "true"))])
          ]
        },
      ]
    ).with { $0.isHidden = true },
  ])

  static let vanishing = english([
    AccessibilityElement(.text, label: "One"),
    AccessibilityElement(.button, label: "Two").with {
      $0.responses = [
        ElementResponse(
          .activate,
          [TimedEffect(.set(element: "Two", property: .hidden, to: "true"), after: 200)])
      ]
    },
    AccessibilityElement(.text, label: "Three"),
  ])

  static let arabic = ScreenVariant(
    screen: AccessibilityScreen(
      language: SpokenLanguage("ar"),
      elements: [
        AccessibilityElement(.button, label: "يسار").with {
          $0.frame = ScreenRect(x: 0, y: 0, width: 100, height: 44)
        },
        AccessibilityElement(.button, label: "يمين").with {
          $0.frame = ScreenRect(x: 200, y: 4, width: 100, height: 44)
        },
        AccessibilityElement(.button, label: "تحت").with {
          $0.frame = ScreenRect(x: 0, y: 60, width: 100, height: 44)
        },
      ], order: .frames))

  static let englishSettings = english([
    AccessibilityElement(.switch, label: "Haptics").with { $0.toggle = .off },
    AccessibilityElement(.checkbox, label: "I agree").with { $0.toggle = .off },
    AccessibilityElement(.button, label: "Advanced").with { $0.expandedStatus = .expanded },
    AccessibilityElement(
      .tabBar,
      children: [
        AccessibilityElement(.tab, label: "Home"),
        AccessibilityElement(.tab, label: "Me", traits: .selected),
      ]),
  ])

  static let player = english([
    AccessibilityElement(.button, label: "Play", identifier: "play").with {
      $0.responses = [
        ElementResponse(
          .magicTap, [TimedEffect(.set(element: "play", property: .label, to: "Pause"))])
      ]
    },
    AccessibilityElement(.group, children: [AccessibilityElement(.text, label: "Song")]).with {
      $0.responses = [
        ElementResponse(.escape, [TimedEffect(.announce("Closed", .default), after: 200)])
      ]
    },
  ])

  static let englishMail = english([
    AccessibilityElement(.header, label: "Inbox of\nJane Doe"),
    AccessibilityElement(
      .list,
      children: [
        AccessibilityElement(.cell, label: "Letter"), AccessibilityElement(.cell, label: "Bill"),
      ]),
    AccessibilityElement(.link, label: "Help"),
  ])

  static let stores = english([
    AccessibilityElement(.header, label: "Map"),
    AccessibilityElement(
      .group,
      children: [
        AccessibilityElement(.button, label: "Chestnut Street", identifier: "a"),
        AccessibilityElement(.text, label: "A park"),
        AccessibilityElement(.button, label: "Union Square", identifier: "b"),
      ]
    ).with { $0.customRotors = [AccessibilityCustomRotor("Stores", items: ["a", "b"])] },
  ]).startingFocused(at: "A park")

  static let announcer = ScreenVariant(
    screen: AccessibilityScreen(
      language: .english,
      elements: [
        AccessibilityElement(.text, label: "The first of two texts"),
        AccessibilityElement(.text, label: "The second of two texts"),
        AccessibilityElement(.text, label: "The third of two texts"),
      ],
      events: [
        ScheduledEffects(at: 900, [TimedEffect(.announce("Low", .low))]),
        ScheduledEffects(at: 1000, [TimedEffect(.announce("Queued", .queued))]),
        ScheduledEffects(at: 1700, [TimedEffect(.announce("Out of memory", .high))]),
        ScheduledEffects(at: 7000, [TimedEffect(.announce("New message", .default))]),
        ScheduledEffects(at: 7200, [TimedEffect(.announce("Another message", .default))]),
      ]))

  static let saver = english([
    AccessibilityElement(.button, label: "Save").with {
      $0.responses = [ElementResponse(.activate, [TimedEffect(.announce("Saved", .default))])]
    },
    AccessibilityElement(.button, label: "Save with care").with {
      $0.responses = [
        ElementResponse(.activate, [TimedEffect(.announce("Saved", .default), after: 100)])
      ]
    },
  ])

  static let koreanSaver = ScreenVariant(
    screen: AccessibilityScreen(
      language: .korean,
      elements: [
        AccessibilityElement(.button, label: "저장").with {
          $0.responses = [
            ElementResponse(.activate, [TimedEffect(.announce("저장됨", .queued))]),
            ElementResponse(
              .becomeFocused, [TimedEffect(.announce("저장할 수 있음", .default), after: 600)]),
          ]
        },
        AccessibilityElement(.button, label: "삭제").with {
          $0.responses = [
            ElementResponse(.becomeFocused, [TimedEffect(.announce("조심하세요", .default))])
          ]
        },
      ]))

  static let repeater = english([
    AccessibilityElement(.button, label: "Load").with {
      let effect = TimedEffect(.announce("Loading", .default), after: 1000)
      let again = TimedEffect(.announce("Loading", .default), after: 1200)
      let later = TimedEffect(.announce("Loading", .default), after: 2500)
      $0.responses = [ElementResponse(.activate, [effect, again, later])]
    }
  ])

  static let notifier = english([
    AccessibilityElement(.button, label: "First").with {
      $0.responses = [ElementResponse(.activate, [TimedEffect(.screenChanged(nil))])]
    },
    AccessibilityElement(.button, label: "Element").with {
      $0.responses = [ElementResponse(.activate, [TimedEffect(.screenChanged(.element("Layout")))])]
    },
    AccessibilityElement(.button, label: "Say").with {
      $0.responses = [ElementResponse(.activate, [TimedEffect(.screenChanged(.text("Results")))])]
    },
    AccessibilityElement(.button, label: "Layout").with {
      $0.responses = [ElementResponse(.activate, [TimedEffect(.layoutChanged(.element("Say")))])]
    },
  ])

  static let timer = ScreenVariant(
    screen: AccessibilityScreen(
      language: .english,
      elements: [
        AccessibilityElement(.header, label: "Timer"),
        AccessibilityElement(
          .text, label: "Left", value: "9", traits: .updatesFrequently, identifier: "left"),
      ],
      events: (1...8).map { second in
        ScheduledEffects(
          at: second * 700,
          [TimedEffect(.set(element: "left", property: .value, to: "\(9 - second)"))])
      }))
}

extension ScreenVariant {
  /// The screen, with the cursor starting at the element with a label.
  func startingFocused(at label: String) -> ScreenVariant {
    func mark(_ element: AccessibilityElement) -> AccessibilityElement {
      element.with {
        if $0.label?.string == label { $0.startsFocused = true }
        $0.children = $0.children.map(mark)
      }
    }
    var variant = self
    variant.screen.elements = variant.screen.elements.map(mark)
    return variant
  }
}
