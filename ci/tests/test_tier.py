#===- test_tier.py - Tests of the tiers and of the host files -------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# tier.sh in a small tree with a build script and a tool of its own: what runs,
# what is skipped, what fails, and that the results are always there.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/tier.sh and ci/hosts/."""

import glob
import os
import re
import shutil
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree

from support import CI, TreeTest

ROOT = os.path.dirname(CI)


class TierTest(TreeTest):
    def executable(self, path, body):
        os.chmod(self.write(path, f"#!/bin/bash\n{body}\n"), 0o755)

    def tier(self, *arguments, subcommands="check gate", fails="", build=0, fresh_root="", ground=""):
        """Runs a copy of tier.sh; tool steps are noted in the file `calls`."""
        os.makedirs(f"{self.root}/ci", exist_ok=True)
        shutil.copy(os.path.join(CI, "tier.sh"), f"{self.root}/ci/tier.sh")
        listing = "".join(f"  {name} FILE...\\n" for name in subcommands.split())
        self.executable(
            "tool",
            f'[ "$1" != --help ] || {{ printf "{listing}"; exit 0; }}\n'
            f'echo "$*" >>{self.root}/calls; echo "$1 says so"\n'
            'for word; do case "$word" in --json=*) echo "{}" >"${word#*=}" ;; esac; done\n'
            f'case " {fails} " in *" $1 "*) exit 1 ;; esac',
        )
        self.executable(
            "ci/build.sh",
            f"[ {build} = 0 ] || {{ echo broken; exit {build}; }}\n"
            f"mkdir -p build/$1/bin; cp {self.root}/tool build/$1/bin/memref-cts\n"
            "[ $1 = fuzz ] || exit 0; mkdir -p build/fuzz/fuzzers; cd build/fuzz/fuzzers\n"
            f'for target in a b; do cp {self.root}/tool fuzz_$target; echo /seeds/$target >fuzz_$target.corpus; done',
        )
        self.executable("ci/release/try_fresh_root.sh", f'[ "$1" != --check ] || {{ echo "{fresh_root}"; [ -z "{fresh_root}" ] || exit 2; }}; echo fresh root: green')
        self.executable("ci/ground_mlir.sh", f'[ "$1" != --check ] || {{ echo "{ground}"; [ -z "{ground}" ] || exit 2; exit 0; }}; echo "no findings $*"')
        self.executable("ci/test.sh", "rm -rf build/release/results; echo '7 passed, 0 failed'")
        for script in ("refrt_compilers", "refrt_hostile", "coverage", "release/reproducible"):
            self.executable(f"ci/{script}.sh", "echo '2 passed, 0 failed, 0 skipped'")
        for checker in ("style", "words", "layers", "clauses"):
            self.write(f"ci/checks/check_{checker}.py", "print('0 findings')\n")
        self.write("ci/chaos.py", "print('9 rounds, 0 of them bad')\n")
        self.write("ci/site/site.py", "import sys\nprint(' '.join(sys.argv[1:]))\n")
        for program in ("doxygen", "sphinx-build"):
            self.executable(f"programs/{program}", "exit 0")
        self.write("conformance/cases/kernels/a.mlir", "")
        self.write("calls", "")
        result = subprocess.run(
            ["bash", f"{self.root}/ci/tier.sh", *arguments, "--no-setup"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd="/",
            env=dict(os.environ, PATH=f"{self.root}/programs:{os.environ['PATH']}"),
        )
        return result.returncode, result.stdout, result.stderr

    def steps(self, tier):
        """Name to 'passed', 'failure' or 'skipped' from the JUnit file."""
        root = ElementTree.parse(f"{self.root}/build/release/results/{tier}/tier.xml").getroot()
        return {case.get("name"): case[0].tag if len(case) else "passed" for case in root}

    def test_quick_runs_its_steps(self):
        code, out, err = self.tier("quick")
        self.assertEqual((code, out.splitlines()[-1]), (0, "tier quick: 7 passed, 0 failed, 0 skipped"), out + err)
        self.assertEqual(set(self.steps("quick").values()), {"passed"})
        self.assertIn("gate --baseline=ci/baseline.json", self.read("calls"))
        self.assertEqual(self.read("build/release/results/quick/gate.log"), "gate says so\n")

    def test_other_steps_run_after_a_failure(self):
        code, out, _ = self.tier("quick", fails="check")
        self.assertEqual((code, out.splitlines()[-1]), (1, "tier quick: 6 passed, 1 failed, 0 skipped"))
        self.assertIn("exit code 1: check says so", out)
        self.assertEqual(self.steps("quick")["kernels"], "failure")
        self.assertEqual(self.steps("quick")["gate"], "passed")

    def test_without_a_build_nothing_else_runs_and_results_are_written(self):
        code, out, _ = self.tier("quick", build=1)
        self.assertEqual((code, out.splitlines()[-1]), (2, "tier quick: 0 passed, 1 failed, 0 skipped"))
        self.assertEqual(self.steps("quick"), {"build": "failure"})
        self.assertEqual(self.read("calls"), "")

    def test_subcommands_that_the_tool_lacks_are_skipped_with_a_reason(self):
        code, out, _ = self.tier("full", subcommands="check gate abi")
        self.assertEqual((code, out.splitlines()[-1]), (0, "tier full: 4 passed, 0 failed, 2 skipped"))
        steps = self.steps("full")
        self.assertEqual((steps["conform"], steps["fuzz"], steps["abi"]), ("skipped", "skipped", "passed"))
        self.assertIn("memref-cts has no subcommand conform", out)
        # ci/test.sh cleared the results; those of the tier came later.
        self.assertIn("7 passed", self.read("build/release/results/full/tests.log"))

    def test_findings_of_a_campaign_are_for_the_gate_to_decide(self):
        code, out, _ = self.tier("full", subcommands="check gate fuzz", fails="fuzz")
        self.assertEqual((code, self.steps("full")["fuzz"], self.steps("full")["fuzz-gate"]), (0, "passed", "passed"), out)
        self.assertRegex(self.read("calls"), r"gate --baseline=ci/baseline.json --partial --report=\S*/fuzz.json")
        code, _, _ = self.tier("full", subcommands="check gate fuzz", fails="gate")
        self.assertEqual((code, self.steps("full")["fuzz-gate"]), (1, "failure"))

    def test_nightly_goes_on_where_it_stopped_within_its_hours(self):
        code, out, err = self.tier("nightly", "--hours=2", subcommands="check gate conform abi fuzz")
        self.assertEqual(code, 0, out + err)
        self.assertTrue(out.endswith(" passed, 0 failed, 0 skipped\n"), out)
        calls = self.read("calls")
        # An hour for our fuzzer on two lowerings, an hour for two targets.
        self.assertEqual(re.findall(r"--time=(\d+)", calls), ["1801", "1801"])
        self.assertEqual(re.findall(r"-max_total_time=(\d+)", calls), ["1801", "1801"])
        for step in ("coverage", "ground-mlir", "reproducible", "fresh-root", "site"):
            self.assertRegex(out, rf"(?m)^  passed   {step} ")
        self.assertRegex(out, r"--headers --tools=build/release/bin --output=build/release/site --conform=\S+/conform\.json")
        self.assertIn("--out=build/nightly/fuzz-ours", calls)
        self.assertIn("build/nightly/fuzz_a/corpus /seeds/a", calls)
        self.assertEqual(re.findall(r"gate --baseline=ci/baseline.json -O(\d)", calls), list("0123"))
        self.assertTrue(os.path.isdir(f"{self.root}/build/nightly/fuzz_b/findings"))

    def test_nightly_without_a_bare_root(self):
        code, out, err = self.tier("nightly", fresh_root="no rights")
        self.assertEqual((code, self.steps("nightly")["fresh-root"]), (0, "skipped"), out + err)
        self.assertRegex(out, r"(?m)^  skipped  fresh-root .* no rights$")

    def test_nightly_without_the_sources_of_mlir(self):
        code, out, err = self.tier("nightly", ground="there is no apt-get")
        self.assertEqual((code, self.steps("nightly")["ground-mlir"]), (0, "skipped"), out + err)
        self.assertRegex(out, r"(?m)^  skipped  ground-mlir .* there is no apt-get$")

    def test_results_are_those_of_the_last_run(self):
        self.tier("quick")
        self.write("build/release/results/quick/old", "")
        self.tier("quick")
        self.assertFalse(os.path.exists(f"{self.root}/build/release/results/quick/old"))

    def test_bad_arguments(self):
        for arguments, message in (
            (["weekly"], "unknown tier 'weekly'"),
            ([], "which tier"),
            (["quick", "full"], "more than one tier"),
            (["nightly", "--hours=long"], "--hours wants a number"),
        ):
            code, _, err = self.tier(*arguments)
            self.assertEqual(code, 2)
            self.assertIn(message, err)


class HostTest(unittest.TestCase):
    def test_each_job_is_one_line_into_an_existing_script(self):
        hosts = sorted(glob.glob(os.path.join(CI, "hosts", "*.yml")))
        self.assertEqual(len(hosts), 2)
        for host in hosts:
            with open(host, encoding="utf-8") as file:
                text = "".join(line for line in file if not line.lstrip().startswith("#"))
            lines = re.findall(r"(?:run|script): (.*)", text)
            self.assertEqual([line.split()[:2] for line in lines], [["ci/tier.sh", t] for t in ("quick", "full", "nightly")])
            for path in re.findall(r"ci/[\w./-]+", text):
                self.assertTrue(os.access(os.path.join(ROOT, path), os.X_OK), path)

    def user_files(self):
        """Name to text of what memref-cts init writes."""
        texts = {}
        for path in sorted(glob.glob(os.path.join(CI, "hosts", "user", "*.*"))):
            with open(path, encoding="utf-8") as file:
                texts[os.path.basename(path)] = file.read()
        return texts

    def test_files_for_users_are_those_that_init_knows(self):
        with open(os.path.join(ROOT, "conformance", "tool", "init", "InitCommand.cpp"), encoding="utf-8") as file:
            known = re.findall(r'"ci/hosts/user/([\w.]+)"', file.read())
        self.assertEqual(sorted(known), list(self.user_files()))

    def test_files_for_users_run_gate_and_campaign(self):
        for name, text in self.user_files().items():
            with self.subTest(name):
                self.assertRegex(text, r"memref-cts gate --junit=\S+ --sarif=\S+")
                self.assertRegex(text, r"memref-cts fuzz --out=\S+ --time=3600 --json=\S+ \|\| test \$\? -eq 1")
                self.assertRegex(text, r"memref-cts gate --report=\S+/fuzz.json --partial")
                self.assertRegex(text, r"sha256sum -c -\n")
                # Users give the package; nothing else is loaded from anywhere.
                self.assertEqual(re.findall(r"https?://(?!\.\.\.)\S+", text), [])

    def test_actions_are_pinned_and_each_has_one_version(self):
        hashes = {}
        for path in sorted(glob.glob(os.path.join(CI, "hosts", "**", "*.yml"), recursive=True)):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            uses = re.findall(r"uses: (.*)", text)
            for use in uses:
                pinned = re.fullmatch(r"([\w-]+/[\w-]+)(?:/[\w-]+)*@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)", use)
                self.assertTrue(pinned, f"{path}: {use}")
                self.assertEqual(hashes.setdefault(pinned.group(1), pinned.groups()[1:]), pinned.groups()[1:], path)
            # Who updates a hash reads here how.
            self.assertEqual("git ls-remote" in text, bool(uses), path)
            # The token does not stay in the checkout, where the compiler under test runs.
            self.assertEqual(text.count("persist-credentials: false"), text.count("uses: actions/checkout@"), path)
        self.assertEqual(len(hashes), 4)

    def rights(self, text):
        """(what a job may do at all, job to what this one may)."""
        jobs = re.split(r"(?m)^  (\w+):\n", text.split("\njobs:\n")[1])[1:]
        rights = {job: re.search(r"    permissions:\n((?:      .*\n)+)", body) for job, body in zip(jobs[::2], jobs[1::2])}
        return re.findall(r"(?m)^permissions: (.*)$", text), {
            job: found and re.findall(r"(?m)^      ([\w-]+): (\S+)", found.group(1)) for job, found in rights.items()}

    def test_jobs_have_the_rights_that_they_need(self):
        read, upload = ("contents", "read"), ("security-events", "write")
        text = self.user_files()["github.yml"]
        self.assertEqual(self.rights(text), (["{}"], {"gate": [read, upload], "fuzz": [read]}))
        # The campaign is kept after findings, too.
        self.assertRegex(text, r"actions/cache/save\S+ # \S+\n +if: \$\{\{ !cancelled\(\) \}\}")
        with open(os.path.join(CI, "hosts", "github.yml"), encoding="utf-8") as file:
            self.assertEqual(self.rights(file.read()), (["{}"], {"quick": [read, upload], "full": [read], "nightly": [read]}))


if __name__ == "__main__":
    unittest.main()
