// What the pages of a review do beside what they say: without this script the players, the
// transcripts and the links to moments of the sound remain. A classic script, for file://.
(() => {
  "use strict";

  const words = JSON.parse(document.getElementById("page-words").textContent);
  const status = document.getElementById("status");

  for (const element of document.querySelectorAll("[data-needs-script]")) element.hidden = false;

  // The last entry that has begun, by binary search; -1 before the first.
  const lastBegun = (entries, time, key) => {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (key(entries[middle]) <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  // A place in the text of a part, which may be divided where it was cut off.
  const placeIn = (part, offset) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    let node = null;
    while (walker.nextNode()) {
      node = walker.currentNode;
      if (offset <= node.length) return [node, offset];
      offset -= node.length;
    }
    return node && [node, node.length];
  };

  // A player that is no longer shown falls silent.
  for (const choice of document.querySelectorAll(".readers input")) {
    choice.addEventListener("change", () => {
      for (const audio of document.querySelectorAll("audio")) {
        if (!audio.offsetParent) audio.pause();
      }
    });
  }

  const players = [];

  class Player {
    constructor(root) {
      this.root = root;
      this.audio = root.querySelector("audio");
      this.data = JSON.parse(root.querySelector(".player-data").textContent);
      this.list = root.querySelector(".transcript");
      this.lines = [...this.list.children];
      this.links = this.lines.map((line) => line.querySelector(".jump"));
      this.waveform = root.querySelector(".waveform");
      this.playhead = root.querySelector(".playhead");
      this.width = this.waveform.querySelector("svg").viewBox.baseVal.width;
      this.screens = [...root.querySelectorAll(".wireframe")];
      this.touch = root.querySelector(".touch");
      this.nowGesture = root.querySelector(".now-gesture");
      this.nowElement = root.querySelector(".now-element");
      this.playButton = root.querySelector("[data-do=play]");
      this.line = this.gesture = this.place = -1;
      this.word = null;
      this.listen();
      this.follow();
    }

    listen() {
      const audio = this.audio;
      audio.addEventListener("play", () => {
        for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
        this.showState();
        this.frame();
      });
      audio.addEventListener("pause", () => this.showState());
      for (const event of ["seeked", "timeupdate", "ended"]) {
        audio.addEventListener(event, () => this.follow());
      }
      this.root.addEventListener("click", (event) => this.click(event));
      this.root.addEventListener("keydown", (event) => this.key(event));
      this.waveform.addEventListener("pointerdown", (event) => {
        const box = this.waveform.getBoundingClientRect();
        audio.currentTime = ((event.clientX - box.left) / box.width) * (audio.duration || 0);
      });
    }

    click(event) {
      const button = event.target.closest("button");
      if (button) {
        const action = button.dataset.do;
        if (action === "play") this.toggle();
        if (action === "previous") this.step(-1);
        if (action === "next") this.step(1);
        return;
      }
      const line = event.target.closest(".line");
      if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Who selects text does not want to jump.
      if (!event.target.closest("a") && !getSelection().isCollapsed) return;
      event.preventDefault();
      this.jump(this.lines.indexOf(line));
    }

    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches("textarea, input, select")) return;
      // By the place of the key: on a Korean keyboard it is another letter.
      if (event.code === "KeyK") this.toggle();
      else if (event.code === "KeyJ") this.step(-1);
      else if (event.code === "KeyL") this.step(1);
      else if (event.target.matches(".jump") && event.key === "ArrowDown") this.moveFocus(event, 1);
      else if (event.target.matches(".jump") && event.key === "ArrowUp") this.moveFocus(event, -1);
      else return;
      event.preventDefault();
    }

    moveFocus(event, by) {
      const link = this.links[this.links.indexOf(event.target) + by];
      if (link) link.focus();
    }

    toggle() {
      if (this.audio.paused) this.audio.play();
      else this.audio.pause();
    }

    jump(index) {
      this.seek(this.data.lines[index].time);
      this.audio.play();
    }

    // A hair later, so that a time that the player rounds down still lies in the line.
    seek(milliseconds) {
      this.audio.currentTime = milliseconds / 1000 + 0.002;
    }

    // To the announcement before or after; twice back within a second goes further back.
    step(by) {
      const now = this.now();
      let index = this.currentLine(now);
      if (by > 0) index += 1;
      else if (index >= 0 && now - this.data.lines[index].time < 1000) index -= 1;
      index = Math.min(Math.max(index, 0), this.data.lines.length - 1);
      if (index >= 0) this.seek(this.data.lines[index].time);
    }

    now() {
      return this.audio.currentTime * 1000;
    }

    frame() {
      this.follow();
      if (!this.audio.paused) requestAnimationFrame(() => this.frame());
    }

    showState() {
      const isPaused = this.audio.paused;
      this.root.classList.toggle("playing", !isPaused);
      this.playButton.querySelector(".text").textContent = isPaused ? words.play : words.pause;
      this.playButton.querySelector(".sign").textContent = isPaused ? "▶\uFE0E " : "⏸\uFE0E ";
    }

    follow() {
      const now = this.now();
      const duration = this.audio.duration;
      const x = duration ? Math.min(this.audio.currentTime / duration, 1) * this.width : 0;
      this.playhead.setAttribute("x1", x);
      this.playhead.setAttribute("x2", x);
      // Nothing is current before anything was played.
      if (now === 0 && this.audio.paused) return;
      this.showLine(this.currentLine(now), now);
      this.showPlace(lastBegun(this.data.cursor, now, (place) => place.time));
      this.showGesture(lastBegun(this.data.gestures, now, (gesture) => gesture.time), now);
    }

    // The line that is spoken, else the last that has begun: what comes while something is still
    // said waits for its turn.
    currentLine(now) {
      const lines = this.data.lines;
      const last = lastBegun(lines, now, (line) => line.time);
      for (let index = last; index >= 0 && index > last - 5; index -= 1) {
        if (lines[index].start <= now && now < lines[index].end) return index;
      }
      return last;
    }

    showLine(index, now) {
      if (index !== this.line) {
        if (this.line >= 0) this.lines[this.line].removeAttribute("aria-current");
        this.line = index;
        if (index >= 0) {
          this.lines[index].setAttribute("aria-current", "true");
          this.scrollTo(this.lines[index]);
        }
      }
      const line = this.data.lines[index];
      const spoken = line && now < line.end ? line.words : [];
      const word = spoken[lastBegun(spoken, now, (word) => word[1])] || null;
      if (word !== this.word) {
        this.word = word;
        this.showWord(word && this.lines[index].querySelectorAll(".part")[word[0]], word);
      }
    }

    // Drawn without a change of the document, so that nobody who reads it is disturbed.
    showWord(part, word) {
      if (!window.Highlight || !CSS.highlights) return;
      CSS.highlights.delete("word");
      const from = part && placeIn(part, word[2]);
      const to = part && placeIn(part, word[3]);
      if (!from || !to) return;
      const range = new Range();
      range.setStart(...from);
      range.setEnd(...to);
      CSS.highlights.set("word", new Highlight(range));
    }

    scrollTo(line) {
      const list = this.list;
      if (list.scrollHeight <= list.clientHeight) return;
      const top = line.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = top - list.clientHeight / 3;
      }
    }

    showPlace(index) {
      if (index === this.place) return;
      this.place = index;
      const place = this.data.cursor[index];
      if (this.nowElement) this.nowElement.textContent = place ? "→ " + place.element : "";
      this.screens.forEach((screen, number) => {
        const isShown = number === (place ? place.screen : 0);
        screen.hidden = !isShown;
        const cursor = screen.querySelector(".cursor");
        const isDrawn = Boolean(place) && isShown && place.frame.length === 4;
        cursor.setAttribute("visibility", isDrawn ? "visible" : "hidden");
        if (!isDrawn) return;
        const [x, y, width, height] = place.frame;
        cursor.setAttribute("x", x - 4);
        cursor.setAttribute("y", y - 4);
        cursor.setAttribute("width", width + 8);
        cursor.setAttribute("height", height + 8);
        // A long screen is moved so that the cursor is seen.
        const drawing = cursor.ownerSVGElement;
        const scale = drawing.clientWidth / drawing.viewBox.baseVal.width;
        const [top, bottom] = [(y - 12) * scale, (y + height + 12) * scale];
        if (top < screen.scrollTop || bottom > screen.scrollTop + screen.clientHeight) {
          screen.scrollTop = top - screen.clientHeight / 3;
        }
      });
    }

    showGesture(index, now) {
      const gesture = this.data.gestures[index];
      if (index !== this.gesture) {
        this.gesture = index;
        if (this.nowGesture) this.nowGesture.textContent = gesture ? gesture.text : "";
      }
      if (!this.touch) return;
      const isFresh = gesture && now - gesture.time < 900;
      const kind = isFresh ? gesture.kind.split(" ").slice(0, 2).join("-") : "";
      if (this.touch.dataset.gesture !== kind) this.touch.dataset.gesture = kind;
    }
  }

  for (const root of document.querySelectorAll(".player")) players.push(new Player(root));

  // A link to a line goes to its moment too.
  const goToLine = () => {
    const line = location.hash && document.getElementById(location.hash.slice(1));
    const player = line && players.find((one) => one.lines.includes(line));
    if (player) player.seek(player.data.lines[player.lines.indexOf(line)].time);
  };
  addEventListener("hashchange", goToLine);
  goToLine();

  // The link of a finding plays what is heard.
  for (const link of document.querySelectorAll(".hear-finding")) {
    link.addEventListener("click", () => {
      const line = document.getElementById(link.hash.slice(1));
      const player = players.find((one) => one.lines.includes(line));
      if (player) player.jump(player.lines.indexOf(line));
    });
  }

  // Comparisons: a link plays its side from its moment.
  for (const comparison of document.querySelectorAll(".comparison")) {
    const sounds = {};
    for (const audio of comparison.querySelectorAll("audio")) {
      sounds[audio.dataset.side] = audio;
      audio.addEventListener("play", () => {
        for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
      });
    }
    comparison.addEventListener("click", (event) => {
      const link = event.target.closest("[data-time]");
      const audio = link && sounds[link.dataset.side];
      if (!audio || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      audio.currentTime = Number(link.dataset.time) + 0.002;
      audio.play();
    });
  }

  // Copying: the field is selected too, for browsers that refuse.
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", async () => {
      const field = document.getElementById(button.dataset.copy);
      field.focus();
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        document.execCommand("copy");
      }
      status.textContent = words.copied;
      setTimeout(() => { status.textContent = ""; }, 3000);
    });
  }

  // The overview: what does not fit the filters is hidden, and how many are left is told.
  const filters = document.querySelector(".filters");
  if (filters) {
    const rows = [...document.querySelectorAll(".row")];
    const folded = document.querySelector(".folded");
    const count = document.getElementById("count");
    const value = (id) => {
      const field = document.getElementById(id);
      return field ? field.value : "";
    };
    const apply = () => {
      const terms = value("search").toLowerCase().normalize("NFC").split(/\s+/).filter(Boolean);
      const language = value("language");
      const change = value("change");
      let shown = 0;
      for (const row of rows) {
        const fits = terms.every((term) => row.dataset.text.includes(term))
          && (!language || row.dataset.language === language)
          && (!change || row.dataset.change === change);
        row.hidden = !fits;
        if (fits) shown += 1;
      }
      if (folded) {
        folded.hidden = !folded.querySelector(".row:not([hidden])");
        if (terms.length || change === "unchanged") folded.open = true;
      }
      count.textContent = words.shown.replace("{0}", `${shown} / ${rows.length}`);
    };
    filters.addEventListener("input", apply);
    filters.addEventListener("submit", (event) => event.preventDefault());
    // A browser that comes back keeps what was typed.
    if (value("search") || value("language") || value("change")) apply();
  }
})();
