"""Counts the cells of all clauses of a page of `memref-cts conform`, and those without an outcome, case or command."""

import html.parser
import sys


class Clauses(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.clause, self.cells, self.missing = "", 0, []
        self.inCell = self.inCommand = self.inText = False
        self.cell = self.command = self.text = ""
        self.commands, self.texts, self.cellsHere, self.hasCase = 0, 0, 0, False

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        classes = (values.get("class") or "").split()
        if tag == "details" and "clause" in classes:
            self.commands = self.texts = self.cellsHere = 0
            self.hasCase = False
        if "id" in values and values["id"].startswith("clause-"):
            self.clause = values["id"]
        if "case" in classes and self.clause:
            self.hasCase = True
        if tag == "li" and self.clause:
            self.inCell, self.cell = True, ""
            self.cells += 1
            self.cellsHere += 1
        if tag == "pre" and self.clause:
            self.inCommand, self.inText = "replay" in classes, "text" in classes
            self.command = self.text = ""

    def handle_endtag(self, tag):
        if tag == "li" and self.inCell:
            self.inCell = False
            if not self.cell.split(":", 1)[-1].strip():
                self.missing.append(f"{self.clause}: no outcome: {self.cell}")
        if tag == "pre" and self.inCommand:
            self.inCommand = False
            self.commands += bool(self.command.strip())
        if tag == "pre" and self.inText:
            self.inText = False
            self.texts += any(word in self.text for word in ("func", "module", "llvm"))
        if tag == "details" and self.clause:
            if self.hasCase and not self.commands:
                self.missing.append(f"{self.clause}: no command")
            if self.hasCase and not self.texts and self.cellsHere:
                self.missing.append(f"{self.clause}: no case")
            self.clause = ""

    def handle_data(self, data):
        if self.inCell:
            self.cell += data
        if self.inCommand:
            self.command += data
        if self.inText:
            self.text += data


page = Clauses()
with open(sys.argv[1], encoding="utf-8") as file:
    page.feed(file.read())
print(f"{page.cells} cells, {len(page.missing)} incomplete")
print("\n".join(page.missing))
