#!/usr/bin/env python3
#===- try_example.py - The example of a user's repository, by its page ----===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Runs the commands of conformance/docs/use-in-your-repository.md, and nothing else, with an
# unpacked package and without the source tree: the example is built, its gate is green,
# red and green. Then what its parts do with other input. With --chroot, in a root that has
# the packages, for ci/release/try_fresh_root.sh. Exit codes: 0 all works, 1 something does
# not, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Use the example compiler with an unpacked package, as its page does."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

import installed
from check_pages import marked_blocks, runner
from installed import DOCUMENTS, PackageTest

PAGE = "conformance/docs/use-in-your-repository.md"
SELF, FRESH_ROOT = "ci/release/try_example.py", "ci/release/try_fresh_root.sh"
# A block of the page begins where the one before it ended.
PERSISTENT = 'cd -- "$(cat -- "$PAGE_PLACE")" && trap \'pwd >"$PAGE_PLACE"\' EXIT\n'
GIT = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
       "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull}


def page_parts(text, scripts):
    """The blocks of the page that one of these scripts runs, and what they print."""
    parts = marked_blocks(text)
    wanted = {index for index, part in enumerate(parts) if runner(part[2]) in scripts}
    return [part for index, part in enumerate(parts) if index in wanted or index - 1 in wanted and part[1] == "text"]


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


class ExampleTest(PackageTest):
    @classmethod
    def setUpClass(cls):
        cls.prefix = os.path.join(installed.unpack_packages([installed.only("memref-cts_*.deb")], "root of packages"), "usr")
        # A blank in the name of a test has to be quoted in lit's RUN lines; the example leaves that.
        folder = tempfile.TemporaryDirectory(prefix="memref-cts-user-")
        cls.addClassCleanup(folder.cleanup)
        cls.work = folder.name
        cls.example = os.path.join(cls.work, "acme")
        cls.page_error = None
        place = os.path.join(installed.scratch, "place")
        write(place, cls.work)
        with open(os.path.join(cls.prefix, DOCUMENTS, PAGE), encoding="utf-8") as file:
            parts = page_parts(file.read(), (SELF,))
        start = time.monotonic()
        # Once for all tests: the others begin with what the page leaves.
        try:
            cls.blocks = installed.run_page(PAGE, parts, lambda script: cls().sh(PERSISTENT + script, PAGE_PLACE=place))
        except AssertionError as error:
            cls.page_error = error
        print(f"the commands of the page: {time.monotonic() - start:.0f} s", file=sys.stderr)

    def environment(self):
        path = os.pathsep.join([os.path.join(self.prefix, "bin"), os.environ["PATH"]])
        environment = dict(GIT, PATH=path, HOME=self.work)
        if shutil.which("ccache"):
            # The same objects in each folder of a run.
            environment.update(CMAKE_CXX_COMPILER_LAUNCHER="ccache", CCACHE_BASEDIR=self.work, CCACHE_NOHASHDIR="1",
                               CCACHE_DIR=os.environ.get("CCACHE_DIR") or os.path.expanduser("~/.cache/ccache"))
        return environment

    def sh(self, script, folder=None, **environment):
        """(exit code, output) of a script."""
        return self.result_of(folder or self.work, "bash", "-c", script, **dict(self.environment(), **environment))

    def example_of(self, name):
        """A copy of the example, as the page leaves it, with its build."""
        if self.page_error:
            self.skipTest("the commands of the page failed")
        folder = os.path.join(self.work, name.replace(" ", "-"))
        shutil.copytree(self.example, folder, symlinks=True)
        return folder

    def expect(self, code, text, result):
        self.assertEqual(result[0], code, result[1])
        self.assertRegex(result[1], "(?s)" + text)

    def test_page(self):
        if self.page_error:
            raise self.page_error
        self.assertGreater(self.blocks, 8)
        with open(os.path.join(self.prefix, DOCUMENTS, PAGE), encoding="utf-8") as file:
            self.assertEqual([part for part in marked_blocks(file.read()) if part[1] == "sh" and not runner(part[2])], [])

    def test_example_knows_nothing_of_the_source_tree(self):
        for folder, _, files in os.walk(self.example):
            for name in files:
                with open(os.path.join(folder, name), "rb") as file:
                    self.assertNotIn(installed.ROOT.encode() + b"/", file.read(), os.path.join(folder, name))

    def lit(self, folder, *arguments, **environment):
        llvm = subprocess.run(["sed", "-n", "s/^LIT:FILEPATH=//p", os.path.join(folder, "build", "CMakeCache.txt")],
                              capture_output=True, text=True, check=True).stdout.strip()
        return self.result_of(folder, llvm, "-v", "--param", f"build={self.example}/build", "--param", f"llvm={os.path.dirname(llvm)}",
                        *arguments, "test", **dict(self.environment(), **environment))

    def test_lit_with_a_wrong_case(self):
        folder = self.example_of("lit with a wrong case")
        path = os.path.join(folder, "test", "flatten-accesses.mlir")
        with open(path, encoding="utf-8") as file:
            write(path, file.read().replace("-> 3\n", "-> 4\n"))
        self.expect(1, r"result 0\n[^\n]*expected: +4", self.lit(folder))

    def test_lit_with_another_lowering(self):
        folder = self.example_of("lit with another lowering")
        self.expect(0, r"check --project=\S.* --lowering=upstream", self.lit(folder, "-a", "--param", "memref_cts_lowering=upstream"))
        self.expect(1, r"lowering 'nothing'", self.lit(folder, "--param", "memref_cts_lowering=nothing"))

    def test_lit_without_the_package(self):
        folder = self.example_of("lit without the package")
        outside = {"PATH": os.environ["PATH"]}
        self.expect(2, r"memref-cts: (command )?not found.*No module named 'memref_cts'", self.lit(folder, **outside))
        # The module alone, copied into the repository.
        shutil.copy(os.path.join(self.prefix, "share", "memref-cts", "lit", "memref_cts.py"), os.path.join(folder, "test"))
        path = os.path.join(folder, "test", "lit.cfg.py")
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"(?m)^sys\.path\.append.*$", "sys.path.append(os.path.dirname(__file__))", file.read())
        write(path, text)
        self.expect(2, r"fatal: memref-cts: the tool is not installed: install the package memref-cts", self.lit(folder, **outside))
        self.expect(2, r"fatal: memref-cts: /no/tool is not installed", self.lit(folder, "--param", "memref_cts=/no/tool", **outside))
        write(path, text.replace("lit_config)", "lit_config, required=False)"))
        result = self.lit(folder, **outside)
        self.assertRegex(result[1], r"UNSUPPORTED: acme :: fuse-index-arithmetic\.mlir")
        tool = os.path.join(self.prefix, "bin", "memref-cts")
        self.expect(0, r"Passed: 2", self.lit(folder, "--param", f"memref_cts={tool}", **outside))

    def test_lit_without_a_project_file(self):
        folder = self.example_of("lit without a project file")
        os.remove(os.path.join(folder, "memref-cts.yaml"))
        self.expect(2, r"fatal: memref-cts: no memref-cts\.yaml in .*/test or above it", self.lit(folder))

    def test_hook(self):
        folder = self.example_of("hook")
        edit = "sed -i 's/-> 7 after/-> 8 after/' cases/store-then-load.mlir; "
        self.expect(1, r"expected 8, seen 7", self.sh(edit + "git commit -a -m x", folder))
        self.expect(1, r"store-then-load\.mlir has changes that are not staged",
                    self.sh("git add cases; git show HEAD:cases/store-then-load.mlir >cases/store-then-load.mlir; git commit -m x", folder))
        self.expect(0, r"^$", self.sh(edit + "git commit -q -a --no-verify -m x", folder))

    def test_hook_of_the_framework(self):
        """The entry of both files of pre-commit is a command that runs the hook."""
        folder = self.example_of("hook of the framework")
        self.sh("sed -i 's/-> 7 after/-> 8 after/' cases/store-then-load.mlir; git add cases", folder)
        for path in (os.path.join(folder, ".pre-commit-config.yaml"),
                     os.path.join(self.prefix, "share", "memref-cts", "hooks", ".pre-commit-hooks.yaml")):
            with open(path, encoding="utf-8") as file:
                entry = re.search(r"(?m)^ *entry: (.*)$", file.read()).group(1)
            self.expect(1, r"expected 8, seen 7", self.sh(entry, folder))
            self.expect(0, r"^$", self.sh(f"git stash -q; {entry}; code=$?; git stash pop -q --index; exit $code", folder))

    def test_hook_checks_only_cases_that_change(self):
        folder = self.example_of("hook and other files")
        script = ("sed -i 's/-> 7 after/-> 8 after/' cases/store-then-load.mlir; git commit -q --no-verify -a -m wrong; "
                  "echo '// more' >>cases/stencil.mlir; echo 'no module' >other.mlir; git rm -q cases/transpose-in-place.mlir; "
                  "git add . && git commit -m x")
        self.expect(0, r"1 file changed|files changed", self.sh(script, folder))
        # A name with blanks, in a folder of cases; a project file elsewhere.
        script = ("mkdir part && git mv memref-cts.yaml part && sed -i 's|build/lib|../&|; s|- cases|- ../cases|' part/memref-cts.yaml && "
                  "cp cases/store-then-load.mlir 'cases/a new case.mlir'; git add .; git commit -m x")
        self.expect(1, r"no project file memref-cts\.yaml; name it with: git config memref-cts\.project FILE", self.sh(script, folder))
        self.expect(1, r"cases/a new case\.mlir:7:1: error: .*expected 8, seen 7",
                    self.sh("git config memref-cts.project part/memref-cts.yaml; git commit -m x", folder))

    def test_hook_without_the_package(self):
        folder = self.example_of("hook without the package")
        script = "echo '// more' >>cases/stencil.mlir; git commit -a -m x"
        self.expect(1, r"memref-cts is not installed; install its package, or commit with --no-verify",
                    self.sh(script, folder, PATH=os.environ["PATH"]))

    def test_nightly(self):
        """The campaign goes on; a wrong compiler is red, a mended one green, an accepted finding green."""
        folder = self.example_of("nights")
        self.expect(0, r"acme-plugin", self.sh("rm -r build; cmake -B build -G Ninja && cmake --build build", folder))
        self.expect(0, r"no findings.*gate: green", self.sh("./nightly.sh --time=2", folder))
        with open(os.path.join(folder, "campaign.json"), encoding="utf-8") as file:
            self.assertGreater(int(re.search(r'"programs": (\d+)', file.read()).group(1)), 0)
        self.expect(1, r"campaign: (\d+) programs.*new: .*found by fuzz.*acme\|.*gate: red",
                    self.sh("sed -i 's/metadata.getStrides/metadata.getSizes/' src/FlattenAccesses.cpp && cmake --build build && ./nightly.sh --time=5",
                            folder))
        accept = "memref-cts gate --baseline=fuzz-baseline.json --partial --report=campaign.json"
        self.expect(0, r"gate: green", self.sh(f"cp fuzz-baseline.json kept; {accept} --update; {accept}; mv kept fuzz-baseline.json", folder))
        self.expect(0, r"no findings.*gate: green",
                    self.sh("git checkout -q src; cmake --build build; rm -r campaign/findings/*; ./nightly.sh --time=2", folder))
        self.expect(2, r"unknown option|Unknown command line", self.sh("./nightly.sh --no-such-option", folder))


def in_root(root):
    """The commands of the page in a root, with times; the exit code."""
    environment = dict(GIT, PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME="/srv", LC_ALL="C.UTF-8",
                       DEBIAN_FRONTEND="noninteractive", PAGE_PLACE="/tmp/place", GIT_CONFIG_GLOBAL="/dev/null")
    write(os.path.join(root, "tmp", "place"), "/srv\n")
    total = time.monotonic()

    def run(script):
        start = time.monotonic()
        result = subprocess.run(["chroot", root, "/bin/bash", "-c", PERSISTENT + script], env=environment, text=True, check=False,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        now = time.monotonic()
        first = script.strip().split("\n")
        print(f"{now - start:7.1f} s, together {now - total:7.1f} s: {first[0]}{' ...' if len(first) > 1 else ''}", flush=True)
        return result.returncode, result.stdout

    with open(os.path.join(installed.ROOT, PAGE), encoding="utf-8") as file:
        parts = page_parts(file.read(), (SELF, FRESH_ROOT))
    try:
        count = installed.run_page(PAGE, parts, run)
    except AssertionError as error:
        print(error)
        return 1
    print(f"{PAGE}: {count} blocks of commands, {time.monotonic() - total:.0f} s")
    return 0


def main():
    parser = installed.arguments(__doc__)
    parser.add_argument("--chroot", metavar="ROOT", help="run the commands of the page in this root instead")
    options = parser.parse_args()
    return in_root(options.chroot) if options.chroot else installed.main(options, sys.modules[__name__])


if __name__ == "__main__":
    sys.exit(main())
