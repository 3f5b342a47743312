#===- files.py - Names that lead to no file -------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Links to devices, pipes, folders, and files without an end, wherever a tool reads one."""

from making import GOOD, Row, closed, fifo, folder, link, sparse, unreadable

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
    "plug-in": ({}, "memref-cts check good.mlir --lowering=ours --load-pass-plugin=./x"),
    "opt-plug-in": ({}, "memref-cts-opt good.mlir --load-pass-plugin=./x"),
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
    word = "is a link" if (reader, kind) == ("campaign", "zero") else word
    name = "c/campaign.json" if reader == "campaign" else "x"
    return Row(f"{reader}-{kind}", {name: make, "good.mlir": GOOD, **files}, command, 2, (word,))


ROWS = [reading(reader, kind) for reader in READERS for kind in ("zero", "fifo") if (reader, kind) != ("refrt", "fifo")]
ROWS += [reading(reader, "large") for reader in ("case", "waivers", "project", "report", "bindgen", "opt", "refrt")]
ROWS += [reading(reader, "unreadable") for reader in ("case", "baseline", "opt")]
ROWS += [reading(reader, "folder") for reader in ("waivers", "project", "report", "bindgen", "opt", "refrt")]
ROWS += [
    # What stands in a folder of cases is checked, or an error.
    Row("folder-fifo", {"d/a.mlir": GOOD, "d/b.mlir": fifo}, "memref-cts check d --lowering=ours", 2, ("no regular file", "1 agree")),
    Row("folder-dangling", {"d/a.mlir": GOOD, "d/b.mlir": link("/no/such/file")}, "memref-cts check d --lowering=ours", 2, ("b.mlir", "1 agree")),
    Row("folder-closed", {"d/a.mlir": GOOD, "d/closed": closed}, "memref-cts check d", 2, ("cannot read the folder d/closed",)),
    Row("campaign-link", {"c/campaign.json": "{}", "c/findings": link("../victim"), "victim/tmp-1": "precious"},
        "memref-cts fuzz --out=c --programs=1; code=$?; cat victim/tmp-1; exit $code", 2, ("c/findings is a link", "precious")),
    # Nobody reads what is written, and the tool ends all the same.
    Row("written-fifo", {"x.mlir": GOOD, "p": fifo}, "timeout --preserve-status --kill-after=9 2 memref-cts check x.mlir --lowering=ours --json=p", 2),
    # Files of options name each other.
    Row("options-double", {f"s{i}": f"@s{i + 1} @s{i + 1}" for i in range(30)} | {"s30": "x.mlir"}, "memref-cts check @s0", 2),
    Row("options-double-opt", {f"s{i}": f"@s{i + 1} @s{i + 1}" for i in range(30)} | {"s30": "x.mlir"}, "memref-cts-opt @s0", 2),
    Row("options-large", {"m1": "x " * 400000, "m2": "@m1 " * 900}, "memref-cts check @m2", 2),
    Row("plugin-fifo-opt", {"p": fifo, "x.mlir": GOOD}, "memref-cts-opt x.mlir --load-pass-plugin p", 2, ("no regular file",)),
    Row("options-fifo-opt", {"x": fifo}, "memref-cts-opt @x", 2),
    Row("bindgen-bytecode", {"x": b"ML\xefR" + b"\xff" * 1000}, "memref-cts bindgen x", 2, ("it is MLIR bytecode",)),
]
