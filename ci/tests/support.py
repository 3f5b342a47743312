#===- support.py - What the tests of the scripts share --------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A test case with a throw-away source tree, and a way to run a script in it.
#
#===-----------------------------------------------------------------------===#
"""Shared by the tests of the scripts in ci/."""

import os
import subprocess
import sys
import tempfile
import unittest

CI = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [CI] + [os.path.join(CI, folder) for folder in ("checks", "release", "site")]


class TreeTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name

    def write(self, path, content):
        full = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        data = content.encode() if isinstance(content, str) else content
        with open(full, "wb") as file:
            file.write(data)
        return full

    def read(self, path):
        with open(os.path.join(self.root, path), "rb") as file:
            return file.read().decode()

    def script(self, name, *arguments):
        """Runs ci/<name> as a user would; returns (exit code, stdout, stderr)."""
        result = subprocess.run(
            [sys.executable, "-B", os.path.join(CI, name), *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        return result.returncode, result.stdout, result.stderr
