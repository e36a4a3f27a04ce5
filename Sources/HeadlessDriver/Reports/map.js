/* Draws the lines between the places, shows the chosen place, and moves from place to place. */
const { walks, places, trees, speeches, screens, elements, violations } = data;
const aside = document.querySelector("aside");
const map = document.getElementById("map");
const summary = [...aside.childNodes];
const cards = places.map((_, index) => document.getElementById(`place-${index + 1}`));
const links = cards.map((card) => card.querySelector("a"));
const titles = cards.map((card) => card.querySelector("b").textContent);
const walkBoxes = [...document.querySelectorAll(".walk")];
const walkOf = (index) => walks.findLastIndex((walk) => walk.first <= index);
const languageOf = (walk) => (/ lang=(\S+)/.exec(walks[walk].header) || ["", ""])[1];
const reports = [...document.querySelectorAll(".violation")];
const sentences = [...document.querySelectorAll("#overview li")].map((one) => one.textContent);
let shown = null;

/* The text of each screen stands in the card of the first place that shows the screen. In each walk, the cards of the other
   places can be folded into that of the first, the twin. */
const texts = [];
const twins = places.map(() => 0);
const firsts = new Map();
cards.forEach((card, index) => {
  const { screen } = places[index];
  const own = card.querySelector("pre");
  if (own) texts[screen] = own.textContent;
  const name = `${walkOf(index)} ${screen}`;
  if (!firsts.has(name)) firsts.set(name, []);
  firsts.get(name).push(index);
  twins[index] = firsts.get(name)[0];
  if (twins[index] !== index) card.classList.add("twin");
  else if (!own) card.querySelector(".same").replaceWith(make("pre", {}, texts[screen]));
});
for (const [first, ...others] of firsts.values()) {
  if (others.length) titleOf(first).after(" ", make("span", { class: "equal", title: `${plural(others.length, "place")} with an equal screen` }, `+${others.length}`));
}
function titleOf(index) { return cards[index].querySelector("b"); }
walkBoxes.forEach((box, walk) => box.querySelectorAll("ol").forEach((list) => { list.lang = languageOf(walk); }));

/* The places that were found from each place, and the places and lines that lead to it. */
const children = places.map(() => []);
const sources = places.map(() => []);
places.forEach((place, index) => {
  if (place.parent !== undefined) children[place.parent].push(index);
  for (const [target, ...lines] of place.lines) {
    if (target !== index && sources[target]) sources[target].push([index, lines]);
  }
});

/* The places on the way to `index`, from the start. */
function way(index) {
  const all = [index];
  while (places[all[0]].parent !== undefined) all.unshift(places[all[0]].parent);
  return all;
}

function link(index) {
  return make("a", { href: `#place-${index + 1}` }, `${index + 1} ${titles[index]}`);
}

function rows(pairs, untested = []) {
  return make("ol", { class: "lines" }, ...pairs.map(([line, index, text]) =>
    make("li", {}, make("code", {}, line), untested.includes(line) ? make("i", {}, " no test") : "", " → ", text === undefined ? link(index) : make("span", { class: "faint" }, text))));
}

/* Copies of the violations at a place, without their links to it. */
function reportsAt(index) {
  const copies = reports.filter((_, at) => violations[at] === index).map((report) => report.cloneNode(true));
  for (const copy of copies) copy.querySelector("p:not(.error)").remove();
  return copies;
}

/* What VoiceOver reads at a place, if the exploration has noted it. */
function readsAs(index) {
  const { speech } = places[index];
  if (speech === undefined) return [];
  const items = speeches[speech].split("\n").map((line) => make("li", {}, line));
  return [section("Reads as", "", make("ol", { class: "speech", lang: languageOf(walkOf(index)) }, ...items))];
}

function show(index) {
  const place = places[index];
  const path = way(index);
  const reported = reportsAt(index);
  const out = place.lines.flatMap(([target, ...lines]) => lines.map((line) => target === index ? [line, target, "stays here"] : [line, target]));
  const back = sources[index].flatMap(([source, lines]) => lines.map((line) => [line, source]));
  aside.replaceChildren(
    make("p", { class: "faint" }, `Place ${index + 1} of ${places.length}, ${plural(path.length - 1, "line")} from the start`),
    make("h2", {}, titles[index]),
    ...reported,
    section("The way here", "", make("ol", { class: "lines" },
      make("li", {}, link(path[0])),
      ...path.slice(1).map((at) => make("li", {}, make("code", {}, places[at].line), " → ", link(at))))),
    section("Screen", "", make("pre", { tabindex: "0", lang: languageOf(walkOf(index)) }, texts[place.screen]),
      make("p", {}, make("a", { href: addressOf(index) }, "Use it from here"))),
    ...readsAs(index),
    section("Lines from here", out.length ? "" : "none was taken", out.length ? rows(out, place.untested) : ""),
    section("Lines to here", "", back.length ? make("ol", { class: "lines" }, ...back.map(([line, source]) => make("li", {}, make("code", {}, line), " at ", link(source)))) : make("p", { class: "faint" }, "only the start")),
    place.tree === undefined ? "" : section("RIBs", "", make("pre", {}, trees[place.tree])));
  aside.scrollTop = 0;
  said.textContent = `Place ${index + 1} of ${places.length}: ${titles[index]}${reported.length ? ", violation" : ""}`;
}

/* The drawn lines: one path for the ways to all places, and those of the chosen place. */
const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
svg.setAttribute("aria-hidden", "true");
map.prepend(svg);
let boxes = [];

function curve(from, to) {
  const [a, b] = [boxes[from], boxes[to]];
  if (!a || !b) return "";
  const [y1, y2] = [a.top + a.height / 2, b.top + b.height / 2];
  if (a.left < b.left) {
    const [x1, x2] = [a.left + a.width, b.left];
    const bend = Math.min((x2 - x1) / 2, 120);
    return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  }
  if (a.left > b.left) {
    const [x1, x2] = [a.left, b.left + b.width];
    const bend = Math.min((x1 - x2) / 2, 120);
    return `M${x1} ${y1}C${x1 - bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}`;
  }
  const x = a.left + a.width;
  return `M${x} ${y1}C${x + 40} ${y1} ${x + 40} ${y2} ${x} ${y2}`;
}

function path(curves, name) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", curves.join(""));
  if (name) path.setAttribute("class", name);
  return path;
}

function measure() {
  const origin = map.getBoundingClientRect();
  boxes = cards.map((card) => {
    if (card.offsetParent === null) return null;
    const box = card.getBoundingClientRect();
    return { left: Math.round(box.left - origin.left), top: Math.round(box.top - origin.top), width: Math.round(box.width), height: Math.round(box.height) };
  });
  boxes = boxes.map((box, index) => box || boxes[twins[index]]);
  draw();
}

function draw() {
  const all = places.flatMap((place, index) => place.parent === undefined ? [] : [curve(place.parent, index)]);
  const paths = [path(all, "")];
  if (shown !== null) {
    const to = places[shown].lines.map(([target]) => target).filter((target) => target !== shown);
    const steps = way(shown);
    paths.push(path(to.map((target) => curve(shown, target)), "out"));
    paths.push(path(steps.slice(1).map((at, index) => curve(steps[index], at)), "way"));
  }
  svg.replaceChildren(...paths);
}

function mark(isOn) {
  if (shown === null) return;
  for (const index of way(shown)) cards[index].classList.toggle("way", isOn);
  cards[shown].classList.toggle("shown", isOn);
  links[shown].ariaCurrent = isOn ? "true" : null;
  links[shown].tabIndex = isOn ? 0 : -1;
}

function select(index) {
  mark(false);
  shown = index;
  mark(true);
  showWalk(walkOf(index));
  show(index);
  const isInMap = map.contains(document.activeElement) || document.activeElement === document.body;
  if (isInMap) links[index].focus({ preventScroll: true });
  const [box, view] = [cards[index].getBoundingClientRect(), main.getBoundingClientRect()];
  const isSeen = box.top > view.top + 40 && box.bottom < view.bottom && box.left > view.left && box.right < view.right;
  if (!isSeen) cards[index].scrollIntoView({ block: "center", inline: "center" });
}

/* Shows the places of one walk. Which cards are folded depends on the chosen place. */
function showWalk(walk) {
  walkBoxes.forEach((box, index) => { box.hidden = index !== walk; });
  nameWalk(walk);
  useLink.href = addressOf(shown === null ? walks[walk].first : shown);
  measure();
}

function nameWalk(walk) {
  choice.value = String(walk);
  document.querySelector(".figures").textContent = sentences[walk];
}

function showSummary() {
  mark(false);
  shown = null;
  links[0].tabIndex = 0;
  nameWalk(walkBoxes.findIndex((box) => !box.hidden));
  measure();
  aside.replaceChildren(...summary);
  said.textContent = "Summary";
}

const header = document.querySelector("header");
const search = searchField("Find a text");
const count = make("p", { role: "status" });
const mapLink = make("a", { href: "#place-1" }, "Map");
const useLink = make("a", { href: "#use/" }, "Use it");
const changesLink = make("a", { href: "#changes" }, "Changes");
const seesChanges = () => changesLink.isConnected && location.hash === "#changes";
const choice = make("select", { "aria-label": "Walk" }, ...walks.map((walk, at) => make("option", { value: String(at) }, walk.name)));
choice.addEventListener("change", () => {
  if (used) location.hash = address(Number(choice.value), []); else go(walks[choice.value].first);
});
const fold = make("input", { type: "checkbox", checked: "" });
fold.addEventListener("change", () => { map.classList.toggle("folded", fold.checked); measure(); });
map.classList.add("folded");
header.append(make("nav", {}, mapLink, useLink, make("a", { href: "#summary" }, "Summary"),
  document.getElementById("changes") ? changesLink : ""), walks.length > 1 ? choice : "");
header.append(make("label", { class: "fold" }, fold, " Fold equal screens"), make("div", { class: "search" }, count, search));
header.append(keyList(
  ["←", "where from"], ["→", "where to"], ["↑"], ["↓", "same distance"], ["j"], ["k", "next, previous"], ["n", "next violation"], ["/", "find"]));

/* The places that the search finds; all if it is empty. */
let found = places.map((_, index) => index);
search.addEventListener("input", () => {
  const wanted = search.value.toLowerCase();
  found = places.flatMap((place, index) => `${titles[index]}\n${place.line || ""}\n${texts[place.screen]}`.toLowerCase().includes(wanted) ? [index] : []);
  map.classList.toggle("filtered", wanted !== "");
  cards.forEach((card) => card.classList.remove("found"));
  for (const index of found) cards[index].classList.add("found");
  count.textContent = wanted ? `${plural(found.length, "place")} found${walks.length > 1 ? " in all walks" : ""}` : "";
});

/* `replaceState` keeps the focus, but leaves `:target` as it is, which shows the changes. So the page navigates to leave the changes. */
function go(index) {
  if (!cards[index]) return;
  if (seesChanges()) return location.replace(`#place-${index + 1}`);
  history.replaceState(null, "", `#place-${index + 1}`);
  select(index);
}

const after = (all, by) => by > 0 ? all.find((at) => shown === null || at > shown) : all.findLast((at) => shown !== null && at < shown);

function layer(by) {
  let target = shown === null ? 0 : shown + by;
  while (cards[target] && cards[target].offsetParent === null) target += by;
  if (shown === null || (cards[target] && cards[target].parentElement === cards[shown].parentElement)) go(target);
}

function outward() {
  if (shown === null) return go(0);
  const [child] = children[shown];
  const next = child !== undefined ? child : places[shown].lines.map(([target]) => target).find((target) => target !== shown);
  if (next !== undefined) go(next);
}

function nextViolation() {
  const all = [...new Set(violations)].filter((at) => cards[at]).sort((one, other) => one - other);
  const next = after(all, 1);
  go(next === undefined ? all[0] : next);
}

/* Shows the place that the address names; without an address, the changes, or the place of the first violation; else the summary. */
function follow() {
  const match = /^#place-(\d+)$/.exec(location.hash);
  if (match && cards[match[1] - 1]) select(match[1] - 1);
  else if (!location.hash && document.querySelector("#changes h3")) location.replace("#changes");
  else if (!location.hash && violations.some((at) => cards[at])) nextViolation();
  else showSummary();
}

addEventListener("resize", measure);
listen(
  search, (target) => !aside.contains(target) && !seesChanges(),
  {
    ArrowRight: outward, ArrowLeft: () => { if (shown) go(places[shown].parent); },
    ArrowDown: () => layer(1), ArrowUp: () => layer(-1),
    j: () => go(after(found, 1)), k: () => go(after(found, -1)), n: nextViolation,
  },
  { Enter: () => { const next = after(found, 1); go(next === undefined ? found[0] : next); } },
  () => links[shown || 0].focus());

document.body.classList.add("live");
for (const link of links) link.tabIndex = -1;
walkBoxes.forEach((box, index) => { box.hidden = index > 0; });
