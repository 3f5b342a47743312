#===- interrupt_waiting.py - Interrupts a command that waits ------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: interrupt_waiting.py FILE [--signal=TERM] COMMAND... Sends SIGINT, or another
# signal, half a second after the command, or what it started, has made FILE, and once
# more a moment later. Ends with its exit code, with 98 if it ran on for ten seconds,
# or with 97 if there is no FILE after two minutes: the time limits of the tests are
# longer.
#
#===-----------------------------------------------------------------------===#

import os
import signal
import subprocess
import sys
import time

wanted, command = signal.SIGINT, sys.argv[2:]
if command[0] == "--signal=TERM":
    wanted, command = signal.SIGTERM, command[1:]
process = subprocess.Popen(command)
deadline = time.monotonic() + 120
while not os.path.exists(sys.argv[1]) and process.poll() is None:
    if time.monotonic() > deadline:
        process.kill()
        sys.exit(97)
    time.sleep(0.05)
time.sleep(0.5)
for pause in (0.2, 0):
    process.send_signal(wanted)
    time.sleep(pause)
try:
    code = process.wait(timeout=10)
except subprocess.TimeoutExpired:
    process.kill()
    sys.exit(98)
sys.exit(code)
