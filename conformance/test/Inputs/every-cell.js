// Opens every cell of the page, one after the other, and leaves in place of the page a
// line for each whose case, outcomes or command is missing, and their number.
const missing = [];
let opened_count = 0;
for (const row of document.querySelectorAll("#clauses > .clause"))
  for (const button of row.querySelectorAll(".cells button")) {
    button.click();
    const detail = row.querySelector(".detail"), name = `${row.querySelector(".id").textContent} ${button.textContent}`;
    ++opened_count;
    const parts = [detail, ...detail.querySelectorAll(".engine")];
    if (button.textContent.includes("untested")) continue;
    for (const part of parts) {
      const what = part === detail ? "cell" : part.querySelector(".meta").textContent;
      const commands = [...part.querySelectorAll(".replay")];
      if (![...part.querySelectorAll(".outcome")].some(outcome => outcome.textContent.trim()))
        missing.push(`${name}: ${what}: no outcome`);
      if (!commands.length || commands.some(command => !command.textContent.trim()))
        missing.push(`${name}: ${what}: no command`);
    }
    const texts = [...detail.querySelectorAll("pre:not(.replay)")];
    if (detail.querySelector(".engine") && !texts.some(text => /func|module|llvm/.test(text.textContent)))
      missing.push(`${name}: no case`);
  }
document.body.textContent = `${opened_count} cells opened, ${missing.length} incomplete\n${missing.join("\n")}`;
