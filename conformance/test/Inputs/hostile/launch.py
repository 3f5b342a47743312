#===- launch.py - Runs a command and tells what it took --------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: launch.py RESULT USER|- ADDRESS_SPACE COMMAND. Writes exit code and the kilobytes
# of the largest process into RESULT. A process of its own: what is forked counts with
# the memory of who forks it, and the runner holds all rows.
#
#===-----------------------------------------------------------------------===#

import os
import resource
import sys

MOST_FILE = 1 << 30

result, user, space, command = sys.argv[1:]
log = open(result, "w", encoding="ascii")
child = os.fork()
if child == 0:
    if user != "-":
        os.setgroups([])
        os.setgid(int(user))
        os.setuid(int(user))
    if space != "0":
        resource.setrlimit(resource.RLIMIT_AS, (int(space), int(space)))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_FILE, MOST_FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.execv("/bin/sh", ["sh", "-c", command])
_, status, usage = os.wait4(child, 0)
log.write(f"{os.waitstatus_to_exitcode(status)} {usage.ru_maxrss}\n")
