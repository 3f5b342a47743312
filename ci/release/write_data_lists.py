#!/usr/bin/env python3
#===- write_data_lists.py - What installed data has beside its files ------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Called by cmake --install, after the files. Writes into the folder of data:
# - VERSION, the version of the package
# - conformance/clause-tests.tsv, which GoogleTest carries which clause: sources are
#   not installed
# - SHA256SUMS of all files, for `sha256sum -c` and for memref-cts conform
# Exit codes: 0 written, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Write VERSION, clause-tests.tsv and SHA256SUMS of installed data."""

import argparse
import glob
import hashlib
import os
import re
import sys

FOLDERS = ("refrt", "lowering", "conformance", "fuzz", "abi_tests")
LISTS = ("clauses.tsv", "mustpass.txt", "waivers.yaml", "sweep.txt")
CASE_FILES = (".mlir", ".md", ".txt")
FOR_USERS = (("ci/user", ""), ("ci/examples", "examples"))  # folder here, folder there
# The same lines that conformance/suite/conform/Registry.cpp reads.
LABEL = re.compile(r"^[ ]*//[ ]*CLAUSE:[ ]*([-A-Z0-9, ]+)$")
TEST = re.compile(r"^[ ]*(?:TEST|TEST_F|TEST_P|TYPED_TEST)\([ ]*(\w+)[ ]*,[ ]*(\w+)")


def clause_tests(root):
    """(clause, Suite.Test, path) of each labelled test in the unit tests of a tree."""
    rows = []
    for folder in FOLDERS:
        for path in sorted(glob.glob(os.path.join(glob.escape(root), folder, "unittests", "*.cpp"))):
            labelled = []
            with open(path, encoding="utf-8") as file:
                for line in file:
                    label, test = LABEL.match(line.rstrip()), TEST.match(line)
                    if label:
                        labelled += [clause.strip() for clause in label.group(1).split(",") if clause.strip()]
                    elif labelled and test:
                        name = f"{test.group(1)}.{test.group(2)}"
                        rows += [(clause, name, os.path.relpath(path, root)) for clause in labelled]
                        labelled = []
                    elif not line.lstrip().startswith("//"):
                        labelled = []
    return rows


def data_files(root):
    """What ci/cmake/Install.cmake installs as data, relative to the folder of data."""
    names = [os.path.join("conformance", name) for name in LISTS]
    for room, endings in (("conformance/cases", CASE_FILES), ("conformance/schemas", (".json",)), ("ci/hosts/user", (".yml", ".py"))):
        for folder, _, files in os.walk(os.path.join(root, room)):
            names += [os.path.relpath(os.path.join(folder, file), root) for file in files if file.endswith(endings)]
    for here, there in FOR_USERS:
        start = os.path.join(root, here)
        for folder, folders, files in os.walk(start):
            folders[:] = [name for name in folders if name != "__pycache__"]
            names += [os.path.normpath(os.path.join(there, os.path.relpath(folder, start), file)) for file in files]
    return names


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--root", required=True, help="source tree")
    parser.add_argument("--version", required=True, help="of the package")
    parser.add_argument("data", metavar="DATA", help="the installed folder")
    options = parser.parse_args(arguments)
    tests = "conformance/clause-tests.tsv"
    names = data_files(options.root) + ["VERSION", tests]
    try:
        write(os.path.join(options.data, "VERSION"), options.version + "\n")
        write(os.path.join(options.data, tests), "".join("\t".join(row) + "\n" for row in clause_tests(options.root)))
        sums = []
        for name in sorted(names):
            with open(os.path.join(options.data, name), "rb") as file:
                sums.append(f"{hashlib.sha256(file.read()).hexdigest()}  {name}\n")
        write(os.path.join(options.data, "SHA256SUMS"), "".join(sums))
    except OSError as error:
        print(f"write_data_lists: error: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
