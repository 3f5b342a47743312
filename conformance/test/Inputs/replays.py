"""Runs each command that a page of `memref-cts conform` shows: how they ended, by verdict."""

import collections
import json
import re
import subprocess
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    page = file.read()


def data(name):
    return json.loads(re.search(f'<script type="application/json" id="{name}">(.*?)</script>', page, re.S)[1])


ends = collections.Counter()
runs = [run for file in data("details")["files"].values() for cell in file["cells"] for run in cell["shown"]]
for run in runs + data("report")["findings"]:
    code = subprocess.run(["sh", "-c", run["replay"]], stdout=subprocess.DEVNULL, check=False).returncode
    ends[f"{run['verdict']}: exit code {code}"] += 1
for end, count in sorted(ends.items()):
    print(f"{end}: {count}")
