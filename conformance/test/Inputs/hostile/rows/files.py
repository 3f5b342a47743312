#===- files.py - Names that lead to no file -------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Links to devices, pipes, folders, and files without an end, wherever a tool reads one."""

from making import GOOD, Row, fifo, folder, link, sparse, unreadable

# Where a stranger can put something: what reads it, and what the command needs beside it.
READERS = {
    "case": ({}, "memref-cts check x good.mlir"),
    "run": ({}, "memref-cts run x"),
    "reduce": ({}, "memref-cts reduce x"),
    "operations": ({}, "memref-cts operations x"),
    "mutate": ({}, "memref-cts mutate x"),
    "agree": ({}, "memref-cts agree x --pass=cse"),
    "ground": ({}, "memref-cts ground x --pass=cse"),
    "quality": ({}, "memref-cts quality x"),
    "picture": ({}, "memref-cts picture 'memref<4xi8>' --layout-of=x"),
    "bindgen": ({}, "memref-cts bindgen x"),
    "waivers": ({}, "memref-cts check good.mlir --waivers=x"),
    "project": ({}, "memref-cts check good.mlir --project=x"),
    "baseline": ({}, "memref-cts gate good.mlir --baseline=x"),
    "report": ({}, "memref-cts report x --html=page.html"),
    "gate-report": ({}, "memref-cts gate --report=x --baseline=base.json --update"),
    "calls": ({}, "memref-cts quality good.mlir --calls=x"),
    "sweep-list": ({}, "memref-cts sweep --list=x"),
    "registry": ({}, "memref-cts conform --registry=x --filter=ADDR-01"),
    "opt": ({}, "memref-cts-opt x"),
    "refrt": ({}, "refrt-run x"),
    "campaign": ({"c/findings/f/case.mlir": GOOD, "c/lock": ""}, "memref-cts fuzz --out=c --programs=1"),
}

KINDS = {
    "zero": (link("/dev/zero"), "no regular file"),
    "fifo": (fifo, "no regular file"),
    "folder": (folder, ""),
    "large": (sparse(900 << 20), "larger than"),
    "unreadable": (unreadable, "ermission denied"),
}


def reading(reader, kind):
    files, command = READERS[reader]
    make, word = KINDS[kind]
    # Of C11 alone, which knows no kinds of files.
    word = "larger than" if (reader, kind) == ("refrt", "zero") else word
    name = "c/campaign.json" if reader == "campaign" else "x"
    return Row(f"{reader}-{kind}", {name: make, "good.mlir": GOOD, **files}, command, 2, (word,))


ROWS = [reading(reader, kind) for reader in READERS for kind in ("zero", "fifo") if (reader, kind) != ("refrt", "fifo")]
ROWS += [reading(reader, "large") for reader in ("case", "waivers", "project", "report", "bindgen", "opt", "refrt")]
ROWS += [reading(reader, "unreadable") for reader in ("case", "baseline", "opt")]
ROWS += [reading(reader, "folder") for reader in ("waivers", "project", "report", "bindgen", "opt", "refrt")]
