#!/usr/bin/env python3
#===- check_words.py - Pages read well and name what exists ---------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads every Markdown page of the tree, the comments of sources and tests, the strings
# of C and C++, other texts of --help, the clauses, and the reasons of waivers. A
# sentence has at most 30 words. A path of a page in backticks and a relative link resolve. Where a row of a table begins with a source
# file, that file has the functions that the second column names. Each word of the
# glossary (section "Words" of README.md) stands there once and is used in a source or
# on another page. Some ways to say such a word otherwise are found. The README.md of a
# folder links every page of its docs. It runs no command of a page: check_pages.py
# does. Exit codes: 0 clean, 1 findings, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check sentences of pages and comments, and paths, links and the glossary of pages."""

import argparse
import glob
import itertools
import os
import re
import sys

import check_style
from checking import Problem

MAX_WORDS = 30
GLOSSARY, GLOSSARY_TITLE = "README.md", "Words"
CASES = "conformance/cases"
CONTENTS, PAGES = "README.md", "docs"
# What says otherwise what the glossary has a word for: (words, folder, word). Pages and comments of the folder are read.
OTHERWISE = (
    (re.compile(r"(?i)\b(?:director(?:y|ies)|folders?) of (?:a|the|that|its) campaigns?\b|\bcampaigns?'s? (?:director(?:y|ies)|folders?)\b"
                r"|\bcampaign folders?\b"), "", "campaign directory"),
    (re.compile(r"(?i)\bspecial forms? of (?:common )?instructions?\b|\bslow(?: |-)forms?\b"), "refrt/", "fast form, general form"),
    (re.compile(r"(?i)\bdeliberate mistakes?\b|\bdeliberately wrong\b"), "", "planted bug"),
    (re.compile(r"(?i)\breading workers?\b|\bworker that reads\b"), "conformance/", "reader"),
    (re.compile(r"(?i)\btype rules?\b|\brules? (?:for|of) types?\b"), "lowering/", "type conversion, where rule is a row of the specification"),
    (re.compile(r"(?i)\bin the form of\b|\bforms? of reports?\b|\breports of (?:one|any|all) forms?\b"), "", "kind, where form is of modules"),
)
# Words of a README besides those of its tables and code: what is more becomes pages of `docs`.
MOST_README_WORDS = 800
CLAUSES = "conformance/clauses.tsv"
# Statements that were given in these words, and keep them.
GIVEN_LONG = ("DESC-RANKED-17", "LLVMMOD-ATTR-02", "LLVMMOD-ATTR-03", "OPS-FLAG-02", "OPS-FLAG-03")
# Where a word of the glossary may be used.
USERS = (".md", ".h", ".c", ".cpp", ".def", ".td", ".py", ".sh", ".tsv", ".yaml")
# A name with one of these ends is a file of the tree even without a folder.
SOURCE_ENDS = (".h", ".c", ".cpp", ".def", ".td", ".py", ".sh", ".tsv", ".md", ".yaml")
# Files whose comments are read, by the sign that begins a comment.
SLASH_ENDS = (".h", ".c", ".cc", ".cpp", ".def", ".td", ".mlir")
HASH_ENDS = (".py", ".sh", ".cmake", ".toml", ".test", "CMakeLists.txt")
# Tests, in which a comment may speak to a tool.
TEST_ENDS = (".mlir", ".test")
# First components of paths that are not in the tree: made by a build or a run, or part of another project.
ELSEWHERE = ("build", "bin", "findings", "fuzzers", "operations.md", "mlir", "llvm", "dir", "folder", ".ci", ".clusterfuzzlite", ".github")

FENCE = re.compile(r"^\s*(```|~~~)")
ITEM = re.compile(r"^\s*(?:[*+-]|\d+[.)])\s+")
RULE = re.compile(r"^\s*\|?[\s:|-]+\|?\s*$")
CODE = re.compile(r"(`+)(.+?)\1")
LINK = re.compile(r"!?\[([^\]]*)\]\(([^)\s]+)[^)]*\)")
END = re.compile(r"[.!?][\")*]*\s+(?=[\"(*]*[A-Z0-9\x01-])")
# In comments a sentence may begin with a name in small letters.
COMMENT_END = re.compile(r"(?<=[.!?])[\")*]*\s+")
# What a test says to its tools: RUN, CHECK-NEXT, CALL, OPERATION, each with what it says.
DIRECTIVE = re.compile(r"^[A-Z][A-Z0-9_-]+(?:\[[^\]]*\]|\{[^}]*\})?:|^(?:expected-|RUN\b)|^\w+-(?:DAG|NEXT|SAME|NOT|LABEL|EMPTY|COUNT-\d+):|^[@%]|->")
# Text of --help: descriptions of options in C++ and in scripts.
SUBCOMMAND = re.compile(r"\bSubcommand \w+\(((?:[^;\"]|\"(?:\\.|[^\"\\\n])*\")*);")
HELP = re.compile(r"(?:\bcl::desc\(|\b(?:help|description|epilog)=\(?)\s*((?:\"(?:\\.|[^\"\\\n])*\"\s*)+)")
STRINGS = re.compile(r"(?:\"(?:\\.|[^\"\\\n])*\"\s*)+")
STRING = re.compile(r"\"((?:\\.|[^\"\\\n])*)\"")
# Strings of C and C++, which are diagnostics and other texts, and what else looks like one.
C_ENDS = (".h", ".c", ".cpp")
TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|R\"(\w*)\(.*?\)\1\"|'(?:\\.|[^'\\\n])*'|((?:\"(?:\\.|[^\"\\\n])*\"\s*)+)", re.S)
# A comment behind code.
TRAILING = re.compile(r"(?!\s*//)(?:[^\"'/]|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|/(?![/*]))*//+<?(.*)")
# Texts of rows of waivers, in one line or folded.
WAIVERS = "conformance/waivers.yaml"
REASON = re.compile(r"^ *(?:- )?reason: *(.*(?:\n {4,}.*)*)", re.M)
# A line of such a text that begins anew.
NEW_LINE = re.compile(r"\n(?=\s)|(?<=:)\n")
# In comments, a row of a table has two blanks between its columns. What is indented goes on with it, or is code or a
# list if a colon announces it.
COLUMNS = re.compile(r"\S {2,}\S")
INDENTED = 3
SHORT = re.compile(r"\b(?:e\.g|i\.e|etc|vs|no)\.\s", re.I)
PATH = re.compile(r"\.{0,2}[\w.*{},?/+-]*\w[\w.*{},?/+-]*\Z")


def prose_lines(text):
    """(number, line) without code blocks, which are empty lines here."""
    fence = None
    for number, line in enumerate(text.split("\n"), 1):
        mark = FENCE.match(line)
        if mark and fence in (None, mark.group(1)):
            fence = None if fence else mark.group(1)
            line = ""
        yield number, "" if fence else line


def split_cells(line):
    """Cells of a row of a table; a bar in code or behind a backslash divides nothing."""
    hidden = CODE.sub(lambda m: m.group(0).replace("|", "\x02"), line.strip().strip("|").replace("\\|", "\x02"))
    return [cell.replace("\x02", "|").strip() for cell in hidden.split("|")]


def blocks(text):
    """(number, text) of each heading, paragraph, list item and cell: no sentence goes on behind its block."""
    number, parts, indented = 0, [], True
    for at, line in prose_lines(text):
        bare = line.strip()
        table, heading, item = bare.startswith("|"), bare.startswith("#"), ITEM.match(line)
        # Four blanks behind an empty line are code.
        code = line.startswith("    ") and not parts and indented
        if parts and (not bare or table or heading or item):
            yield number, " ".join(parts)
            parts = []
        indented = not bare or code
        if not bare or code or (table and RULE.match(bare)) or bare.startswith("<!--"):
            continue
        if table:
            for cell in split_cells(bare):
                yield at, cell
        elif heading:
            yield at, bare.lstrip("# ")
        else:
            if not parts:
                number = at
            parts.append(ITEM.sub("", line).strip())
    if parts:
        yield number, " ".join(parts)


def plain(text):
    """The words a reader says: a span of code is one, a link is its text."""
    return LINK.sub(r"\1", CODE.sub("\x01code", text)).replace("**", "")


def sentences(text):
    text = SHORT.sub(lambda m: m.group(0).replace(".", ""), plain(text))
    return [part for part in END.split(text) if part.strip()]


def count_words(sentence):
    return sum(bool(re.search(r"[A-Za-z0-9]", word)) for word in sentence.replace("\x01", "").split())


def too_long(path, number, count, sentence):
    start = " ".join(sentence.replace("\x01code", "`...`").split()[:8])
    return Problem(path, number, f"a sentence of {count} words: {start} ...", "say it in two, or as a list")


def check_sentences(path, text):
    for number, block in blocks(text):
        for sentence in sentences(block):
            count = count_words(sentence)
            if count > MAX_WORDS:
                yield too_long(path, number, count, sentence)


def comment_lines(path, text):
    """(number, text) of each line that is a comment and nothing else, without its sign; None for other lines."""
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        bare, found = line.strip(), None
        if path.endswith(HASH_ENDS):
            if bare.startswith("#") and not bare.startswith("#!"):
                found = bare.lstrip("#")
        elif inside:
            found, inside = re.sub(r"^\*(?!/)|\*/.*", "", bare), "*/" not in bare
        elif bare.startswith("//"):
            found = re.sub(r"^/+<?", "", bare)
        elif bare.startswith("/*"):
            found, inside = re.sub(r"^/\*+<?|\*/.*", "", bare), "*/" not in bare
        yield number, found


def comment_blocks(path, text):
    """(number, text) of each paragraph and list item of comments, without tables and code."""
    number, parts, table = 0, [], False
    for at, found in [*comment_lines(path, text), (0, None)]:
        content = (found or "").strip()
        if path.endswith(TEST_ENDS) and DIRECTIVE.search(content):
            content = ""
        indented = len(found or "") - len((found or "").lstrip()) >= INDENTED
        prose = bool(re.search(r"\w", content)) and not content.startswith("===")
        row = bool(COLUMNS.search(content)) or (indented and (table or not parts or parts[-1].endswith(":")))
        item = ITEM.match(content + " ")
        if parts and (not prose or row or item):
            yield number, " ".join(parts)
            parts = []
        table = row
        if prose and not row:
            number = number if parts else at
            parts.append(ITEM.sub("", content))


# Files that a build or an installation makes.
MADE = ("clause-tests.tsv", "memref-cts.buildbot.py", "master.cfg")
# A name of a file in a comment; what stands in <> is somebody else's.
NAMED_FILE = re.compile(r"(?<![\w./<*%-])[\w./-]*\w\.(?:h|c|cpp|def|td|py|sh|tsv|md|yaml)(?![\w>*/]|\.\w)")


def check_comment_paths(tree, path, text):
    if path.endswith(TEST_ENDS):
        return  # files that the test makes
    for number, found in comment_lines(path, text):
        for match in NAMED_FILE.finditer(found or ""):
            span = match.group(0)
            if os.path.basename(span) in MADE:
                continue
            if is_path(span) and not tree.resolves(path, span):
                yield Problem(path, number, f"there is no {span}", "name what exists")


def check_help(path, text):
    """Sentences of what --help prints."""
    texts = [(match.start(), match.group(1)) for match in HELP.finditer(text)]
    for match in SUBCOMMAND.finditer(text):
        texts += [(match.start(1) + part.start(), part.group(0)) for part in STRINGS.finditer(match.group(1))]
    for start, found in texts:
        said = "".join(STRING.findall(found)).replace("\\n", " ").replace('\\"', '"')
        for sentence in sentences(said):
            count = count_words(sentence)
            if count > MAX_WORDS:
                yield too_long(path, text.count("\n", 0, start) + 1, count, sentence)


def check_strings(path, text):
    """Sentences of strings, such as diagnostics; literals side by side are one."""
    for match in TOKEN.finditer(text):
        if not match.group(2):
            continue
        said = "".join(STRING.findall(match.group(2))).replace("\\n", "\n").replace('\\"', '"')
        for block in NEW_LINE.split(said):
            for sentence in sentences(block.replace("\n", " ")):
                count = count_words(sentence)
                if count > MAX_WORDS:
                    yield too_long(path, text.count("\n", 0, match.start(2)) + 1, count, sentence)


def check_clauses(text, given=GIVEN_LONG):
    """Statements and notes; what is in `given` has a long statement."""
    long = set()
    for number, line in enumerate(text.split("\n")[1:], 2):
        fields = line.split("\t")
        for column in (6, 8):
            for sentence in sentences(fields[column]) if len(fields) == 9 else ():
                count = count_words(sentence)
                if count > MAX_WORDS and column == 6 and fields[0] in given:
                    long.add(fields[0])
                elif count > MAX_WORDS:
                    yield too_long(CLAUSES, number, count, sentence)
    for clause in given:
        if clause not in long:
            yield Problem(CLAUSES, 1, f"the statement of {clause} is not long", "take it out of GIVEN_LONG in ci/checks/check_words.py")


def check_otherwise(path, text):
    """One word for one thing: what the glossary has a word for is called by it."""
    lines = prose_lines(text) if path.endswith(".md") else comment_lines(path, text)
    for number, line in lines:
        for words, folder, word in OTHERWISE:
            match = words.search(CODE.sub("\x01", line or ""))
            if match and path.startswith(folder) and path != GLOSSARY:
                yield Problem(path, number, f"says '{match.group(0)}'", f"the glossary of {GLOSSARY} calls it: {word}")


def check_reasons(path, text):
    """What rows of waivers say to people."""
    for match in REASON.finditer(text):
        for sentence in sentences(" ".join(match.group(1).strip(">- \n\"").split())):
            count = count_words(sentence)
            if count > MAX_WORDS:
                yield too_long(path, text.count("\n", 0, match.start(1)) + 1, count, sentence)


def trailing_comments(path, text):
    """(number, text) of each comment of C and C++ behind code."""
    for number, line in enumerate(text.split("\n") if path.endswith(C_ENDS) else (), 1):
        match = TRAILING.match(line)
        if match:
            yield number, match.group(1)


def check_comments(path, text):
    for number, block in [*comment_blocks(path, text), *trailing_comments(path, text)]:
        block = SHORT.sub(lambda m: m.group(0).replace(".", ""), plain(block))
        for sentence in COMMENT_END.split(block):
            count = count_words(sentence)
            if count > MAX_WORDS:
                yield too_long(path, number, count, sentence)


def slug(title):
    """The anchor that hosts give a heading."""
    title = LINK.sub(r"\1", title).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", title).replace(" ", "-")


def anchors(text):
    seen = set()
    for _, line in prose_lines(text):
        if line.startswith("#"):
            name, count = slug(line.lstrip("#")), 0
            while (name if not count else f"{name}-{count}") in seen:
                count += 1
            seen.add(name if not count else f"{name}-{count}")
    return seen


def spread(path):
    """{a,b}.c as a.c and b.c."""
    parts = re.split(r"\{([^{}]*)\}", path)
    choices = [part.split(",") if index % 2 else [part] for index, part in enumerate(parts)]
    return ["".join(choice) for choice in itertools.product(*choices)]


class Tree:
    def __init__(self, root):
        self.root = root
        self.paths = [path.replace(os.sep, "/") for path in check_style.files_of(root)]
        self.names = {os.path.basename(path) for path in self.paths}
        self.folders = {part for path in self.paths for part in path.split("/")[:-1]} | {".", ".."}
        self.texts = {}

    def text(self, path):
        if path not in self.texts:
            with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as file:
                self.texts[path] = file.read()
        return self.texts[path]

    def may_be(self, path):
        """Not a name with a slash in it, such as that of a benchmark: the last part has an end, or the first is a folder."""
        return "." in os.path.basename(path) or path.split("/")[0] in self.folders

    def resolves(self, page, path):
        """Whether path is a file or folder, seen from the page's folder, one around it, or that of the cases."""
        path = path.rstrip("/")
        folders = [os.path.dirname(page), CASES]
        while folders[0]:
            folders.insert(0, os.path.dirname(folders[0]))
        for folder in folders:
            full = os.path.join(self.root, folder, path)
            if all(glob.glob(one) or glob.glob(one + ".*") for one in spread(full)):
                return True
        if "/" in path:
            return False
        return all(any(glob.fnmatch.fnmatchcase(name, one) for name in self.names) for one in spread(path))


def is_path(span):
    if not PATH.match(span) or span.startswith(("/", "{")) or re.search(r"[A-Z]{3,}\b[/.]|//|\.\.\.", span):
        return False
    if span.split("/")[0].lower() in ELSEWHERE:
        return False
    if "/" in span.rstrip("/"):
        return bool(re.search(r"[A-Za-z]", span.split("/")[0] + span.split("/")[1])) and not span.startswith("-")
    return span.endswith(SOURCE_ENDS) and not span.startswith((".", "*"))


def check_paths(tree, path, text):
    for number, line in prose_lines(text):
        for match in CODE.finditer(line):
            span = re.sub(r"(#[\w-]+|:\d+(:\d+)?)\Z", "", match.group(2).strip())
            if is_path(span) and tree.may_be(span) and not tree.resolves(path, span):
                yield Problem(path, number, f"there is no `{span}`", "name what exists")
        for match in LINK.finditer(CODE.sub("\x01", line)):
            target, _, anchor = match.group(2).partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            other = os.path.normpath(os.path.join(os.path.dirname(path), target)) if target else path
            if not os.path.exists(os.path.join(tree.root, other)):
                yield Problem(path, number, f"the link to {match.group(2)} leads nowhere", "name what exists")
            elif anchor and other.endswith(".md") and anchor not in anchors(tree.text(other)):
                yield Problem(path, number, f"{other} has no heading #{anchor}", "name a heading that it has")


def check_functions(tree, path, text):
    """A row of a table that begins with a file: each `function()` in the second cell stands in that file."""
    for number, line in prose_lines(text):
        if not line.startswith("|") or RULE.match(line):
            continue
        cells = split_cells(line)
        files = CODE.findall(cells[0])
        if len(files) != 1 or len(cells) < 3 or files[0][1] not in tree.paths:
            continue
        for _, name in CODE.findall(cells[1]):
            if name.endswith("()") and not re.search(rf"\b{re.escape(name[:-2])}\b", tree.text(files[0][1])):
                yield Problem(path, number, f"{files[0][1]} has no {name}", "name a function that it has")


def check_readme(path, text):
    if os.path.basename(path) != CONTENTS:
        return
    count = sum(len(line.split()) for _, line in prose_lines(text) if not line.lstrip().startswith("|"))
    if count > MOST_README_WORDS:
        yield Problem(path, 1, f"{count} words besides tables and code, more than {MOST_README_WORDS}", f"make pages in {PAGES}/ of it")


def check_page(tree, page):
    text = tree.text(page)
    return [*check_sentences(page, text), *check_paths(tree, page, text), *check_functions(tree, page, text), *check_otherwise(page, text),
            *check_readme(page, text)]


def glossary(text):
    """(line, word) of the table under the heading GLOSSARY_TITLE."""
    inside, rows = False, []
    for number, line in prose_lines(text):
        if line.startswith("#"):
            inside = line.lstrip("# ").strip() == GLOSSARY_TITLE
        elif inside and line.startswith("|") and not RULE.match(line):
            rows.append((number, split_cells(line)[0]))
    return [(number, word.strip("`*")) for number, word in rows[1:]]


def check_glossary(tree):
    if GLOSSARY not in tree.paths:
        return
    text, seen = tree.text(GLOSSARY), {}
    rows = glossary(text)
    if not rows:
        yield Problem(GLOSSARY, 1, f"there is no table of words under '## {GLOSSARY_TITLE}'", "add it")
    own = re.sub(rf"(?ms)^#+ {GLOSSARY_TITLE}$.*?(?=^#|\Z)", "", text)
    texts = [own] + [tree.text(p) for p in tree.paths
                     if p != GLOSSARY and p.endswith(USERS) and not check_style.is_data(p) and "/tests/" not in p]
    for number, word in rows:
        names = [re.sub(r"\s*\(.*\)", "", part).strip() for part in word.split(",")]
        for name in names:
            if name in seen:
                yield Problem(GLOSSARY, number, f"'{name}' stands in line {seen[name]} already", "one row for one word")
            seen.setdefault(name, number)
            stem = re.escape(name[:-1] if name.endswith("y") else name).replace(r"\ ", r"\s+")
            used = re.compile(rf"(?i)\b{stem}(?:y|ies|s|es|ed|d|ing)?\b")
            if not any(used.search(one) for one in texts):
                yield Problem(GLOSSARY, number, f"nothing uses the word '{name}'", "remove the row, or use the word")


def check_contents(tree):
    for page in tree.paths:
        folder, docs = os.path.split(os.path.dirname(page))
        if docs != PAGES or not folder or not page.endswith(".md"):
            continue
        contents = f"{folder}/{CONTENTS}"
        text = tree.text(contents) if contents in tree.paths else ""
        linked = {os.path.normpath(os.path.join(folder, m.group(2).partition("#")[0])) for m in LINK.finditer(text)}
        if page not in linked:
            yield Problem(contents, 1, f"the contents do not link {page}", "add a line for the page")


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=default, help="the repository (default: this one)")
    parser.add_argument("pages", nargs="*", metavar="PAGE",
                        help="only these, relative to the root (default: all pages, and comments of all sources)")
    options = parser.parse_args()
    if not os.path.isdir(options.root):
        parser.error(f"no folder {options.root}")

    tree = Tree(options.root)
    pages = [path for path in tree.paths if path.endswith(".md") and not check_style.is_data(path)]
    sources = [path for path in tree.paths if path.endswith(SLASH_ENDS + HASH_ENDS) and not check_style.is_data(path)]
    for page in options.pages:
        if page not in pages:
            parser.error(f"no page {page}")
    findings = []
    for page in options.pages or pages:
        findings += check_page(tree, page)
    if not options.pages:
        findings += check_glossary(tree)
        findings += check_contents(tree)
        if WAIVERS in tree.paths:
            findings += check_reasons(WAIVERS, tree.text(WAIVERS))
        if CLAUSES in tree.paths:
            findings += check_clauses(tree.text(CLAUSES))
        for path in sources:
            if path.endswith(C_ENDS) and "unittests/" not in path:
                findings += check_strings(path, tree.text(path))
            findings += check_comments(path, tree.text(path))
            findings += check_help(path, tree.text(path))
            findings += check_otherwise(path, tree.text(path))
            findings += check_comment_paths(tree, path, tree.text(path))
    for finding in findings:
        print(finding)
    print(f"check_words: {len(options.pages or pages)} pages, {0 if options.pages else len(sources)} sources, "
          f"{len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
