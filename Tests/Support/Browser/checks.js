/* Checks that a person can read each text of a page, reach each control and see the focus. */
(() => {
const channels = (color) => color.match(/[\d.]+/g).map(Number);
const mixed = (top, below, share) => below.map((one, at) => top[at] * share + one * (1 - share));
const over = ([red, green, blue, alpha = 1], below) => mixed([red, green, blue], below, alpha);
const opacity = (element) => Number(getComputedStyle(element).opacity);
const light = (color) => {
  const [red, green, blue] = color.map((one) => one / 255).map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/* The colour behind the texts of `element`. */
function paper(element) {
  if (!element) return [255, 255, 255];
  const below = paper(element.parentElement);
  return mixed(over(channels(getComputedStyle(element).backgroundColor), below), below, opacity(element));
}

/* The colour in which `element` shows `color`. */
function shown(color, element) {
  let ink = over(channels(color), paper(element));
  for (let one = element; one; one = one.parentElement) ink = mixed(ink, paper(one.parentElement), opacity(one));
  return ink;
}

const box = (element) => element.getClientRects()[0];
const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden, [inert]");
const all = (selector) => [...document.querySelectorAll(selector)].filter(isDrawn);
const name = (element) => `${element.localName} "${(element.dataset.line || element.value || element.textContent).trim().slice(0, 40)}"`;
const targets = () => {
  const dialog = document.querySelector("[role=alertdialog]");
  return all("a[href], button, input, select, summary, [tabindex='0']").filter((one) => !one.disabled && (!dialog || dialog.contains(one)));
};

function* texts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() && isDrawn(element) && !element.matches("option, script, style")) yield [element, getComputedStyle(element)];
  }
  for (const element of all("body *")) {
    if (element.matches("input, select")) yield [element, getComputedStyle(element)];
    for (const part of ["::before", "::after", "::placeholder"]) {
      const style = getComputedStyle(element, part);
      if (part === "::placeholder" ? element.placeholder : !["none", "normal", '""'].includes(style.content)) yield [element, style];
    }
  }
}

window.checks = {
  /* What is wrong with the page. */
  *page() {
    if (document.scrollingElement.scrollWidth > innerWidth) yield `the page is ${document.scrollingElement.scrollWidth} wide`;
    for (const element of all("body *")) {
      if (box(element) && box(element).right > innerWidth + 0.5) yield `${name(element)} leaves the page`;
      if (!element.matches("input, select") && getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth) yield `${name(element)} scrolls sideways`;
    }
    for (const [element, style] of texts()) {
      const ratio = contrast(shown(style.color, element), paper(element));
      if (ratio < 4.5) yield `${name(element)} has a contrast of ${ratio.toFixed(2)}`;
    }
    for (const target of targets()) {
      target.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = box(target);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!target.contains(hit)) yield `${name(target)} is covered`;
      if (target.matches("button, select, summary") && Math.min(width, height) < 24) yield `${name(target)} is small`;
    }
  },
  /* What is wrong with the focus. */
  *focus() {
    const element = document.activeElement;
    if (element === document.body) return;
    const { left, top, right, bottom } = box(element);
    const hit = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
    if (!element.contains(hit)) yield `the focus on ${name(element)} is out of view`;
    const ring = getComputedStyle(element);
    if (ring.outlineStyle === "none" || parseFloat(ring.outlineWidth) < 2) yield `the focus on ${name(element)} has no ring`;
    else if (contrast(shown(ring.outlineColor, element.parentElement), paper(element.parentElement)) < 3) yield `the ring around ${name(element)} is faint`;
  },
  /* The targets that the focus has not been on. */
  *missed() { for (const target of targets()) if (!reached.has(target)) yield `Tab does not reach ${name(target)}`; },
  count: () => targets().length,
};
const reached = new Set();
addEventListener("focusin", (event) => reached.add(event.target));
})();
