#!/usr/bin/env python3
#===- check_page.py - a page of reports as a parser sees it ---------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: check_page.py PAGE.html... Every element that is opened is closed in order, ids are unique, links lead to
# them, and nothing refers to another file. Prints what each page has: sections, findings, clauses, tables. Exit codes:
# 0 as it should be, 1 not, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check that pages of memref-cts report are well-formed and need nothing else."""

import html.parser
import re
import sys

VOID = {"meta", "input", "br", "link", "img", "hr", "circle", "polyline"}
REFERS = {"src", "href", "action", "data", "poster", "srcset", "background", "cite", "formaction", "xlink:href"}
# What a style or a script would fetch something with.
FETCHES = re.compile(r"url\s*\(|@import|\bfetch\s*\(|XMLHttpRequest|\bimport\s*\(|https?://|//[a-z]+\.[a-z]")


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.problems, self.open, self.ids, self.links = [], [], set(), []
        self.sections, self.findings, self.clauses, self.tables, self.marked = [], 0, 0, 0, 0

    def bad(self, what):
        self.problems.append(f"line {self.getpos()[0]}: {what}")

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        if len(names) != len(set(names)):
            self.bad(f"<{tag}> has an attribute twice")
        values = dict(attributes)
        for name, value in values.items():
            if name in REFERS:
                if tag == "a" and (value or "").startswith("#"):
                    self.links.append((self.getpos()[0], value[1:]))
                else:
                    self.bad(f"<{tag}> refers to {value!r}")
            if name.startswith("on"):
                self.bad(f"<{tag}> has a script in {name}")
        if "id" in values:
            if values["id"] in self.ids:
                self.bad(f"id {values['id']!r} is there twice")
            self.ids.add(values["id"])
        classes = (values.get("class") or "").split()
        self.findings += "finding" in classes
        self.clauses += "clause" in classes
        self.marked += "guilty" in classes
        self.tables += tag == "table"
        if tag == "section":
            self.sections.append(values.get("id"))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.bad(f"</{tag}> closes <{self.open[-1] if self.open else 'nothing'}>")
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data):
        if self.open and self.open[-1] in ("style", "script"):
            found = FETCHES.search(data)
            if found:
                self.bad(f"{self.open[-1]} has {found.group(0)!r}")

    def finish(self):
        self.close()
        if self.open:
            self.bad(f"never closed: {self.open}")
        for line, target in self.links:
            if target not in self.ids:
                self.problems.append(f"line {line}: link to #{target}, which is not there")
        for needed in ("causes-table", "findings-list"):
            if self.findings and needed not in self.ids:
                self.problems.append(f"findings without #{needed}")


def main(paths):
    if not paths:
        print("usage: check_page.py PAGE.html...", file=sys.stderr)
        return 2
    bad = False
    for path in paths:
        page = Page()
        with open(path, encoding="utf-8") as file:
            page.feed(file.read())
        page.finish()
        print(
            f"{path.rsplit('/', 1)[-1]}: {', '.join(page.sections)}; {page.findings} findings, {page.clauses} clauses, "
            f"{page.tables} tables, {page.marked} marked lines"
        )
        for problem in page.problems[:20]:
            print(f"{path}: {problem}")
        bad |= bool(page.problems)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
