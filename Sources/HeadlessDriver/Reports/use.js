/* The view "Use it": one screen at a time, drawn as a screen. Each control takes the line that the explorer took. */
const view = make("section", { id: "use", role: "main", "aria-label": "Use it" });
document.querySelector(".columns").after(view);

/* For each place, the place behind each line, and the reason for which a line leads nowhere. */
const turns = places.map((place) => new Map(place.lines.flatMap(([target, ...lines]) => lines.map((line) => [line, target]))));
const reasons = places.map((place) => new Map((place.missing || []).flatMap(([reason, ...lines]) => lines.map((line) => [line, reason]))));

const address = (walk, lines) => `#use${walk ? `-${walk + 1}` : ""}/${lines.map(encodeURIComponent).join("/")}`;
const addressOf = (index) => address(walkOf(index), way(index).slice(1).map((at) => places[at].line));

/* The lines taken so far, the place where they lead, the place before the last line, and whether the plan's key counts a screen of
   these lines as one with another, which is shown instead. */
let used = null;

function parsed(hash) {
  const match = /^#use(?:-(\d+))?(?:\/(.*))?$/.exec(hash);
  const walk = match && (match[1] || 1) - 1;
  if (!match || !walks[walk]) return null;
  const state = { walk, lines: [], place: walks[walk].first, from: null, isOther: false, refused: null };
  for (const part of (match[2] || "").split("/").filter((part) => part)) {
    let line = part;
    try { line = decodeURIComponent(part); } catch { /* The address was typed by hand. */ }
    const target = turns[state.place].get(line);
    if (target === undefined) return { ...state, refused: line };
    state.lines.push(line);
    state.isOther ||= (places[state.place].others || []).includes(line);
    state.from = state.place;
    state.place = target;
  }
  return state;
}

function take(line) { location.hash = address(used.walk, [...used.lines, line]); }

/* A control that takes `line`. If the line leads nowhere, the control says why, and stays where the keyboard reaches it. */
function control(line, attributes, ...content) {
  const target = turns[used.place].get(line);
  const button = make("button", { type: "button", "data-line": line, ...attributes }, ...content);
  if (target !== undefined) {
    button.addEventListener("click", () => take(line));
    if (target === used.place) button.title = `${line}: stays here`; else button.title = line;
    return button;
  }
  const reason = reasonFor(line);
  button.setAttribute("aria-disabled", "true");
  button.title = `${line}: ${reason}`;
  if (turns[used.place].size) button.append(make("small", {}, reason));
  button.addEventListener("click", () => { said.textContent = button.title; });
  return button;
}

const reasonFor = (line) => reasons[used.place].get(line) || "not explored: the plan's rows";

/* The texts that were typed into a field: the lines that begin with `form`. */
function typed(form) {
  return [...turns[used.place].keys()].filter((line) => line.startsWith(form)).map((line) => [line, line.slice(form.length)]);
}

const named = (element) => element.label || "";
const pair = (element, texts = both(element)) => texts.map((text, index) => make("span", index ? { class: "value" } : {}, text));
const both = (element) => [element.label || (element.role === "progress" ? "Loading…" : ""), element.value].filter((text) => text);

function field(element, lines) {
  const form = element.disabled ? undefined : element.form;
  const texts = form ? typed(form) : [];
  const others = lines.filter((line) => turns[used.place].has(line) || reasons[used.place].has(line));
  const input = make("input", { readonly: "", value: element.value || "", "aria-label": named(element) || "field", ...(element.disabled ? { disabled: "" } : {}) });
  const choices = texts.map(([line, text]) => control(line, {}, text === '""' ? "empty" : text));
  return make("div", { class: "field" }, make("label", {}, element.label || ""), input,
    make("div", { class: "choices", role: "group", "aria-label": `Texts for ${named(element) || "the field"}` },
      ...(form && !texts.length && turns[used.place].size ? [make("small", {}, reasonFor(`${form}TEXT`))] : choices),
      ...others.map((line) => control(line, { class: "submit" }, "Submit"))));
}

/* The element as the nodes of a screen. */
function drawn(element) {
  const lines = element.lines || [];
  const [line] = lines;
  const press = (attributes, ...content) => line === undefined || element.disabled
    ? make("button", { type: "button", disabled: "", ...attributes }, ...content) : control(line, attributes, ...content);
  switch (element.role) {
    case "button": case "link": case "tab":
      return press({ class: [element.role, element.purpose].filter((name) => name).join(" "), ...(element.selected ? { "aria-pressed": "true" } : {}) }, ...pair(element));
    case "field": case "secure field":
      return field(element, element.disabled ? [] : lines);
    case "toggle": {
      const isOn = element.value === "on" || (element.value === undefined && Boolean(element.selected));
      return press({ role: "switch", "aria-checked": String(isOn) }, named(element));
    }
    case "picker": return make("p", { class: "pair" }, ...pair(element));
    case "option": return press({ class: "option", "aria-pressed": String(Boolean(element.selected)) }, named(element));
    case "stepper":
      return make("div", { class: "stepper", role: "group", "aria-label": named(element) }, ...pair(element),
        ...lines.map((step) => control(step, { "aria-label": step }, step.startsWith("decrease") ? "−" : "+")));
    case "more": return press({ class: "more" }, `${element.value || ""} more`);
    case "navigation bar": return element.value === undefined ? null : press({ class: "back" }, `‹ ${element.value || "Back"}`);
    case "sheet": return line === undefined ? null : press({ class: "back" }, element.value || "Close");
    case "heading": case "section": return element.label ? make("h3", {}, ...both(element)) : null;
    case "list": return element.label ? make("h3", {}, element.label) : null;
    case "progress": return make("p", { class: "pair", role: "status" }, ...pair(element, both(element)));
    case "image": return make("p", { class: "image" }, `[${element.label || "image"}]`, element.value || "");
    default: return both(element).length ? make("p", { class: "pair" }, ...pair(element)) : null;
  }
}

/* Whether an element shares the row of the one before. */
const isBeside = (element, before) => element && (element.beside || (before && [before, element].every((one) => one.role === "tab")));

/* The elements of a screen in the order of the app. Deeper elements stand inside the element above. Controls with the same label also show their lines. */
function drawElements(indices, into) {
  const labels = indices.map((index) => elements[index].lines || elements[index].form ? elements[index].label : null);
  const open = [{ depth: -1, box: into }];
  let row = null;
  indices.forEach((index, at) => {
    const element = elements[index];
    const depth = element.depth || 0;
    while (open.length > 1 && open.at(-1).depth >= depth) open.pop();
    const { box } = open.at(-1);
    const node = drawn(element);
    if (node) {
      node.dataset.role = element.role;
      if (node.dataset.line && labels.indexOf(element.label) !== labels.lastIndexOf(element.label)) node.append(make("code", {}, node.dataset.line));
      const next = elements[indices[at + 1]];
      if (!isBeside(element, elements[indices[at - 1]])) row = isBeside(next, element) ? box.appendChild(make("div", { class: "row" })) : null;
      (row || box).append(node);
    }
    if (["list", "section", "row", "picker"].includes(element.role)) {
      const inner = make("div", { class: element.role });
      if (element.role === "picker") { inner.setAttribute("role", "group"); inner.setAttribute("aria-label", named(element)); }
      box.append(inner);
      open.push({ depth, box: inner });
    }
  });
}

function drawScreen(screen) {
  const page = make("div", { class: "page" }, make("h2", { tabindex: "-1", id: "use-title", ...(screen.title ? {} : { "aria-label": "A screen without a title" }) }, screen.title || ""));
  drawElements(screen.elements, page);
  const box = make("div", { class: "screen", lang: languageOf(used.walk) }, page);
  if (!screen.alert) return box;
  page.inert = true;
  const alert = make("div", { role: "alertdialog", "aria-modal": "true", "aria-labelledby": "alert-title", ...(screen.alert.message ? { "aria-describedby": "alert-message" } : {}) },
    make("h2", { tabindex: "-1", id: "alert-title" }, screen.alert.title), screen.alert.message ? make("p", { id: "alert-message" }, screen.alert.message) : "");
  drawElements(screen.alert.elements, alert);
  box.append(alert);
  return box;
}

/* The lines that belong to no element: first those such as `back`, then `:wait`, `refresh` and deep links. */
function otherLines(screen) {
  const offered = (screen.alert || screen).elements.map((index) => elements[index]);
  const own = offered.flatMap((element) => element.lines || []);
  const forms = offered.flatMap((element) => element.form || []);
  const rank = (line) => [":wait", "refresh", ":open"].findIndex((start) => line.startsWith(start));
  return [...turns[used.place].keys(), ...reasons[used.place].keys()].filter((line) => !own.includes(line) && !forms.some((form) => line.startsWith(form)))
    .sort((one, other) => rank(one) - rank(other));
}

function drawUse(before) {
  const wasInside = before && (view.contains(document.activeElement) || document.activeElement === document.body);
  const index = used.place;
  const screen = screens[places[index].screen];
  const { header } = walks[used.walk];
  const reported = reportsAt(index);
  const others = otherLines(screen);
  const box = drawScreen(screen);
  const dialog = box.querySelector("[role=alertdialog]");
  const stage = make("div", { class: "stage" }, box);
  if (used.isOther) stage.append(make("p", { class: "note" }, "The app may show other texts after these lines: the plan's key counts one of the screens on the way as equal to another, and the page goes on from that one."));
  if (!turns[index].size) stage.append(make("p", { class: "end" }, `Nothing can be used here: ${[...new Set(reasons[index].values())].join(", ") || "no line works"}.`));
  if (others.length) (dialog || stage).append(make("div", { class: "others", role: "group", "aria-label": "Lines that no element shows" }, ...others.map((line) => control(line, {}, line))));
  const words = [...header.split("\n")[0].split(" ").slice(3), "script -"].flatMap((option) => [" ", make("code", {}, `--${option}`)]);
  const script = used.lines.map((line) => line + "\n").join("");
  const transcript = `${header}\n|...\n${used.lines.map((line) => `> ${line}\n|...\n`).join("")}= exit ${screen.alert ? 1 : 0}\n`;
  view.replaceChildren(
    stage,
    make("div", { class: "log" },
      used.refused === null ? "" : make("p", { class: "error", role: "alert" }, "The address goes on with ", make("code", {}, used.refused), ", which was not explored from this screen."),
      ...reported,
      section("The lines so far", plural(used.lines.length, "line"),
        make("ol", { class: "lines" }, make("li", {}, make("a", { href: address(used.walk, []) }, "the start")),
          ...used.lines.map((line, at) => make("li", {}, make("a", { href: address(used.walk, used.lines.slice(0, at + 1)) }, line))))),
      ...readsAs(index),
      section("As a script", make("code", {}, document.querySelector("h1").textContent, ...words), make("pre", { tabindex: "0" }, script || "\n")),
      make("details", {}, make("summary", {}, "As a transcript"), make("pre", { tabindex: "0" }, transcript)),
      make("p", { class: "faint" }, "This is place ", make("a", { href: `#place-${index + 1}` }, `${index + 1} on the map`), ".")));
  const [line, lineBefore] = [used.lines.at(-1), before && before.lines.at(-1)];
  if (wasInside) {
    const isSamePage = screens[places[before.place].screen].title === screen.title;
    focusAfter(used.lines.length < before.lines.length ? [lineBefore] : before.from === index ? [line, lineBefore] : isSamePage ? [line] : []);
  } else if (!before && dialog) focusAfter([]);
  said.textContent = `${screen.alert ? screen.alert.title : screen.title || titles[index]}${reported.length ? ", violation" : ""}`;
}

/* The focus goes into an alert, else to the first control of `lines`, else to the title. */
function focusAfter(lines) {
  const dialog = view.querySelector("[role=alertdialog]");
  const controls = [...view.querySelectorAll(".stage [data-line]")];
  const goal = dialog ? dialog.querySelector(".cancel:not([disabled])") || dialog.querySelector("button:not([disabled]), h2")
    : lines.flatMap((line) => controls.find((one) => one.dataset.line === line) || [])[0] || view.querySelector("#use-title");
  (dialog || goal).scrollIntoView({ block: "nearest" });
  goal.focus();
}

/* Tab stays in the alert. */
function moveInAlert(dialog, by) {
  const stops = [...dialog.querySelectorAll("button:not([disabled]), input")];
  const next = stops.at((stops.indexOf(document.activeElement) + by) % stops.length);
  if (next) next.focus();
}

/* Shows the view that the address names. */
function showView() {
  const before = used;
  used = parsed(location.hash);
  document.body.classList.toggle("using", used !== null);
  const current = used ? useLink : seesChanges() ? changesLink : mapLink;
  for (const link of [mapLink, useLink, changesLink]) link.ariaCurrent = link === current ? "page" : null;
  if (!used) {
    measure();
    return follow();
  }
  mapLink.href = `#place-${used.place + 1}`;
  useLink.href = location.hash;
  nameWalk(used.walk);
  drawUse(before);
}

addEventListener("hashchange", showView);
addEventListener("keydown", (event) => {
  if (!used || event.target === choice) return;
  const dialog = view.querySelector("[role=alertdialog]");
  if (event.key === "Escape") {
    const line = ["cancel", "back"].find((line) => turns[used.place].has(line));
    if (line) take(line); else if (dialog) view.querySelector(".log a").focus();
  } else if (event.key === "Tab" && dialog && dialog.contains(document.activeElement)) {
    moveInAlert(dialog, event.shiftKey ? -1 : 1);
    event.preventDefault();
  }
});
showView();
