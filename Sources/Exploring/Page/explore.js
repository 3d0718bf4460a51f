// A screen under one's own fingers: keys and buttons are gestures. For every step the server says what is
// heard and seen from then on, for some seconds; then we ask for some more.

"use strict";

const part = 10000; // how much is asked for at once, in milliseconds
const lead = 3000; // how long before its end the next part is asked for

const get = (id) => document.getElementById(id);
let words = {};
let screens = [];
let sounds = null; // the AudioContext, which a browser gives only after a click or a key

// The walk so far. `anchor` is a moment of the walk and when it is; `end` is when the last step was over.
let walk = null;

function begin() {
  return { steps: [], times: [], end: 0, anchor: { time: 0, at: performance.now() }, heard: 0,
    count: 0, timers: [], playing: [], isOver: false };
}

const now = () => walk.anchor.time + Math.round(performance.now() - walk.anchor.at);

// MARK: Asking

async function ask(from, to) {
  const response = await fetch("walk", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ screen: get("screens").selectedIndex, steps: walk.steps, from, to }),
  });
  if (response.ok) return response.json();
  throw Object.assign(new Error(await response.text()), { isComplaint: response.status === 422 });
}

// Of two steps, the second is sent when the first has been answered: it waits from the end of that one.
let queue = Promise.resolve();
const after = (work) => { queue = queue.then(work, work); return queue; };

async function start() {
  sounds ??= new AudioContext({ sampleRate: 22050 });
  await sounds.resume();
  if (walk) silence();
  walk = begin();
  get("log").replaceChildren();
  get("caption").replaceChildren();
  get("start").hidden = true;
  get("phone").focus?.();
  await after(() => hear(0, true));
}

function take(step) {
  if (!walk) return start().then(() => take(step));
  if (walk.isOver) return undefined;
  get("complaint").textContent = "";
  return after(async () => {
    const time = Math.max(now(), (walk.times.at(-1) ?? -1) + 1);
    const wait = Math.max(0, time - walk.end);
    walk.steps.push({ wait, step });
    walk.times.push(time);
    walk.count += 1;
    silence();
    try {
      await hear(time, true);
    } catch (error) {
      if (!error.isComplaint) throw error;
      // Nothing was done; what is being said goes on.
      walk.steps.pop();
      walk.times.pop();
      get("complaint").textContent = error.message;
      await hear(time, true);
    }
  }).catch(lost);
}

function lost() {
  walk.isOver = true;
  get("complaint").textContent = words.exploreLost;
}

// Asks for what follows from a moment on, and plays and shows it.
async function hear(from, isNew) {
  const count = walk.count;
  const to = from + part;
  const answer = await ask(from, to);
  if (count !== walk.count) return;
  walk.end = answer.end;
  // To find this out took time that does not belong to the walk.
  if (isNew) walk.anchor = { time: from, at: performance.now() };
  walk.heard = to;
  if (answer.sound) play(await decode(answer.sound), from);
  show(answer, from);
  if (answer.missed) get("complaint").textContent = words.exploreMissed.replace("{0}", answer.missed);
  get("kept").hidden = !answer.walk;
  get("walk").textContent = answer.walk;
  if (answer.trap) {
    walk.isOver = true;
    note("warn", `⚠ ${words.figureTrap}: ${answer.trap}`);
    return;
  }
  at(to - lead, () => after(() => count === walk.count ? hear(to, false) : null).catch(lost));
}

// MARK: Sound

function decode(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return sounds.decodeAudioData(bytes.buffer);
}

function play(sound, from) {
  const source = sounds.createBufferSource();
  source.buffer = sound;
  source.connect(sounds.destination);
  const late = (now() - from) / 1000;
  if (late > 0) source.start(0, late); else source.start(sounds.currentTime - late);
  walk.playing.push(source);
}

function silence() {
  for (const source of walk.playing) source.stop();
  for (const timer of walk.timers) clearTimeout(timer);
  walk.playing = [];
  walk.timers = [];
  const open = get("log").querySelector("[data-open]");
  if (open) { open.append(" ✂"); delete open.dataset.open; }
}

// MARK: Sight

function at(time, work) {
  walk.timers.push(setTimeout(work, Math.max(0, time - now())));
}

function picture(svg) {
  const bytes = new TextEncoder().encode(svg);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  get("phone").src = `data:image/svg+xml;base64,${btoa(text)}`;
}

function note(kind, text) {
  const line = document.createElement("li");
  line.className = kind;
  line.textContent = text;
  const log = get("log");
  log.append(line);
  log.scrollTop = log.scrollHeight;
  return line;
}

function show(answer, from) {
  for (const scene of answer.scenes) at(scene.time, () => picture(scene.svg));
  for (const step of answer.steps) at(step.time, () => note("step", `▸ ${step.text}`));
  for (const change of answer.changes) {
    at(change.time, () => note(change.isUnintended ? "warn" : "change",
      `${change.isUnintended ? "⚠" : "•"} ${change.text}`));
  }
  for (const caption of answer.captions) {
    if (caption.start >= from) {
      at(caption.start, () => {
        const line = note(caption.isHint ? "hint" : "said", caption.text);
        line.dataset.open = "";
      });
    }
    const places = caption.words.length ? caption.words : [[caption.start, caption.text.length]];
    for (const [time, end] of places) {
      if (time >= from) at(time, () => spell(caption, end));
    }
    at(caption.end, () => {
      const open = get("log").querySelector("[data-open]");
      if (open) delete open.dataset.open;
    });
  }
}

// Shows what has been heard of a caption; the rest is dimmed.
function spell(caption, end) {
  const said = document.createElement("span");
  said.textContent = caption.text.slice(0, end);
  if (caption.isHint) said.className = "hint";
  const rest = document.createElement("span");
  rest.className = "ahead";
  rest.textContent = caption.text.slice(end);
  get("caption").replaceChildren(said, rest);
}

// MARK: Fingers

function keyOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const name = (event.shiftKey && event.key.startsWith("Arrow") ? "Shift+" : "") + event.key;
  return current()?.keys.find((key) => key.keys.includes(name));
}

const current = () => screens[get("screens").selectedIndex];

document.addEventListener("keydown", (event) => {
  // Fields, buttons and what can be scrolled have their own keys.
  const field = event.target.closest("input, select, button, #log, #walk");
  if (field && !(field.matches("#keys button, #start") && event.key.startsWith("Arrow"))) return;
  const key = keyOf(event);
  if (!key) return;
  event.preventDefault();
  take(key.step);
});

let press = null;
get("phone").addEventListener("pointerdown", (event) => {
  press = { x: event.clientX, y: event.clientY };
  event.target.setPointerCapture(event.pointerId);
});
get("phone").addEventListener("pointerup", (event) => {
  if (!press) return;
  const [x, y] = [event.clientX - press.x, event.clientY - press.y];
  press = null;
  if (Math.max(Math.abs(x), Math.abs(y)) < 30) return;
  if (Math.abs(x) > Math.abs(y)) take(x > 0 ? "swipe right" : "swipe left");
  else take(y > 0 ? "swipe down" : "swipe up");
});
get("phone").addEventListener("dblclick", () => take("double tap"));

get("start").addEventListener("click", () => start().catch(lost));
get("again").addEventListener("click", () => start().catch(lost));
get("screens").addEventListener("change", () => choose());
get("line").addEventListener("submit", (event) => {
  event.preventDefault();
  const step = get("step").value.trim();
  if (!step) return;
  get("step").value = "";
  take(step);
});
get("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText(get("walk").textContent);
  get("copy").textContent = words.copied;
});

// MARK: Beginning

// Shows a screen that has not been explored yet.
async function choose() {
  const screen = current();
  if (walk) silence();
  walk = begin();
  get("title").textContent = screen.title;
  document.title = `${screen.title} · Overheard`;
  get("phone").alt = words.phoneOf.replace("{0}", screen.title);
  get("log").replaceChildren();
  get("caption").replaceChildren();
  get("complaint").textContent = "";
  get("kept").hidden = true;
  get("start").hidden = false;
  get("keys").replaceChildren(...screen.keys.map((key) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    const label = document.createElement("kbd");
    label.textContent = key.label;
    button.type = "button";
    button.append(label, key.name);
    button.addEventListener("click", () => take(key.step));
    item.append(button);
    return item;
  }));
  const answer = await ask(0, 0);
  if (answer.scenes.length) picture(answer.scenes[0].svg);
  walk = null;
}

async function load() {
  const state = await (await fetch("screens")).json();
  words = state.words;
  screens = state.screens;
  document.documentElement.lang = state.language;
  for (const place of document.querySelectorAll("[data-word]")) {
    place.textContent = words[place.dataset.word];
  }
  get("title").textContent = words.exploreTitle;
  if (state.problem) {
    get("problem").textContent = state.problem;
    get("problem").hidden = false;
    return;
  }
  for (const screen of screens) {
    const option = document.createElement("option");
    option.textContent = `${screen.name} · ${screen.reader}`;
    get("screens").append(option);
  }
  get("stage").hidden = false;
  get("pads").hidden = false;
  await choose();
}

load();
