#===- commands.py - What lowerings print, and reports of it -----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Commands that print what no reader survives, and what is then made of their reports. The good case is checked
after each: what one case does is not the trouble of the next."""

from making import GOOD, Row

DEEP_METADATA = "!0 = " + "!{" * 50000 + "}" * 50000 + "\n"
DEEP_TYPE = "@a = external global " + "[1 x " * 50000 + "i8" + "]" * 50000 + "\n"
DEEP_MLIR = "module {" * 50000 + "}" * 50000 + "\n"
LONG_NUMBER = "@a = global i32 " + "9" * 40000 + "\n"
LONG_FLOAT = "@a = global double 0." + "1" * 40000 + "\n"


def prints(name, text, words=(), **more):
    """A lowering that prints `text` for the first case, and lowers the second."""
    command = ("memref-cts check x.mlir good.mlir --jobs=1 --engine=ref-llvm --lower-timeout-ms=3000 "
               "--lowering-cmd='mine=if grep -q second; then cat good.out; else cat out; fi'")
    good = "// second\n" + GOOD
    lowered = "llvm.func @good(%a: i32) -> i32 {\n  llvm.return %a : i32\n}\n"
    return Row(name, {"x.mlir": GOOD, "good.mlir": good, "out": text, "good.out": lowered}, command, 1,
               (*words, "good.mlir  mine  ref-llvm: 1 agree"), **more)


def reported(name, command, files=None, exit=0, makes=(), **more):
    return Row(name, files or {"::error::x.mlir": GOOD.replace("-> 7", "-> 8")}, command, exit, makes=makes, **more)


def folders(name, script):
    """A command that leaves folders in its own."""
    return Row(name, {"x.mlir": GOOD, "leave.py": script}, "memref-cts check x.mlir --waivers=none --engine=ref-llvm --lowering-cmd='python3 ./leave.py && memref-cts-opt --lower-to-llvm'",
               0, ("ref-llvm: 1 agree",), seconds=60)


def starved(name, command, exit=2, words=("Resource temporarily unavailable",), **more):
    """A user who may have no more processes. Root may have any number."""
    return Row(name, {"x.mlir": GOOD, "good.mlir": GOOD}, f"bash -c 'ulimit -u 1 && exec memref-cts {command}'", exit, words, ("terminate",), **more)


def takes(name, script, words, memory=600, **more):
    """A command that takes what is not its own. The good case is checked after it."""
    command = (f"memref-cts check x.mlir good.mlir --waivers=none --jobs=1 --engine=ref-llvm --memory-mb={memory} --lower-timeout-ms=60000 "
               "--lowering-cmd='mine=cat > $TMPDIR/in; grep -q first $TMPDIR/in && python3 ./take.py; cat out'")
    lowered = "llvm.func @good(%a: i32) -> i32 {\n  llvm.return %a : i32\n}\n"
    files = {"x.mlir": "// first\n" + GOOD, "good.mlir": GOOD, "take.py": "import os, time\n" + script, "out": lowered}
    return Row(name, files, command, 1, (words, "lower: 1 refused", "good.mlir  mine  ref-llvm: 1 agree"), ("crash", "invalid-ir"), seconds=60, **more)


CHECK = "memref-cts check ./*x.mlir --lowering=ours --engine=ref-llvm --json=r.json > log; "
BASELINE = "memref-cts gate --report=r.json --baseline=b.json --update && "

NAMES_GROUPS = """import os, time
for number in range(os.getpid() - 60, os.getpid()):
    try:
        os.setpgid(0, number)
    except OSError:
        pass
if os.fork() == 0:
    os.setsid()
    time.sleep(3)
"""

ROWS = [
    prints("ir-deep-metadata", DEEP_METADATA, ("nested more than",)),
    prints("ir-deep-type", DEEP_TYPE, ("nested more than",)),
    prints("ir-deep-module", DEEP_MLIR, ("nested more than",)),
    prints("ir-long-number", LONG_NUMBER, ("a number has",)),
    prints("ir-long-float", LONG_FLOAT, ("a number has",)),
    prints("ir-nothing", ""),
    prints("ir-bytes", b"\x00\xff\x1b[2J" * 1000),
    prints("ir-bitcode", b"BC\xc0\xde" + b"\xff" * 100000),
    prints("ir-bytecode", b"ML\xefR" + b"\xff" * 100000),
    prints("ir-host-command", "::error::x\n##[error]x\n\x1b[2J\n"),
    prints("ir-other-module", "llvm.func @other() { llvm.return }\n"),
    Row("ir-endless", {"x.mlir": GOOD}, "memref-cts check x.mlir --engine=ref-llvm --lower-timeout-ms=3000 --lowering-cmd='cat /dev/zero'", (1, 2), seconds=60, megabytes=1500),
    Row("ir-waits", {"x.mlir": GOOD}, "memref-cts check x.mlir --engine=ref-llvm --lower-timeout-ms=1000 --lowering-cmd='sleep 100'", (1, 2)),
    folders("folders-deep", "import os\nos.chdir(os.environ['TMPDIR'])\nfor i in range(700): os.mkdir('folder'); open('file', 'w').close(); os.chdir('folder')\n"),
    folders("folders-closed", "import os\nos.chdir(os.environ['TMPDIR'])\nos.makedirs('a/b/c/d')\nopen('a/b/file', 'w').close()\nfor each in ('a/b/c', 'a/b', 'a'): os.chmod(each, 0)\nos.chmod('.', 0)\n"),
    folders("folders-wide", "import os\nos.chdir(os.environ['TMPDIR'])\nfor i in range(300): os.makedirs(f'{i}/{i + 1}')\n"),
    folders("folders-links", "import os\nos.chdir(os.environ['TMPDIR'])\nos.mkdir('a')\nos.symlink('/', 'a/root')\nos.symlink(os.environ['TMPDIR'], 'a/loop')\nos.mkfifo('a/pipe')\n"),
    starved("starved-check", "check good.mlir x.mlir --jobs=2 --lowering=ours"),
    starved("starved-fuzz", "fuzz --out=c --jobs=2 --time=5 --lowering=ours", makes=("c", "c/campaign.json", "c/findings", "c/lock")),
    starved("starved-abi", "abi --jobs=2"),
    starved("starved-run", "run x.mlir"),
    takes("takes-memory", "for i in range(5):\n  if os.fork() == 0: a = b'x' * (300 << 20); time.sleep(100)\ntime.sleep(100)\n",
          "was ended: its processes need more than 600 MB of memory in all (--memory-mb)"),
    takes("takes-memory-alone", "for i in range(5):\n  if os.fork() == 0: os.setsid(); os.fork() and os._exit(0); a = b'x' * (300 << 20); time.sleep(100)\ntime.sleep(100)\n",
          "was ended: its processes need more than 600 MB of memory in all (--memory-mb)"),
    takes("takes-disk", "os.chdir(os.environ['TMPDIR'])\nfor i in range(8): open(str(i), 'wb').write(bytes(100 << 20))\ntime.sleep(100)\n",
          "was ended: its files need more than 600 MB of disk (--memory-mb)"),
    takes("takes-names", "os.chdir(os.environ['TMPDIR'])\nfor i in range(20500): open(str(i), 'w').close()\ntime.sleep(100)\n",
          "was ended: it has more than 20000 files"),
    takes("takes-processes", "while True:\n  try: os.fork()\n  except OSError: pass\n", "was ended: its processes have more than "),
    takes("takes-groups", "while True:\n  try: os.fork() or os.setsid()\n  except OSError: pass\n", "was ended: "),
    # What it says of groups is not believed: this one names those of others, which are to be ended with it.
    Row("names-groups", {"x.mlir": GOOD, "n.py": NAMES_GROUPS}, "memref-cts check x.mlir --waivers=none --engine=ref-llvm --lowering-cmd='python3 n.py && exec memref-cts-opt --lower-to-llvm'",
        0, ("ref-llvm: 1 agree",)),
    Row("keeps-times", {"x.mlir": GOOD}, "memref-cts check x.mlir --waivers=none --engine=ref-llvm --lowering-cmd='cp -p x.mlir $TMPDIR/y && cp -a $TMPDIR/y $TMPDIR/z && memref-cts-opt --lower-to-llvm'",
        0, ("ref-llvm: 1 agree",), ("forbidden", "not allowed")),
    Row("ir-crash-after-socket", {"x.mlir": GOOD},
        "memref-cts check x.mlir --waivers=none --engine=ref-llvm --lowering-cmd='python3 -c \"import socket; socket.socket()\" 2> /dev/null; echo LLVM ERROR: no such thing >&2; kill -ABRT $$'",
        1, ("1 crash", "after the forbidden system call socket", "no such thing")),
    Row("ir-left-behind", {"x.mlir": GOOD}, "memref-cts check x.mlir --engine=ref-llvm --lower-timeout-ms=1000 --lowering-cmd='sleep 100 & cat'", (1, 2)),
    reported("reported-gate", CHECK + BASELINE + "memref-cts gate --report=r.json --baseline=b.json; code=$?; cat b.json > /dev/null; exit $code", makes=("r.json", "b.json", "log")),
    reported("reported-new", "echo '{}' > e.json; " + CHECK + "printf '{\"format\": \"memref-cts baseline 1\"}' > b.json; memref-cts gate --report=r.json --baseline=b.json", exit=2, makes=("r.json", "b.json", "log", "e.json")),
    reported("reported-junit", CHECK + BASELINE + "memref-cts gate --report=r.json --baseline=b.json --junit=j.xml --sarif=s.sarif && ! grep -P '[\\x00-\\x08\\x1b]' j.xml s.sarif", makes=("r.json", "b.json", "log", "j.xml", "s.sarif")),
    reported("reported-page", CHECK + "memref-cts report r.json --html=p.html", makes=("r.json", "log", "p.html")),
]
