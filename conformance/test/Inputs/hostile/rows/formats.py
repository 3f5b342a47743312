#===- formats.py - JSON, YAML, lists and programs that hurt their readers --===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""What a stranger may write into files of other forms than cases."""

from making import GOOD, Row

WAIVER = """- name: {name}
  pattern: "{pattern}"
  lowering: "{lowering}"
  stage: jit
  verdict: differ
  explains: []
  clause: ADDR-17
  reason: {reason}
  expires: "2099-01-01"
"""


def waivers(name, text, words, exit=2, **more):
    return Row(f"waivers-{name}", {"w.yaml": text, "good.mlir": GOOD}, "memref-cts check good.mlir --waivers=w.yaml", exit, words, **more)


def project(name, text, words, exit=2, **more):
    return Row(f"project-{name}", {"memref-cts.yaml": text, "good.mlir": GOOD}, "memref-cts check good.mlir", exit, words, **more)


def report(name, text, words, exit=2, **more):
    return Row(f"report-{name}", {"r.json": text}, "memref-cts report r.json --html=p.html", exit, words, **more)


def gate(name, text, words, **more):
    return Row(f"gate-{name}", {"r.json": text}, "memref-cts gate --report=r.json --baseline=b.json --update", 2, words, **more)


def baseline(name, text, words, **more):
    return Row(f"baseline-{name}", {"b.json": text, "good.mlir": GOOD}, "memref-cts gate good.mlir --baseline=b.json", 2, words, **more)


def campaign(name, text, words, **more):
    return Row(f"campaign-{name}", {"c/campaign.json": text, "c/findings/f/x": "", "c/lock": ""}, "memref-cts fuzz --out=c --programs=1", 2, words, **more)


def refrt(name, text, words, exit=2, **more):
    return Row(f"refrt-{name}", {"x.refrt": text}, "refrt-run x.refrt", exit, words, **more)


JSON = {
    "deep": ("[" * 1000000, ":1: nested more than"),
    "deep-objects": ('{"a":' * 1000000, ":1: nested more than"),
    "many-values": ("[" + "0," * 30000000 + "0]", "more than"),
    "many-keys": ("{" + ",".join(f'"{i}":0' for i in range(500000)) + "}", ""),
    "long-number": ('{"format": ' + "9" * 1000000 + "}", ":1:"),
    "long-exponent": ('{"format": 1e' + "9" * 1000000 + "}", ":1:"),
    "long-string": ('{"format": "' + "a" * 20000000 + '"}', ":1:"),
    "escapes": ('{"\\ud800": "\\u0000"}', ":1:"),
    "bytes": (b'{"a": "\xff\xfe\x00"}', ":1:"),
    "empty": ("", ":1: the file is empty"),
    "blank": (" " * 20000000, "the file is empty"),
    "null": ("null", ":1:"),
}

ROWS = []
for name, (text, words) in JSON.items():
    limits = {"megabytes": 1000}
    ROWS += [report(name, text, ("r.json:1:" if not words else "r.json:", words), **limits)]
    if name in ("deep", "many-values", "long-number", "bytes", "empty", "null"):
        ROWS += [gate(name, text, ("r.json:", words), **limits),
                 baseline(name, text, ("b.json:", words), **limits),
                 campaign(name, text, ("campaign.json:",), **limits)]

ROWS += [
    waivers("deep", "[" * 1000000, ("w.yaml:1: nested too deep",)),
    waivers("deep-blocks", "".join(" " * i + "- a:\n" for i in range(0, 3000, 2)), ("w.yaml:", "nested")),
    waivers("deep-dashes", "- " * 100000, ("w.yaml:1: nested too deep",)),
    waivers("deep-keys", "? " * 100000, ("w.yaml:1: nested too deep",)),
    waivers("anchors", "a0: &a0 [x]\n" + "".join(f"a{i + 1}: &a{i + 1} [*a{i}, *a{i}]\n" for i in range(60)), ("w.yaml:",)),
    waivers("long-key", "- name: " + "x" * 5000000 + "\n  pattern: [", ("w.yaml:",)),
    waivers("many-rows", "".join(WAIVER.format(name=f"n{i}", pattern="*", lowering="none", reason="x") for i in range(20000)), ("w.yaml",)),
    waivers("glob", WAIVER.format(name="n", pattern="{a,b}" * 20, lowering="*", reason="x"), ("w.yaml", "pattern")),
    waivers("stars", WAIVER.format(name="n", pattern="*a" * 20000, lowering="*", reason="x"), ("w.yaml",)),
    waivers("no-line", WAIVER.format(name="n", pattern="*", lowering="*", reason="x").replace("jit", "mars"), ("w.yaml:1: waiver 'n'",)),
    waivers("bytes", b"\xff\xfe- name", ("w.yaml:1: not UTF-8",)),
    waivers("regex", WAIVER.format(name="n", pattern="*", lowering="*", reason="x").replace("explains: []", "repair:\n  - lines: '" + "(" * 30 + "a" + "{200})" * 30 + "'\n    by: 'a'"), ("w.yaml:",)),
    waivers("control", WAIVER.format(name='"a\\e[2Jb"', pattern="*", lowering="*", reason="x").replace("jit", '"\\e[2J"'), ("w.yaml:",)),
    project("deep", "[" * 1000000, ("memref-cts.yaml:1:",)),
    project("deep-blocks", "".join(" " * i + "a:\n" for i in range(0, 6000, 2)), ("memref-cts.yaml:",)),
    project("long-number", "version: 1\nbudgets:\n  random: " + "9" * 1000000 + "\n", ("memref-cts.yaml:3",)),
    project("host-command", "version: 1\n'\\n::error::x': 1\n", ("memref-cts.yaml:2",)),
    project("bytes", b"\xff\xfe\x00", ("memref-cts.yaml:1",)),
    Row("picture-number", {"long": "9" * 100000}, 'memref-cts picture "memref<2xf32, strided<[$(cat long)]>>" ""', 2, ("error: type",)),
    Row("picture-sizes", {}, "memref-cts picture 'memref<?x?xf32>' 'sizes=[1000000,1000000]'", 2, ("needs more than",)),
    Row("picture-rank", {}, "memref-cts picture \"memref<$(printf '1x%.0s' $(seq 3000))f32>\" ''", 2, ("rank 3000 is above 64",)),
    Row("list-many", {"l.txt": "x.mlir\n" * 1000000}, "memref-cts sweep --list=l.txt", 2, ("l.txt:1: there is no case",)),
    Row("list-devices", {"l.txt": "/dev/zero\n"}, "memref-cts sweep --list=l.txt --jobs=1", 2, ("/dev/zero",), seconds=20),
    Row("registry-bytes", {"r.tsv": b"\x00\xff" * 100000}, "memref-cts conform --registry=r.tsv", 2, ("r.tsv:1",)),
    Row("registry-long", {"r.tsv": "A-01\t" * 2000000}, "memref-cts conform --registry=r.tsv", 2, ("r.tsv:1",)),
    Row("calls-long", {"c.txt": "@" * 5000000, "good.mlir": GOOD}, "memref-cts quality good.mlir --calls=c.txt", 2, ("c.txt:1",)),
    Row("response-zero", {}, "memref-cts check @/dev/zero", 2, ("/dev/zero",)),
    Row("response-self", {"r": "@r\n"}, "memref-cts check @r", 2, ("r",)),
    Row("response-fifo", {"good.mlir": GOOD}, "mkfifo f; timeout 5 memref-cts check @f; code=$?; rm f; exit $code", 2, ("f",)),
    refrt("deep", "refrt 1\n" + "type t = " + "struct<" * 100000, ("x.refrt:2:",)),
    refrt("long-number", "refrt 1\n" + "9" * 10000000 + "\n", ("x.refrt:2:",)),
    refrt("long-word", "refrt 1\n" + "a" * 10000000 + "\n", ("x.refrt:2:",)),
    refrt("many-lines", "refrt 1\n" + "x\n" * 3000000, ("x.refrt:2:",)),
    refrt("bytes", b"refrt 1\n\x1b[2J\x00\xff\n", ("x.refrt:2:",)),
    refrt("host-command", "refrt 1\n::error::x\n", ("x.refrt:2:",)),
]
