#!/usr/bin/env python3
#===- check_pages.py - Commands of pages work and print what is shown -----===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Runs each `sh` block of a page in a folder that looks like the root of the
# tree, with the built tools in PATH. A `text` block behind it holds lines that
# the commands print, in their order; `{{.*}}` is anything, and a line `...`
# stands for any lines. The block ends with exit code 0, or with N if its last
# line is `# exit code N`. An `mlir` block becomes the file case.mlir of the page.
# Blocks without one of these words, such as long runs, are not run. Nothing is
# written into the tree. Exit codes: 0 all so, 1 not, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Run the commands that pages show, and compare what they print."""

import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile
import textwrap

from check_findings import missing_line

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FIRST, PAGES = "README.md", "*/docs/*.md"
BLOCK = re.compile(r"^([ \t]*)```(\w*)[ \t]*\n(.*?)^\1```[ \t]*$", re.MULTILINE | re.DOTALL)
EXIT = re.compile(r"^# exit code (\d+)\s*\Z", re.MULTILINE)
COMMAND_SECONDS = 120


def blocks(text):
    """(line, word, content) of each block of code, also of those in items of lists."""
    return [(text.count("\n", 0, m.start()) + 1, m.group(2), textwrap.dedent(m.group(3))) for m in BLOCK.finditer(text)]


def look_alike(root, folder):
    """Fills folder with links to what is in the root, so that commands find it and write elsewhere."""
    for name in os.listdir(root):
        if name not in ("build", ".git"):
            os.symlink(os.path.join(root, name), os.path.join(folder, name))


def run_block(script, folder, tools):
    """(exit code, output) of a block, or None if it took too long."""
    path = os.pathsep.join([tools, os.environ.get("PATH", "")])
    try:
        run = subprocess.run(["/bin/bash", "-c", script], cwd=folder, env=dict(os.environ, PATH=path), text=True,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             timeout=COMMAND_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None
    return run.returncode, run.stdout


def check_page(path, text, root, tools):
    """(line, problem) of each block that does not do what the page shows, and the number of blocks run."""
    problems, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        look_alike(root, folder)
        parts = blocks(text)
        for index, (line, word, content) in enumerate(parts):
            if word == "mlir":
                with open(os.path.join(folder, "case.mlir"), "w", encoding="utf-8") as file:
                    file.write(content)
            if word != "sh":
                continue
            count += 1
            shown = parts[index + 1][2] if index + 1 < len(parts) and parts[index + 1][1] == "text" else ""
            ends = EXIT.search(content)
            expected = int(ends.group(1)) if ends else 0
            result = run_block(content, folder, tools)
            if result is None:
                problems.append((line, f"the block took more than {COMMAND_SECONDS} s"))
                continue
            lines = [one for one in shown.split("\n") if one.strip() and one.strip() != "..."]
            missing = missing_line(lines, result[1])
            if missing is not None:
                problems.append((line, f"the block does not print '{missing.strip()}' (there); it prints:\n{result[1]}"))
            elif result[0] != expected:
                problems.append((line, f"the block ends with {result[0]}, not {expected}; it prints:\n{result[1]}"))
    return problems, count


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--tools", required=True, help="folder of the built tools")
    parser.add_argument("--root", default=ROOT, help="the repository (default: this one)")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"relative to the root (default: {FIRST}, {PAGES})")
    options = parser.parse_args()
    if not os.access(os.path.join(options.tools, "memref-cts"), os.X_OK):
        print(f"check_pages: error: no memref-cts in {options.tools}", file=sys.stderr)
        return 2
    pages = options.pages
    if not pages:
        found = glob.glob(os.path.join(glob.escape(options.root), PAGES))
        pages = [FIRST] + sorted(os.path.relpath(path, options.root) for path in found)
    count = wrong = 0
    for page in pages:
        try:
            with open(os.path.join(options.root, page), encoding="utf-8") as file:
                text = file.read()
        except OSError as error:
            print(f"check_pages: error: {page}: {error.strerror}", file=sys.stderr)
            return 2
        problems, ran = check_page(page, text, os.path.abspath(options.root), os.path.abspath(options.tools))
        for line, what in problems:
            print(f"{page}:{line}: error: {what}")
        count, wrong = count + ran, wrong + len(problems)
    print(f"check_pages: {len(pages)} pages, {count} blocks of commands, {wrong} problems")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main())
