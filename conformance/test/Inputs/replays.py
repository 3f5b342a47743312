"""Runs each command that a page of `memref-cts conform` shows for a run: how they ended, by verdict."""

import collections
import html.parser
import subprocess
import sys


class Commands(html.parser.HTMLParser):
    """The commands of runs and findings, each with its verdict."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.verdict, self.isCommand, self.commands = "", False, []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if values.get("class") == "case":
            self.verdict = ""
        self.verdict = values.get("data-verdict", self.verdict)
        if tag == "pre" and self.verdict:
            self.commands.append([self.verdict, ""])
            self.isCommand = True

    def handle_endtag(self, tag):
        if tag == "pre" and self.isCommand:
            self.isCommand, self.verdict = False, ""

    def handle_data(self, data):
        if self.isCommand:
            self.commands[-1][1] += data


page = Commands()
with open(sys.argv[1], encoding="utf-8") as file:
    page.feed(file.read())
ends = collections.Counter()
for verdict, command in page.commands:
    code = subprocess.run(["sh", "-c", command], stdout=subprocess.DEVNULL, check=False).returncode
    ends[f"{verdict}: exit code {code}"] += 1
for end, count in sorted(ends.items()):
    print(f"{end}: {count}")
