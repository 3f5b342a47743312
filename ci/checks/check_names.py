#!/usr/bin/env python3
#===- check_names.py - Pages and comments name what exists ----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads the prose of every Markdown page and the comments of sources. An identifier or an
# option there stands in the code of some file, too. In backticks every name with two
# parts counts, and each name(); in comments also a bare name() or one with colons or
# underscores. Capitals that stand for a name of the reader's (refrt_verifier_NAME) fit anything. Names
# that only other projects have are in ELSEWHERE. What a header declares is called
# somewhere, at least by a test. Paths are check_words.py's business. Exit
# codes: 0 clean, 1 findings, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check that identifiers and options of pages and comments exist."""

import argparse
import collections
import os
import re
import sys

import check_style
import check_words
from checking import Problem

# Names that other projects have.
ELSEWHERE = (
    "--convert-complex-to-libm", "AnyInteger", "_Converted_name", "connectPHINodes", "libmlir_apfloat_wrappers",
    "libmlir_float16_utils",  # MLIR
    "ignore_crashes", "use_counters",  # libFuzzer
    "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_",  # glibc
    "run_path",  # Python's runpy
    "no_mangle", "no_std",  # Rust
)
# What holds the names above, or names that do not exist, is no code.
NO_CODE = ("ci/checks/check_names.py", "ci/tests/test_check_names.py")
SLASH_ENDS = (".h", ".c", ".cc", ".cpp", ".def", ".td")
HASH_ENDS = check_words.HASH_ENDS
SLASH_TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
WORD = re.compile(r"[A-Za-z_]\w*")
# A name, and whether it is the beginning of several: refrt_vm_*, Worker::Want...
NAMED = re.compile(r"([A-Za-z_]\w*)(\*|\.\.\.)?")
# The beginning of names that CMake makes.
MADE = re.compile(r"\b([A-Za-z]\w{5,})\$\{")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z0-9-]*[a-z0-9]")
ARGUMENT = re.compile(r"/\*\w+=\*/")  # the name of a parameter, before its argument
CODE = re.compile(r"`([^`\n]+)`")
# A function in a header, and one that a source defines. Overriding ones are called by their base.
ARGUMENTS = r"\((?:[^;{}()]|\([^()]*\))*\)(?: const)?(?: noexcept)?"
DECLARED = re.compile(rf"^(?![ \t]*return\b)[ \t]*[\w:<>,*&\[\]() ]+?[ *&]([A-Za-z]\w*){ARGUMENTS}\s*[{{;]", re.M)
DEFINED = re.compile(rf"^(?!return\b|else\b)[\w:<>,*& ]*?[\w>*&] [*&]?(?:\w+::)*([A-Za-z]\w*){ARGUMENTS}\s*[{{:]", re.M)
# In comments, without backticks.
BARE = re.compile(r"\b[A-Za-z]\w*(?:::~?\w+)+(?:\*|\.\.\.)?|\b[a-z]\w+\(\)|\b[a-z][a-z0-9]+(?:_[a-z0-9]{2,})+\b")
# Capitals that stand for something else.
STANDS_FOR = re.compile(r"(?<=[a-z_])(?:[A-Z]{2,}|[A-Z])(?=_|\Z)|\A[A-Z]{2,}(?=_[a-z])")


def has_two_parts(word):
    return bool(re.search(r"[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]", word))


class Names:
    """What code names: words, and options as a command line or a table of options has them."""

    def __init__(self, tree):
        self.words, self.options, self.beginnings = set(), set(), set()
        for path in tree.paths:
            self.words.update(re.findall(r"\w+", path))
            if path.endswith(".md") or path in NO_CODE or check_style.is_data(path):
                continue
            text = code_of(path, tree.text(path))
            self.words.update(WORD.findall(text))
            self.options.update(OPTION.findall(text))
            self.options.update("--" + name for name in re.findall(r'"([a-z][a-z0-9-]+)"', text))
            if path.endswith(HASH_ENDS):
                self.beginnings.update(MADE.findall(text))

    def has(self, word, is_beginning=False):
        if word in self.words or word in ELSEWHERE or word.startswith(tuple(self.beginnings)):
            return True
        if is_beginning:
            return any(known.startswith(word) for known in self.words)
        pattern = STANDS_FOR.sub(r"\\w+", word)
        return pattern != word and any(re.fullmatch(pattern, known) for known in self.words)


def code_of(path, text):
    """The text without comments."""
    if path.endswith(SLASH_ENDS):
        return SLASH_TOKEN.sub(lambda m: m.group(0) if m.group(0)[0] == '"' else " " + "\n" * m.group(0).count("\n"), text)
    if path.endswith(HASH_ENDS):
        return re.sub(r"(?m)^\s*#.*$", "", text)
    return text


def named_in(span):
    """Words of code that have to exist, and whether only their beginning: name() in any form, others with two parts."""
    called = set(re.findall(r"(\w+)\(\)", span))
    for word, more in NAMED.findall(OPTION.sub(" ", span)):
        if has_two_parts(word) or word in called:
            yield word, bool(more)


def check_span(names, path, number, span):
    for option in OPTION.findall(span):
        if option not in names.options and option not in ELSEWHERE:
            yield Problem(path, number, f"nothing has the option {option}", "name what exists")
    for word, more in named_in(span):
        if not names.has(word, more):
            yield Problem(path, number, f"no code has the name {word}", "name what exists")


def is_foreign(span):
    """A path, which check_words.py looks at, or a file of a run."""
    return check_words.is_path(span) or "/" in span or re.search(r"\.(?:json|mlir|md|tsv|txt)\b", span)


def check_page(names, path, text):
    for number, line in check_words.prose_lines(text):
        for span in CODE.findall(line):
            if not is_foreign(span):
                yield from check_span(names, path, number, span)


def comment_lines(path, text):
    """(number, text) of each line of a comment, those behind code too."""
    if path.endswith(HASH_ENDS):
        yield from check_words.comment_lines(path, text)
        return
    for match in SLASH_TOKEN.finditer(text):
        if match.group(0)[0] != '"' and not ARGUMENT.match(match.group(0)):
            first = text.count("\n", 0, match.start()) + 1
            yield from enumerate(match.group(0).split("\n"), first)


def check_comments(names, path, text):
    for number, found in comment_lines(path, text):
        comment = found or ""
        for span in CODE.findall(comment):
            if not is_foreign(span):
                yield from check_span(names, path, number, span)
        for span in BARE.findall(CODE.sub(" ", comment)):
            for word, more in NAMED.findall(span):
                if not names.has(word, bool(more)):
                    yield Problem(path, number, f"no code has the name {word}", "name what exists")


# Names that a table of rows calls: a macro adds a column of the row to them.
PASTED = re.compile(r"\b(\w+_)##(?:VERIFIER|DRAW)\b")


def check_unused(tree):
    """A function that a header declares has a caller or a test: its name stands in more than declarations and definitions,
    or a row of a table makes it."""
    words, told, places, pasted, rows = collections.Counter(), collections.Counter(), {}, set(), set()
    for path in tree.paths:
        if not path.endswith(SLASH_ENDS) or check_style.is_data(path):
            continue
        text = code_of(path, tree.text(path))
        words.update(WORD.findall(text))
        pasted.update(PASTED.findall(text))
        rows.update(WORD.findall(text) if path.endswith(".def") else ())
        for match in (DECLARED if path.endswith(".h") else DEFINED).finditer(text):
            told[match.group(1)] += 1
            if path.endswith(".h") and "unittests/" not in path:
                places.setdefault(match.group(1), (path, text.count("\n", 0, match.start(1)) + 1))
    for name, (path, line) in places.items():
        if words[name] <= told[name] and not any(name.startswith(p) and name[len(p):] in rows for p in pasted):
            yield Problem(path, line, f"nothing calls {name}", "remove it, or test what users of the header call")


def check_elsewhere(tree):
    """An exception that has nothing to except is gone."""
    if NO_CODE[0] not in tree.paths:
        return
    for name in ELSEWHERE:
        if not any(name in tree.text(path) for path in tree.paths if path not in NO_CODE):
            yield Problem(NO_CODE[0], 1, f"nothing names {name}", "take it out of ELSEWHERE")


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=default, help="the repository (default: this one)")
    options = parser.parse_args()
    if not os.path.isdir(options.root):
        parser.error(f"no folder {options.root}")

    tree = check_words.Tree(options.root)
    names, findings, pages, sources = Names(tree), [], 0, 0
    for path in tree.paths:
        if check_style.is_data(path):
            continue
        if path.endswith(".md"):
            pages += 1
            findings += check_page(names, path, tree.text(path))
        elif path.endswith(SLASH_ENDS + HASH_ENDS):
            sources += 1
            findings += check_comments(names, path, tree.text(path))
    findings += [*check_elsewhere(tree), *check_unused(tree)]
    for finding in findings:
        print(finding)
    print(f"check_names: {pages} pages, {sources} sources, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
