#!/usr/bin/env python3
#===- try_package.py - Install the packages and use them ------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Unpacks what ci/release/package.sh made into folders with blanks in their names, and uses
# it there as a user would, while the source tree, with its build, is out of sight. An
# empty folder is mounted over it. Then takes the data away. The consumers of
# ci/consumer are built against the packages. Exit codes: 0 all works, 1 something
# does not, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Unpack the packages into fresh folders, and use them there."""

import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

CI = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(CI, "checks"))

import check_words
import installed
from check_pages import marked_blocks
from installed import DOCUMENTS, ROOT, PackageTest, only

PAGE = "conformance/docs/install.md"
KERNEL = "conformance/cases/kernels/alloc-temporaries.mlir"


class ArchiveTest(PackageTest):
    """The archive, where it is unpacked."""

    @classmethod
    def setUpClass(cls):
        cls.prefix = installed.unpack_archive("an archive")
        cls.work = os.path.join(installed.scratch, "work of archive")
        os.makedirs(cls.work)

    def tool(self, name, *arguments, code=0, **environment):
        return self.run_in(self.work, os.path.join(self.prefix, "bin", name), *arguments, code=code, **environment)

    def data(self, *parts):
        return os.path.join(self.prefix, "share", "memref-cts", *parts)

    def test_one_version(self):
        version = open(self.data("VERSION"), encoding="utf-8").read().strip()
        self.assertRegex(version, r"\A\d+\.\d+\.\d+\Z")
        for tool in ("memref-cts", "memref-cts-opt", "refrt-run"):
            self.assertTrue(self.tool(tool, "--version").startswith(f"{tool} {version}"), tool)
        self.assertIn(f"-{version}-", only("memref-cts-*.tar.gz"))

    def test_finds_its_data(self):
        self.assertEqual(self.tool("memref-cts", "--data").strip(), self.data())
        link = os.path.join(self.work, "cts")
        os.symlink(os.path.join(self.prefix, "bin", "memref-cts"), link)
        self.assertEqual(self.run_in(self.work, link, "--data").strip(), self.data())

    def test_no_planted_bugs(self):
        self.assertEqual(sorted(os.listdir(os.path.join(self.prefix, "bin"))), ["memref-cts", "memref-cts-opt", "refrt-run"])

    def test_headers_that_headers_name(self):
        folder = os.path.join(self.prefix, "include", "memref-cts", "refrt")
        with open(os.path.join(folder, "refrt.h"), encoding="utf-8") as file:
            named = set(re.findall(r"\b\w+\.h\b", file.read()))
        ours = named & set(os.listdir(os.path.join(ROOT, "refrt")))
        self.assertIn("limits.h", ours)
        self.assertLessEqual(ours, set(os.listdir(folder)))

    def test_sums_are_those_of_the_files(self):
        self.run_in(self.data(), "sha256sum", "--quiet", "-c", "SHA256SUMS")

    def test_bill_of_materials(self):
        documents = os.path.join(self.prefix, DOCUMENTS)
        with open(os.path.join(documents, "sbom.spdx.json"), encoding="utf-8") as file:
            bill = json.load(file)
        for each in bill["files"]:
            with open(os.path.join(self.prefix, each["fileName"]), "rb") as file:
                sums = {sum["algorithm"]: sum["checksumValue"] for sum in each["checksums"]}
                self.assertEqual(hashlib.sha256(file.read()).hexdigest(), sums["SHA256"], each["fileName"])
        self.assertEqual(len(bill["files"]), 2)
        for package in bill["packages"]:
            if "licenseComments" in package:
                self.assertTrue(os.path.getsize(os.path.join(documents, package["licenseComments"])), package["name"])
        self.assertIn("libmlir-22", [package["name"] for package in bill["packages"]])

    def test_check(self):
        output = self.tool("memref-cts", "check", self.data(KERNEL), "--random=5")
        self.assertIn("waivers: " + self.data("conformance", "waivers.yaml"), output)
        self.assertIn("no findings", output)

    def test_check_ahead_of_time(self):
        output = self.tool("memref-cts", "check", self.data(KERNEL), "--engine=aot", "--lowering=ours")
        self.assertRegex(output, r"aot[^\n]*: \d+ agree")

    def test_claim(self):
        report = os.path.join(self.work, "mustpass.json")
        output = self.tool("memref-cts", "conform", "--mustpass", "--lowering=ours", "--waivers=none", f"--json={report}")
        with open(self.data("conformance", "clauses.tsv"), "rb") as file:
            registry = hashlib.sha256(file.read()).hexdigest()
        self.assertRegex(output, rf"A conformance claim rests on mustpass \d+, \d+ clauses, of the registry {registry}:")
        self.assertRegex(output, r"ours: conforms, all \d+ pass")
        with open(report, encoding="utf-8") as file:
            read = json.load(file)
        self.assertEqual(read["partial"], [])
        self.assertEqual(read["registry"]["sha256"], registry)
        self.assertTrue(read["lowerings"][0]["conforms"])

    def test_a_few_clauses(self):
        output = self.tool("memref-cts", "conform", "--filter=ADDR-0*")
        self.assertIn("This is a partial run (--filter=ADDR-0*)", output)
        self.assertRegex(output, r"upstream: \d+ passed, \d+ waived")

    def test_clauses_of_tests_are_not_untested(self):
        output = self.tool("memref-cts", "conform", "--filter=UTIL", "--lowering=ours")
        self.assertRegex(output, r"ours: .*\d+ elsewhere")
        self.assertRegex(output, r"(\d+) of \1 clauses are tested, 0 are untested")

    def test_run_and_refrt_run(self):
        case = os.path.join(self.work, "twice.mlir")
        with open(case, "w", encoding="utf-8") as file:
            file.write("func.func @twice(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
                       "// CALL: @twice(21) -> 42\n")
        program = os.path.join(self.work, "twice.refrt")
        self.assertIn("42", self.tool("memref-cts", "run", case, f"--program={program}"))
        self.assertIn("42", self.tool("refrt-run", program, "--arg=21"))
        self.assertIn("llvm.func @twice(", self.tool("memref-cts-opt", "--lower-to-llvm", case))

    def test_fuzz(self):
        folder = os.path.join(self.work, "a campaign")
        output = self.tool("memref-cts", "fuzz", f"--out={folder}", "--programs=5", "--seed=1")
        self.assertIn("waivers: " + self.data("conformance", "waivers.yaml"), output)
        self.assertRegex(output, r"\b5 programs")


    def test_init(self):
        """Templates come from the package, for each host; the gate is green at once."""
        folder = os.path.join(self.work, "a repository")
        os.makedirs(folder)
        memref_cts = os.path.join(self.prefix, "bin", "memref-cts")
        for host in ("github", "gitlab", "buildbot"):
            output = self.run_in(folder, memref_cts, "init", "--keep", f"--host={host}")
            written = re.search(r"(?m)^wrote (\S+) .*its first lines say", output).group(1)
            with open(os.path.join(folder, written), encoding="utf-8") as file:
                self.assertIn("MEMREF_CTS_DEB" if host != "buildbot" else "sha256sum", file.read())
        self.assertIn("gate: green", self.run_in(folder, memref_cts, "gate"))

    def test_links_of_documents(self):
        """Each relative link of a document, with its place in the page, resolves among the documents."""
        root = os.path.join(self.prefix, DOCUMENTS)
        pages = 0
        for path in glob.glob(os.path.join(glob.escape(root), "**", "*.md"), recursive=True):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            pages += 1
            for number, line in check_words.prose_lines(text):
                for link in check_words.LINK.finditer(check_words.CODE.sub("", line)):
                    target, _, anchor = link.group(2).partition("#")
                    if re.match(r"[a-z]+:", target):
                        continue
                    full = os.path.normpath(os.path.join(os.path.dirname(path), target)) if target else path
                    with self.subTest(f"{os.path.relpath(path, root)}:{number}: {link.group(2)}"):
                        self.assertTrue(os.path.exists(full) and full.startswith(root))
                        if anchor and full.endswith(".md"):
                            with open(full, encoding="utf-8") as file:
                                self.assertIn(anchor, check_words.anchors(file.read()))
        self.assertGreater(pages, 60)

    def test_pages_of_help(self):
        """Help names the page where it is in the installation."""
        for words in ((), ("check",), ("gate",), ("abi",), ("fuzz",)):
            page = re.search(r"(?m)^page: (.*)$", self.tool("memref-cts", "help", *words)).group(1)
            self.assertTrue(os.path.isfile(page) and page.startswith(self.prefix), page)

    def test_manual_and_completions(self):
        share = os.path.join(self.prefix, "share")
        pages = os.listdir(os.path.join(share, "man", "man1"))
        for page in ("memref-cts.1", "memref-cts-check.1", "memref-cts-opt.1", "refrt-run.1"):
            self.assertIn(page, pages)
        script = (f"source '{share}/bash-completion/completions/memref-cts'; COMP_WORDS=(memref-cts ga); COMP_CWORD=1; "
                  "_memref_cts; echo \"${COMPREPLY[@]}\"")
        self.assertEqual(self.run_in(self.work, "bash", "--norc", "-c", script), "gate\n")
        for name in ("memref-cts", "memref-cts-opt", "refrt-run"):
            for path in ("bash-completion/completions/NAME", "zsh/site-functions/_NAME", "zsh/vendor-completions/_NAME",
                         "fish/vendor_completions.d/NAME.fish"):
                path = path.replace("NAME", name)
                self.assertTrue(os.path.isfile(os.path.join(share, path)), path)

    def test_page(self):
        """The commands of install.md do here what the page shows."""
        with open(os.path.join(self.prefix, DOCUMENTS, PAGE), encoding="utf-8") as file:
            parts = marked_blocks(file.read())
        path = os.pathsep.join([os.path.join(self.prefix, "bin"), os.environ["PATH"]])
        ran = installed.run_page(PAGE, [part for part in parts if not part[2]],
                                 lambda script: self.result_of(self.work, "bash", "-c", script, PATH=path))
        self.assertGreater(ran, 3)

    def test_change_log(self):
        with open(os.path.join(self.prefix, DOCUMENTS, os.path.dirname(PAGE), "changelog.md"), encoding="utf-8") as file:
            newest = re.search(r"^## (\S+)$", file.read(), re.MULTILINE)
        self.assertTrue(self.tool("memref-cts", "--version").startswith(f"memref-cts {newest.group(1)}, "))


class BrokenDataTest(PackageTest):
    """Data that is gone, changed, or of another version."""

    def setUp(self):
        folder = tempfile.mkdtemp(prefix="broken data ", dir=installed.scratch)
        subprocess.run(["tar", "-xzf", only("memref-cts-*.tar.gz"), "-C", folder, "--wildcards", "*/bin/memref-cts",
                        "*/libexec/*", "*/share/memref-cts/*"], check=True)
        self.prefix = os.path.join(folder, os.listdir(folder)[0])
        self.data = os.path.join(self.prefix, "share", "memref-cts")

    def tool(self, *arguments, code, **environment):
        return self.run_in(installed.scratch, os.path.join(self.prefix, "bin", "memref-cts"), *arguments, code=code, **environment)

    def test_gone(self):
        shutil.rmtree(self.data)
        for command in (["conform"], ["--data"], ["sweep"], ["fuzz", "--programs=1"], ["init"]):
            output = self.tool(*command, code=2)
            self.assertEqual(output.count("\n"), 1, output)
            self.assertRegex(output, r"^memref-cts: error: no folder of data: neither .*/share/memref-cts, nor (conformance|ci)/")
            self.assertIn("install the package again, or name the folder in MEMREF_CTS_DATA", output)

    def test_half_gone(self):
        os.remove(os.path.join(self.data, "conformance", "clauses.tsv"))
        output = self.tool("conform", code=2)
        self.assertIn(f"{self.data}: no conformance/clauses.tsv in this folder of data", output)

    def test_another_version(self):
        with open(os.path.join(self.data, "VERSION"), "w", encoding="utf-8") as file:
            file.write("99.0.0\n")
        for command in (["conform"], ["check", os.path.join(self.data, KERNEL), "--lowering-cmd=cat"], ["fuzz", "--programs=1"]):
            output = self.tool(*command, code=2)
            self.assertRegex(output, r"the data is of memref-cts 99\.0\.0, the tool is memref-cts \d+\.\d+\.\d+; install both")

    def test_no_version(self):
        os.remove(os.path.join(self.data, "VERSION"))
        for command in (["conform"], ["sweep"], ["--data"]):
            self.assertIn(f"{self.data}: no VERSION in this folder of data; install the package again", self.tool(*command, code=2))

    def test_elsewhere(self):
        moved = os.path.join(self.prefix, "moved data")
        os.rename(self.data, moved)
        self.assertEqual(self.tool("--data", code=0, MEMREF_CTS_DATA=moved).strip(), moved)
        self.assertIn("MEMREF_CTS_DATA=/nowhere: there is no such folder",
                      self.tool("conform", code=2, MEMREF_CTS_DATA="/nowhere"))

    def test_changed_case_carries_no_claim(self):
        with open(os.path.join(self.data, KERNEL), "a", encoding="utf-8") as file:
            file.write("// changed\n")
        os.remove(os.path.join(self.data, KERNEL.replace("alloc-temporaries", "unranked-result")))
        output = self.tool("conform", "--filter=ADDR-01", "--lowering=ours", code=0)
        self.assertIn("cases are not those of the package: 1 changed or added, 1 missing", output)

    def test_cases_without_sums_carry_no_claim(self):
        os.remove(os.path.join(self.data, "SHA256SUMS"))
        output = self.tool("conform", "--filter=ADDR-01", "--lowering=ours", code=0)
        self.assertIn("nobody knows whether cases are those of the package", output)

    def test_changed_list_of_tests_carries_no_claim(self):
        with open(os.path.join(self.data, "conformance", "clause-tests.tsv"), "w", encoding="utf-8"):
            pass
        output = self.tool("conform", "--filter=ADDR-01", "--lowering=ours", code=0)
        self.assertIn("conformance/clause-tests.tsv is not that of the package", output)

    def test_changed_registry_carries_no_claim(self):
        with open(os.path.join(self.data, "conformance", "mustpass.txt"), "a", encoding="utf-8") as file:
            file.write("\n")
        output = self.tool("conform", "--filter=ADDR-01", "--lowering=ours", code=0)
        self.assertIn("another registry or other cases", output)

    def test_moved_prefix(self):
        moved = self.prefix + " moved"
        os.rename(self.prefix, moved)
        self.prefix = moved
        self.assertEqual(self.tool("--data", code=0).strip(), os.path.join(moved, "share", "memref-cts"))


class DebianTest(PackageTest):
    """The Debian packages, unpacked as dpkg does it."""

    @classmethod
    def setUpClass(cls):
        cls.packages = [only("memref-cts_*.deb"), only("memref-cts-dev_*.deb")]
        cls.root = installed.unpack_packages(cls.packages, "root of packages")
        cls.prefix = os.path.join(cls.root, "usr")

    def field(self, package, name):
        return self.run_in(installed.scratch, "dpkg-deb", "-f", package, name)

    def test_dependencies(self):
        depends = re.findall(r"([-a-z0-9.+]+)(?: \([^)]*\))?", self.field(self.packages[0], "Depends"))
        for package in ("libc6", "libllvm22", "libmlir-22", "libstdc++6"):
            self.assertIn(package, depends)
        self.assertIn("memref-cts (= ", self.field(self.packages[1], "Depends"))

    def test_recommended_packages_are_those_of_setup(self):
        listed = subprocess.run(["bash", os.path.join(CI, "setup.sh"), "--list", "--with=all"], check=True, text=True,
                                capture_output=True).stdout.split()
        for package in self.packages:
            for field in ("Recommends", "Suggests"):
                for name in filter(None, re.split(r"[,\s]+", self.field(package, field))):
                    self.assertIn(name, listed)

    def test_tool(self):
        tool = os.path.join(self.prefix, "bin", "memref-cts")
        self.assertEqual(self.run_in(installed.scratch, tool, "--data").strip(), os.path.join(self.prefix, "share", "memref-cts"))
        self.assertIn("no findings",
                      self.run_in(installed.scratch, tool, "check", os.path.join(self.prefix, "share", "memref-cts", KERNEL)))

    def test_no_path_of_this_machine(self):
        for folder, _, files in os.walk(self.root):
            for name in files:
                with open(os.path.join(folder, name), "rb") as file:
                    self.assertNotIn(ROOT.encode() + b"/", file.read(), os.path.join(folder, name))

    def test_documents(self):
        folder = os.path.join(self.prefix, DOCUMENTS)
        for page in ("README.md", "LICENSE", "copyright", "conformance/FINDINGS.md", PAGE):
            self.assertTrue(os.path.isfile(os.path.join(folder, page)), page)

    def test_pkg_config(self):
        flags = self.run_in(installed.scratch, "pkg-config", "--cflags", "--libs", "refrt",
                            PKG_CONFIG_PATH=os.path.join(self.prefix, "lib", "pkgconfig"))
        program = os.path.join(installed.scratch, "by pkg-config")
        source = shutil.copy(os.path.join(CI, "consumer", "machine.c"), installed.scratch)
        self.run_in(installed.scratch, "sh", "-c", f'cc -std=c11 -Wall -Wextra -Werror "$0" {flags.strip()} -o "$1"', source, program)
        self.assertRegex(self.run_in(installed.scratch, program), r"\Arefrt \d+\.\d+\.\d+: 42\n\Z")

    def consumer(self, components, *options):
        """Builds ci/consumer; the folder of the programs."""
        source = os.path.join(installed.scratch, "consumer")
        if not os.path.isdir(source):
            shutil.copytree(os.path.join(CI, "consumer"), source)
        build = os.path.join(installed.scratch, "consumer of " + components.replace(";", " "))
        output = self.run_in(installed.scratch, "cmake", "-S", source, "-B", build, "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={self.prefix}",
                             f"-DCOMPONENTS={components}", *options)
        self.assertNotIn("Warning", output)
        self.run_in(installed.scratch, "cmake", "--build", build)
        return build

    def test_find_package_of_refrt(self):
        build = self.consumer("refrt", "-DCMAKE_C_COMPILER=gcc")
        with open(os.path.join(build, "CMakeCache.txt"), encoding="utf-8") as file:
            self.assertNotIn("MLIR", file.read())
        self.assertRegex(self.run_in(build, "./machine"), r"\Arefrt \d+\.\d+\.\d+: 42\n\Z")
        self.assertEqual(self.run_in(build, "./descriptors"), "matrix(1, 2) = 5\n")

    def test_find_package_of_descriptor(self):
        build = self.consumer("descriptor", "-DCMAKE_C_COMPILER=gcc")
        self.assertEqual(self.run_in(build, "./descriptors"), "matrix(1, 2) = 5\n")

    def test_find_package_of_all(self):
        build = self.consumer("refrt;lowering;conformance", "-DCMAKE_C_COMPILER=clang-22", "-DCMAKE_CXX_COMPILER=clang++-22",
                              "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror", "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld")
        self.assertRegex(self.run_in(build, "./lower"), r"// memref-cts \d+\.\d+\.\d+\n.*\n  llvm.func @at\(")
        self.assertRegex(self.run_in(build, "./conform", os.path.join(self.prefix, "share", "memref-cts", KERNEL)),
                         r"LLVM/MLIR 22.*: 1 file, 0 findings")

    def test_container(self):
        """The container file installs what the packages recommend, by the names of setup.sh."""
        with open(os.path.join(CI, "container", "Dockerfile"), encoding="utf-8") as file:
            text = re.sub(r"\\\n", " ", file.read())
        install = re.search(r"apt-get install -y --no-install-recommends (.*?) &&", text).group(1).split()
        self.assertEqual([os.path.basename(name) for name in install if name.startswith("/")],
                         ["memref-cts_*.deb", "memref-cts-dev_*.deb"])
        recommended = re.split(r",\s*", self.field(self.packages[0], "Recommends").strip())
        self.assertEqual([name for name in install if not name.startswith("/")], recommended)
        output = os.path.join(installed.scratch, "image")
        result = subprocess.run(["bash", os.path.join(CI, "release", "package.sh"), "--form=tgz", "--container", f"--output={output}"],
                                capture_output=True, text=True, check=False)
        self.assertEqual((result.returncode, result.stderr), (2, "package: error: --container needs the Debian packages\n"))

    def test_another_version_is_not_taken(self):
        folder = os.path.join(installed.scratch, "wants another version")
        os.makedirs(folder)
        with open(os.path.join(folder, "CMakeLists.txt"), "w", encoding="utf-8") as file:
            file.write("cmake_minimum_required(VERSION 3.22)\nproject(p NONE)\nfind_package(MemRefCTS 99 REQUIRED)\n")
        output = self.run_in(folder, "cmake", "-S", ".", "-B", "build", f"-DCMAKE_PREFIX_PATH={self.prefix}", code=1)
        self.assertIn('compatible with requested version "99"', output)


class RefrtTest(PackageTest):
    """refrt, from its sources alone."""

    def test_one_command(self):
        """The command of refrt's page that needs no CMake."""
        folder = os.path.join(installed.scratch, "sources of refrt")
        shutil.copytree(os.path.join(ROOT, "refrt"), os.path.join(folder, "refrt"))
        with open(os.path.join(folder, "refrt", "README.md"), encoding="utf-8") as file:
            command = re.search(r"^cc -I\. refrt/\{.*-o refrt-run", file.read(), re.MULTILINE).group(0)
        self.run_in(folder, "bash", "-c", command)
        with open(os.path.join(folder, "refrt", "refrt_version.h"), encoding="utf-8") as file:
            version = re.search(r'REFRT_VERSION "(.*)"', file.read()).group(1)
        self.assertEqual(self.run_in(folder, "./refrt-run", "--version"), f"refrt-run {version}, text form 1\n")
        output = self.run_in(folder, "./refrt-run", "refrt/fuzz/corpus/loop.refrt", "--arg=memref<sizes=[4] fill=iota>")
        self.assertIn("6", output)


if __name__ == "__main__":
    sys.exit(installed.main(installed.arguments(__doc__).parse_args(), sys.modules[__name__]))
