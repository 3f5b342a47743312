#!/usr/bin/env python3
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# kill_mould.py COMMAND...: runs the command and kills the first process that it starts, which workers are copies of.
# Its exit code is that of the command.
import os
import signal
import subprocess
import sys
import time


def main():
    run = subprocess.Popen(sys.argv[1:])
    end, mould = time.monotonic() + 60, []
    while not mould and run.poll() is None and time.monotonic() < end:
        try:
            with open(f"/proc/{run.pid}/task/{run.pid}/children", encoding="ascii") as file:
                mould = file.read().split()
        except OSError:
            pass
    if not mould:
        print("no process was started")
        return 70
    os.kill(int(mould[0]), signal.SIGKILL)
    return run.wait()


if __name__ == "__main__":
    sys.exit(main())
