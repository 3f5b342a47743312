#!/usr/bin/env python3
#===- check_pages.py - Commands of pages work and print what is shown -----===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Runs each `sh` block of a page in a folder that looks like the root of the
# tree, with links of its files and the built tools in PATH. A `text` block behind it holds lines that
# the commands print, in their order; `{{.*}}` is anything, and a line `...`
# stands for any lines. The block ends with exit code 0, or with N if its last
# line is `# exit code N`. An `mlir` block becomes the file case.mlir of the page.
#
#   ```sh needs: rustc       is run where the programs are installed; else it is skipped. PYTHON:MODULE is a
#                            module of that interpreter
#   ```sh run by: FILE       is run by this script or test of the tree, which names what the block calls
#   ```sh not run: REASON    is not run: it takes long, or changes the machine. Its
#                            subcommands and options have to exist; --list prints these
#
# Commands in a block of another kind are an error. Nothing is written into the tree.
# Exit codes: 0 all so, 1 not, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Run the commands that pages show, and compare what they print."""

import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap

from check_findings import missing_line

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FIRST, PAGES = "README.md", ("*/docs/*.md", "*/README.md", "*/*/README.md")
BLOCK = re.compile(r"^([ \t]*)```(\w*)[ \t]*([^\n]*)\n(.*?)^\1```[ \t]*$", re.MULTILINE | re.DOTALL)
# A line that a reader would type.
COMMAND = re.compile(r"^(?:[A-Z_]+=\S+ )?(?:memref-cts(?:-\w+)?|refrt-run|lower-orders|(?:\./)?ci/\S+|build/\S+|python3|cmake|ctest|apt-get|docker|git|cc|sh|tar|source|for) [^\s(]", re.MULTILINE)
SUBCOMMAND = re.compile(r"\bmemref-cts(?:-planted)? ([a-z]+)\b(.*)")
EXIT = re.compile(r"^# exit code (\d+)\s*\Z", re.MULTILINE)
COMMAND_SECONDS = 120


def marked_blocks(text):
    """(line, word, mark, content) of each block of code, also of those in items of lists."""
    return [(text.count("\n", 0, m.start()) + 1, m.group(2), m.group(3).strip(), textwrap.dedent(m.group(4))) for m in BLOCK.finditer(text)]


def blocks(text):
    """(line, word, content) of each block of code that every machine can run, or that is no command."""
    return [(line, word, content) for line, word, mark, content in marked_blocks(text) if not mark]


def runner(mark):
    """The script that runs a block, or None."""
    script = re.match(r"run by: *(\S+)$", mark)
    return script.group(1) if script else None


def not_run(mark):
    """Why a block is not run here, or None."""
    reason = re.match(r"not run: *(\S.*)", mark)
    return reason.group(1) if reason else f"{runner(mark)} runs it" if runner(mark) else None


def is_installed(name):
    """`name`: a program, or PYTHON:MODULE."""
    program, _, module = name.partition(":")
    if not shutil.which(program):
        return False
    return not module or subprocess.run([program, "-c", "import " + module], stderr=subprocess.DEVNULL, check=False).returncode == 0


def missing_programs(mark):
    needs = re.match(r"needs: *(\S.*)", mark)
    return [name for name in re.split(r"[ ,]+", needs.group(1)) if not is_installed(name)] if needs else []


def options_of(tools):
    """A function from a subcommand to the names of its options, or None if there is no such subcommand."""
    known = {}

    def of(name):
        if name not in known:
            text = subprocess.run([os.path.join(tools, "memref-cts"), "help", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                  text=True, check=False)
            known[name] = None if text.returncode else set(re.findall(r"^  (?:-h, )?(--?[\w-]+)", text.stdout, re.MULTILINE)) | {"-O", "-h"}
        return known[name]

    return of


def wrong_options(content, options):
    """What a block that is not run says of memref-cts and is not so."""
    for name, rest in SUBCOMMAND.findall(content.replace("\\\n", " ")):
        known = options(name)
        if known is None:
            yield f"memref-cts has no subcommand {name}"
            continue
        bare = re.sub(r"'[^']*'|\"[^\"]*\"|(?:\||&&|;|  #).*", "", rest)
        for option in re.findall(r"(?<=\s)(--[\w-]+|-[a-zA-Z])(?=[\s=\d]|\Z)", bare):
            if option not in known:
                yield f"memref-cts {name} has no option {option}"


def look_alike(root, folder, tools=None, whole=False):
    """Fills folder with links to what is in the root, so that commands find it and write elsewhere. `whole`: with real
    folders and links of files, for scripts that walk through the tree. Of the build there are the folders of programs."""
    for name in os.listdir(root):
        if name in ("build", ".git"):
            continue
        if not whole or not os.path.isdir(os.path.join(root, name)):
            os.symlink(os.path.join(root, name), os.path.join(folder, name))
            continue
        for inside, folders, names in os.walk(os.path.join(root, name)):
            folders[:] = [each for each in folders if each != "__pycache__"]
            here = os.path.join(folder, os.path.relpath(inside, root))
            os.makedirs(here)
            for each in names:
                os.symlink(os.path.join(inside, each), os.path.join(here, each))
    if tools:
        os.makedirs(os.path.join(folder, "build", "release"))
        for name, programs in (("bin", tools), ("fuzzers", os.path.join(os.path.dirname(tools), "fuzzers"))):
            if os.path.isdir(programs):
                os.symlink(programs, os.path.join(folder, "build", "release", name))


# What a line starts: a script of ci/, behind python3 or not, or a program.
STARTS = re.compile(r"^(?:python3 )?(?:ci/(?:[\w-]+/)*([\w-]+\.(?:sh|py))|([a-z][\w-]*))", re.MULTILINE)


def not_in_runner(content, text):
    """What the block starts and the text of its runner does not name."""
    for script, program in STARTS.findall(content):
        if (script or program) not in text and not (program or script).startswith("memref-cts"):
            yield script or program


def run_block(script, folder, tools, seconds):
    """(exit code, output) of a block, or None if it took too long."""
    path = os.pathsep.join([tools, os.environ.get("PATH", "")])
    # The build has the headers in the source tree, and refrt-uninstalled.pc, which says so.
    packages = os.path.join(os.path.dirname(tools), "refrt")
    try:
        run = subprocess.run(["/bin/bash", "-c", script], cwd=folder, text=True,
                             env=dict(os.environ, PATH=path, PKG_CONFIG_PATH=packages),
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return None
    return run.returncode, run.stdout


def check_page(path, text, root, tools, seconds=COMMAND_SECONDS):
    """(line, problem) of each block that does not do what the page shows, the number of blocks run, and (line, reason)
    of those that are not."""
    problems, count, left = [], 0, []
    options = options_of(tools)
    with tempfile.TemporaryDirectory() as folder:
        parts = marked_blocks(text)
        walks = any(word == "sh" and not not_run(mark) and "ci/checks/" in content for _, word, mark, content in parts)
        look_alike(root, folder, tools, whole=walks)
        for index, (line, word, mark, content) in enumerate(parts):
            if word == "mlir":
                with open(os.path.join(folder, "case.mlir"), "w", encoding="utf-8") as file:
                    file.write(content)
            if word == "" and COMMAND.search(content):
                problems.append((line, "commands that nothing runs: begin the block with ```sh, or with ```sh not run: REASON"))
            if word != "sh":
                continue
            if mark and not not_run(mark) and not mark.startswith("needs:"):
                problems.append((line, f"'{mark}' behind ```sh: write 'needs: PROGRAM', 'run by: SCRIPT' or 'not run: REASON'"))
                continue
            if runner(mark) and not os.path.isfile(os.path.join(root, runner(mark))):
                problems.append((line, f"{runner(mark)}: no such script"))
                continue
            reason = not_run(mark)
            if runner(mark):
                with open(os.path.join(root, runner(mark)), encoding="utf-8") as file:
                    by = file.read()
                if os.path.basename(path) not in by:  # else it reads the page
                    problems += [(line, f"{runner(mark)} does not name {what}, so that it cannot run the block")
                                 for what in not_in_runner(content, by)]
            if reason:
                problems += [(line, what) for what in wrong_options(content, options)]
            elif missing_programs(mark):
                reason = f"{', '.join(missing_programs(mark))} not installed"
            if reason:
                left.append((line, reason))
                continue
            count += 1
            shown = parts[index + 1][3] if index + 1 < len(parts) and parts[index + 1][1] == "text" else ""
            ends = EXIT.search(content)
            expected = int(ends.group(1)) if ends else 0
            result = run_block(content, folder, tools, seconds)
            if result is None:
                problems.append((line, f"the block took more than {seconds:g} s"))
                continue
            lines = [one for one in shown.split("\n") if one.strip() and one.strip() != "..."]
            missing = missing_line(lines, result[1])
            if missing is not None:
                problems.append((line, f"the block does not print '{missing.strip()}' (there); it prints:\n{result[1]}"))
            elif result[0] != expected:
                problems.append((line, f"the block ends with {result[0]}, not {expected}; it prints:\n{result[1]}"))
    return problems, count, left


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--tools", required=True, help="folder of the built tools")
    parser.add_argument("--root", default=ROOT, help="the repository (default: this one)")
    parser.add_argument("--list", action="store_true", help="print the blocks that are not run, with their reasons; run nothing")
    parser.add_argument("--slow", type=float, default=1, metavar="N", help="blocks may take N times as long (default: 1)")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"relative to the root (default: {FIRST}, {', '.join(PAGES)})")
    options = parser.parse_args()
    if not os.access(os.path.join(options.tools, "memref-cts"), os.X_OK):
        print(f"check_pages: error: no memref-cts in {options.tools}", file=sys.stderr)
        return 2
    pages = options.pages
    if not pages:
        found = [path for pattern in PAGES for path in glob.glob(os.path.join(glob.escape(options.root), pattern))]
        pages = [FIRST] + sorted(os.path.relpath(path, options.root) for path in found)
    count = wrong = skipped = 0
    for page in pages:
        try:
            with open(os.path.join(options.root, page), encoding="utf-8") as file:
                text = file.read()
        except OSError as error:
            print(f"check_pages: error: {page}: {error.strerror}", file=sys.stderr)
            return 2
        if options.list:
            for line, word, mark, _ in marked_blocks(text):
                if word == "sh" and not_run(mark):
                    print(f"{page}:{line}: not run: {not_run(mark)}")
            continue
        problems, ran, left = check_page(page, text, os.path.abspath(options.root), os.path.abspath(options.tools),
                                           COMMAND_SECONDS * options.slow)
        for line, reason in left:
            if reason.endswith(" not installed"):
                print(f"{page}:{line}: skipped: {reason}")
        for line, what in problems:
            print(f"{page}:{line}: error: {what}")
        count, wrong, skipped = count + ran, wrong + len(problems), skipped + len(left)
    if options.list:
        return 0
    print(f"check_pages: {len(pages)} pages, {count} blocks of commands, {skipped} not run, {wrong} problems")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main())
