// Uses a page of reports like a reader, and leaves a line for each thing done in place of the page.
const lines = [];
const form = document.querySelector("form[data-list=findings-list]"), list = lists.find(each => each.form === form);
const output = form.querySelector("output"), search = form.querySelector("[type=search]");
const press = key => (document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement.closest("details")?.querySelector(".body").id;
search.value = "case-2.mlir"; list.show();
lines.push(`words: ${output.textContent}`);
search.value = ""; list.set("verdict", "differ"); list.show();
lines.push(`verdict: ${output.textContent}`);
list.set("verdict", ""); form.querySelector("[data-sort]").value = "place"; list.show();
const places = list.order.map(item => item.querySelector(".place").textContent.replace(/:.*/, ""));
lines.push(`order: ${places[0]} before ${places[places.length - 1]}`);
form.querySelector("[data-sort]").value = ""; list.show();
document.querySelector("td[data-chapter=CH0] button").click();
lines.push(`matrix: ${document.querySelector("form[data-list=clauses-list] output").textContent}`);
list.items[0].querySelector("summary").focus();
const seen = [focused()];
for (const key of ["j", "k"]) { press(key); seen.push(focused()); }
lines.push(`keys: ${seen.join(", ")}`);
const cause = document.activeElement.closest("details").dataset.cause;
press("n");
lines.push(`next cause: ${document.activeElement.closest("details").dataset.cause === cause ? "same" : "other"}`);
document.activeElement.click();
lines.push(`enter: ${document.activeElement.closest("details").open ? "open" : "closed"}`);
press("/");
lines.push(`slash: ${document.activeElement.type}`);
document.body.textContent = lines.join("\n");
