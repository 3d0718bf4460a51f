// What the pages of a review do beside what they say: without this script the sounds, the drawings,
// the transcripts and the links to moments of the sound remain. A classic script, for file://.
(() => {
  "use strict";

  const words = JSON.parse(document.getElementById("page-words").textContent);
  const status = document.getElementById("status");
  const main = document.getElementById("main");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  document.documentElement.classList.add("scripted");
  for (const element of document.querySelectorAll("[data-needs-script]")) element.hidden = false;

  let toast = 0;
  const tell = (text) => {
    status.textContent = text;
    clearTimeout(toast);
    toast = setTimeout(() => { status.textContent = ""; }, 3000);
  };
  const phrase = (key, argument) => words[key].replace("{0}", () => argument);

  // What is kept in the browser; where nothing can be kept, it lasts as long as the page.
  const memory = {};
  const keep = {
    read(key) {
      try { return localStorage.getItem(key); } catch { return memory[key] || null; }
    },
    write(key, value) {
      memory[key] = value;
      try { localStorage.setItem(key, value); } catch { /* Private windows keep nothing. */ }
    },
  };

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

  const clock = (seconds) => {
    const tenths = Math.round(seconds * 10);
    const minutes = Math.floor(tenths / 600);
    const rest = String(Math.floor(tenths / 10) % 60).padStart(2, "0");
    return `${minutes}:${rest}.${tenths % 10}`;
  };

  const hush = (but) => {
    for (const audio of document.querySelectorAll("audio")) if (audio !== but) audio.pause();
  };

  // Drawings: lines of SVG, each once on the page.
  class Drawings {
    constructor(part) {
      const data = JSON.parse(part.querySelector(".drawings").textContent);
      this.lines = data.lines;
      this.drawings = data.drawings;
      // A screenshot is on the page once; drawings name it.
      const picture = part.querySelector(".drawn image");
      this.picture = picture && picture.getAttribute("href");
    }

    // The text of a drawing, with names that are those of one phone.
    svg(number, prefix) {
      return this.drawings[number].map((index) => {
        const line = this.lines[index];
        if (line.startsWith("<text")) return line;
        if (this.picture && line.startsWith("<image")) {
          return line.replace('href="screen.png"', () => `href="${this.picture}"`);
        }
        return line.replace(/(id="|url\(#)phone-/g, (whole, start) => `${start}${prefix}-`);
      }).join("\n");
    }
  }

  // A walk of one variant: its sound, its phone, its transcript.
  class Track {
    constructor(root, player) {
      this.root = root;
      this.player = player;
      this.id = root.id;
      this.audio = root.querySelector("audio");
      this.data = JSON.parse(root.querySelector(".track-data").textContent);
      this.list = root.querySelector(".transcript");
      this.lines = [...this.list.children];
      this.links = this.lines.map((line) => line.querySelector(".jump"));
      this.drawn = root.querySelector(".drawn");
      this.cursor = root.querySelector(".cursor");
      this.fingers = root.querySelector(".fingers");
      this.nowGesture = root.querySelector(".now-gesture");
      this.nowElement = root.querySelector(".now-element");
      this.line = this.scene = this.drawing = this.finger = this.gesture = this.place = -1;
      this.word = null;
    }

    get isShown() { return this.root.checkVisibility(); }

    now() { return this.audio.currentTime * 1000; }

    // The line that is spoken, else the last that has begun: what comes while something is still
    // said waits for its turn.
    lineAt(now) {
      const lines = this.data.lines;
      const last = lastBegun(lines, now, (line) => line.time);
      for (let index = last; index >= 0 && index > last - 5; index -= 1) {
        if (lines[index].start <= now && now < lines[index].end) return index;
      }
      return last;
    }

    // Until when a line lasts: to the end of what it says, and at least to the next line.
    endOf(index) {
      const next = this.data.lines[index + 1];
      return Math.max(this.data.lines[index].end, next ? next.time : this.audio.duration * 1000);
    }

    // A hair later, so that a time that the browser rounds down still lies in the line.
    seek(milliseconds) { this.go(milliseconds / 1000 + 0.002); }

    // A server that answers no byte ranges plays a sound from its beginning, whatever is asked for.
    go(seconds) {
      const { audio } = this;
      const set = () => {
        audio.currentTime = seconds;
        const { seekable } = audio;
        if (!seekable.length || seekable.end(seekable.length - 1) < seconds) tell(words.cannotJump);
      };
      if (audio.readyState >= 1) set();
      else audio.addEventListener("loadedmetadata", set, { once: true });
    }

    // Makes it be seen where a reader was chosen that is another one.
    reveal() {
      if (this.isShown || !this.root.matches(".of-reader")) return;
      const all = this.player.part.querySelector(".readers .choose-0");
      if (all && !all.checked) all.click();
    }

    show(now, isCurrent) {
      this.showLine(this.lineAt(now), now, isCurrent);
      this.showScene(lastBegun(this.data.scenes, now, (scene) => scene[0]));
      this.showFingers(now);
      this.showMoment("gesture", this.data.gestures, now, this.nowGesture, "");
      this.showMoment("place", this.data.places, now, this.nowElement, "→ ");
    }

    showLine(index, now, isCurrent) {
      if (index !== this.line) {
        if (this.line >= 0) this.lines[this.line].removeAttribute("aria-current");
        this.line = index;
        if (index >= 0) {
          this.lines[index].setAttribute("aria-current", "true");
          this.follow(isCurrent);
        }
      }
      if (!isCurrent) return;
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

    // Keeps the current line in view: within its list, and the list on the page.
    follow(isCurrent) {
      const line = this.lines[this.line];
      if (!line || !this.isShown) return;
      const list = this.list;
      if (list.scrollHeight > list.clientHeight) {
        const top = line.offsetTop;
        if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
          list.scrollTop = top - list.clientHeight / 3;
        }
      }
      if (isCurrent && this.player.isFollowing) this.player.bringIntoView(line);
    }

    showScene(index) {
      if (!this.drawn || index === this.scene || index < 0) return;
      this.scene = index;
      const [, drawing, ...frame] = this.data.scenes[index];
      if (drawing !== this.drawing) {
        this.drawing = drawing;
        this.drawn.innerHTML = this.player.drawings.svg(drawing, this.id);
      }
      this.cursor.setAttribute("visibility", frame.length ? "visible" : "hidden");
      if (!frame.length) return;
      for (const ring of this.cursor.children) {
        ["x", "y", "width", "height"].forEach((name, i) => ring.setAttribute(name, frame[i]));
      }
    }

    showFingers(now) {
      if (!this.fingers) return;
      const index = lastBegun(this.data.fingers, now, (one) => one[0]);
      const one = this.data.fingers[index];
      let drawing = -1;
      if (one && now < one[1]) {
        const steps = one.length - 2;
        const step = Math.floor(((now - one[0]) / (one[1] - one[0])) * steps);
        drawing = one[2 + (calm.matches ? steps - 2 : Math.min(Math.max(step, 0), steps - 1))];
      }
      if (drawing === this.finger) return;
      this.finger = drawing;
      this.fingers.innerHTML = drawing < 0 ? "" : this.player.drawings.svg(drawing, this.id);
    }

    showMoment(name, moments, now, field, sign) {
      const index = lastBegun(moments, now, (one) => one.time);
      if (!field || index === this[name]) return;
      this[name] = index;
      field.textContent = index < 0 ? "" : sign + moments[index].text;
    }
  }

  const speeds = [0.75, 1, 1.25, 1.5, 2, 3];

  // The player of a walk with its variants: one of them is heard, all of them are shown.
  class Player {
    constructor(walk) {
      this.walk = walk;
      this.part = walk.closest(".sheet");
      this.bar = walk.querySelector(".player");
      this.tracks = [...walk.querySelectorAll(".track")].map((root) => new Track(root, this));
      this.waves = [...this.bar.querySelectorAll(".wave")];
      this.buttons = [...this.bar.querySelectorAll(".switch button")];
      this.playButton = this.bar.querySelector("[data-do=play]");
      this.loopButton = this.bar.querySelector("[data-do=loop]");
      this.speedField = this.bar.querySelector("[data-do=speed]");
      this.nowTime = this.bar.querySelector(".now-time");
      this.wholeTime = this.bar.querySelector(".whole-time");
      this.loop = null;
      this.touched = -Infinity;
      this.track = null;
      // What is meant to fail comes first; what one wants to hear first is that, too.
      this.choose(this.tracks[0]);
      this.listen();
    }

    get drawings() {
      this.part.drawings = this.part.drawings || new Drawings(this.part);
      return this.part.drawings;
    }

    get isPlaying() { return !this.track.audio.paused; }

    // Who has just scrolled is not moved away.
    get isFollowing() { return this.isPlaying && performance.now() - this.touched > 3000; }

    listen() {
      for (const track of this.tracks) {
        const audio = track.audio;
        audio.addEventListener("play", () => {
          if (track !== this.track) this.choose(track);
          hush(audio);
          current = this;
          this.showState();
          this.frame();
        });
        audio.addEventListener("pause", () => this.showState());
        for (const event of ["seeked", "timeupdate", "ended"]) {
          audio.addEventListener(event, () => { if (track === this.track) this.follow(); });
        }
        track.root.addEventListener("click", (event) => this.clickLine(event, track));
      }
      for (const event of ["wheel", "touchmove"]) {
        this.walk.addEventListener(event, () => { this.touched = performance.now(); }, {
          passive: true,
        });
      }
      this.walk.addEventListener("pointerdown", () => { current = this; });
      this.bar.addEventListener("click", (event) => {
        const button = event.target.closest("button");
        if (!button) return;
        const action = button.dataset.do;
        if (action === "play") this.toggle();
        if (action === "previous") this.step(-1);
        if (action === "next") this.step(1);
        if (action === "loop") this.repeat();
        if (button.dataset.track) this.change(this.trackOf(button.dataset.track));
      });
      this.speedField.addEventListener("change", () => this.setSpeed(Number(this.speedField.value)));
      for (const wave of this.waves) {
        const svg = wave.querySelector("svg");
        wave.addEventListener("pointerdown", (event) => {
          const box = svg.getBoundingClientRect();
          const axis = svg.viewBox.baseVal.width;
          const time = ((event.clientX - box.left) / box.width) * axis;
          this.change(this.trackOf(wave.dataset.track), Math.max(time, 0));
        });
      }
    }

    trackOf(id) { return this.tracks.find((track) => track.id === id); }

    // The variant that is heard.
    choose(track) {
      if (!track) return;
      this.track = track;
      for (const one of this.tracks) one.root.classList.toggle("active", one === track);
      for (const wave of this.waves) {
        wave.classList.toggle("active", wave.dataset.track === track.id);
      }
      for (const button of this.buttons) {
        button.setAttribute("aria-pressed", String(button.dataset.track === track.id));
      }
      this.showState();
    }

    // Goes on with another variant at the same moment, or at one that is given.
    change(track, time = this.track.now()) {
      if (!track) return;
      const wasPlaying = this.isPlaying;
      const from = this.track;
      if (track !== from) {
        from.audio.pause();
        this.loop = null;
        this.showLoop();
        this.choose(track);
        track.line = -1;
      }
      track.audio.playbackRate = from.audio.playbackRate;
      const end = this.lengthOf(track);
      const target = Math.min(time, Math.max(end - 50, 0));
      track.go(target / 1000);
      if (this.loop !== null) this.loop = Math.max(track.lineAt(target), 0);
      if (wasPlaying) track.audio.play();
      else this.follow(true);
      if (this.buttons.length) tell(phrase("hearing", this.nameOf(track)));
    }

    // The next variant that is shown.
    turn() {
      const shown = this.tracks.filter((track) => !track.root.matches(".of-reader")
        || this.bar.querySelector(`.switch [data-track="${track.id}"]`).checkVisibility());
      const index = shown.indexOf(this.track);
      this.change(shown[(index + 1) % shown.length]);
    }

    nameOf(track) {
      return this.buttons[this.tracks.indexOf(track)]?.textContent ?? "";
    }

    waveOf(track) { return this.waves[this.tracks.indexOf(track)].querySelector("svg"); }

    lengthOf(track) { return Number(this.waveOf(track).dataset.length); }

    toggle() {
      const audio = this.track.audio;
      if (audio.paused) audio.play();
      else audio.pause();
    }

    clickLine(event, track) {
      const line = event.target.closest(".line");
      if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Who selects text does not want to jump.
      if (!event.target.closest("a") && !getSelection().isCollapsed) return;
      event.preventDefault();
      this.jump(track, track.lines.indexOf(line));
    }

    jump(track, index) {
      track.reveal();
      if (track !== this.track) {
        this.track.audio.pause();
        this.choose(track);
      }
      if (this.loop !== null) this.loop = index;
      this.touched = -Infinity;
      track.seek(track.data.lines[index].time);
      track.audio.play();
    }

    // To the announcement before or after; twice back within a second goes further back.
    step(by) {
      const { track } = this;
      const now = track.now();
      let index = track.lineAt(now);
      if (by > 0) index += 1;
      else if (index >= 0 && now - track.data.lines[index].time < 1000) index -= 1;
      index = Math.min(Math.max(index, 0), track.data.lines.length - 1);
      if (index < 0) return;
      if (this.loop !== null) this.loop = index;
      track.seek(track.data.lines[index].time);
    }

    // Forth or back by so many seconds.
    wind(by) {
      const { track } = this;
      const end = Math.max(this.lengthOf(track) - 50, 0);
      const target = Math.min(Math.max(track.now() + by * 1000, 0), end);
      if (this.loop !== null) this.loop = Math.max(track.lineAt(target), 0);
      track.go(target / 1000);
    }

    repeat() {
      const index = this.track.lineAt(this.track.now());
      this.loop = this.loop === null ? Math.max(index, 0) : null;
      this.showLoop();
      tell(this.loop === null ? words.loopOff : words.loopOn);
    }

    showLoop() { this.loopButton.setAttribute("aria-pressed", String(this.loop !== null)); }

    setSpeed(speed) {
      for (const player of players) {
        player.speedField.value = String(speed);
        for (const track of player.tracks) track.audio.playbackRate = speed;
      }
      tell(phrase("speedNow", String(speed)));
    }

    faster(by) {
      const index = speeds.indexOf(Number(this.speedField.value)) + by;
      if (speeds[index]) this.setSpeed(speeds[index]);
    }

    frame() {
      this.follow();
      if (this.isPlaying) requestAnimationFrame(() => this.frame());
    }

    showState() {
      const { isPlaying } = this;
      this.walk.classList.toggle("playing", isPlaying);
      this.playButton.querySelector(".text").textContent = isPlaying ? words.pause : words.play;
      this.wholeTime.textContent = clock(this.lengthOf(this.track) / 1000);
    }

    follow(always = false) {
      const { track } = this;
      let now = track.now();
      if (this.loop !== null && this.isPlaying && now >= track.endOf(this.loop)) {
        track.seek(track.data.lines[this.loop].time);
        now = track.data.lines[this.loop].time;
      }
      this.nowTime.textContent = clock(now / 1000);
      for (const wave of this.waves) {
        const playhead = wave.querySelector(".playhead");
        playhead.setAttribute("x1", now);
        playhead.setAttribute("x2", now);
      }
      // Nothing is current before anything was played.
      if (now === 0 && !this.isPlaying && !always) return;
      for (const one of this.tracks) {
        if (one.isShown) one.show(Math.min(now, this.lengthOf(one)), one === track);
      }
    }

    // Moves the page so that a line is below the player and above the lower edge.
    bringIntoView(line) {
      const top = this.bar.getBoundingClientRect().bottom;
      const box = line.getBoundingClientRect();
      if (box.top >= top && box.bottom <= innerHeight) return;
      scrollBy({ top: box.top - top - (innerHeight - top) / 4, behavior: "instant" });
    }
  }

  const players = [];
  let current = null;

  for (const walk of document.querySelectorAll(".walk")) {
    if (walk.querySelector(".track")) players.push(new Player(walk));
  }

  const playersShown = () => players.filter((player) => player.walk.checkVisibility());

  const active = () => {
    const shown = playersShown();
    if (!shown.includes(current)) current = shown[0] || null;
    return current;
  };

  // The lists of lines are as high as the room below the player. One that would fill the window, as where
  // text is enlarged four times, scrolls with the page.
  const measure = ({ bar }) => {
    const { height } = bar.getBoundingClientRect();
    const isHigh = height > innerHeight * 0.4;
    bar.classList.toggle("high", isHigh);
    bar.parentElement.style.setProperty("--bar", `${isHigh ? 0 : height}px`);
  };
  if (window.ResizeObserver) {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) measure(players.find(({ bar }) => bar === target));
    });
    for (const player of players) observer.observe(player.bar);
    addEventListener("resize", () => players.forEach(measure));
  }

  // A player that is no longer shown falls silent.
  for (const choice of document.querySelectorAll(".readers input")) {
    choice.addEventListener("change", () => {
      for (const player of players) {
        if (player.track.isShown) continue;
        player.track.audio.pause();
        player.choose(player.tracks.find((track) => track.root.checkVisibility()) || player.track);
      }
    });
  }

  // MARK: Parts of a page that holds everything

  const parts = [...document.querySelectorAll(".sheet")];
  const isSingle = parts.length > 1;

  // What the address names on this page; as it is written if it is not well-formed.
  const anchor = () => {
    const text = location.hash.slice(1);
    try { return decodeURIComponent(text); } catch { return text; }
  };
  const pageTitle = document.title;

  const goTo = () => {
    const target = location.hash.length > 1 && document.getElementById(anchor());
    if (isSingle) {
      const part = (target && target.closest(".sheet")) || parts[0];
      for (const one of parts) one.hidden = one !== part;
      const name = part.querySelector("h1").textContent.trim();
      if (part === parts[0]) document.title = pageTitle;
      else document.title = part.id === "overview" ? name : `${name} – ${pageTitle}`;
      hush(null);
      if (target && target !== part) target.scrollIntoView();
      else scrollTo(0, 0);
    }
    if (!target) return;
    const walk = target.closest(".walk");
    const player = walk && players.find((one) => one.walk === walk);
    if (player) current = player;
    // A link to a line goes to its moment too.
    const track = player && player.tracks.find((one) => one.lines.includes(target));
    if (!track) return;
    track.reveal();
    player.choose(track);
    track.seek(track.data.lines[track.lines.indexOf(target)].time);
    player.follow(true);
  };

  // The link of a finding plays what is heard.
  for (const link of document.querySelectorAll(".hear-finding")) {
    link.addEventListener("click", () => {
      const line = document.getElementById(link.hash.slice(1));
      for (const player of players) {
        const track = player.tracks.find((one) => one.lines.includes(line));
        if (track) player.jump(track, track.lines.indexOf(line));
      }
    });
  }

  // Comparisons: a link plays its side from its moment.
  for (const comparison of document.querySelectorAll(".comparison")) {
    const sounds = {};
    for (const audio of comparison.querySelectorAll("audio")) {
      sounds[audio.dataset.side] = audio;
      audio.addEventListener("play", () => hush(audio));
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
      tell(words.copied);
    });
  }

  // MARK: Decisions

  const inside = document.getElementById("review-index");
  const review = window.overheardReview || (inside ? JSON.parse(inside.textContent) : null)
    || { screens: [] };
  const root = isSingle ? location.pathname : new URL(main.dataset.root || "./", location).pathname;
  const marksKey = `overheard-review:${root}`;
  const marks = (() => {
    try { return JSON.parse(keep.read(marksKey)) || {}; } catch { return {}; }
  })();
  const keyOf = (screen, walk) => `${screen}\n${walk}`;

  // What was decided on a walk: in this browser, or else in the file of an earlier review.
  const markOf = (screen, walk) => {
    const own = marks[keyOf(screen.name, walk.name)];
    if (own) return own;
    if (walk.approvedDigest === undefined) return null;
    return { approved: walk.approved, comment: walk.comment || "", digest: walk.approvedDigest };
  };
  const isReviewed = (mark, walk) =>
    Boolean(mark) && mark.digest === walk.digest && Boolean(mark.approved || mark.comment);

  const walkOf = (element) => {
    const name = element.closest("[data-screen]").dataset.screen;
    const screen = review.screens.find((one) => one.name === name) || { name, walks: [] };
    const { walk: key, digest } = element.dataset;
    const walk = screen.walks.find((one) => one.name === key) || { name: key, digest };
    return [screen, walk];
  };

  const setMark = (screen, walk, change) => {
    const old = markOf(screen, walk) || { approved: false, comment: "" };
    const mark = { ...old, ...change, digest: walk.digest };
    marks[keyOf(screen.name, walk.name)] = mark;
    keep.write(marksKey, JSON.stringify(marks));
    showMarks();
  };

  const showMarks = () => {
    for (const element of document.querySelectorAll(".walk")) {
      const [screen, walk] = walkOf(element);
      const mark = markOf(screen, walk);
      const isApproved = Boolean(mark && mark.approved && mark.digest === walk.digest);
      const button = element.querySelector(".approve");
      button.setAttribute("aria-pressed", String(isApproved));
      button.textContent = (isApproved ? "✓ " : "") + words[isApproved ? "approved" : "approve"];
      const field = element.querySelector(".marks textarea");
      if (document.activeElement !== field) field.value = mark ? mark.comment : "";
      const state = element.querySelector(".mark-state");
      state.textContent = isApproved ? `✓ ${words.approved}`
        : mark && mark.approved ? words.approvedBefore : "";
      state.classList.toggle("current", isApproved);
    }
    let [done, all] = [0, 0];
    const counts = new Map();
    for (const screen of review.screens) {
      const own = screen.walks.filter((walk) => isReviewed(markOf(screen, walk), walk)).length;
      counts.set(screen.name, [own, screen.walks.length]);
      done += own;
      all += screen.walks.length;
    }
    const progress = document.getElementById("progress");
    if (progress) progress.textContent = phrase("reviewedOf", `${done} / ${all}`);
    for (const row of document.querySelectorAll(".row")) {
      const [own, whole] = counts.get(row.dataset.screen) || [0, 0];
      row.querySelector(".mark-count").textContent = own ? `✓ ${own} / ${whole}` : "";
    }
  };

  // The next walk of all screens that is wanted, after the one that is shown.
  const goNext = (kind) => {
    const all = review.screens.flatMap((screen) =>
      screen.walks.map((walk, index) => ({ screen, walk, index })));
    const player = active();
    let from = -1;
    if (player) {
      const [screen, walk] = walkOf(player.walk);
      from = all.findIndex((one) => one.screen.name === screen.name && one.walk.name === walk.name);
    }
    const order = [...all.slice(from + 1), ...all.slice(0, Math.max(from, 0))];
    const next = order.find(({ screen, walk }) =>
      kind === "changed" ? walk.changed : !isReviewed(markOf(screen, walk), walk));
    if (!next) {
      tell(words.nothingLeft);
      return;
    }
    const { screen, index } = next;
    if (isSingle) location.hash = screen.href.replace(/screen$/, `walk-${index + 1}`);
    else location.href = new URL(`${main.dataset.root}${screen.href}#walk-${index + 1}`, location);
  };

  const exportMarks = () => {
    const walks = review.screens.flatMap((screen) => screen.walks.flatMap((walk) => {
      const mark = markOf(screen, walk);
      if (!mark || !(mark.approved || mark.comment)) return [];
      return [{
        screen: screen.name, walk: walk.name, digest: mark.digest,
        approved: Boolean(mark.approved), comment: mark.comment || "",
      }];
    }));
    // What was imported about walks that this review does not have is passed on.
    const known = new Set(review.screens.flatMap((screen) =>
      screen.walks.map((walk) => keyOf(screen.name, walk.name))));
    for (const [key, mark] of Object.entries(marks)) {
      if (known.has(key) || !(mark.approved || mark.comment)) continue;
      const [screen, walk] = key.split("\n");
      walks.push({
        screen, walk, digest: mark.digest, approved: Boolean(mark.approved),
        comment: mark.comment || "",
      });
    }
    const text = `${JSON.stringify({ overheardReview: 1, walks }, null, 1)}\n`;
    const link = document.createElement("a");
    link.download = "approved.json";
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    return text;
  };

  const importMarks = (text) => {
    try {
      const file = JSON.parse(text);
      if (file.overheardReview !== 1) throw new Error("another file");
      // All of it or nothing: a file that `review --approved` would refuse is refused here too.
      const isDecision = (one) => ["screen", "walk", "digest"].every((key) => typeof one[key] === "string")
        && (one.approved === undefined || typeof one.approved === "boolean")
        && (one.comment === undefined || typeof one.comment === "string");
      if (!file.walks.every(isDecision)) throw new Error("no decisions");
      const digests = new Map(review.screens.flatMap((screen) =>
        screen.walks.map((walk) => [keyOf(screen.name, walk.name), walk.digest])));
      for (const { screen, walk, digest, approved, comment } of file.walks) {
        const key = keyOf(screen, walk);
        // What was decided about the walk as it is now stays, whatever was thought of an earlier one.
        const isOlder = digest !== digests.get(key) && marks[key]
          && marks[key].digest === digests.get(key);
        if (!isOlder) marks[key] = { digest, approved: approved === true, comment: comment || "" };
      }
      keep.write(marksKey, JSON.stringify(marks));
      showMarks();
      tell(phrase("importedMarks", String(file.walks.length)));
    } catch {
      tell(words.importFailed);
    }
  };

  for (const button of document.querySelectorAll("[data-go]")) {
    const isWanted = button.dataset.go !== "changed"
      || review.screens.some((screen) => screen.walks.some((walk) => walk.changed));
    button.hidden = !isWanted;
    button.addEventListener("click", () => {
      const walk = button.closest(".walk");
      if (walk) current = players.find((player) => player.walk === walk) || current;
      goNext(button.dataset.go);
    });
  }
  for (const element of document.querySelectorAll(".walk")) {
    element.querySelector(".approve").addEventListener("click", (event) => {
      const [screen, walk] = walkOf(element);
      const isOn = event.currentTarget.getAttribute("aria-pressed") === "true";
      setMark(screen, walk, { approved: !isOn });
      tell(words[isOn ? "approvalWithdrawn" : "approved"]);
    });
    element.querySelector(".marks textarea").addEventListener("change", (event) => {
      const [screen, walk] = walkOf(element);
      setMark(screen, walk, { comment: event.target.value.trim() });
    });
  }
  const file = document.getElementById("marks-file");
  for (const button of document.querySelectorAll("[data-marks]")) {
    button.addEventListener("click", () => {
      if (button.dataset.marks === "export") exportMarks();
      else file.click();
    });
  }
  if (file) {
    file.addEventListener("change", async () => {
      if (file.files[0]) importMarks(await file.files[0].text());
      file.value = "";
    });
  }
  showMarks();

  // MARK: Keyboard

  const help = document.getElementById("keys");
  const keysOn = document.getElementById("keys-on");
  keysOn.checked = keep.read("overheard-keys") !== "off";
  keysOn.addEventListener("change", () => {
    keep.write("overheard-keys", keysOn.checked ? "on" : "off");
  });
  for (const button of document.querySelectorAll("[data-keys]")) {
    button.addEventListener("click", () => help.showModal());
  }

  const moveFocus = (link, by) => {
    const line = link.closest(".line");
    const next = by > 0 ? line.nextElementSibling : line.previousElementSibling;
    if (next) next.querySelector(".jump").focus();
  };

  const nextWalk = () => {
    const shown = playersShown();
    const next = shown[(shown.indexOf(active()) + 1) % shown.length];
    if (!next) return;
    hush(null);
    current = next;
    next.walk.scrollIntoView();
    next.playButton.focus({ preventScroll: true });
  };

  // By the place of the key: on a Korean keyboard it is another letter.
  const commands = {
    KeyK: (player) => player.toggle(),
    KeyJ: (player) => player.step(-1),
    KeyL: (player) => player.step(1),
    KeyV: (player) => player.turn(),
    KeyR: (player) => player.repeat(),
    Comma: (player) => player.faster(-1),
    Period: (player) => player.faster(1),
    KeyW: () => nextWalk(),
    KeyA: (player) => player.walk.querySelector(".approve").click(),
    KeyC: (player) => player.walk.querySelector(".marks textarea").focus(),
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    const target = event.target;
    if (target.matches("textarea, input:not([type=checkbox], [type=radio]), select")) return;
    if (target.matches(".jump") && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      moveFocus(target, event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
      return;
    }
    if (!keysOn.checked) return;
    const player = active();
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
    const isFree = !target.closest("button, a, summary, input, label, audio");
    if (event.key === "?") help.showModal();
    else if (event.code === "KeyN" && !event.shiftKey) goNext("unreviewed");
    else if (event.code === "KeyM" && !event.shiftKey) goNext("changed");
    else if (!player || event.shiftKey) return;
    else if (event.code === "Space" && isFree) player.toggle();
    else if (["ArrowLeft", "ArrowRight"].includes(event.code) && !target.matches("input")) {
      player.wind(event.code === "ArrowLeft" ? -2 : 2);
    }
    else if (digit && player.tracks[digit[1] - 1]) player.change(player.tracks[digit[1] - 1]);
    else if (commands[event.code]) commands[event.code](player);
    else return;
    event.preventDefault();
  });

  addEventListener("hashchange", goTo);
  goTo();

  // MARK: The overview

  const filters = document.querySelector(".filters");
  if (filters) {
    const rows = [...document.querySelectorAll(".row")];
    const folders = [...document.querySelectorAll(".folder")];
    const folded = document.querySelector(".folded");
    const count = document.getElementById("count");
    const usual = new Map(rows.map((row, index) => [row, index]));
    const value = (id) => {
      const field = document.getElementById(id);
      return field ? field.value : "";
    };
    const number = (row, name) => Number(row.dataset[name]);
    const title = (row) => row.querySelector("h4").textContent;
    const changes = ["changed", "added", "removed", "resounded", "unchanged"];
    const orders = {
      problems: (a, b) => number(b, "problems") - number(a, "problems"),
      changed: (a, b) => changes.indexOf(a.dataset.change) - changes.indexOf(b.dataset.change),
      length: (a, b) => number(b, "length") - number(a, "length"),
      name: (a, b) => title(a).localeCompare(title(b), undefined, { numeric: true }),
    };
    let order = "";
    const sort = () => {
      if (order === value("sort")) return;
      order = value("sort");
      const compare = (a, b) => (orders[order] ? orders[order](a, b) : 0) || usual.get(a) - usual.get(b);
      const first = new Map();
      for (const folder of folders) {
        const list = folder.querySelector(".screens");
        const own = [...list.children].sort(compare);
        list.append(...own);
        first.set(folder, own[0]);
      }
      for (const home of new Set(folders.map((folder) => folder.parentElement))) {
        const own = folders.filter((folder) => folder.parentElement === home);
        home.append(...own.sort((a, b) => compare(first.get(a), first.get(b))));
      }
    };
    const apply = () => {
      sort();
      const terms = value("search").toLowerCase().normalize("NFC").split(/\s+/).filter(Boolean);
      const language = value("language");
      const change = value("change");
      const problems = document.getElementById("problems").checked;
      let shown = 0;
      for (const row of rows) {
        const fits = terms.every((term) => row.dataset.text.includes(term))
          && (!language || row.dataset.language === language)
          && (!change || row.dataset.change === change)
          && (!problems || number(row, "problems") > 0);
        row.hidden = !fits;
        if (fits) shown += 1;
      }
      for (const folder of folders) {
        folder.hidden = !folder.querySelector(".row:not([hidden])");
      }
      if (folded) {
        folded.hidden = !folded.querySelector(".row:not([hidden])");
        if (terms.length || problems || change === "unchanged") folded.open = true;
      }
      count.textContent = phrase("shown", `${shown} / ${rows.length}`);
    };
    filters.addEventListener("input", apply);
    filters.addEventListener("submit", (event) => event.preventDefault());
    // A browser that comes back keeps what was typed.
    if (["search", "language", "change", "sort"].some(value)
      || document.getElementById("problems").checked) apply();
  }
})();
