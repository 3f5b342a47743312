#===- spec_operations.py - Operations without a rule ----------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: spec_operations.py FOLDER OPERATIONS.json, which `memref-cts operations` writes.
# Each operation of the encoder stands in the column `operation` of a rule: with its
# dialect, or behind another one of that dialect in the row, or below a heading or a title
# that names the dialect first; `*` stands for any end. Exit code 1 if one is missing.
#
#===-----------------------------------------------------------------------===#

import fnmatch
import glob
import json
import os
import re
import sys

folder, operations = sys.argv[1:]
with open(operations, encoding="utf-8") as file:
    names = [row["name"] for row in json.load(file)["operations"]]
dialects = {name.split(".")[0] for name in names}


def names_of(page):
    """Names and patterns in the second column of tables of rules."""
    title = heading = ""
    for line in page.split("\n"):
        if line.startswith("#"):
            heading = re.sub(r"\W.*", "", line.lstrip("# ").lower())
            title = heading if line.startswith("# ") else title
        cells = line.split("|")
        if len(cells) != 7 or not re.fullmatch(r" [A-Z]-[A-Z0-9]+ ", cells[1]):
            continue
        dialect = heading if heading in dialects else title
        for word in re.findall(r"`([^`]*)`", cells[2]):
            if word.split(".")[0] in dialects:
                dialect = word.split(".")[0]
                yield word
            else:
                yield dialect + "." + word
                yield dialect + ".intr." + word


known = set()
for path in glob.glob(os.path.join(folder, "*.md")):
    with open(path, encoding="utf-8") as file:
        known |= set(names_of(file.read()))
patterns = [name for name in known if "*" in name]
missing = [name for name in names
           if name not in known and not any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)]
for name in missing:
    print(f"no rule has {name}")
print(f"{len(missing)} operations without a rule")
sys.exit(1 if missing else 0)
