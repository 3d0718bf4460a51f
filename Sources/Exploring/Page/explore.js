// A screen under one's own fingers: keys and buttons are gestures. For every step the server says what is
// heard and seen from then on, for some seconds; then we ask for some more.

"use strict";

const part = 10000; // how much is asked for at once, in milliseconds
const lead = 3000; // how long before its end the next part is asked for

const get = (id) => document.getElementById(id);
let words = {};
let screens = [];
let longest = 0; // how long a walk can be, in milliseconds
let load = 0; // which reading of the files the screens are of
let sounds = null; // the AudioContext, which a browser gives only after a click or a key

// The walk so far. `anchor` is a moment of the walk and when it is; `end` is when the last step was over.
let walk = null;

function begin() {
  return { steps: [], times: [], end: 0, anchor: { time: 0, at: performance.now() }, heard: 0,
    count: 0, waiting: 0, timers: [], playing: [], open: null, isOver: false };
}

const now = () => walk.anchor.time + Math.round(performance.now() - walk.anchor.at);

// MARK: Asking

async function ask(from, to, steps = walk.steps) {
  const response = await fetch("walk", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ load, screen: get("screens").selectedIndex, steps, from, to }),
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
  get("complaint").textContent = "";
  get("start").hidden = true;
  get("again").hidden = false;
  get("stand").focus();
  await after(() => hear(0, true));
}

// Of a key that is held down, what cannot be kept up with is left out.
const mostWaiting = 2;

function take(step, name = step) {
  if (!walk || walk.isOver || walk.waiting >= mostWaiting) return undefined;
  walk.waiting += 1;
  get("complaint").textContent = "";
  const own = walk;
  return after(async () => {
    if (walk !== own) return;
    const time = Math.max(now(), (walk.times.at(-1) ?? -1) + 1);
    const wait = Math.max(0, time - walk.end);
    walk.steps.push({ wait, step });
    walk.times.push(time);
    walk.count += 1;
    silence();
    const line = note("step", `▸ ${name}`);
    try {
      await hear(time, true);
    } catch (error) {
      if (!error.isComplaint) throw error;
      // Nothing was done; what is being said goes on.
      line.remove();
      walk.steps.pop();
      walk.times.pop();
      get("complaint").textContent = error.message;
      await hear(time, true);
    }
  }).catch(lost).finally(() => { own.waiting -= 1; });
}

function lost() {
  if (walk) walk.isOver = true;
  get("complaint").textContent = words.exploreLost;
}

// Asks for what follows from a moment on, and plays and shows it.
async function hear(from, isNew) {
  const count = walk.count;
  from = Math.min(from, longest);
  const to = from + part;
  const answer = await ask(from, to);
  if (count !== walk.count) return;
  if (isNew) close(!answer.captions.some((caption) => caption.start === walk.open?.start));
  walk.end = answer.end;
  // To find this out took time that does not belong to the walk.
  if (isNew) walk.anchor = { time: from, at: performance.now() };
  walk.heard = to;
  if (answer.sound) {
    const sound = await decode(answer.sound);
    if (count !== walk.count) return;
    play(sound, from);
  }
  show(answer, from, isNew);
  if (answer.missed) get("complaint").textContent = words.exploreMissed.replace("{0}", answer.missed);
  get("kept").hidden = !answer.walk;
  get("walk").textContent = answer.walk;
  if (answer.over) {
    walk.isOver = true;
    note("warn", `⚠ ${answer.over}`);
    get("complaint").textContent = answer.over;
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
}

// What was being said is over, or goes on.
function close(isCut) {
  if (!walk.open || !isCut) return;
  walk.open.line.append(" ✂");
  walk.open = null;
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
  const line = document.createElement("p");
  line.className = kind;
  line.textContent = text;
  const log = get("log");
  log.append(line);
  log.scrollTop = log.scrollHeight;
  return line;
}

function show(answer, from, isNew) {
  for (const scene of answer.scenes) at(scene.time, () => picture(scene.svg));
  for (const step of answer.steps) {
    // The step that has just been taken is there already.
    if (!isNew || step.time > from) at(step.time, () => note("step", `▸ ${step.text}`));
  }
  for (const change of answer.changes) {
    at(change.time, () => note(change.isUnintended ? "warn" : "change",
      `${change.isUnintended ? "⚠" : "•"} ${change.text}`));
  }
  for (const caption of answer.captions) {
    if (caption.start >= from) {
      at(caption.start, () => {
        walk.open = { start: caption.start,
          line: note(caption.isHint ? "hint" : "said", caption.text) };
      });
    }
    const places = caption.words.length ? caption.words : [[caption.start, caption.text.length]];
    for (const [time, end] of places) {
      if (time >= from) at(time, () => spell(caption, end));
    }
    at(caption.end, () => {
      if (walk.open?.start !== caption.start) return;
      if (caption.isCutOff) walk.open.line.append(" ✂");
      walk.open = null;
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

// Keys are gestures where the phone has focus, or one of the buttons; elsewhere they do what they always do.
document.addEventListener("keydown", (event) => {
  const button = event.target.closest("#keys button");
  if (!button && event.target !== get("stand")) return;
  if (button && (event.key === "Enter" || event.key === " ")) return;
  const key = keyOf(event);
  if (!key) return;
  event.preventDefault();
  if (!walk) { if (!event.repeat) start().catch(lost); return; }
  take(key.step, key.name);
});

const named = (step) => take(step, current().keys.find((key) => key.step === step)?.name);

let press = null;
get("stand").addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || event.target === get("start")) return;
  press = { x: event.clientX, y: event.clientY };
  get("stand").setPointerCapture(event.pointerId);
});
get("stand").addEventListener("pointerup", (event) => {
  if (!press) return;
  const [x, y] = [event.clientX - press.x, event.clientY - press.y];
  press = null;
  if (Math.max(Math.abs(x), Math.abs(y)) < 30) return;
  if (Math.abs(x) > Math.abs(y)) named(x > 0 ? "swipe right" : "swipe left");
  else named(y > 0 ? "swipe down" : "swipe up");
});
get("phone").addEventListener("dblclick", () => named("double tap"));

get("start").addEventListener("click", () => { if (!walk) start().catch(lost); });
get("again").addEventListener("click", () => start().catch(lost));
get("screens").addEventListener("change", () => choose());
get("line").addEventListener("submit", (event) => {
  event.preventDefault();
  const step = get("step").value.trim();
  if (!step || !walk) return;
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
  if (walk) { silence(); walk.count += 1; }
  walk = null;
  get("title").textContent = screen.title;
  document.title = `${screen.title} · Overheard`;
  get("phone").alt = words.phoneOf.replace("{0}", screen.title);
  get("log").replaceChildren();
  get("caption").replaceChildren();
  get("complaint").textContent = "";
  get("kept").hidden = true;
  get("again").hidden = true;
  get("start").hidden = false;
  get("keys").replaceChildren(...screen.keys.map((key) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    const label = document.createElement("kbd");
    label.textContent = key.label;
    button.type = "button";
    button.append(label, key.name);
    button.addEventListener("click", () => {
      if (walk) take(key.step, key.name); else start().catch(lost);
    });
    item.append(button);
    return item;
  }));
  const first = await ask(0, 0, []);
  if (!walk && current() === screen && first.scenes.length) picture(first.scenes[0].svg);
}

async function loadScreens() {
  const state = await (await fetch("screens")).json();
  words = state.words;
  screens = state.screens;
  load = state.load;
  longest = state.longest;
  document.documentElement.lang = state.language;
  for (const place of document.querySelectorAll("[data-word]")) {
    place.textContent = words[place.dataset.word];
  }
  get("title").textContent = words.exploreTitle;
  get("stand").setAttribute("aria-label", words.exploreStand);
  get("log").setAttribute("aria-label", words.whatWasSaid);
  get("walk").setAttribute("aria-label", words.exploreSteps);
  if (state.problem) {
    get("problem").textContent = state.problem;
    get("problem").hidden = false;
  }
  if (!screens.length) return;
  for (const screen of screens) {
    const option = document.createElement("option");
    option.textContent = `${screen.name} · ${screen.reader}`;
    get("screens").append(option);
  }
  get("stage").hidden = false;
  get("pads").hidden = false;
  await choose();
}

loadScreens().catch(lost);
