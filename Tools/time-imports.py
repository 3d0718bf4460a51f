#!/usr/bin/env python3
"""How long the import of a large dump takes, and how much memory: one line per format and size.

Usage: Tools/time-imports.py [FORMAT...] [--sizes 10,25,50] [--program .build/release/overheard]

Makes a dump of one screen with many Korean rows and imports it with the release program. Formats
whose rows are short reach the limit of elements before 50 MB: that they are refused is noted. Fails
if 50 MB take more than 10 seconds or 1 GB.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time


def xml_row(i, y):
    x = 'enabled="true" visible="true" accessible="{a}" x="{x}" y="{y}" width="{w}" height="{h}" index="{i}"'
    cell = x.format(a="true", x=0, y=y, w=393, h=52, i=i)
    inner = x.format(a="false", x=16, y=y + 16, w=200, h=20, i=0)
    switch = x.format(a="true", x=320, y=y + 10, w=51, h=31, i=1)
    return (
        f'<XCUIElementTypeCell type="XCUIElementTypeCell" name="row.{i}" label="알림 {i}, 켬" {cell}>'
        f'<XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="알림 {i}" {inner}/>'
        f'<XCUIElementTypeSwitch type="XCUIElementTypeSwitch" label="알림 {i}" value="{i % 2}" {switch}/>'
        "</XCUIElementTypeCell>\n"
    )


XML_OPEN = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<AppiumAUT>'
    '<XCUIElementTypeApplication type="XCUIElementTypeApplication" label="설정" visible="true" '
    'accessible="false" x="0" y="0" width="393" height="852">'
    '<XCUIElementTypeTable type="XCUIElementTypeTable" visible="true" accessible="false" x="0" y="97" '
    'width="393" height="755">\n'
)
XML_CLOSE = "</XCUIElementTypeTable></XCUIElementTypeApplication></AppiumAUT>\n"


def rect(x, y, w, h):
    return {"x": x, "y": y, "width": w, "height": h}


def dumps(value):
    return json.dumps(value, ensure_ascii=False)


def agent_json_row(i, y):
    view = {"isEnabled": "1", "isVisible": "1"}
    return dumps({
        **view, "type": "Cell", "rawIdentifier": f"row.{i}", "name": f"row.{i}", "value": None,
        "label": f"알림 {i}, 켬", "rect": rect(0, y, 393, 52), "isAccessible": "1",
        "frame": f"{{{{0, {y}}}, {{393, 52}}}}", "children": [
            {**view, "type": "StaticText", "label": f"알림 {i}", "isAccessible": "0",
             "rect": rect(16, y + 16, 200, 20)},
            {**view, "type": "Switch", "label": f"알림 {i}", "value": str(i % 2),
             "isAccessible": "1", "rect": rect(320, y + 10, 51, 31)},
        ],
    }) + ",\n"


def dictionary_row(i, y):
    def frame(x, top, w, h):
        return {"X": x, "Y": top, "Width": w, "Height": h}
    plain = {"enabled": True, "selected": False, "hasFocus": False, "title": "", "identifier": "",
             "placeholderValue": None, "horizontalSizeClass": 1, "verticalSizeClass": 2}
    return dumps({
        **plain, "elementType": 75, "identifier": f"row.{i}", "label": f"알림 {i}, 켬",
        "value": None, "frame": frame(0, y, 393, 52), "children": [
            {**plain, "elementType": 48, "label": f"알림 {i}", "frame": frame(16, y + 16, 200, 20)},
            {**plain, "elementType": 40, "label": f"알림 {i}", "value": str(i % 2),
             "frame": frame(320, y + 10, 51, 31)},
        ],
    }) + ",\n"


def idb_row(i, y):
    def element(kind, label, value, x, top, w, h):
        return {"AXFrame": f"{{{{{x}, {top}}}, {{{w}, {h}}}}}", "AXUniqueId": None,
                "frame": rect(x, top, w, h), "role_description": "", "AXLabel": label,
                "content_required": False, "type": kind, "title": None, "help": None,
                "custom_actions": [], "AXValue": value, "enabled": True, "role": "AX" + kind,
                "subrole": None, "pid": 4242}
    return dumps(element("StaticText", f"알림 {i}", None, 16, y, 200, 20)) + ",\n" + dumps(
        element("CheckBox", f"알림 {i}", str(i % 2), 320, y, 51, 31)) + ",\n"


def snapshot_row(i, y):
    return dumps({"element": {"_0": {
        "description": f"알림 {i}. Switch Button. On.", "label": f"알림 {i}", "value": str(i % 2),
        "traits": ["button", "switchButton"], "identifier": f"row.{i}",
        "hint": "알림을 켜거나 끕니다. Double tap to toggle setting.", "userInputLabels": [],
        "shape": {"type": "path", "pathElements": [
            {"move": {"to": [0, y]}}, *[{"line": {"to": [393 - k, y + k]}} for k in range(26)],
            {"closeSubpath": {}}]}, "activationPoint": [196, y + 26],
        "usesDefaultActivationPoint": True, "customActions": ["고정"], "customContent": [],
        "customRotors": [], "respondsToUserInteraction": True}, "traversalIndex": i}}) + ",\n"


def description_row(i, y):
    return (
        f"      Cell, 0x10{i:07x}, {{{{0.0, {y}.0}}, {{393.0, 52.0}}}}, identifier: 'row.{i}', "
        f"label: '알림 {i}, 켬'\n"
        f"        StaticText, 0x11{i:07x}, {{{{16.0, {y + 16}.0}}, {{200.0, 20.0}}}}, label: '알림 {i}'\n"
        f"        Switch, 0x12{i:07x}, {{{{320.0, {y + 10}.0}}, {{51.0, 31.0}}}}, label: '알림 {i}', "
        f"value: {i % 2}\n"
    )


def maestro_row(i, y):
    def node(text, value, bounds, **more):
        return {"attributes": {"accessibilityText": text, "title": "", "value": value, "text": value,
                               "hintText": "", "resource-id": "", "bounds": bounds,
                               "enabled": "true", "focused": "false", "selected": "false", **more},
                "children": []}
    return dumps(node(f"알림 {i}", "", f"[16,{y}][216,{y + 20}]")) + ",\n" + dumps(
        node(f"알림 {i} 스위치", str(i % 2), f"[320,{y}][371,{y + 31}]", checked="true")) + ",\n"


def table_row(i, y):
    return (
        f'{2 * i + 2},1,"[16,{y}][216,{y + 20}]",1,0,0,알림 {i},,,,row.{i}\n'
        f'{2 * i + 3},1,"[320,{y}][371,{y + 31}]",1,{i % 2},0,"알림 {i}, 스위치",,{i % 2},,\n'
    )


def android_row(i, y):
    plain = 'package="com.example" enabled="true" focused="false" selected="false" password="false"'
    return (
        f'<node index="{i}" text="" resource-id="com.example:id/row" class="android.widget.LinearLayout" '
        f'content-desc="" clickable="true" focusable="true" {plain} bounds="[0,{y}][1080,{y + 140}]">'
        f'<node index="0" text="알림 {i}" class="android.widget.TextView" clickable="false" {plain} '
        f'bounds="[42,{y + 40}][600,{y + 100}]"/>'
        f'<node index="1" text="켬" class="android.widget.Switch" checkable="true" '
        f'checked="{"true" if i % 2 else "false"}" clickable="false" {plain} '
        f'bounds="[900,{y + 40}][1040,{y + 100}]"/></node>\n'
    )


def compose_row(i, y):
    return (
        f" |-Node #{i + 2} at (l=0.0, t={y}.0, r=1080.0, b={y + 140}.0)px\n"
        " | Role = 'Switch'\n"
        f" | ToggleableState = '{'On' if i % 2 else 'Off'}'\n"
        f" | Text = '[알림 {i}]'\n"
        " | Actions = [OnClick, RequestFocus]\n"
        " | MergeDescendants = 'true'\n"
    )


def flutter_row(i, y):
    return (
        f" ├─SemanticsNode#{i + 2}\n"
        f" │   Rect.fromLTRB(0.0, {y}.0, 392.7, {y + 52}.0)\n"
        " │   actions: focus, tap\n"
        " │   flags: hasEnabledState, isEnabled, hasToggledState, isToggled,\n"
        " │     isFocusable\n"
        f' │   label: "알림 {i}"\n'
        " │   textDirection: ltr\n"
        " │\n"
    )


def figma_row(i, y):
    def box(x, top, w, h):
        return {"absoluteBoundingBox": rect(x, top, w, h)}
    return dumps({"id": f"1:{i}", "name": f"cell 알림 {i}", "type": "FRAME", **box(0, y, 393, 52),
                  "fills": [{"type": "SOLID", "color": {"r": 1, "g": 1, "b": 1, "a": 1}}],
                  "children": [
                      {"id": f"2:{i}", "name": "text", "type": "TEXT", "characters": f"알림 {i}",
                       **box(16, y + 16, 200, 20), "style": {"fontFamily": "Pretendard"}},
                  ]}) + ",\n"


# What fills a dump between its rows: views without a name, of which real dumps mostly consist. A row,
# which is one or two elements, has about 2,500 bytes with them, as in the page sources of real apps.
FILLERS = {
    "wda-xml": lambda i, y: '<XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" '
    f'visible="true" accessible="false" x="0" y="{y}" width="393" height="52" index="{i}"/>\n',
    "wda-json": lambda i, y: dumps({
        "type": "Other", "rawIdentifier": None, "name": None, "value": None, "label": None,
        "rect": rect(0, y, 393, 52), "isEnabled": "1", "isVisible": "1", "isAccessible": "0"}) + ",\n",
    "xcuisnapshot": lambda i, y: dumps({
        "elementType": 1, "identifier": "", "label": "", "title": "", "value": None,
        "frame": {"X": 0, "Y": y, "Width": 393, "Height": 52}, "enabled": True}) + ",\n",
    "idb": lambda i, y: dumps({
        "type": "Group", "AXLabel": None, "AXValue": None, "AXFrame": f"{{{{0, {y}}}, {{393, 52}}}}",
        "frame": rect(0, y, 393, 52), "children": []}) + ",\n",
    "debugdescription": lambda i, y: f"      Other, 0x13{i:07x}, {{{{0.0, {y}.0}}, {{393.0, 52.0}}}}\n",
    "maestro": lambda i, y: dumps({"attributes": {
        "accessibilityText": "", "title": "", "value": "", "text": "", "hintText": "",
        "resource-id": "", "bounds": f"[0,{y}][393,{y + 52}]", "enabled": "true"},
        "children": []}) + ",\n",
    "maestro-csv": lambda i, y: f'{i},1,"[0,{y}][393,{y + 52}]",1,0,0,,,,,\n',
    "uiautomator": lambda i, y: f'<node index="{i}" text="" resource-id="" class="android.view.View" '
    f'package="com.example" content-desc="" enabled="true" bounds="[0,{y}][1080,{y + 140}]"/>\n',
    "compose": lambda i, y: f" |-Node #{i + 9} at (l=0.0, t={y}.0, r=1080.0, b={y + 140}.0)px\n",
    "figma": lambda i, y: dumps({
        "id": f"3:{i}", "name": "Rectangle", "type": "RECTANGLE",
        "absoluteBoundingBox": rect(0, y, 393, 52),
        "fills": [{"type": "SOLID", "color": {"r": 1, "g": 1, "b": 1, "a": 1}}]}) + ",\n",
}

# For each format: the end of the file's name, what is before the rows, a row, what is after them.
FORMATS = {
    "accessibilitysnapshot": ("json", "[", snapshot_row, "]"),
    "idb": ("json", "[", idb_row, "]"),
    "wda-xml": ("xml", XML_OPEN, xml_row, XML_CLOSE),
    "wda-json": (
        "json",
        '{"type": "Application", "label": "설정", "isEnabled": "1", "rect": '
        '{"x": 0, "y": 0, "width": 393, "height": 852}, "children": [', agent_json_row, "]}"),
    "xcuisnapshot": (
        "json",
        '{"elementType": 2, "label": "설정", "frame": {"X": 0, "Y": 0, "Width": 393, "Height": 852}, '
        '"children": [', dictionary_row, "]}"),
    "debugdescription": (
        "txt",
        "Attributes: Application, 0x1, pid: 1, label: '설정'\nElement subtree:\n"
        " →Application, 0x1, pid: 1, {{0.0, 0.0}, {393.0, 852.0}}, label: '설정'\n"
        "    Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}\n", description_row,
        "Path to element:\n"),
    "maestro": (
        "json",
        '{"attributes": {"accessibilityText": "설정", "bounds": "[0,0][393,852]"}, "children": [',
        maestro_row, "]}"),
    "maestro-csv": (
        "csv",
        "id,depth,bounds,enabled,checked,selected,accessibility,text,value,hint,resource_id\n"
        '0,0,"[0,0][393,852]",1,0,0,설정,,,,\n', table_row, ""),
    "uiautomator": (
        "xml", "<?xml version='1.0' encoding='UTF-8'?>\n<hierarchy rotation=\"0\">\n", android_row,
        "</hierarchy>\n"),
    "compose": (
        "txt", "Printing with useUnmergedTree = 'false'\nNode #1 at (l=0.0, t=0.0, r=1080.0, b=9.0)px\n",
        compose_row, ""),
    "flutter": ("txt", "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2340.0)\n │\n", flutter_row, ""),
    "axsnapshot": (
        "txt", "", lambda i, y: "-" * 60 + f"\n알림 {i}, {i}개\nbutton\n알림을 봅니다.\nActions: 고정, 지우기\n",
        "-" * 60 + "\n"),
    "accessibility-text": (
        "txt", "* UIView\n",
        lambda i, y: f"    * App.Row\n    | -label: 알림 {i}\n    | -value: {i}개\n"
        "    | -hint: 알림을 봅니다.\n    | -traits: .button\n", ""),
    "transcript": (
        "json", "[", lambda i, y: dumps(f"알림 {i} Switch button on Double tap to toggle setting.") + ",\n",
        "]"),
    "figma": (
        "json",
        '{"name": "설정", "document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "children": '
        '[{"type": "FRAME", "name": "설정", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 393, '
        '"height": 852}, "children": [', figma_row, "]}]}]}}"),
}


def write(name, size, path):
    _, opening, row, closing = FORMATS[name]
    filler = FILLERS.get(name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(opening)
        i = 0
        while file.tell() < size:
            for _ in range(500):
                text = row(i, 100 + 52 * i)
                while filler and len(text) < 2400:
                    text += filler(i, 100 + 52 * i)
                file.write(text)
                i += 1
        file.write(closing)


def measure(program, name, path):
    """Imports a dump; returns the seconds, the peak memory in MB, the exit code and the summary."""
    start = time.monotonic()
    with open(os.devnull, "w") as nowhere:
        process = subprocess.Popen(
            [program, "import", path, "--from", name], stdout=nowhere, stderr=subprocess.PIPE)
        said = process.stderr.read().decode(errors="replace").strip()
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.monotonic() - start
    busy = usage.ru_utime + usage.ru_stime
    return seconds, busy, usage.ru_maxrss / 1024, process.returncode, said


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("formats", nargs="*", default=list(FORMATS))
    parser.add_argument("--sizes", default="10,25,50")
    parser.add_argument("--program", default=".build/release/overheard")
    arguments = parser.parse_args()
    failed = False
    print(f"{'format':22} {'MB':>4} {'s':>7} {'CPU s':>7} {'CPU s/10 MB':>12} {'peak MB':>8}")
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments.formats:
            for size in [int(s) for s in arguments.sizes.split(",")]:
                path = os.path.join(folder, f"dump.{FORMATS[name][0]}")
                write(name, size * 1_000_000, path)
                seconds, busy, memory, code, said = measure(arguments.program, name, path)
                os.remove(path)
                # Others may be using the processors, so the limit is one of CPU time.
                is_refused = code == 65 and "elements, which no screen has" in said
                is_bad = code != 0 and not is_refused or busy > 10 * max(size, 10) / 50 or memory > 1000
                failed = failed or is_bad
                print(
                    f"{name:22} {size:4} {seconds:7.2f} {busy:7.2f} {busy / size * 10:12.2f} "
                    f"{memory:8.0f}" + ("  refused" if is_refused else "")
                    + ("  <- too much" if is_bad else ""), flush=True)
                if is_bad and code != 0:
                    print(said[:300])
    sys.exit(1 if failed else 0)


main()
