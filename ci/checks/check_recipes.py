#!/usr/bin/env python3
#===- check_recipes.py - Recipes name what is there -----------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads the recipes: pages docs/add-*.md and docs/change-*.md, and what stands in a
# README.md below "How to add one". A row of a table, an item or a paragraph that names
# files and names of code has each name in one of these files. Items have the files of
# the paragraph before them as well, if that ends with a colon. In a block of code
# without a language:
#   * A function or macro that is called is one of the tree, or the block defines it.
#   * A row, such as TARGET(...), has as many columns as a row of a table (.def).
#   * A row of the registry of clauses, here with bars, has its columns.
# A list of columns (first cell of its heading: column) names columns of the table that
# is named before. Paths of commands that are not run resolve. Paths and links of prose
# are check_words.py's business, and what runs is check_pages.py's.
# Exit codes: 0 clean, 1 findings, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check that recipes name files, functions and rows as they are."""

import argparse
import os
import re
import sys

import check_names
import check_style
import check_words
from checking import Problem

RECIPE = re.compile(r"(?:.*/)?docs/(?:add|change)-[\w-]+\.md\Z")
SECTION = "How to add one"
FENCE = re.compile(r"^\s*```(.*)$")
CODE = re.compile(r"`([^`\n]+)`")
CALL = re.compile(r"(?<![\w:])(?:\w+::)*([A-Za-z_]\w+)\(")
ROW = re.compile(r"(?m)^\s*([A-Z][A-Z0-9]+(?:_\w+)*)\((.*)\)\s*$")
VARIADIC = re.compile(r"#define (\w+)\([^()]*\.\.\.\)")
STANDS_FOR = re.compile(r"(?<=_)[A-Z]+\Z")  # a name of the reader's: generator_draw_NAME
CAPITALS = re.compile(r"\A[A-Z]{4,}\Z")  # such as the name of a table of a script
CLAUSES = "conformance/clauses.tsv"
KEYWORDS = ("if", "for", "while", "switch", "return", "sizeof")

def recipe_lines(path, text):
    """(number, line) of what is a recipe; empty lines for the rest."""
    whole, inside, fence = bool(RECIPE.match(path)), False, False
    for number, line in enumerate(text.split("\n"), 1):
        fence ^= bool(FENCE.match(line))
        if not fence and line.startswith("## "):
            inside = line.lstrip("# ").strip() == SECTION
        yield number, line if whole or inside else ""


def pieces(lines):
    """(number, text) of each row, item and paragraph of prose, whole; and (number, language, lines) of blocks."""
    prose, blocks, part, start, block = [], [], [], 0, None

    def end():
        nonlocal part
        if part:
            prose.append((start, " ".join(part)))
        part = []

    for number, line in lines:
        mark = FENCE.match(line)
        if mark and block is None:
            end()
            block = (number + 1, mark.group(1).strip(), [])
            continue
        if block is not None:
            if mark:
                blocks.append(block)
                block = None
            else:
                block[2].append(line)
            continue
        bare = line.strip()
        if not bare or bare.startswith(("|", "#")) or check_words.ITEM.match(line):
            end()
        if bare and not bare.startswith("#"):
            start = start if part else number
            part.append(bare)
    end()
    return prose, blocks


def files_of(tree, page, span):
    """Files of the tree that a span of a page names: one, those of a folder, or those that fit."""
    span = re.sub(r":\d+\Z", "", span).rstrip("/")
    if not check_words.is_path(span) or "{{" in span:
        return []
    folders = [os.path.dirname(page)]
    while folders[0]:
        folders.insert(0, os.path.dirname(folders[0]))
    found = []
    for one in check_words.spread(span):
        for folder in folders:
            full = os.path.normpath(os.path.join(folder, one))
            fitting = [path for path in tree.paths if path == full or path.startswith(full + "/") or check_words.glob.fnmatch.fnmatchcase(path, full)]
            if fitting:
                found += fitting
                break
        else:
            if "/" not in one:
                found += [path for path in tree.paths if os.path.basename(path) == one]
    return found


def check_prose(tree, page, prose):
    stems, introduced = {os.path.basename(path).split(".")[0] for path in tree.paths}, set()
    for number, text in prose:
        spans = CODE.findall(text)
        named = {path for span in spans for path in files_of(tree, page, span)}
        if not check_words.ITEM.match(text):
            introduced = named if text.endswith(":") else set()
        files = sorted(named | introduced)
        if not files:
            continue
        for span in spans:
            if check_names.is_foreign(span) or span.startswith("-"):
                continue
            for word, more in [*check_names.named_in(span), *((one, False) for one in CAPITALS.findall(span))]:
                there = re.compile(STANDS_FOR.sub(r"\\w+", word) + ("" if more else r"\b"))
                if word not in stems and not any(there.search(tree.text(path)) for path in files):
                    yield Problem(page, number, f"{word} stands in none of the files named with it, such as {files[0]}", "name the file that has it")


class Code:
    """What code defines or calls, and how many columns the rows of tables have."""

    def __init__(self, tree):
        self.called, self.rows, self.variadic = set(), {}, set()
        for path in tree.paths:
            if not path.endswith(check_names.SLASH_ENDS) or check_style.is_data(path):
                continue
            text = check_names.code_of(path, tree.text(path)).replace("\\\n", " ")
            self.called.update(CALL.findall(text))
            self.variadic.update(VARIADIC.findall(text))
            for row in ROW.finditer(text) if path.endswith(".def") else ():
                self.rows.setdefault(row.group(1), set()).add(len(arguments(row.group(2))))


def arguments(text):
    """The arguments of a macro, at their commas."""
    text = re.sub(r'"(?:\\.|[^"\\])*"', '""', text)
    depth, parts = 0, [""]
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def defined_in(text):
    """What a block defines: classes, aliases and functions with a body."""
    return {*re.findall(r"\b(?:class|struct|explicit|using)\s+(\w+)", text),
            *re.findall(r"\b\w[\w<>:*&]* [*&]?(\w+)\([^()]*\) (?:const )?(?:override )?\{", text)}


def check_block(tree, code, page, first, lines):
    own = defined_in("\n".join(lines))
    for number, line in enumerate(lines, first):
        row = ROW.match(line)
        if row and row.group(1) in code.rows and row.group(1) not in code.variadic:
            count = len(arguments(row.group(2)))
            if count not in code.rows[row.group(1)]:
                yield Problem(page, number, f"a row {row.group(1)} of {count} columns, and no table has one", "write it as rows are")
        if re.match(r"\s*[A-Z]+-NN\|", line) and CLAUSES in tree.paths:
            count, columns = len(line.split("|")), len(tree.text(CLAUSES).split("\n", 1)[0].split("\t"))
            if count != columns:
                yield Problem(page, number, f"a clause of {count} columns, and {CLAUSES} has {columns}", "write it as rows are")
        for name in CALL.findall(check_names.SLASH_TOKEN.sub('""', line)):
            if name not in own and name not in KEYWORDS and name not in code.called:
                yield Problem(page, number, f"no code has the function or macro {name}", "name one that exists, or show how it is written")


def check_columns(tree, page, prose):
    """The rows below a heading `| column | ...` are columns of the last table (.def) named before."""
    table, inside = "", False
    for number, text in prose:
        cells = check_words.split_cells(text) if text.startswith("|") else []
        if not cells:
            inside = False
            for span in CODE.findall(text):
                table = next((path for path in files_of(tree, page, span) if path.endswith(".def")), table)
        elif cells[0].lower() == "column":
            inside = True
        elif inside and table and not check_words.RULE.match(text):
            for word in re.findall(r"\w+", cells[0]):
                if not re.search(rf"(?i)\b{word}\b", tree.text(table)):
                    yield Problem(page, number, f"{table} has no column {word}", "name the columns that its first lines explain")


def check_commands(tree, page, first, language, lines):
    """Paths of commands that are not run; those with the name that stands for the reader's are not there."""
    mine = language.partition(":")[2].split()[:1]
    for number, line in enumerate(lines, first):
        for word in re.sub(r"\$\([^)]*\)|#.*", "", line).split():
            if "/" in word and check_words.is_path(word) and not any(one in word for one in mine) and not tree.resolves(page, word):
                yield Problem(page, number, f"there is no {word}", "name what exists")


def check_recipe(tree, code, page):
    prose, blocks = pieces(recipe_lines(page, tree.text(page)))
    findings = [*check_prose(tree, page, prose), *check_columns(tree, page, prose)]
    for first, language, lines in blocks:
        if not language:
            findings += check_block(tree, code, page, first, lines)
        elif language.startswith("sh not run"):
            findings += check_commands(tree, page, first, language, lines)
    return findings


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=default, help="the repository (default: this one)")
    options = parser.parse_args()
    if not os.path.isdir(options.root):
        parser.error(f"no folder {options.root}")

    tree = check_words.Tree(options.root)
    code, findings, recipes = Code(tree), [], 0
    for page in tree.paths:
        is_readme = os.path.basename(page) == "README.md" and f"## {SECTION}" in tree.text(page)
        if RECIPE.match(page) or is_readme:
            recipes += 1
            findings += check_recipe(tree, code, page)
    for finding in findings:
        print(finding)
    print(f"check_recipes: {recipes} recipes, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
