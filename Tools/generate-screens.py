#!/usr/bin/env python3
"""Writes screens like those of an app: half Korean, half English, with words that repeat.

usage: generate-screens.py COUNT FOLDER

The same count always gives the same screens, and a larger count begins with the same ones. Tabs,
titles and buttons repeat from screen to screen as in an app; names, amounts and times do not.
"""

import random
import sys
from pathlib import Path

WORDS = {
    "ko": {
        "tabs": ["홈", "검색", "알림", "내 정보"],
        "back": ["설정", "홈", "주문 내역", "내 정보"],
        "titles": ["결제 수단", "주문 내역", "알림 설정", "배송지 관리", "계좌 이체", "쿠폰함", "예약 확인",
                   "가까운 매장", "고객 센터", "개인 정보"],
        "buttons": ["저장", "취소", "확인", "결제하기", "다음", "더 보기", "공유", "삭제"],
        "switches": ["푸시 알림", "야간 알림", "자동 결제", "위치 서비스", "혜택 소식 받기"],
        "hints": ["바뀐 내용을 저장합니다.", "다음 단계로 넘어갑니다.", "목록에서 지웁니다."],
        "names": ["김하늘", "이서준", "박지우", "최민서", "정도윤", "강하린", "조은우", "윤서아"],
        "things": ["사과 3개", "원두커피 500g", "국물 떡볶이", "무선 이어폰", "운동화 1켤레", "책 2권",
                   "닭갈비 4인분", "꽃다발"],
        "cell": "{thing}, {amount:,}원",
        "person": "{name} 님, {hour}:{minute:02} 도착",
        "slider": "글자 크기",
        "look": "둘러보기",
        "loud": "크게",
    },
    "en": {
        "tabs": ["Home", "Search", "Alerts", "Profile"],
        "back": ["Settings", "Home", "Orders", "Profile"],
        "titles": ["Payment", "Orders", "Notifications", "Addresses", "Transfer", "Coupons",
                   "Reservation", "Stores nearby", "Help", "Privacy"],
        "buttons": ["Save", "Cancel", "OK", "Pay", "Next", "More", "Share", "Delete"],
        "switches": ["Push notifications", "Quiet hours", "Automatic payment", "Location",
                     "Offers"],
        "hints": ["Saves your changes.", "Goes to the next step.", "Removes it from the list."],
        "names": ["Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Margaret", "Tony"],
        "things": ["3 apples", "Coffee beans 500 g", "Noodle soup", "Wireless earphones",
                   "Running shoes", "2 books", "Dinner for 4", "A bunch of flowers"],
        "cell": "{thing}, ${amount:.2f}",
        "person": "{name}, arriving at {hour}:{minute:02}",
        "slider": "Text size",
        "look": "look around",
        "loud": "larger",
    },
}


def elements(words, choose):
    yield "navigationBar:"
    yield f'  - backButton "{choose.choice(words["back"])}"'
    yield f'  - header "{choose.choice(words["titles"])}"'
    for _ in range(choose.randint(2, 5)):
        amount = choose.randint(10, 999) * 100 if "원" in words["cell"] else choose.uniform(1, 99)
        cell = words["cell"].format(thing=choose.choice(words["things"]), amount=amount)
        yield f'cell "{cell}"'
    if choose.random() < 0.5:
        person = words["person"].format(
            name=choose.choice(words["names"]), hour=choose.randint(1, 12),
            minute=choose.randint(0, 59))
        yield f'text "{person}"'
    for name in choose.sample(words["switches"], choose.randint(0, 3)):
        yield f'switch "{name}" [{choose.choice(["on", "off"])}]'
    yield f'slider "{words["slider"]}": {choose.randint(1, 9) * 10}%'
    dimmed = " [notEnabled]" if choose.random() < 0.3 else ""
    yield f'button "{choose.choice(words["buttons"])}"{dimmed}: ' + (
        f'{{hint: "{choose.choice(words["hints"])}"}}')
    selected = choose.randrange(4)
    yield "tabBar:"
    for index, name in enumerate(words["tabs"]):
        yield f'  - tab "{name}"' + (" [selected]" if index == selected else "")


def screen(number):
    choose = random.Random(f"overheard screen {number}")
    language = "ko" if number % 2 == 0 else "en"
    words = WORDS[language]
    lines = [f"screen: {choose.choice(words['titles'])}", f"language: {language}", "elements:"]
    for element in elements(words, choose):
        lines.append(element if element.startswith(" ") else f"- {element}")
    lines += ["walks:", f"  {words['look']}: [swipe right to the end]"]
    if choose.random() < 0.3:
        lines += [f"  {words['loud']}:", f"    gestures: [touch {words['slider']}, swipe up x2]"]
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    folder = Path(sys.argv[2])
    for number in range(int(sys.argv[1])):
        file = folder / f"feature-{number % 20:02}" / f"screen-{number:05}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(screen(number), encoding="utf-8")


main()
