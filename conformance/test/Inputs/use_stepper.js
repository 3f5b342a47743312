// Steps through the accesses of a call with the keys, and leaves a line for each in place of the page.
const lines = [document.querySelector(".buttons output").textContent.split(";")[0]];
for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const line = document.querySelector(".code li.now[id]");
  lines.push(`${document.querySelector(".buttons output").textContent}: ${document.querySelector("td.now").textContent}; ` +
    `line ${line.id.split("-")[1]}`);
}
document.body.textContent = lines.join("\n");
