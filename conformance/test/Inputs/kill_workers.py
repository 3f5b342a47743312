#!/usr/bin/env python3
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# kill_workers.py --seconds=S COMMAND...: runs the command and kills its worker processes, one after the other, for so
# long. Fails if the command reports a finding, or says that all is well and dies itself. Kills no process that the
# command did not start.
import os
import random
import signal
import subprocess
import sys
import time


def children(pid):
    found = []
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/children", encoding="ascii") as file:
                found += [int(word) for word in file.read().split()]
        except OSError:
            pass
    return found


def main():
    seconds = float(sys.argv[1].partition("=")[2])
    drawn = random.Random(1)
    run = subprocess.Popen(sys.argv[2:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    end, killed = time.monotonic() + seconds, 0
    while run.poll() is None and time.monotonic() < end:
        time.sleep(drawn.uniform(0.02, 0.3))
        try:
            workers = children(run.pid)
            if workers and run.poll() is None:
                os.kill(drawn.choice(workers), signal.SIGKILL)
                killed += 1
        except OSError:
            pass
    said, _ = run.communicate()
    print(said)
    print(f"killed: {killed}, exit code: {run.returncode}")
    if run.returncode not in (0, 2) or "finding shown" in said or not killed:
        print("a finding, or the death of the tool itself")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
