#===- installed.py - What the tests of the packages share -----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# try_package.py and try_example.py unpack what ci/release/package.sh made into folders
# with blanks in their names, and use it while the source tree, with its build, is out of
# sight. An empty folder is mounted over it.
#
#===-----------------------------------------------------------------------===#
"""Packages in fresh folders, out of sight of the source tree."""

import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

CI = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(CI, "checks"))

from check_findings import missing_line
from check_pages import EXIT

ROOT = os.path.dirname(CI)
DOCUMENTS = os.path.join("share", "doc", "memref-cts")
HIDDEN = 'mount --bind "$1" "$2" && shift 2 && exec "$@"'
COMMAND_SECONDS = 600
scratch = None  # folder of this run
packages = None  # folder of the packages


def can_hide():
    command = ["unshare", "-m", "sh", "-c", HIDDEN, "sh", "/tmp", "/tmp", "true"]
    return shutil.which("unshare") is not None and subprocess.run(command, capture_output=True, check=False).returncode == 0


def hidden(command):
    """The command where the source tree is an empty folder."""
    empty = os.path.join(scratch, "empty")
    os.makedirs(empty, exist_ok=True)
    return ["unshare", "-m", "sh", "-c", HIDDEN, "sh", empty, ROOT] + command if can_hide() else command


class PackageTest(unittest.TestCase):
    def result_of(self, folder, *command, **environment):
        """(exit code, output) of a command; the source tree is out of sight."""
        inherited = {name: value for name, value in os.environ.items() if name != "MEMREF_CTS_DATA"}
        result = subprocess.run(hidden(list(command)), cwd=folder, env=dict(inherited, **environment), text=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                                timeout=COMMAND_SECONDS)
        return result.returncode, result.stdout

    def run_in(self, folder, *command, code=0, **environment):
        """Output of a command that ends with `code`."""
        ends, output = self.result_of(folder, *command, **environment)
        self.assertEqual(ends, code, f"{command}\n{output}")
        return output


def run_page(page, parts, run):
    """Runs the blocks `sh` among the marked blocks of a page, and compares what they print.

    run: a function from a script to (exit code, output). Returns how many blocks ran; a block that does not do what
    the page shows is an AssertionError."""
    ran = 0
    for index, (line, word, _, content) in enumerate(parts):
        if word != "sh":
            continue
        ends = EXIT.search(content)
        expected = int(ends.group(1)) if ends else 0
        code, output = run(content)
        shown = parts[index + 1][3].split("\n") if index + 1 < len(parts) and parts[index + 1][1] == "text" else []
        missing = missing_line([one for one in shown if one.strip() and one.strip() != "..."], output)
        if missing is not None or code != expected:
            what = f"does not print '{missing.strip()}' (there)" if missing is not None else f"ends with {code}, not {expected}"
            raise AssertionError(f"{page}:{line}: the block {what}; it prints:\n{output}")
        ran += 1
    return ran


def unpack_archive(name):
    """The archive in a folder of this name; the prefix in it."""
    folder = os.path.join(scratch, name)
    os.makedirs(folder)
    subprocess.run(["tar", "-xzf", only("memref-cts-*.tar.gz"), "-C", folder], check=True)
    return os.path.join(folder, os.listdir(folder)[0])


def unpack_packages(files, name):
    """Debian packages in a folder of this name, as dpkg does it; the folder."""
    folder = os.path.join(scratch, name)
    for file in files:
        subprocess.run(["dpkg", "-x", file, folder], check=True)
    return folder


def only(pattern):
    found = glob.glob(os.path.join(glob.escape(packages), pattern))
    if len(found) != 1:
        raise unittest.SkipTest(f"{len(found)} files {pattern} in {packages}")
    return found[0]


def arguments(description):
    """The command line of both scripts."""
    parser = argparse.ArgumentParser(description=description, allow_abbrev=False)
    parser.add_argument("--packages", help="folder with what ci/release/package.sh made (default: made here, without a build)")
    parser.add_argument("--preset", default="release", help="which build is packed (default: release)")
    parser.add_argument("tests", nargs="*", metavar="CLASS[.TEST]", help="only these")
    return parser


def main(options, module):
    """Runs the tests of a module; the exit code."""
    global scratch, packages
    with tempfile.TemporaryDirectory(prefix="memref-cts package ") as scratch:
        packages = options.packages and os.path.abspath(options.packages)
        if not packages:
            packages = os.path.join(scratch, "packages")
            made = subprocess.run(["bash", os.path.join(CI, "release", "package.sh"), "--no-build", f"--preset={options.preset}",
                                   f"--output={packages}"], check=False)
            if made.returncode:
                return 2
        if not can_hide():
            print("the source tree stays in sight: a mount needs more rights")
        loader = unittest.defaultTestLoader
        suite = loader.loadTestsFromNames(options.tests, module) if options.tests else loader.loadTestsFromModule(module)
        result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() and result.testsRun else 1
