#!/usr/bin/env python3
#===- watch_files.py - Changes files while memref-cts watches -------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# watch_files.py FILE:FROM:TO... -- COMMAND...: starts the command, and after each report
# replaces FROM with TO in the next file. Then interrupts it. Prints what the command
# prints, and its exit code.
#
#===-----------------------------------------------------------------------===#
"""Change files while memref-cts watches."""

import signal
import subprocess
import sys


def change(step):
    path, old, new = step.split(":")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    assert old in text, step
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace(old, new))


def main(words):
    end = words.index("--")
    watch = subprocess.Popen(words[end + 1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for step in words[:end] + [None]:
        for line in watch.stdout: # a report ends with an empty line
            print(line, end="")
            if line == "\n":
                break
        print("--")
        if step:
            change(step)
        else:
            watch.send_signal(signal.SIGINT)
    print(watch.stdout.read(), end="")
    print("exit code", watch.wait())


if __name__ == "__main__":
    main(sys.argv[1:])
