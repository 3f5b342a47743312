#!/usr/bin/env python3
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# kill_mould.py COMMAND...: runs the command and kills the first process that it starts, which workers are copies of.
# Its exit code is that of the command.
#
# kill_mould.py --tool COMMAND...: kills the command itself once it has that process and a worker. Fails if one of
# the two is left.
import os
import signal
import subprocess
import sys
import time

PATIENCE = 60


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        time.sleep(0.001)
    return condition()


def children(pid):
    found = []
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children", encoding="ascii") as file:
                found += [int(word) for word in file.read().split()]
    except OSError:
        pass
    return found


def lives(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def main():
    of_tool = sys.argv[1] == "--tool"
    run = subprocess.Popen(sys.argv[2:] if of_tool else sys.argv[1:])
    wanted = 2 if of_tool else 1
    if not wait_for(lambda: len(children(run.pid)) >= wanted or run.poll() is not None) or run.poll() is not None:
        print("too few processes were started")
        run.kill()
        return 70
    started = children(run.pid)
    os.kill(run.pid if of_tool else min(started), signal.SIGKILL)
    code = run.wait()
    if not of_tool:
        return code
    if not wait_for(lambda: not any(lives(pid) for pid in started)):
        print("left:", *[pid for pid in started if lives(pid)])
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
