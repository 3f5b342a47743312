#===- memory_group.py - A command where memory is short -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: memory_group.py MIB COMMAND... runs the command in a control group that has
# MIB of memory and no swap; beyond that the kernel ends a process. Without arguments:
# exit code 0 if this machine lets us make such groups.
#
#===-----------------------------------------------------------------------===#
import os
import subprocess
import sys
import tempfile


def make(limit):
    """A new group, and the file that takes its processes; OSError if there is none."""
    if os.path.isdir("/sys/fs/cgroup/memory"):  # version 1
        group = tempfile.mkdtemp(prefix="memref-cts-", dir="/sys/fs/cgroup/memory")
        settings = {"memory.limit_in_bytes": limit, "memory.memsw.limit_in_bytes": limit}
    else:
        with open("/sys/fs/cgroup/cgroup.subtree_control", encoding="ascii") as file:
            if "memory" not in file.read().split():
                raise OSError("no control of memory")
        group = tempfile.mkdtemp(prefix="memref-cts-", dir="/sys/fs/cgroup")
        settings = {"memory.max": limit, "memory.swap.max": 0}
    for name, value in settings.items():
        path = os.path.join(group, name)
        if os.path.exists(path):  # that of swap need not
            with open(path, "w", encoding="ascii") as file:
                file.write(str(value))
    return group


def main(arguments):
    try:
        group = make(int(arguments[0]) << 20 if arguments else 1 << 30)
    except OSError as error:
        print(f"no group: {error}", file=sys.stderr)
        return 1
    try:
        if not arguments:
            return 0

        def enter():
            with open(os.path.join(group, "cgroup.procs"), "w", encoding="ascii") as file:
                file.write(str(os.getpid()))

        return subprocess.run(arguments[1:], preexec_fn=enter, check=False).returncode
    finally:
        os.rmdir(group)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
