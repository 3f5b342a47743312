#===- test_clusterfuzzlite.py - Tests of the ClusterFuzzLite build --------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# The build script runs as in their image, without it: flags, engine and folders
# come from the environment. One target without MLIR, to be quick.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/clusterfuzzlite/build.sh."""

import os
import shutil
import subprocess
import unittest
import zipfile

from support import CI, TreeTest

BUILD = os.path.join(CI, "clusterfuzzlite", "build.sh")
SANITIZE = "-O1 -fno-omit-frame-pointer -gline-tables-only -fsanitize=address -fsanitize=fuzzer-no-link"


class BuildTest(TreeTest):
    def build(self, *arguments, **environment):
        inherited = {name: os.environ[name] for name in ("PATH", "HOME", "CCACHE_DIR") if name in os.environ}
        return subprocess.run(
            ["bash", BUILD, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd="/",
            env=dict(inherited, **environment),
        )

    def test_help(self):
        result = self.build("--help")
        self.assertEqual(result.returncode, 0)
        self.assertTrue(result.stdout.startswith("usage: ci/clusterfuzzlite/build.sh"))

    def test_missing_output_folder_is_an_error(self):
        result = self.build()
        self.assertEqual(result.returncode, 2)
        self.assertIn("OUT is not set", result.stderr)

    def test_compiler_that_cannot_be_run_is_an_error(self):
        result = self.build(OUT=f"{self.root}/out", CC="no-such-compiler")
        self.assertEqual(result.returncode, 2)
        self.assertIn("CC is no-such-compiler, which cannot be run", result.stderr)
        self.assertEqual(os.listdir(f"{self.root}/out"), [])

    @unittest.skipUnless(shutil.which("clang-22"), "needs clang-22")
    def test_target_runs_with_its_seeds(self):
        out = f"{self.root}/out"
        result = self.build(
            "--only=fuzz_text",
            OUT=out,
            SRC=self.root,
            WORK=f"{self.root}/work",
            CC="clang-22",
            CXX="clang++-22",
            CFLAGS=SANITIZE,
            CXXFLAGS=SANITIZE + " -stdlib=libc++",
            LIB_FUZZING_ENGINE="-fsanitize=fuzzer",
            MEMREF_CTS_MLIR_DIR=f"{self.root}/none",
        )
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("only the targets of refrt", result.stdout)
        self.assertIn("1 targets in", result.stdout)
        seeds = f"{self.root}/seeds"
        with zipfile.ZipFile(f"{out}/fuzz_text_seed_corpus.zip") as archive:
            archive.extractall(seeds)
        self.assertGreaterEqual(len(os.listdir(seeds)), 3)
        target = subprocess.run(
            [f"{out}/fuzz_text", "-runs=100", seeds], stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=self.root
        )
        self.assertEqual(target.returncode, 0, target.stderr)
        # The flags of the environment arrived: the engine counts coverage.
        self.assertRegex(target.stderr, r"cov: [1-9]\d\d")
        with open(f"{out}/fuzz_text", "rb") as binary:
            self.assertIn(b"__asan_init", binary.read())


if __name__ == "__main__":
    unittest.main()
