#===- read_only.py - Runs a command where nothing can be written ----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: read_only.py FOLDER COMMAND... The command runs in the folder. For root, whom no
# permission stops, the folder is mounted a second time. Without a command: exit code 0 if
# this works here.
#
#===-----------------------------------------------------------------------===#

import os
import subprocess
import sys
import tempfile

MOUNT = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" && shift && exec "$@"'


def run(folder, command):
    if os.geteuid() == 0:
        return subprocess.run(["unshare", "-m", "sh", "-c", MOUNT, "sh", folder] + command).returncode
    os.chmod(folder, 0o555)
    try:
        return subprocess.run(command, cwd=folder).returncode
    finally:
        os.chmod(folder, 0o755)


if len(sys.argv) > 1:
    sys.exit(run(sys.argv[1], sys.argv[2:]))
with tempfile.TemporaryDirectory() as scratch:
    sys.exit(run(scratch, ["sh", "-c", "! touch file 2>/dev/null"]))
