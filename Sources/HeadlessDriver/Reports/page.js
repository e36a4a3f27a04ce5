"use strict";
/* The parts that the scripts of all pages share. */

const main = document.querySelector("main");
/* What a screen reader says when another part is shown. */
const said = document.getElementById("said");
const data = JSON.parse(document.getElementById("data").textContent);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/* Makes an element. Texts become text nodes, never markup. */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

function section(title, note, ...children) {
  return make("section", {}, make("h3", {}, title, ...(note ? [" ", make("span", {}, note)] : [])), ...children);
}

function searchField(label) {
  return make("input", { type: "search", placeholder: label, "aria-label": label, "aria-keyshortcuts": "/" });
}

/* The list of keys, each with its purpose. A key without one shares that of the next key. */
function keyList(...keys) {
  return make("p", { class: "keys" }, ...keys.map(([key, text]) =>
    make("span", {}, make("kbd", {}, key), text ? " " + text : "")));
}

/* Calls the function of a pressed key: that in `typing` if the key goes to the search field, else that in `keys`. Escape empties the
   field, and calls `leave`. The arrow keys count where `takesArrows` says so. A menu keeps all its keys. */
function listen(search, takesArrows, keys, typing, leave) {
  const clear = () => { search.value = ""; search.dispatchEvent(new Event("input")); leave(); };
  const all = { "/": () => search.focus(), ...keys };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT" || document.body.classList.contains("using")) return;
    const isTyping = event.target === search;
    if (!isTyping && event.key.startsWith("Arrow") && !takesArrows(event.target)) return;
    const act = (isTyping ? { Escape: clear, ...typing } : all)[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  });
}
