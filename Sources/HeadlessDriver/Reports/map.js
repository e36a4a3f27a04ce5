/* Draws the lines between the places, shows the chosen place, and moves from place to place. */
const { places, trees, violations } = data;
const aside = document.querySelector("aside");
const map = document.getElementById("map");
const summary = [...aside.childNodes];
const cards = places.map((_, index) => document.getElementById(`place-${index + 1}`));
const links = cards.map((card) => card.querySelector("a"));
const titles = cards.map((card) => card.querySelector("b").textContent);
const screens = cards.map((card) => card.querySelector("pre").textContent);
const reports = [...document.querySelectorAll(".violation")];
let shown = null;

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
  if (!cards[index]) return make("span", { class: "faint" }, `place ${index + 1}, which is not drawn`);
  return make("a", { href: `#place-${index + 1}` }, `${index + 1} ${titles[index]}`);
}

function rows(pairs) {
  return make("ol", { class: "lines" }, ...pairs.map(([line, index, text]) =>
    make("li", {}, make("code", {}, line), " → ", text === undefined ? link(index) : make("span", { class: "faint" }, text))));
}

function show(index) {
  const place = places[index];
  const path = way(index);
  const reported = reports.filter((_, at) => violations[at] === index);
  const out = place.lines.flatMap(([target, ...lines]) => lines.map((line) => target === index ? [line, target, "stays here"] : [line, target]));
  const back = sources[index].flatMap(([source, lines]) => lines.map((line) => [line, source]));
  aside.replaceChildren(
    make("p", { class: "faint" }, `Place ${index + 1} of ${places.length}, ${plural(path.length - 1, "line")} from the start`),
    make("h2", {}, titles[index]),
    ...reported.map((report) => report.cloneNode(true)),
    section("The way here", "", make("ol", { class: "lines" },
      make("li", {}, link(path[0])),
      ...path.slice(1).map((at) => make("li", {}, make("code", {}, places[at].line), " → ", link(at))))),
    section("Screen", "", make("pre", { tabindex: "0" }, screens[index])),
    section("Lines from here", out.length ? "" : "none was taken", out.length ? rows(out) : ""),
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

/* Moves the cards of each layer down, in their order, until they are not above the cards that `others` names. */
function align(layer, others) {
  let bottom = 0;
  for (const index of layer) {
    const [other] = others(index);
    tops[index] = Math.max(bottom, tops[index], other === undefined ? 0 : tops[other]);
    bottom = tops[index] + cards[index].offsetHeight + 10;
  }
}

/* Places that follow from one another stand side by side where there is room. */
const layers = [...document.querySelectorAll(".layer")].map((layer) => cards.flatMap((card, index) => layer.contains(card) ? [index] : []));
const tops = places.map(() => 0);
function arrange() {
  tops.fill(0);
  for (const layer of layers.toReversed()) align(layer, (index) => children[index]);
  for (const layer of layers) align(layer, (index) => places[index].parent === undefined ? [] : [places[index].parent]);
  for (const layer of layers) {
    let bottom = 0;
    for (const index of layer) {
      cards[index].style.marginTop = `${tops[index] - bottom}px`;
      bottom = tops[index] + cards[index].offsetHeight + 10;
    }
  }
}

function measure() {
  arrange();
  const origin = map.getBoundingClientRect();
  boxes = cards.map((card) => {
    const box = card.getBoundingClientRect();
    return { left: Math.round(box.left - origin.left), top: Math.round(box.top - origin.top), width: Math.round(box.width), height: Math.round(box.height) };
  });
  svg.setAttribute("width", map.scrollWidth);
  svg.setAttribute("height", map.scrollHeight);
  draw();
}

function draw() {
  const all = places.flatMap((place, index) => place.parent === undefined ? [] : [curve(place.parent, index)]);
  const paths = [path(all, "")];
  if (shown !== null) {
    const to = places[shown].lines.map(([target]) => target).filter((target) => target !== shown && cards[target]);
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
  if (isOn) links[shown].setAttribute("aria-current", "true"); else links[shown].removeAttribute("aria-current");
  links[shown].tabIndex = isOn ? 0 : -1;
}

function select(index) {
  mark(false);
  shown = index;
  mark(true);
  draw();
  show(index);
  const isInMap = map.contains(document.activeElement) || document.activeElement === document.body;
  if (isInMap) links[index].focus({ preventScroll: true });
  const [box, view] = [cards[index].getBoundingClientRect(), main.getBoundingClientRect()];
  const isSeen = box.top > view.top + 40 && box.bottom < view.bottom && box.left > view.left && box.right < view.right;
  if (!isSeen) cards[index].scrollIntoView({ block: "center", inline: "center" });
}

function showSummary() {
  mark(false);
  shown = null;
  links[0].tabIndex = 0;
  draw();
  aside.replaceChildren(...summary);
  said.textContent = "Summary";
}

const header = document.querySelector("header");
const search = searchField("Find a text");
const count = make("p", { role: "status" });
header.append(make("a", { href: "#summary" }, "Summary"), make("div", { class: "search" }, count, search));
header.append(keyList(
  ["←", "where from"], ["→", "where to"], ["↑"], ["↓", "same distance"], ["j"], ["k", "next, previous"], ["n", "next violation"], ["/", "find"]));

/* The places that the search finds; all if it is empty. */
let found = places.map((_, index) => index);
search.addEventListener("input", () => {
  const wanted = search.value.toLowerCase();
  found = places.flatMap((place, index) => `${titles[index]}\n${place.line || ""}\n${screens[index]}`.toLowerCase().includes(wanted) ? [index] : []);
  map.classList.toggle("filtered", wanted !== "");
  cards.forEach((card) => card.classList.remove("found"));
  for (const index of found) cards[index].classList.add("found");
  count.textContent = wanted ? `${plural(found.length, "place")} found` : "";
});

/* Without a navigation, the focus stays where it is. */
function go(index) {
  if (!cards[index]) return;
  history.replaceState(null, "", `#place-${index + 1}`);
  select(index);
}

const after = (all, by) => by > 0 ? all.find((at) => shown === null || at > shown) : all.findLast((at) => shown !== null && at < shown);

function layer(by) {
  const target = shown === null ? 0 : shown + by;
  if (shown === null || (cards[target] && cards[target].parentElement === cards[shown].parentElement)) go(target);
}

function outward() {
  if (shown === null) return go(0);
  const [child] = children[shown];
  const next = child !== undefined ? child : places[shown].lines.map(([target]) => target).find((target) => target !== shown && cards[target]);
  if (next !== undefined) go(next);
}

function nextViolation() {
  const all = [...new Set(violations)].filter((at) => cards[at]).sort((one, other) => one - other);
  const next = after(all, 1);
  go(next === undefined ? all[0] : next);
}

/* Shows what the address names; else the summary. */
function follow() {
  const match = /^#place-(\d+)$/.exec(location.hash);
  if (match && cards[match[1] - 1]) select(match[1] - 1); else showSummary();
}

addEventListener("hashchange", follow);
addEventListener("resize", measure);
listen(
  search, (target) => !aside.contains(target),
  {
    ArrowRight: outward, ArrowLeft: () => { if (shown) go(places[shown].parent); },
    ArrowDown: () => layer(1), ArrowUp: () => layer(-1),
    j: () => go(after(found, 1)), k: () => go(after(found, -1)), n: nextViolation,
  },
  { Enter: () => { const next = after(found, 1); go(next === undefined ? found[0] : next); } },
  () => links[shown || 0].focus());

document.body.classList.add("live");
for (const link of links) link.tabIndex = -1;
measure();
follow();
