#===- test_scripts.py - Tests of the shell scripts ------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Arguments, messages and exit codes of the scripts, and the decisions of
# setup.sh with a made-up package manager. Installs and builds nothing.
#
#===-----------------------------------------------------------------------===#
"""Tests of the shell scripts in ci/."""

import glob
import os
import re
import subprocess
import unittest

from support import CI, TreeTest

SCRIPTS = sorted(set(glob.glob(os.path.join(CI, "*.sh")) + glob.glob(os.path.join(CI, "release", "*.sh"))) - {os.path.join(CI, "compiler_cache.sh")})


def run(script, *arguments, **environment):
    result = subprocess.run(
        ["bash", os.path.join(CI, script), *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd="/",
        env=dict(os.environ, **environment),
    )
    return result.returncode, result.stdout, result.stderr


class ArgumentTest(unittest.TestCase):
    def test_every_script_has_help(self):
        self.assertGreaterEqual(len(SCRIPTS), 5)
        for script in SCRIPTS:
            code, out, _ = run(script, "--help")
            self.assertEqual(code, 0, script)
            self.assertTrue(out.startswith(f"usage: ci/{os.path.relpath(script, CI)}"), out)

    def test_every_script_rejects_unknown_options(self):
        for script in SCRIPTS:
            code, _, err = run(script, "--no-such-option")
            self.assertEqual(code, 2, script)
            self.assertIn("--no-such-option", err)

    def test_every_script_can_be_executed(self):
        for script in SCRIPTS + [os.path.join(CI, "..", ".ci", "run")]:
            self.assertTrue(os.access(script, os.X_OK), script)

    def test_unknown_preset_is_a_usage_error(self):
        code, _, err = run("build.sh", "nosuch")
        self.assertEqual(code, 2)
        self.assertIn("no preset 'nosuch'", err)

    def test_bad_number_of_jobs_is_a_usage_error(self):
        for jobs in ("0", "x", "", "-1"):
            self.assertEqual(run("build.sh", f"--jobs={jobs}", "nosuch")[0], 2)

    def test_a_run_that_reaches_no_test_still_ends_with_the_count(self):
        code, out, err = run("test.sh", "--no-setup", "--preset=nosuch")
        self.assertEqual((code, out.splitlines()[-1]), (2, "0 passed, 1 failed"))
        self.assertIn("no test was run", err)


class CompilerCacheTest(TreeTest):
    def cache(self, writable):
        """CCACHE_DIR after sourcing, with a ccache whose folder is (not) writable."""
        folder = f"{self.root}/cache" if writable else "/dev/null/cache"
        os.chmod(self.write("bin/ccache", f"#!/bin/sh\necho {folder}\n"), 0o755)
        command = f'root=/r; . {CI}/compiler_cache.sh; echo "${{CCACHE_DIR-unset}}"'
        path = f"{self.root}/bin:{os.environ['PATH']}"
        environment = {"PATH": path}
        return subprocess.run(["bash", "-euc", command], capture_output=True, text=True, env=environment).stdout

    def test_writable_folder_is_kept(self):
        self.assertEqual(self.cache(writable=True), "unset\n")

    def test_unwritable_folder_is_replaced(self):
        self.assertEqual(self.cache(writable=False), "/r/build/ccache\n")


class SetupTest(TreeTest):
    """setup.sh with its own dpkg-query, apt-get, apt-cache and id."""

    def fake(self, name, body):
        path = self.write(f"bin/{name}", f'#!/bin/bash\necho "{name} $*" >>"{self.root}/calls"\n{body}\n')
        os.chmod(path, 0o755)

    def setup(self, *arguments, missing=(), offered=True, user=0, update=0, install=0):
        packages = run("setup.sh", "--list", "--with=all")[1].split()
        for package in missing:
            self.assertIn(package, packages)
        installed = self.write("installed", "\n".join(p for p in packages if p not in missing) + "\n")
        candidate = "1.0" if offered else "(none)"
        self.write("calls", "")
        self.fake("dpkg-query", f'sed "s/^/installed /" "{installed}"')
        self.fake("apt-cache", f'echo "x:"; echo "  Candidate: {candidate}"; seq 99999')
        self.fake("id", f"echo {user}")
        self.fake("sudo", "exit 1")
        self.fake(
            "apt-get",
            'case " $* " in\n'
            f'*" update "*) echo "E: no network"; exit {update} ;;\n'
            f'*" install "*) [ {install} = 0 ] || {{ echo "E: Failed to fetch it"; exit {install}; }}\n'
            f'  printf "%s\\n" {" ".join(packages)} >"{installed}" ;;\n'
            "esac",
        )
        result = run("setup.sh", *arguments, PATH=f"{self.root}/bin:{os.environ['PATH']}")
        self.calls = self.read("calls")
        return result

    def test_nothing_missing_needs_no_package_manager(self):
        code, out, _ = self.setup()
        self.assertEqual(code, 0)
        self.assertIn("nothing to do", out)
        self.assertNotIn("apt-get", self.calls)

    def test_only_what_is_missing_is_installed(self):
        code, out, _ = self.setup(missing=("ccache", "git"))
        self.assertEqual(code, 0)
        self.assertIn("installed: ccache git", out)
        line = next(line for line in self.calls.splitlines() if " install " in line)
        self.assertTrue(line.endswith(" -y --no-install-recommends ccache git"), line)

    def test_groups_are_optional(self):
        code, out, _ = self.setup(missing=("mlir-16-tools",))
        self.assertEqual(code, 0)
        self.assertIn("nothing to do", out)
        for group in ("older-mlir", "all"):
            code, out, _ = self.setup(f"--with={group}", missing=("mlir-16-tools",))
            self.assertEqual(code, 0)
            self.assertIn("installed: mlir-16-tools", out)
        code, out, _ = self.setup("--with=cross", missing=("clang-14", "g++-s390x-linux-gnu"))
        self.assertEqual(code, 0)
        self.assertIn("installed: clang-14 g++-s390x-linux-gnu", out)

    def test_a_package_of_two_groups_is_listed_and_installed_once(self):
        for groups in ("all", "cross,compilers", "tidy,tidy"):
            packages = run("setup.sh", "--list", f"--with={groups}")[1].split()
            self.assertEqual(len(packages), len(set(packages)), groups)
        code, out, _ = self.setup("--with=cross,compilers", missing=("clang-14",))
        self.assertEqual(code, 0)
        self.assertEqual(out.splitlines()[-1], "setup: installed: clang-14")

    def test_table_has_each_package_once(self):
        with open(os.path.join(CI, "setup.sh"), encoding="utf-8") as script:
            table = script.read().split("\ntable='\n")[1].split("\n'\n")[0]
        rows = [line.split() for line in table.splitlines() if line.strip() and not line.strip().startswith("#")]
        names = [row[0] for row in rows]
        self.assertEqual(names, list(dict.fromkeys(names)))
        known = {"base"} | set(re.findall(r"^ {19}([a-z][a-z-]*) +[a-zA-Z]", run("setup.sh", "--help")[1], re.M))
        self.assertEqual({group for row in rows for group in row[1:]}, known)

    def test_base_is_no_group_to_ask_for(self):
        code, _, err = self.setup("--with=base")
        self.assertEqual(code, 2)
        self.assertIn("unknown group 'base'", err)

    def test_unknown_group_is_named(self):
        code, _, err = self.setup("--with=older-mlir,newer-mlir")
        self.assertEqual(code, 2)
        self.assertIn("unknown group 'newer-mlir'", err)
        self.assertNotIn("apt-get ", self.calls)

    def test_check_installs_nothing(self):
        code, _, err = self.setup("--check", missing=("git",))
        self.assertEqual(code, 2)
        self.assertIn("apt-get install --no-install-recommends git", err)
        self.assertNotIn("apt-get", self.calls)

    def test_user_without_rights_is_told_the_command(self):
        code, _, err = self.setup(missing=("git",), user=1000)
        self.assertEqual(code, 2)
        self.assertIn("as root run: apt-get install --no-install-recommends git", err)

    def test_stale_lists_do_not_stop_what_can_be_installed(self):
        code, out, _ = self.setup(missing=("git",), update=100)
        self.assertEqual(code, 0)
        self.assertIn("warning: not every package list", out)

    def test_offline_is_named(self):
        code, _, err = self.setup(missing=("git",), update=100, install=100)
        self.assertEqual(code, 2)
        self.assertIn("is this machine online?", err)

    def test_package_that_nobody_offers_is_named(self):
        code, _, err = self.setup(missing=("git",), offered=False)
        self.assertEqual(code, 2)
        self.assertIn("no package source offers: git;", err)
        self.assertNotIn(" install ", self.calls)


if __name__ == "__main__":
    unittest.main()
