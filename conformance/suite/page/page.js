"use strict";
// Filters, orders and moves the focus. Everything it works on is in the page already.
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const isTyping = () => ["INPUT", "SELECT", "TEXTAREA"].includes(document.activeElement?.tagName);

const counted = (number, what, ending) => `${number} ${what}${number === 1 ? "" : ending}`;

/// What a list has as text: a line each, and what is indented belongs to the line before.
class Others {
  constructor(details) {
    this.details = details;
    this.box = details.querySelector("pre");
    this.text = this.box.textContent;
    this.lines = null; // made when somebody first searches
  }
  get all() { return Number(this.details.dataset.count); }
  /// Shows the lines that have the words, and returns how many these are.
  show(words) {
    let kept = this.all, text = this.text;
    if (words?.length) {
      this.lines ||= this.text.replace(/\n$/, "").split(/\n(?! )/).map(line => [line, line.toLowerCase()]);
      const having = this.lines.filter(line => words.every(word => line[1].includes(word)));
      kept = having.length;
      text = having.map(line => line[0]).join("\n");
    }
    if (!words) kept = 0;
    this.details.hidden = !kept;
    if (kept && this.box.textContent.length !== text.length) this.box.textContent = text;
    this.details.querySelector("summary b").textContent = kept;
    return kept;
  }
}

/// The list that a form filters.
class List {
  constructor(form) {
    this.form = form;
    this.box = document.getElementById(form.dataset.list);
    this.children = [...this.box.children];
    this.items = all(":scope > details:not(.others), tr.file", this.box);
    this.headings = all(":scope > h3", this.box);
    this.others = all(":scope > details.others", this.box).map(details => new Others(details));
    this.order = this.items;
    this.texts = null; // made when somebody first searches
    this.timer = 0;
    form.hidden = false;
    form.addEventListener("submit", event => event.preventDefault());
    form.addEventListener("input", () => { clearTimeout(this.timer); this.timer = setTimeout(() => this.show(), 80); });
    this.show();
  }
  show() {
    const words = this.form.querySelector("[type=search]").value.toLowerCase().split(/\s+/).filter(Boolean);
    const filters = all("[data-filter]", this.form).filter(select => select.value);
    if (words.length && !this.texts) this.texts = new Map(this.items.map(item => [item, item.textContent.toLowerCase()]));
    const isChosen = item => filters.every(select => {
      const value = item.dataset[select.dataset.filter];
      return value === select.value || (value[0] === "|" && value.includes(`|${select.value}|`));
    });
    let shown = 0;
    for (const item of this.items) {
      const fits = isChosen(item) && words.every(word => this.texts.get(item).includes(word));
      if (item.hidden === fits) item.hidden = !fits;
      shown += fits;
    }
    let count = this.items.length;
    for (const others of this.others) {
      shown += others.show(isChosen(others.details) ? words : null);
      count += others.all;
    }
    for (const heading of this.headings) {
      let isEmpty = true;
      for (let next = heading.nextElementSibling; next && next.tagName !== "H3"; next = next.nextElementSibling) isEmpty &&= next.hidden;
      if (!this.sorted) heading.hidden = isEmpty;
    }
    this.form.querySelector("output").textContent = `${shown} of ${count}`;
    this.sort();
  }
  sort() {
    const by = this.form.querySelector("[data-sort]")?.value || "";
    if (by === (this.sorted || "")) return;
    this.sorted = by;
    const key = item => item.querySelector(by === "place" ? ".place" : ".v").textContent;
    this.order = by ? this.items.map(item => [key(item), item]).sort((a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0).map(pair => pair[1])
      : this.items;
    // In another order, causes are no headings.
    this.box.replaceChildren(...(by ? [...this.order, ...this.others.map(others => others.details)] : this.children));
  }
  set(filter, value) {
    const select = this.form.querySelector(`[data-filter=${filter}]`);
    if (select) select.value = value;
  }
}
const lists = all("form.filters").map(form => new List(form));

/// A number of the matrix shows its clauses.
for (const cell of all("td[data-result]")) {
  const button = document.createElement("button");
  button.textContent = cell.textContent;
  button.onclick = () => {
    const list = lists.find(each => each.box.id === "clauses-list");
    list.set("chapter", cell.dataset.chapter);
    list.set("result", cell.dataset.result);
    list.show();
    list.form.scrollIntoView();
  };
  cell.replaceChildren(button);
}

/// What an address leads to is opened, though a filter hid it.
function openAddressed() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const item = target?.closest("details.finding, details.clause");
  if (!item) return;
  item.hidden = false;
  item.open = true;
  item.querySelector("summary").focus();
  item.scrollIntoView({ block: "start" });
}
addEventListener("hashchange", openAddressed);
openAddressed();

/// A button that copies stands in what is opened, not before.
document.addEventListener("toggle", event => {
  if (!event.target.open) return;
  for (const text of all("pre", event.target)) {
    if (text.parentElement.classList.contains("copy")) continue;
    const box = document.createElement("div"), button = document.createElement("button");
    box.className = "copy";
    button.textContent = "copy";
    button.onclick = () => copy(text, button);
    text.replaceWith(box);
    box.append(text, button);
  }
}, true);
async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text.textContent);
    button.textContent = "copied";
  } catch { // pages of the file system may not
    getSelection().selectAllChildren(text);
    button.textContent = "selected";
  }
}

/// Goes through the accesses of a call, one after the other. Cells show the value that was last read or written.
class Stepper {
  constructor(root) {
    this.root = root;
    this.steps = all(".steps > li", root);
    this.accesses = this.steps.filter(step => step.dataset.cell);
    this.cells = all(".memory td.accessed", root);
    this.counts = new Map(this.cells.map(cell => [cell, cell.textContent]));
    this.at = -1; // number of the access
    const bar = root.querySelector(".buttons");
    bar.hidden = false;
    for (const [text, step] of [["◀ previous access", -1], ["next access ▶", 1]]) {
      const button = bar.appendChild(document.createElement("button"));
      button.textContent = text;
      button.onclick = () => this.move(step);
    }
    this.output = bar.appendChild(document.createElement("output"));
    this.output.textContent = `${counted(this.accesses.length, "access", "es")} in ${counted(this.steps.length, "step", "s")}; keys ← →`;
  }
  move(step) {
    this.at = Math.max(-1, Math.min(this.accesses.length - 1, this.at + step));
    for (const marked of all(".now, .was", this.root)) marked.classList.remove("now", "was");
    for (const cell of this.cells) cell.textContent = this.at < 0 ? this.counts.get(cell) : "";
    for (const access of this.accesses.slice(0, this.at + 1)) {
      const cell = document.getElementById(access.dataset.cell);
      if (!cell) continue;
      cell.textContent = `${access.dataset.does === "writes" ? "w" : "r"} ${access.dataset.value}`;
      cell.classList.add("was");
    }
    const access = this.accesses[this.at];
    this.output.textContent = access ? `access ${this.at + 1} of ${this.accesses.length}, step ${access.value}` : "before the first access";
    if (!access) return;
    const line = document.getElementById(access.dataset.line), cell = document.getElementById(access.dataset.cell);
    for (const marked of [access, line, cell]) {
      if (!marked) continue;
      marked.classList.add("now");
      const box = marked.closest("ol");
      if (box) box.scrollTop = marked.offsetTop - box.offsetTop - box.clientHeight / 2;
    }
  }
}
const steppers = all(".stepper").map(root => new Stepper(root));
function step(by) {
  (steppers.find(each => each.root.contains(document.activeElement)) || steppers.find(each => each.root.closest("details").open))?.move(by);
}

/// The list that is in use: that of the focus, or the first one on the screen.
function currentList() {
  const opened = lists.filter(list => list.items[0]?.tagName === "DETAILS");
  return opened.find(list => list.box.contains(document.activeElement)) ||
    opened.find(list => list.box.getBoundingClientRect().bottom > 100) || opened[0];
}
function move(step, isWanted = () => true) {
  const list = currentList();
  if (!list) return;
  const items = list.order, now = items.indexOf(document.activeElement.closest("details.finding, details.clause"));
  for (let i = now < 0 ? (step > 0 ? 0 : items.length - 1) : now + step; i >= 0 && i < items.length; i += step)
    if (!items[i].hidden && isWanted(items[i], items[now])) {
      items[i].querySelector("summary").focus({ preventScroll: true });
      items[i].scrollIntoView({ block: "nearest" });
      return;
    }
}
const otherCause = (item, now) => !now || item.dataset.cause !== now.dataset.cause;
const keys = {
  j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1),
  n: () => move(1, otherCause), p: () => move(-1, otherCause),
  "/": () => currentList()?.form.querySelector("[type=search]").focus(),
  ArrowRight: () => step(1), ArrowLeft: () => step(-1),
  c: () => {
    const text = document.activeElement.closest("details")?.querySelector(".replay pre, pre.replay");
    if (text) copy(text, text.parentElement.querySelector("button") || document.createElement("button"));
  },
};
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") { document.activeElement.blur(); return; }
  if (isTyping() || !keys[event.key] || (/Arrow(Up|Down)/.test(event.key) && !document.activeElement.closest(".list")) ||
    (/Arrow(Left|Right)/.test(event.key) && (!steppers.length || document.activeElement.closest("pre")))) return;
  event.preventDefault();
  keys[event.key]();
});
document.getElementById("keys").hidden = false;
