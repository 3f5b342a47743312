#===- interrupt_reader.py - Interrupts a command that waits for its input -===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: interrupt_reader.py SIGNAL COMMAND... Starts the command with an input that
# never ends, and sends SIGNAL (INT or TERM) once the command handles it. Ends with
# the command's exit code, with 98 if it ran on for ten seconds, or with 97 if it
# handles no such signal after two minutes.
#
#===-----------------------------------------------------------------------===#

import signal
import subprocess
import sys
import time

wanted = getattr(signal, "SIG" + sys.argv[1])
# A shell starts what runs in the background with SIGINT ignored.
signal.signal(wanted, signal.SIG_DFL)
process = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE)


def handles():
    with open("/proc/%d/status" % process.pid) as file:
        caught = next(line for line in file if line.startswith("SigCgt:"))
    return int(caught.split()[1], 16) >> (wanted - 1) & 1


deadline = time.monotonic() + 120
while process.poll() is None and not handles():
    if time.monotonic() > deadline:
        process.kill()
        sys.exit(97)
    time.sleep(0.05)
process.send_signal(wanted)
try:
    code = process.wait(timeout=10)
except subprocess.TimeoutExpired:
    process.kill()
    sys.exit(98)
sys.exit(code)
