#!/usr/bin/env python3
#===- watch.py - Changes a case while memref-cts watches it ---------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# watch.py CASE COMMAND...: starts the command, which watches CASE, and after each report
# does the next thing with the file: a wrong expectation, an editor's replacement, a file
# that is no case, one that is gone for a moment. Then it interrupts the command. Prints
# what the command prints, and its exit code.
#
#===-----------------------------------------------------------------------===#
"""Change a case while memref-cts watches it."""

import os
import signal
import subprocess
import sys
import time


def main(case, command):
    with open(case, encoding="utf-8") as file:
        right = file.read()
    wrong = right.replace("-> 3", "-> 4")
    assert wrong != right

    def write(text):
        with open(case, "w", encoding="utf-8") as file:
            file.write(text)

    def replace(text):
        with open(case + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(case + ".new", case)

    def vanish(text):
        os.remove(case)
        time.sleep(0.2)
        write(text)

    watch = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    steps = [lambda: write(wrong), lambda: replace(right), lambda: write("no case"), lambda: vanish(right)]
    # A report ends with an empty line.
    for step in steps + [lambda: watch.send_signal(signal.SIGINT)]:
        for line in watch.stdout:
            print(line, end="")
            if line == "\n":
                break
        print("--")
        step()
    print(watch.stdout.read(), end="")
    print("exit code", watch.wait())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
