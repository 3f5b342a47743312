#!/usr/bin/env python3
#===- check_format.py - C and C++ as clang-format writes them -------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Asks clang-format 22 about every C and C++ file that git tracks or would add, but
# not about inputs of tests. Prints file:line of the first difference in each file,
# and the command that mends all; --fix mends. Tables (.def) are not formatted.
# Exit codes: 0 clean, 1 findings, 2 usage or no clang-format.
#
#===-----------------------------------------------------------------------===#
"""Check that sources are formatted."""

import argparse
import concurrent.futures
import difflib
import os
import shutil
import subprocess
import sys

SOURCES = (".h", ".c", ".cpp")
DATA_FOLDERS = ("Inputs", "corpus", "corpora", "seeds")
# Other releases format otherwise.
TOOL = "clang-format-22"


def list_files(root):
    listed = subprocess.run(
        ["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\n")
    return [
        path
        for path in sorted(set(listed))
        if path.endswith(SOURCES)
        and not any(part in DATA_FOLDERS for part in path.split("/"))
        and os.path.isfile(os.path.join(root, path))
    ]


def check_file(tool, root, path, fix):
    """The line of the first difference, or None."""
    full = os.path.join(root, path)
    with open(full, encoding="utf-8") as file:
        text = file.read()
    result = subprocess.run([tool, "--style=file", full], capture_output=True, text=True)
    if result.returncode != 0:
        raise RuntimeError(f"{path}: {result.stderr.strip()}")
    if result.stdout == text:
        return None
    if fix:
        with open(full + ".new", "w", encoding="utf-8") as file:
            file.write(result.stdout)
        shutil.copymode(full, full + ".new")
        os.replace(full + ".new", full)
    lines = difflib.SequenceMatcher(None, text.split("\n"), result.stdout.split("\n"), autojunk=False)
    return next(start + 1 for tag, start, _, _, _ in lines.get_opcodes() if tag != "equal")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", default=os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))),
                        help="the repository (default: this one)")
    parser.add_argument("--tool", default=TOOL, help=f"clang-format to run (default: {TOOL})")
    parser.add_argument("--fix", action="store_true", help="format the files")
    options = parser.parse_args()
    tool = shutil.which(options.tool)
    if not tool:
        print(f"check_format: error: {options.tool} is not installed; ci/setup.sh installs it", file=sys.stderr)
        return 2
    files = list_files(options.root)
    try:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            found = list(pool.map(lambda path: check_file(tool, options.root, path, options.fix), files))
    except RuntimeError as error:
        print(f"check_format: error: {error}", file=sys.stderr)
        return 2
    findings = [(path, line) for path, line in zip(files, found) if line is not None]
    for path, line in findings:
        if options.fix:
            print(f"{path}: formatted")
        else:
            print(f"{path}:{line}: not as clang-format writes it\n  fix:  ci/checks/check_format.py --fix")
    print(f"check_format: {len(files)} files, {len(findings)} {'formatted' if options.fix else 'findings'}")
    return 1 if findings and not options.fix else 0


if __name__ == "__main__":
    sys.exit(main())
