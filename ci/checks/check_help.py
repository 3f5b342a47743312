#!/usr/bin/env python3
#===- check_help.py - Help, man pages and completions work ----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Runs every example that help shows, beside a file case.mlir, the program of
# the page on the first five minutes. Makes man pages and completions of the help into a folder of its own:
# man shows them without a warning, and bash, zsh and fish complete with them. What
# this machine has no program for is skipped, with a reason. Exit codes: 0 all so, 1
# not, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Check help: examples run, man pages are clean, shells complete."""

import argparse
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

from check_pages import ROOT, blocks

sys.path.insert(0, os.path.join(ROOT, "ci", "release"))

import write_manual

TOOLS = None
COLUMNS = 80
EXAMPLE_SECONDS = 120


def tool(name="memref-cts"):
    return os.path.join(TOOLS, name)


def run(command, **more):
    return subprocess.run(command, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, **more)


class HelpTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.whole, cls.subcommands = write_manual.read_tool(tool())

    def test_every_subcommand_has_examples_exit_codes_and_a_page(self):
        self.assertGreater(len(self.subcommands), 10)
        for name, text in self.subcommands.items():
            with self.subTest(name):
                examples = write_manual.section(text, "examples")
                self.assertTrue(examples)
                for command, meaning in examples:
                    self.assertIn(f"memref-cts {name}", command)
                    self.assertTrue(meaning)
                codes = [entry[0] for entry, _ in write_manual.joined(write_manual.section(text, "exit codes"))]
                self.assertIn(codes, (["0", "1", "2", "3"], ["0", "2", "3"]))
                page = write_manual.section(text, "page")[0][0]
                self.assertTrue(os.path.isfile(os.path.join(ROOT, page)), page)

    def test_every_option_says_what_it_does(self):
        for name, text in self.subcommands.items():
            options = list(write_manual.options_of(text))
            self.assertIn("--help", [one.dashed for one in options])
            for one in options:
                with self.subTest(f"{name} {one.dashed}"):
                    self.assertGreater(len(one.meaning), 5)
                    self.assertNotEqual(one.value, "value")

    def test_lines_are_short(self):
        for name in self.subcommands:
            for line in write_manual.ask(tool(), name, "--help").split("\n")[1:]:
                if not line.startswith("  memref-cts "):
                    self.assertLessEqual(len(line), COLUMNS, f"{name}: {line}")

    def test_three_ways_to_ask(self):
        for name in self.subcommands:
            texts = {write_manual.ask(tool(), *words) for words in ([name, "--help"], [name, "-h"], ["help", name])}
            self.assertEqual(len(texts), 1, name)
        self.assertEqual(write_manual.ask(tool(), "help"), write_manual.ask(tool(), "--help"))
        wrong = run([tool(), "help", "nosuch"])
        self.assertEqual((wrong.returncode, wrong.stdout),
                         (2, "memref-cts: error: unknown subcommand 'nosuch'; see memref-cts --help\n"))

    def test_examples(self):
        with open(os.path.join(ROOT, "conformance/docs/first-five-minutes.md"), encoding="utf-8") as file:
            case = next(content for _, word, content in blocks(file.read()) if word == "mlir")
        path = os.pathsep.join([TOOLS, os.environ["PATH"]])
        for name, text in {"memref-cts": self.whole, **self.subcommands}.items():
            codes = [int(entry[0]) for entry, _ in write_manual.joined(write_manual.section(text, "exit codes"))]
            with tempfile.TemporaryDirectory() as folder:
                with open(os.path.join(folder, "case.mlir"), "w", encoding="utf-8") as file:
                    file.write(case)
                with open(os.path.join(folder, "report.json"), "w", encoding="utf-8") as file:
                    file.write('{"format": 1, "findings": [{"file": "case.mlir", "replay": "memref-cts check case.mlir"}]}')
                for command, _ in write_manual.section(text, "examples"):
                    with self.subTest(command):
                        result = run(["/bin/bash", "-c", command], cwd=folder, env=dict(os.environ, PATH=path),
                                     timeout=EXAMPLE_SECONDS)
                        self.assertIn(result.returncode, [code for code in codes if code < 2], result.stdout)
                        self.assertNotRegex(result.stdout, r"(?m)^memref-cts: (error|warning)")


class ProjectFileTest(unittest.TestCase):
    """The page of the project file says which keys a subcommand takes: those whose option it has."""

    PAGE = os.path.join("conformance", "docs", "project-file.md")
    OPTIONS = {"lowerings": "--lowering", "engines": "--engine", "targets": "--target", "cc": "--cc", "runtime": "--runtime",
               "prepare": "--lower-structured", "callees": "--callees", "passes": "--pass", "waivers": "--waivers",
               "baseline": "--baseline", "timeout-ms": "--timeout-ms",
               "lower-timeout-ms": "--lower-timeout-ms", "file-timeout-ms": "--file-timeout-ms",
               "memory-mb": "--memory-mb", "max-steps": "--max-steps",
               "max-bytes": "--max-bytes", "random": "--random", "fuzz-seconds": "--time", "jobs": "--jobs"}
    # What an option of that name means elsewhere is not the key.
    NOT = {("abi", "targets"), ("conform", "random"), ("ground", "passes"), ("sweep", "lowerings"),
           ("run", "lowerings")}

    def test_keys_of_subcommands(self):
        with open(os.path.join(ROOT, self.PAGE), encoding="utf-8") as file:
            text = file.read().partition("## Which subcommand takes which key")[2].partition("\n## ")[0]
        says = {}
        for names, keys in re.findall(r"(?m)^\| (`.*?`) \| (.*) \|$", text):
            for name in re.findall(r"`([^`]*)`", names):
                says[name] = set(re.findall(r"`([^`]*)`", keys)) - {"cases"}
        subcommands = write_manual.read_tool(tool())[1]
        self.assertEqual(set(says), set(subcommands) - {"project"})
        for name, help_text in subcommands.items():
            options = {one.dashed for one in write_manual.options_of(help_text)}
            if name in says:
                keys = {key for key, option in self.OPTIONS.items() if option in options and (name, key) not in self.NOT}
                self.assertEqual(says[name], keys if "--project" in options else set(), name)


class ManualTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        write_manual.write_all(TOOLS, cls.folder)
        cls.pages = sorted(glob.glob(os.path.join(glob.escape(cls.folder), "man", "man1", "*.1")))
        cls.subcommands = write_manual.read_tool(tool())[1]

    def need(self, program):
        if not shutil.which(program):
            self.skipTest(f"{program} is not installed")

    def test_a_page_for_each(self):
        names = {os.path.basename(page) for page in self.pages}
        self.assertEqual(names, {"memref-cts.1", "memref-cts-opt.1", "refrt-run.1"} |
                         {f"memref-cts-{name}.1" for name in self.subcommands})

    def test_man_shows_them_without_warnings(self):
        self.need("man")
        for page in self.pages:
            result = subprocess.run(["man", "--warnings", "-l", page], capture_output=True, text=True, check=False,
                                    env=dict(os.environ, LC_ALL="C.UTF-8", MANWIDTH="80", MAN_KEEP_FORMATTING="", PAGER="cat"))
            self.assertEqual((result.returncode, result.stderr), (0, ""), page)
            shown = re.sub(r".\x08", "", result.stdout)
            for title in ("NAME", "SYNOPSIS", "OPTIONS"):
                self.assertRegex(shown, rf"(?m)^{title}$")
            if os.path.basename(page) != "refrt-run.1":
                self.assertRegex(shown, r"(?m)^EXAMPLES$")
                self.assertRegex(shown, r"(?m)^EXIT CODES$")

    def test_man_has_every_option(self):
        self.need("man")
        for name, text in self.subcommands.items():
            page = os.path.join(self.folder, "man", "man1", f"memref-cts-{name}.1")
            shown = re.sub(r".\x08", "", run(["man", "-l", page], env=dict(os.environ, LC_ALL="C.UTF-8")).stdout)
            for entry, _ in write_manual.section(text, "options"):
                self.assertIn(entry, shown, name)

    def test_menus_have_whole_sentences(self):
        """What a colon announces is a part of the line."""
        share = {"fish": ("fish", "vendor_completions.d", "memref-cts.fish"), "zsh": ("zsh", "site-functions", "_memref-cts")}
        for shell, path in share.items():
            with open(os.path.join(self.folder, *path), encoding="utf-8") as file:
                text = file.read().replace("\\", "")
            self.assertIn("Engines besides ref: ref-llvm, jit", text, shell)
            self.assertNotRegex(text, r"[:;][]'\n]*$", shell)

    def bash(self, *words, folder=None):
        """What bash offers behind the words; the last one is being written."""
        line = " ".join(words)
        # As readline divides them: '=' is a word.
        parts = [part for word in words for part in re.findall(r"=|[^=]+", word) or [""]]
        name, function = words[0], "_" + words[0].replace("-", "_")
        script = (f"source {shlex.quote(os.path.join(self.folder, 'bash-completion', 'completions', name))}\n"
                  f"complete -p {name} >/dev/null || exit 3\n"
                  f"COMP_WORDS=({' '.join(shlex.quote(part) for part in parts)})\nCOMP_CWORD={len(parts) - 1}\n"
                  f"COMP_LINE={shlex.quote(line)}\nCOMP_POINT={len(line)}\n"
                  f"{function} {name} \"${{COMP_WORDS[COMP_CWORD]}}\"\n"
                  "printf '%s\\n' \"${COMPREPLY[@]}\"")
        path = os.pathsep.join(filter(None, [TOOLS, os.environ["PATH"]]))
        result = run(["bash", "--norc", "-c", script], cwd=folder, env=dict(os.environ, PATH=path))
        self.assertEqual(result.returncode, 0, result.stdout)
        return result.stdout.split()

    def check_completions(self, complete):
        self.assertIn("check", complete("memref-cts", "che"))
        self.assertEqual(complete("memref-cts", "help", "gat"), ["gate"])
        self.assertIn("--sarif=", [word + ("" if word.endswith("=") else "=") for word in complete("memref-cts", "gate", "--sar")])
        self.assertNotIn("--sarif=", complete("memref-cts", "check", "--sar"))
        self.assertEqual([word.split("=")[-1] for word in complete("memref-cts", "check", "--runtime=m")], ["mlir"])

    def test_bash(self):
        self.check_completions(self.bash)
        self.assertEqual(set(self.bash("memref-cts", "")) - {"--data", "--help", "--version"}, set(self.subcommands) | {"help"})
        for name, text in self.subcommands.items():
            options = {one.dashed for one in write_manual.options_of(text)}
            self.assertEqual({word.rstrip("=") for word in self.bash("memref-cts", name, "-")}, options)
        self.assertEqual(self.bash("memref-cts", "check", "--lowering=our"), ["ours"])
        self.assertEqual(self.bash("memref-cts", "check", "--lowering=ours,mlir-1"),
                         [f"ours,mlir-{n}" for n in (19, 16, 15, 14, 13)])
        self.assertEqual(self.bash("memref-cts", "check", "--engine="), ["ref-llvm", "ref-ir", "jit", "aot"])
        self.assertEqual(self.bash("memref-cts", "fuzz", "--engine="), ["ref-llvm", "jit"])

    def test_lowerings_of_the_project(self):
        """--lowering= offers the names of the project file beside those of the table, in each shell."""
        folder = os.path.join(ROOT, "conformance", "test", "Inputs", "project")
        for shell in (self.bash, self.fish, self.zsh):
            with self.subTest(shell.__name__):
                words = [word.split("=")[-1] for word in shell("memref-cts", "gate", "--lowering=", folder=folder)]
                self.assertLessEqual({"acme", "shell", "ours", "upstream"}, set(words))
        self.assertNotIn("acme", self.bash("memref-cts", "gate", "--lowering=a"))

    def options_of_machine(self):
        return set(re.findall(r"--[a-z-]+", write_manual.ask(tool("refrt-run"), "--help").partition("\nRuns ")[0]))

    def test_bash_of_the_other_tools(self):
        self.assertEqual(self.bash("memref-cts-opt", "--emit="), ["llvm-dialect", "llvm-ir", "object"])
        self.assertEqual(self.bash("memref-cts-opt", "--lower-to"), ["--lower-to-llvm"])
        for option in self.bash("memref-cts-opt", "--lower"):
            with open(os.path.join(ROOT, "conformance", "test", "Inputs", "sum.mlir"), encoding="utf-8") as case:
                result = subprocess.run([tool("memref-cts-opt"), option], stdin=case, capture_output=True, text=True, check=False)
            self.assertEqual(result.returncode, 0, option + result.stderr)
        self.assertEqual(self.bash("refrt-run", "--leaks="), ["report", "error", "ignore"])
        self.assertEqual({word.rstrip("=") for word in self.bash("refrt-run", "-")}, self.options_of_machine())
        with tempfile.TemporaryDirectory() as folder:
            open(os.path.join(folder, "case.mlir"), "w", encoding="utf-8").close()
            for words in (("memref-cts-opt", "ca"), ("memref-cts-opt", "-o", "ca"), ("refrt-run", "ca"), ("refrt-run", "--trace=ca")):
                self.assertEqual(self.bash(*words, folder=folder), ["case.mlir"], words)

    def test_bash_completes_files(self):
        with tempfile.TemporaryDirectory() as folder:
            open(os.path.join(folder, "case one.mlir"), "w", encoding="utf-8").close()
            os.mkdir(os.path.join(folder, "cases"))
            self.assertIn("cases", self.bash("memref-cts", "check", "cas", folder=folder))
            self.assertIn("one.mlir", self.bash("memref-cts", "check", "cas", folder=folder))
            self.assertEqual(self.bash("memref-cts", "check", "--lowered=ca", folder=folder), ["cases"])
            self.assertEqual(self.bash("memref-cts", "check", "--json=cases", folder=folder), ["cases"])

    def fish(self, *words, folder=None):
        """What fish offers behind the words, in an empty folder if none is named."""
        self.need("fish")
        source = os.path.join(self.folder, "fish", "vendor_completions.d", words[0] + ".fish")
        script = f"source {shlex.quote(source)}; complete -C {shlex.quote(' '.join(words))}"
        with tempfile.TemporaryDirectory() as home:
            result = run(["fish", "--no-config", "-c", script], cwd=folder or home,
                         env=dict(os.environ, HOME=home, PATH=TOOLS + ":" + os.environ["PATH"]))
        self.assertEqual(result.returncode, 0, result.stdout)
        return [line.split("\t")[0] for line in result.stdout.split("\n") if line]

    def test_fish(self):
        self.check_completions(self.fish)

    def test_fish_of_the_other_tools(self):
        last = lambda words: [word.split("=")[-1] for word in words]
        self.assertEqual(last(self.fish("memref-cts-opt", "--emit=")), ["llvm-dialect", "llvm-ir", "object"])
        self.assertEqual(self.fish("memref-cts-opt", "--lower-to"), ["--lower-to-llvm"])
        self.assertEqual(set(last(self.fish("refrt-run", "--leaks="))), {"report", "error", "ignore"})
        self.assertEqual({word.rstrip("=") for word in self.fish("refrt-run", "--")}, self.options_of_machine())
        with tempfile.TemporaryDirectory() as folder:
            open(os.path.join(folder, "case.mlir"), "w", encoding="utf-8").close()
            for words in (("memref-cts-opt", "ca"), ("memref-cts-opt", "-o", "ca"), ("refrt-run", "ca")):
                self.assertEqual(self.fish(*words, folder=folder), ["case.mlir"], words)

    def zsh(self, *words, folder=None):
        """zsh reads the function, and completes in a terminal of its own."""
        self.need("zsh")
        functions = os.path.join(self.folder, "zsh", "site-functions")
        script = ZSH.format(functions=shlex.quote(functions), line=shlex.quote(" ".join(words)))
        with tempfile.TemporaryDirectory() as home:
            result = run(["zsh", "-f", "-c", script], timeout=60, cwd=folder or home,
                         env=dict(os.environ, HOME=home, ZDOTDIR=home, TERM="dumb", PATH=TOOLS + ":" + os.environ["PATH"]))
        return " ".join(line[1:-1] for line in re.findall(r"<[^<>\r\n]*>", result.stdout)).split()

    def test_zsh_reads_them(self):
        self.need("zsh")
        for name in ("memref-cts", "memref-cts-opt", "refrt-run"):
            self.assertEqual(run(["zsh", "-n", os.path.join(self.folder, "zsh", "site-functions", "_" + name)]).stdout, "")

    def test_zsh(self):
        self.assertIn("check", self.zsh("memref-cts", "che"))
        self.assertIn("--sarif", " ".join(self.zsh("memref-cts", "gate", "--sar")))
        self.assertIn("mlir", self.zsh("memref-cts", "check", "--runtime=m"))

    def test_zsh_of_the_other_tools(self):
        self.assertIn("llvm-ir", self.zsh("memref-cts-opt", "--emit=llvm-i"))
        self.assertIn("--lower-to-llvm", self.zsh("memref-cts-opt", "--lower-to"))
        self.assertIn("ignore", self.zsh("refrt-run", "--leaks=i"))
        with tempfile.TemporaryDirectory() as folder:
            open(os.path.join(folder, "case.mlir"), "w", encoding="utf-8").close()
            self.assertIn("case.mlir", self.zsh("refrt-run", "ca", folder=folder))
            self.assertIn("case.mlir", self.zsh("memref-cts-opt", "-o", "ca", folder=folder))


# compadd is replaced by one that prints what it gets: the list of a terminal has other forms.
ZSH = r"""
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PS1=; fpath=({functions} $fpath); autoload -U compinit; compinit -u; TRAPEXIT() {{ }}'
zpty -w shell 'compadd() {{ builtin compadd -A found "$@"; builtin print -r -- "<${{found[*]}}>"; builtin compadd "$@" }}'
zpty -w shell 'zstyle ":completion:*" menu no; LISTMAX=0; echo rea""dy'
while zpty -r shell text && [[ $text != *ready* ]]; do :; done
zpty -n -w shell {line}$'\t'
sleep 2
zpty -rt shell text '*' 2>/dev/null
while zpty -rt shell text; do print -r -- $text; done
zpty -d shell
"""


def main():
    global TOOLS, EXAMPLE_SECONDS
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--tools", required=True, help="folder of the built tools")
    parser.add_argument("--slow", type=float, default=1, metavar="N", help="examples may take N times as long (default: 1)")
    parser.add_argument("tests", nargs="*", metavar="CLASS[.TEST]", help="only these")
    options = parser.parse_args()
    TOOLS = os.path.abspath(options.tools)
    EXAMPLE_SECONDS *= options.slow
    if not os.access(tool(), os.X_OK):
        print(f"check_help: error: no memref-cts in {TOOLS}", file=sys.stderr)
        return 2
    module = sys.modules[__name__]
    loader = unittest.defaultTestLoader
    suite = loader.loadTestsFromNames(options.tests, module) if options.tests else loader.loadTestsFromModule(module)
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
