#===- making.py - How the files of hostile rows are made ------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# What a row consists of, and the kinds of files that are no text. Runs nothing.
#
#===-----------------------------------------------------------------------===#
"""Rows of the hostile folder, and the files in them."""

import dataclasses
import os

FOLDER = os.path.dirname(os.path.abspath(__file__))


@dataclasses.dataclass
class Row:
    """One command over hostile files.

    name: one word; `run.py --only=NAME` runs this row alone.
    files: path in the row's folder -> text, bytes, or a function that gets the path.
    command: run by sh in that folder, with the tools in PATH.
    exit: the code that the command must end with, or a tuple of codes.
    words: texts that standard output or error must have; without says which it must not have.
    makes: files that the command leaves; anything else that it leaves is a failure.
    seconds, megabytes: the most that it may take. Megabytes are those of the largest
        process, as getrusage counts them.
    known: why the row does not hold yet, or "". Such a row must fail: who mends it takes the words out.
    """

    name: str
    files: dict
    command: str
    exit: int
    words: tuple = ()
    without: tuple = ()
    makes: tuple = ()
    seconds: float = 20
    megabytes: int = 700
    known: str = ""


def link(target):
    """A link to `target`."""
    return lambda path: os.symlink(target, path)


def fifo(path):
    """A pipe that nobody writes to."""
    os.mkfifo(path)


def folder(path):
    """A folder where a file is expected."""
    os.mkdir(path)


def sparse(size, start=b""):
    """`start`, and zeros up to `size` bytes, which need no space."""

    def make(path):
        with open(path, "wb") as file:
            file.write(start)
            file.truncate(size)

    return make


def unreadable(path):
    """A file that only others may read."""
    with open(path, "w", encoding="utf-8"):
        pass
    os.chmod(path, 0)


def closed(path):
    """A folder that only others may read."""
    os.mkdir(path, 0)


# A case that every tool takes, to stand beside a hostile file: it still has to be checked.
GOOD = """func.func @good(%a: i32) -> i32 {
  return %a : i32
}
// CALL: @good(7) -> 7
"""
