#===- interrupt_waiting.py - Interrupts a command that waits ------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: interrupt_waiting.py FILE|--reading [--signal=TERM] COMMAND... Sends SIGINT, or
# another signal, half a second after the command, or what it started, has made FILE, and
# once more a moment later. With --reading: once, as soon as the command, whose input
# never ends, handles the signal. Ends with its exit code, with 98 if it ran on for ten
# seconds, or with 97 if it waits for no signal after two minutes: the time limits of the
# tests are longer.
#
#===-----------------------------------------------------------------------===#

import os
import signal
import subprocess
import sys
import time

file, command = sys.argv[1], sys.argv[2:]
wanted, isReader = signal.SIGINT, file == "--reading"
if command[0] == "--signal=TERM":
    wanted, command = signal.SIGTERM, command[1:]
if isReader:  # a shell starts what runs in the background with SIGINT ignored
    signal.signal(wanted, signal.SIG_DFL)
process = subprocess.Popen(command, stdin=subprocess.PIPE if isReader else None)


def waits():
    if not isReader:
        return os.path.exists(file)
    with open("/proc/%d/status" % process.pid) as status:
        caught = next(line for line in status if line.startswith("SigCgt:"))
    return int(caught.split()[1], 16) >> (wanted - 1) & 1


deadline = time.monotonic() + 120
while process.poll() is None and not waits():
    if time.monotonic() > deadline:
        process.kill()
        sys.exit(97)
    time.sleep(0.05)
if not isReader:
    time.sleep(0.5)
for pause in (0,) if isReader else (0.2, 0):
    process.send_signal(wanted)
    time.sleep(pause)
try:
    code = process.wait(timeout=10)
except subprocess.TimeoutExpired:
    process.kill()
    sys.exit(98)
sys.exit(code)
