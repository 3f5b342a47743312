#===- interrupt.py - Interrupts a command that is busy --------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: interrupt.py FILE COMMAND... Sends SIGINT when the command has made FILE and
# has computed for half a second since, however long that takes. Ends with its exit
# code.
#
#===-----------------------------------------------------------------------===#

import os
import signal
import subprocess
import sys
import time


def seconds(process):
    with open("/proc/%d/stat" % process.pid) as file:
        user, system = file.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


process = subprocess.Popen(sys.argv[2:])
while not os.path.exists(sys.argv[1]) and process.poll() is None:
    time.sleep(0.05)
start = seconds(process)
while process.poll() is None and seconds(process) < start + 0.5:
    time.sleep(0.05)
process.send_signal(signal.SIGINT)
sys.exit(process.wait())
