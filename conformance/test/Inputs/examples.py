#===- examples.py - Runs the examples of a page ---------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: examples.py PAGE FOLDER TOOL. Each block `mlir` of the page is written to
# FOLDER/example.mlir, and `TOOL run example.mlir --explain=false` has to print the block
# `text` behind it. Exit code 1 if one prints something else, 2 if the page has none.
#
#===-----------------------------------------------------------------------===#

import difflib
import os
import re
import subprocess
import sys

page, folder, tool = sys.argv[1:]
with open(page, encoding="utf-8") as file:
    blocks = re.findall(r"^```(mlir|text)\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
os.makedirs(folder, exist_ok=True)
if not blocks or [kind for kind, _ in blocks] != ["mlir", "text"] * (len(blocks) // 2):
    print(f"{page}: blocks mlir and text do not take turns")
    sys.exit(2)
differ = 0
for (_, program), (_, expected) in zip(blocks[::2], blocks[1::2]):
    with open(os.path.join(folder, "example.mlir"), "w", encoding="utf-8") as file:
        file.write(program)
    run = subprocess.run([tool, "run", "example.mlir", "--explain=false"], cwd=folder, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if run.stdout != expected:
        differ += 1
        print("".join(difflib.unified_diff(expected.splitlines(True), run.stdout.splitlines(True), "the page", "the tool")))
print(f"{len(blocks) // 2} examples, {differ} print something else")
sys.exit(1 if differ else 0)
