/* Shows the chosen step, and moves from step to step. */
const { runs, lines } = data;
const nav = document.querySelector("nav");
const summary = [...main.childNodes];
const reasons = [...document.querySelectorAll("#overview > ul > li")].map((run) => [...run.querySelectorAll("li")].map((reason) => reason.textContent));
const anchor = (run, step) => (runs.length > 1 ? `file-${run + 1}-` : "") + `step-${step + 1}`;
const isOpen = { states: false, tree: true };
let shown = null;

/* The folder that all files are in, which the list leaves out. */
const folder = runs.map((run) => run.name.replace(/[^/]*$/, "")).reduce((one, other) => {
  while (!other.startsWith(one)) one = one.replace(/[^/]*\/$/, "");
  return one;
}, runs.length ? runs[0].name.replace(/[^/]*$/, "") : "");

/* The rows of a text at a step, with their marks: "" as before, "new" or "gone". */
function rows(steps, index, key) {
  let from = index;
  while (from > 0 && !steps[from][key]) from -= 1;
  const all = (steps[from][key] || []).map((row) => ({ text: lines[Math.floor(row / 3)], mark: ["", "new", "gone"][row % 3] }));
  if (from === index) return all;
  return all.filter((row) => row.mark !== "gone").map((row) => ({ text: row.text, mark: "" }));
}

/* A line that does not fit goes on below its own beginning, so a tree stays a tree. */
function block(rows) {
  const tags = { "": "span", new: "ins", gone: "del" };
  return make("pre", { tabindex: "0" }, ...rows.map((row) => {
    const line = make(tags[row.mark], {}, row.text + "\n");
    const indent = row.text.length - row.text.trimStart().length;
    line.style.paddingLeft = `calc(24px + ${indent + 2}ch)`;
    line.style.textIndent = `${-indent - 2}ch`;
    return line;
  }));
}

function texts(indices) {
  return block((indices || []).map((index) => ({ text: lines[index], mark: "" })));
}

function screen(steps, index) {
  const all = rows(steps, index, "screen");
  const changes = all.filter((row) => row.mark).length;
  const note = index === 0 ? "" : changes ? "changed" : steps[index].screen ? "another screen" : "unchanged";
  return section("Screen", note, block(all));
}

function fold(key, title, note, content) {
  const details = make("details", {}, make("summary", {}, title, make("span", {}, note)), content);
  details.open = isOpen[key];
  details.addEventListener("toggle", () => { isOpen[key] = details.open; });
  return details;
}

function states(steps, index) {
  const all = rows(steps, index, "states");
  const changes = steps[index].changes;
  return section("States", changes ? plural(changes.length, "change") : all.length === 0 ? "none" : index === 0 ? "" : "unchanged",
    changes ? texts(changes) : "", all.length ? fold("states", "All states", "", block(all)) : "");
}

function tree(steps, index) {
  const all = rows(steps, index, "tree");
  const isChanged = all.some((row) => row.mark);
  return section("Tree", index === 0 ? "" : isChanged ? "changed" : "unchanged", block(all));
}

/* A line that begins with a space belongs to the event above. */
function trace(step) {
  const events = (step.trace || []).map((index) => lines[index]);
  const count = events.filter((event) => !event.startsWith(" ")).length;
  if (!count) return section("Trace", "no events");
  return section("Trace", plural(count, "event"), make("ol", { class: "trace lines" }, ...events.map((event) => {
    if (event.startsWith(" ")) return make("li", { class: "more" }, event.trimStart());
    const [kind, rib, ...rest] = event.split(" ");
    return make("li", {}, make("b", { class: kind }, kind), " ", make("i", {}, rib || ""), " ", rest.join(" "));
  })));
}

function side(line, label) {
  const cell = make("td", { "data-label": label, class: "lines" });
  if (!line) return cell;
  const [before, part, behind, note] = line;
  cell.append(before, part ? make("mark", {}, part) : "", behind);
  if (note) cell.append(make("small", {}, note));
  return cell;
}

function comparison(step) {
  if (!step.comparison) return null;
  const body = step.comparison.map((row) => make("tr", { class: row.kind },
    make("th", { scope: "row" }, { same: "", gap: "", changed: "≠", missing: "−", new: "+" }[row.kind],
      make("span", { class: "hidden" }, row.kind)),
    side(row.expected, "Expected"), side(row.actual, "Actual")));
  return make("section", { class: "comparison" }, make("table", {},
    make("thead", {}, make("tr", {}, make("th", {}, make("span", { class: "hidden" }, "Difference")),
      make("th", { scope: "col" }, "Expected"), make("th", { scope: "col" }, "Actual"))),
    make("tbody", {}, ...body)));
}

/* The lines from the launch to the step, as a script. */
function script(steps, index) {
  return steps.slice(0, index + 1).filter((step) => step.kind === "line").flatMap((step) =>
    [...(step.comments || []).map((comment) => "# " + lines[comment]), step.input]).map((line) => line + "\n").join("");
}

/* A button that copies the script up to the step. */
function copier(steps, index) {
  const button = make("button", { type: "button" }, "Copy the script up to here");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(script(steps, index));
      said.textContent = button.textContent = "Copied";
    } catch {
      // The browser may forbid it; then a person copies the lines.
      button.replaceWith(block(script(steps, index).trimEnd().split("\n").map((text) => ({ text, mark: "" }))));
    }
  });
  return button;
}

/* The time since the launch: of the step, or of the last step before it during which time passed. */
function timeOf(steps, index) {
  return (steps.slice(0, index + 1).findLast((step) => step.time) || { time: "0s" }).time;
}

function title(step) {
  return step.kind === "start" ? "First screen" : step.kind === "end" ? step.input || "End of the input" : step.input;
}

function show(run, index) {
  const steps = runs[run].steps;
  const step = steps[index];
  const isReached = step.kind !== "unreached";
  const place = step.line ? `line ${step.line}` : "";
  main.replaceChildren(...[
    make("p", { class: "place" }, `${runs[run].name}${place ? ", " + place : ""}`,
      isReached ? `, ${timeOf(steps, index)} after the launch${step.took ? ` (${step.took} passed)` : ""}` : "", " ",
      index > 0 && isReached ? copier(steps, index) : ""),
    ...(step.comments || []).map((comment) => make("p", { class: "comment" }, lines[comment])),
    make("h2", {}, step.kind === "start" ? title(step) : make("code", {}, title(step))),
    isReached ? null : make("p", { class: "error" }, "This line was not reached: the run ended before."),
    step.error ? make("p", { class: step.failed ? "error" : "expected" }, step.error) : null,
    ...(step.warnings || []).map((warning) => make("p", { class: "warning" }, lines[warning])),
    comparison(step),
    step.output ? section("Output", "", texts(step.output)) : null,
    isReached ? make("div", { class: "panes" },
      make("div", {}, screen(steps, index)),
      make("div", {}, states(steps, index), tree(steps, index), trace(step))) : null,
  ].filter((child) => child !== null));
  main.scrollTop = 0;
  said.textContent = `Step ${index + 1} of ${steps.length}: ${title(step)}${step.failed ? ", failed" : ""}`;
}

/* The list of steps. The steps of a file are made when the file is opened. */
const search = searchField("Filter steps");
const found = make("p", { class: "found", role: "status" });
const list = make("div", { class: "list" });
const files = runs.map((run, index) => {
  const items = make("ol", {});
  const file = { items, links: null, texts: null, details: null };
  if (runs.length > 1) {
    file.details = make("details", { class: run.verdict },
      make("summary", {}, make("b", {}, run.verdict), " ", make("span", { title: run.name }, run.name.slice(folder.length))), items);
    if (!run.steps.length) items.append(...reasons[index].map((reason) => make("li", { class: "reason" }, reason)));
    file.details.addEventListener("toggle", () => { if (file.details.open) fill(index); });
  }
  list.append(file.details || items);
  return file;
});

function fill(run) {
  const file = files[run];
  if (file.links) return file.links;
  file.links = runs[run].steps.map((step, index) => {
    const link = make("a", { href: "#" + anchor(run, index), class: step.kind },
      make("span", { class: "number" }, String(index + 1)),
      make(step.kind === "start" ? "span" : "code", {}, title(step)),
      step.took ? make("small", {}, "+" + step.took) : "",
      step.failed ? make("b", { class: "failed" }, "failed") : "");
    file.items.append(make("li", {}, ...(step.comments || []).map((comment) => make("p", { class: "comment" }, lines[comment])), link));
    return link;
  });
  filter(run);
  return file.links;
}

/* The text of a step that the filter looks through if no line has the wanted text. */
function searched(run, index) {
  const step = runs[run].steps[index];
  const ids = [...(step.comments || []), ...(step.trace || []), ...(step.changes || []), ...(step.output || [])];
  const screen = rows(runs[run].steps, index, "screen").filter((row) => row.mark !== "gone").map((row) => row.text);
  return [title(step), step.error || "", ...ids.map((id) => lines[id]), ...screen].join("\n").toLowerCase();
}

/* Whether a line of any file has the wanted text. The filter then leaves out steps that only show it. */
function isInLines() {
  const wanted = search.value.toLowerCase();
  return runs.some((run) => run.steps.some((step) => title(step).toLowerCase().includes(wanted)));
}

/* Hides the steps without the wanted text, and the files without such steps. Returns how many steps stay. */
function filter(run, looksAtLines = isInLines()) {
  const wanted = search.value.toLowerCase();
  const file = files[run];
  if (!wanted && !file.links) { if (file.details) file.details.hidden = false; return runs[run].steps.length; }
  const links = fill(run);
  if (wanted && !file.texts) file.texts = links.map((_, index) => searched(run, index));
  let count = 0;
  links.forEach((link, index) => {
    const text = looksAtLines ? title(runs[run].steps[index]).toLowerCase() : file.texts[index];
    const isHidden = wanted !== "" && !text.includes(wanted);
    link.parentElement.hidden = isHidden;
    if (!isHidden) count += 1;
  });
  if (file.details) file.details.hidden = wanted !== "" && count === 0;
  return count;
}

search.addEventListener("input", () => {
  const looksAtLines = isInLines();
  const count = runs.map((_, run) => filter(run, looksAtLines)).reduce((sum, count) => sum + count, 0);
  found.textContent = search.value ? `${plural(count, "step")} found` : "";
});

nav.append(
  make("div", { class: "search" }, search, found),
  list,
  keyList(["j"], ["k", "next, previous"], ["n", "next failure"], ["/", "filter"]));
document.querySelector("header").append(make("a", { href: "#summary" }, "Summary"));
document.body.classList.add("live");

function select(run, index) {
  const links = fill(run);
  if (shown && shown.link) shown.link.removeAttribute("aria-current");
  shown = { run, index, link: links[index] };
  if (files[run].details) files[run].details.open = true;
  links[index].setAttribute("aria-current", "step");
  links[index].scrollIntoView({ block: "nearest" });
  show(run, index);
}

function showSummary() {
  if (shown && shown.link) shown.link.removeAttribute("aria-current");
  shown = null;
  main.replaceChildren(...summary);
  said.textContent = "Summary";
}

/* Shows what the address names; else the first failure; else the first step. */
function follow() {
  const name = location.hash.slice(1);
  const match = /^(?:file-(\d+)-)?step-(\d+)$/.exec(name);
  const run = match && match[1] ? match[1] - 1 : 0;
  const index = match ? match[2] - 1 : 0;
  if (match && runs[run] && runs[run].steps[index]) return select(run, index);
  if (name === "summary" || !runs.length || !runs[0].steps.length) return showSummary();
  select(0, Math.max(0, runs[0].steps.findIndex((step) => step.failed)));
}

/* Paper has every step, and then the window shows the chosen one again. */
addEventListener("beforeprint", () => {
  const pages = [...summary];
  runs.forEach((run, at) => run.steps.forEach((_, index) => {
    show(at, index);
    pages.push(...main.childNodes);
  }));
  main.replaceChildren(...pages);
});
addEventListener("afterprint", () => {
  if (shown) show(shown.run, shown.index); else main.replaceChildren(...summary);
});

const go = (run, index) => location.replace("#" + anchor(run, index));

/* Goes to the next step that the filter leaves, or with -1 to the one before, in the next file if need be. */
function move(by) {
  if (!shown) return follow();
  let { run, index } = shown;
  while (runs[run]) {
    index += by;
    if (runs[run].steps[index]) {
      const file = files[run];
      const isHidden = (file.details && file.details.hidden) || (file.links && file.links[index].parentElement.hidden);
      if (!isHidden) return go(run, index);
    } else {
      run += by;
      index = by > 0 || !runs[run] ? -1 : runs[run].steps.length;
    }
  }
}

function nextFailure() {
  const all = runs.flatMap((run, at) => run.steps.map((step, index) => ({ run: at, index, failed: step.failed })));
  const here = shown ? all.findIndex((step) => step.run === shown.run && step.index === shown.index) : -1;
  const next = [...all.slice(here + 1), ...all.slice(0, here + 1)].find((step) => step.failed);
  if (next) go(next.run, next.index);
}

addEventListener("hashchange", follow);
listen(
  search, (target) => target === document.body || nav.contains(target) && target.tagName !== "SUMMARY",
  { j: () => move(1), k: () => move(-1), n: nextFailure, ArrowDown: () => move(1), ArrowUp: () => move(-1) },
  { ArrowDown: () => move(1), ArrowUp: () => move(-1) },
  () => main.focus());
follow();
