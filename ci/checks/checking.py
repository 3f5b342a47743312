#===- checking.py - What the checkers share -------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A problem with its place and its repair, and the files of a source tree. What is a
# problem stands in each checker.
#
#===-----------------------------------------------------------------------===#
"""What the checkers share."""

import os

SKIPPED_FOLDERS = ("build", "Output", "__pycache__", ".git")


class Problem:
    def __init__(self, path, line, what, fix):
        self.path, self.line, self.what, self.fix = path, line, what, fix

    def __str__(self):
        return f"{self.path}:{self.line}: {self.what}\n  fix:  {self.fix}"


def files_of(root, ends):
    """(path in the tree, path to open) of every file whose name has one of the ends."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in SKIPPED_FOLDERS)
        for name in sorted(names):
            if name.endswith(ends):
                full = os.path.join(folder, name)
                yield os.path.relpath(full, root).replace(os.sep, "/"), full
