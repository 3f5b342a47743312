#!/usr/bin/env python3
#===- run.py - Commands over hostile files --------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Makes the files of each row of rows/*.py in a folder of its own, runs the row's
# command there without privileges, and looks at the exit code, the words, what is left
# in the folder and in that of temporary files, and at time and memory. Of every output
# it demands that no escape sequence and no command of a CI host is in it.
# Exit codes: 0 all rows hold, 1 some do not, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Run the hostile folder: run.py --tools=FOLDER [--only=NAME] [--jobs=N] [--slow=FACTOR]."""

import argparse
import concurrent.futures
import glob
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import making

NOBODY = 65534
MOST_OUTPUT = 128 << 10  # bytes: a tool that says more of hostile files floods a log
ADDRESS_SPACE = 12 << 30  # the net under `megabytes`, so that a row that fails does not take the machine

# Bytes that move a terminal's cursor or hide text.
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]")
# What hosts of CI take for a command: GitHub and Azure; TeamCity; GitLab's sections have control characters.
# Hosts pass over the spaces of Unicode, too.
HOST_COMMAND = re.compile(r"^\s*::|##\[|##vso\[|^\s*##teamcity\[", re.MULTILINE)


def rows_of(path):
    """The rows that a table has."""
    spec = importlib.util.spec_from_file_location(os.path.basename(path)[:-3], path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.ROWS


def all_rows():
    rows = []
    for path in sorted(glob.glob(os.path.join(making.FOLDER, "rows", "*.py"))):
        rows += rows_of(path)
    names = [row.name for row in rows]
    for name in {name for name in names if names.count(name) > 1}:
        sys.exit(f"two rows are called '{name}'")
    return rows


def make_files(row, folder):
    for name, content in row.files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if callable(content):
            content(path)
        else:
            with open(path, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())


def listing(folder):
    found = set()
    for where, folders, files in os.walk(folder):
        found.update(os.path.relpath(os.path.join(where, name), folder) for name in folders + files)
    return found


def give_away(folder, user):
    """The folder and all in it to `user`; links stay whose they are."""
    for where, folders, files in os.walk(folder):
        os.chown(where, user, user)
        for name in folders + files:
            os.lchown(os.path.join(where, name), user, user)


class Run:
    """What one command did."""

    def __init__(self, row, options, home):
        self.folder = os.path.join(home, "work")
        self.temporary = os.path.join(home, "tmp")
        os.mkdir(self.folder)
        os.mkdir(self.temporary)
        make_files(row, self.folder)
        self.before = listing(self.folder)
        if options.user is not None:
            give_away(home, options.user)
        environment = {
            "PATH": os.pathsep.join([options.tools, "/usr/lib/llvm-22/bin", "/usr/local/bin", "/usr/bin", "/bin"]),
            "HOME": self.folder,
            "TMPDIR": self.temporary,
            "LC_ALL": "C.UTF-8",
        }
        if not options.memory_limits and "ulimit -u" in row.command:
            environment["ASAN_OPTIONS"] = "detect_leaks=0"  # LeakSanitizer needs a process, and says so by an exit code
        output, result = os.path.join(home, "output"), os.path.join(home, "result")
        space = ADDRESS_SPACE if options.memory_limits else 0
        launch = [sys.executable, "-I", "-S", os.path.join(making.FOLDER, "launch.py"), result,
                  "-" if options.user is None else str(options.user), str(space), row.command]
        start = time.monotonic()
        with open(output, "wb") as log:
            process = subprocess.Popen(launch, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=log,
                                       stderr=subprocess.STDOUT, start_new_session=True)
        try:
            process.wait(row.seconds * options.slow)
            self.ended = True
        except subprocess.TimeoutExpired:
            self.ended = False
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self.seconds = time.monotonic() - start
        with open(result, encoding="ascii") as file:
            words = file.read().split() or ["-9", "0"]
        self.code, self.megabytes = int(words[0]), int(words[1]) / 1024
        with open(output, "rb") as log:
            self.output = log.read(MOST_OUTPUT + 1)
        self.after = listing(self.folder)
        self.left = listing(self.temporary)


def first(text):
    """The beginning of an output, for people."""
    return repr(text[:600].decode(errors="replace"))


def problems(row, run, options):
    """What a run did that the row does not allow."""
    found = []
    if not run.ended:
        found.append(f"not done after {row.seconds * options.slow:g} seconds")
    codes = row.exit if isinstance(row.exit, tuple) else (row.exit,)
    if run.ended and run.code not in codes:
        found.append(f"exit code {run.code}, not {' or '.join(map(str, codes))}")
    if run.megabytes > row.megabytes and options.memory_limits:
        found.append(f"{run.megabytes:.0f} MB, not at most {row.megabytes}")
    words = (row.words,) if isinstance(row.words, str) else row.words
    found += [f"it does not say: {word}" for word in words if word.encode() not in run.output]
    without = (row.without,) if isinstance(row.without, str) else row.without
    found += [f"it says: {word}" for word in without if word.encode() in run.output]
    if match := CONTROL.search(run.output):
        found.append(f"control character in the output: {first(run.output[max(0, match.start() - 60):])}")
    if match := HOST_COMMAND.search(run.output.decode(errors="replace")):
        found.append(f"command of a CI host in the output: {first(run.output[max(0, match.start() - 60):])}")
    if len(run.output) > MOST_OUTPUT:
        found.append("more than 128 KiB of output")
    made = run.after - run.before - set(row.makes)
    if made:
        found.append("it leaves files: " + ", ".join(sorted(made)[:5]))
    missing = set(row.makes) - run.after
    if missing:
        found.append("it does not make: " + ", ".join(sorted(missing)))
    if run.before - run.after:
        found.append("it takes files away: " + ", ".join(sorted(run.before - run.after)[:5]))
    if run.left:
        found.append("temporary files are left: " + ", ".join(sorted(run.left)[:5]))
    if found:
        found.append(f"it said: {first(run.output)}")
    return found


def judge(row, options):
    # The temporary folder of a test may be closed to another user.
    parent = "/tmp" if options.user is not None else None
    with tempfile.TemporaryDirectory(prefix="hostile-", dir=parent, ignore_cleanup_errors=True) as home:
        os.chmod(home, 0o755)
        run = Run(row, options, home)
        found = problems(row, run, options)
        if run.left:  # perhaps deeper than Python's own removal goes
            subprocess.run(["rm", "-rf", "--", run.temporary], check=False)
    if row.known and not found:
        found = [f"it holds now: take `known` out ({row.known})"]
    elif row.known:
        found = []
    return row, run, found


def can_run_as(user, tool):
    """Whether the folder of tools is open to others."""
    return subprocess.run([tool, "--version"], user=user, group=user, extra_groups=[], check=False,
                          stdin=subprocess.DEVNULL, capture_output=True).returncode == 0


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True, help="folder of the tools")
    parser.add_argument("--only", action="append", help="a part of the names of rows; all others are left out")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="commands at once")
    parser.add_argument("--slow", type=float, default=1, help="factor of all limits of time")
    parser.add_argument("--no-memory-limits", dest="memory_limits", action="store_false",
                        help="for sanitizers, which need much address space")
    parser.add_argument("--verbose", action="store_true", help="a line for each row")
    options = parser.parse_args()
    options.tools = os.path.abspath(options.tools)
    options.user = None
    if os.geteuid() == 0:
        tool = shutil.which("memref-cts", path=options.tools)
        if not tool:
            parser.error(f"no memref-cts in {options.tools}")
        try:
            options.user = NOBODY if can_run_as(NOBODY, tool) else None
        except PermissionError:
            pass
        if options.user is None:
            print("note: other users cannot run the tools, so that rows run as root")
    return options


def main():
    options = parse_arguments()
    rows = [row for row in all_rows() if not options.only or any(part in row.name for part in options.only)]
    if not rows:
        print("no row has such a name")
        return 2
    bad = 0
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for row, run, found in pool.map(lambda row: judge(row, options), rows):
            bad += bool(found)
            if found or options.verbose:
                state = "FAILED" if found else "known" if row.known else "ok"
                print(f"{state}: {row.name}: exit {run.code}, {run.seconds:.1f} s, {run.megabytes:.0f} MB: {row.command}")
            for line in found:
                print(f"  {line}")
            sys.stdout.flush()
    files = sum(len(row.files) for row in rows)
    commands = len({row.command for row in rows})
    known = sum(bool(row.known) for row in rows)
    print(f"{len(rows)} rows, {files} files, {commands} commands in {time.monotonic() - start:.0f} s: "
          f"{len(rows) - bad} as written, {known} of them known not to hold; {bad} not")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
