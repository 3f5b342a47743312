#!/usr/bin/env python3
#===- check_spec.py - Rules, sources and citations agree ------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads the rules in the tables of conformance/spec: each id is defined once. Every
# mention of a rule in sources, cases and documents is of one that exists. Every rule is
# cited by a source, or names a function of one. Every instruction of
# opcodes.def and every trap of traps.def belongs to a rule, and the traps that
# operations.def gives an instruction are those of its rules. Links and headings
# resolve, and so does every document that a text of the tree names. Must not run
# anything. Exit codes: 0 clean, 1 errors, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check the specification against everything that cites it."""

import argparse
import os
import re
import sys

from checking import Problem, files_of

SPEC = "conformance/spec"
REGISTRY = "conformance/clauses.tsv"
OPCODES, TRAPS, POSSIBLE = "refrt/opcodes.def", "refrt/traps.def", "conformance/suite/operations/operations.def"
HEAD = ["id", "operation", "check and result", "by", "clauses"]
# Other heads of the second and third column, of tables that are not about operations.
COLUMNS = {1: ("operation", "what", "function"), 2: ("check and result", "effect")}
NO_TRAP = "none"
# Ends that are defined: operations.def is about undefined behaviour.
DEFINED_ENDS = {"assert", "abort"}

CODE = (".h", ".c", ".cpp", ".def")
CODE_FOLDERS = ("refrt/", "lowering/", "conformance/", "abi_tests/", "fuzz/")
TEXTS = (*CODE, ".md", ".py", ".sh", ".yaml", ".td", ".txt", ".tsv", ".mlir", ".test", ".refrt", ".cmake")
NO_CODE = re.compile(r"/(unittests|test|cases|fuzz|benchmarks|bench)/")
# Texts about rules that are made up: tests of checkers, and this script.
MADE_UP = ("ci/tests/", "ci/checks/check_spec.py", "conformance/test/", "fuzz/corpus/", "refrt/fuzz/")
# Pages that a build or a run writes.
WRITTEN = ("index.md", "operations.md", "table.md")

ID = re.compile(r"[A-Z]-[A-Z][A-Z0-9]+\Z")
INSTRUCTION = re.compile(r'^REFRT_OPCODE\((\w+), +"([^"]+)"', re.MULTILINE)
TRAP = re.compile(r'^REFRT_TRAP\((\w+), "([^"]+)"', re.MULTILINE)
GROUP = re.compile(r"^#define (\w+) ((?:.*\\\n)*.*)$", re.MULTILINE)  # of traps, by a name
HAS = re.compile(r"^TRAPS\((\w+),([^)]*)\)", re.MULTILINE)
CODE_WORD = re.compile(r"`([^`]*)`")
HEADING = re.compile(r"^#+ +(.*?)\s*#*$")
LINK = re.compile(r"\]\(([^)\s]*)\)")
PAGE = re.compile(r"(?<![\w*./<%$-])((?:\.{1,2}/)*(?:[\w-]+/)*[\w-]+\.md)(#[\w-]+)?")
# Documents by the names that plans have, with a number of a section or without.
PLAN = re.compile(r"\b(DESIGN|STYLE)(?:'s)?(?:\.md| section\b| \d)|\b[Ss]emantics,? (?:section )?\d|\b(?:op-inventory|feasibility)\b")


class Rule:
    def __init__(self, name, path, line, cells):
        self.name, self.path, self.line = name, path, line
        self.text, self.by, self.clauses = cells[2], cells[3], cells[4]
        self.instructions, self.functions = [], []
        self.places = []  # sources that cite it

    @property
    def implemented(self):
        return bool(self.places or self.functions)


def cells_of(line):
    """The cells of a row of a table, or None."""
    line = line.strip()
    if not line.startswith("|") or not line.endswith("|") or len(line) < 2:
        return None
    return [cell.strip() for cell in line[1:-1].split("|")]


def is_head(cells):
    return len(cells) == len(HEAD) and all(
        cell in COLUMNS.get(i, (HEAD[i],)) for i, cell in enumerate(cells))


def read_rules(path, text, rules, problems):
    """Adds the rules in the tables of a page; other tables have another head."""
    width = 0  # of the table of rules that the line is in
    for number, line in enumerate(text.split("\n"), 1):
        cells = cells_of(line)
        if cells is None:
            width = 0
            continue
        if is_head(cells):
            width = len(cells)
            continue
        if not width or all(set(cell) <= set("-: ") and cell for cell in cells) and not ID.match(cells[0]):
            continue
        name = cells[0]
        if len(cells) != width or not all(cells):
            problems.append(Problem(path, number, f"'{name}' has {len(cells)} cells, or an empty one",
                                    f"give {width}; '-' is nothing; write no bar inside a cell"))
            continue
        if not ID.match(name):
            problems.append(Problem(path, number, f"'{name}' is no id of a rule", "write LETTER-WORD in capitals"))
            continue
        if name in rules:
            other = rules[name]
            problems.append(Problem(path, number, f"{name} stands in {other.path}:{other.line} already",
                                    "a rule has one row; give the other one another id"))
            continue
        rules[name] = Rule(name, path, number, cells)


def check_by(rules, instructions, defined, problems):
    """What carries a rule out are instructions and functions that there are."""
    for rule in rules.values():
        if rule.by == "-":
            continue
        words = rule.by.split(", ")
        for word in words:
            match = re.fullmatch(r"`([\w-]+)(\(\))?`", word)
            if not match:
                problems.append(Problem(rule.path, rule.line, f"{rule.name} is carried out by '{word}'",
                                        "write `instruction` or `function()`, or '-' alone"))
            elif match.group(2):
                if match.group(1) in defined:
                    rule.functions.append(match.group(1))
                else:
                    problems.append(Problem(rule.path, rule.line, f"no source has a function {match.group(1)}",
                                            f"name the one that carries out {rule.name}"))
            elif match.group(1) in instructions:
                rule.instructions.append(match.group(1))
            else:
                problems.append(Problem(rule.path, rule.line, f"'{match.group(1)}' is no instruction of {OPCODES}",
                                        "name one, or a function as `name()`"))


def check_clauses(rules, clauses, problems):
    for rule in rules.values():
        for name in () if rule.clauses == "-" else rule.clauses.split(", "):
            if name not in clauses:
                problems.append(Problem(rule.path, rule.line, f"{rule.name} names {name}, which is no clause",
                                        f"name a clause of {REGISTRY}, or '-'"))
            elif clauses[name] == "retired":
                problems.append(Problem(rule.path, rule.line, f"{rule.name} names {name}, which is retired",
                                        "name the clause that holds now, or '-'"))


def check_cited(rules, problems):
    """No rule that nothing carries out."""
    for rule in rules.values():
        if not rule.implemented:
            problems.append(Problem(rule.path, rule.line, f"no source cites {rule.name}, and it names no function",
                                    "cite it in a comment of the source that carries it out, or write `function()`"))


def words_of_tables(text):
    """What stands in code font in rows of tables."""
    return {word for line in text.split("\n") if cells_of(line) for word in CODE_WORD.findall(line)}


def check_tables(rules, instructions, traps, named, problems):
    """Each instruction and each trap belongs to a rule."""
    used = {word for rule in rules.values() for word in rule.instructions}
    for name, line in instructions.items():
        if name not in used:
            problems.append(Problem(OPCODES, line, f"instruction '{name}' belongs to no rule",
                                    f"name it in the column 'by' of a rule in {SPEC}"))
    for name, line in traps.items():
        if name not in named and name != NO_TRAP:
            problems.append(Problem(TRAPS, line, f"trap '{name}' belongs to no rule",
                                    f"name it as `{name}` in a rule in {SPEC}"))


def possible_traps(text, instructions, traps):
    """{instruction: (line, traps)} of operations.def."""
    groups = {name: body for name, body in GROUP.findall(text)}
    texts = {f"REFRT_TRAP_{name}": word for name, word in traps.items()}

    def expand(body, depth=0):
        words = set()
        for word in re.findall(r"\w+", body):
            if word in groups and depth < 8:
                words |= expand(groups[word], depth + 1)
            elif word in texts:
                words.add(texts[word])
        return words

    return {instructions[match.group(1)]: (text.count("\n", 0, match.start()) + 1, expand(match.group(2)))
            for match in HAS.finditer(text) if match.group(1) in instructions}


def check_possible(rules, possible, traps, mention, problems):
    """The traps of an instruction are those of its rules, and of the rules that these name."""
    def closure(rule, seen):
        if rule.name in seen:
            return set()
        seen.add(rule.name)
        words = own(rule)
        for name in mention.findall(rule.text):
            if name in rules:
                words |= closure(rules[name], seen)
        return words

    def own(rule):
        return {word for word in CODE_WORD.findall(rule.text) if word in traps}

    for name, (line, expected) in possible.items():
        of_rules = [rule for rule in rules.values() if name in rule.instructions]
        found = set().union(*(closure(rule, set()) for rule in of_rules))
        for trap in sorted(expected - found):
            where = ", ".join(rule.name for rule in of_rules)
            problems.append(Problem(POSSIBLE, line, f"'{name}' has the trap '{trap}', which stands in no rule of it",
                                    f"name `{trap}`, or a rule that does, in {where or SPEC}"))
    for rule in rules.values():
        allowed = set().union(DEFINED_ENDS, *(possible.get(name, (0, ()))[1] for name in rule.instructions))
        for trap in sorted(own(rule) - allowed) if rule.instructions and not rule.functions else ():
            problems.append(Problem(rule.path, rule.line, f"{rule.name} names `{trap}`, which none of its instructions has",
                                    f"look at {POSSIBLE}: one of both is wrong"))


def slug(heading):
    """What a link calls a heading."""
    text = re.sub(r"[^\w\- ]", "", re.sub(r"`|\*", "", heading).lower())
    return text.replace(" ", "-")


def outside_fences(text):
    """(line number, line) of what is no example."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, line


def anchors_of(text):
    names = {}
    for _, line in outside_fences(text):
        match = HEADING.match(line)
        if match:
            name = slug(match.group(1))
            names[name] = names.get(name, 0) + 1
    return set(names) | {f"{name}-{i}" for name, count in names.items() for i in range(1, count)}


def check_links(path, text, pages, exists, problems):
    """Links of a page of the specification."""
    for number, line in outside_fences(text):
        for target in LINK.findall(line):
            if re.match(r"\w+:", target):
                continue
            name, _, anchor = target.partition("#")
            full = os.path.normpath(os.path.join(os.path.dirname(path), name)).replace(os.sep, "/") if name else path
            if not exists(full):
                problems.append(Problem(path, number, f"link to '{target}': no file {full}", "name a file of the tree"))
            elif anchor and full.endswith(".md") and anchor not in pages(full):
                problems.append(Problem(path, number, f"link to '{target}': no heading '{anchor}' in {full}",
                                        "write a heading in lower case with - for blanks"))


def check_documents(path, text, exists, homes, pages, problems):
    """Documents that a text names are in the tree, and so are their headings."""
    for number, line in enumerate(text.split("\n"), 1):
        plan = PLAN.search(line)
        if plan:
            problems.append(Problem(path, number, f"'{plan.group(0)}' is no document of the tree",
                                    f"cite a rule, or a page or heading of {SPEC}"))
        for match in PAGE.finditer(line):
            name, anchor = match.group(1), (match.group(2) or "")[1:]
            found = find_page(path, name, exists, homes)
            if found is None and os.path.basename(name) not in WRITTEN:
                problems.append(Problem(path, number, f"'{name}' is no document of the tree",
                                        "name it from the file's folder, a folder above it, or the root"))
            elif found and anchor and anchor not in pages(found):
                problems.append(Problem(path, number, f"no heading '{anchor}' in {found}",
                                        "write a heading in lower case with - for blanks"))


def find_page(path, name, exists, homes):
    """A page as seen from the folder of a file or one above it; a name that one page has is enough."""
    folder = os.path.dirname(path)
    while True:
        full = os.path.normpath(os.path.join(folder, name)).replace(os.sep, "/")
        if exists(full):
            return full
        if not folder or name.startswith("."):
            break
        folder = os.path.dirname(folder)
    return homes[name][0] if len(homes.get(name, ())) == 1 else None


def check_mentions(path, text, rules, mention, problems):
    for number, line in enumerate(text.split("\n"), 1):
        for match in mention.finditer(line):
            rule = rules.get(match.group(0))
            if rule is None:
                problems.append(Problem(path, number, f"no rule {match.group(0)}",
                                        f"cite one of {SPEC}; {sys.argv[0]} --list shows them"))
            elif is_code(path) and path not in rule.places:
                rule.places.append(path)


def is_code(path):
    return path.startswith(CODE_FOLDERS) and path.endswith(CODE) and not NO_CODE.search(path)


def numbered(pattern, text):
    """{text of a row: line} and {name: text}."""
    rows = list(pattern.finditer(text))
    return ({row.group(2): text.count("\n", 0, row.start()) + 1 for row in rows},
            {row.group(1): row.group(2) for row in rows})


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
        return file.read()


def functions_in(text):
    """Names before a bracket, comments aside, and those that a macro begins."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)
    return set(re.findall(r"\b([A-Za-z_]\w+)\(", text)) | set(re.findall(r"\bREFRT_HANDLER\((\w+)\)", text))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    here = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=here, help="source tree (default: that of this script)")
    parser.add_argument("--list", action="store_true", help="also list every rule with the sources that cite it")
    parser.add_argument("--traps", action="store_true", help="also list every trap with the rules that name it")
    parser.add_argument("--quiet", action="store_true", help="print problems only")
    arguments = parser.parse_args()
    root = arguments.root

    problems, rules = [], {}
    folder = os.path.join(root, SPEC)
    if not os.path.isdir(folder):
        print(f"check_spec: error: no folder {SPEC} in {root}", file=sys.stderr)
        return 2
    try:
        instructions, instruction_names = numbered(INSTRUCTION, read(root, OPCODES))
        traps, trap_names = numbered(TRAP, read(root, TRAPS))
        possible = possible_traps(read(root, POSSIBLE), instruction_names, trap_names)
        registry = [line.split("\t") for line in read(root, REGISTRY).split("\n")[1:] if line]
    except OSError as error:
        print(f"check_spec: error: {error}", file=sys.stderr)
        return 2
    clauses = {row[0]: row[3] for row in registry if len(row) > 3}

    texts = {path: read(root, path) for path, _ in files_of(root, TEXTS)}
    spec = sorted(path for path in texts if path.startswith(SPEC + "/") and path.endswith(".md"))
    for path in spec:
        read_rules(path, texts[path], rules, problems)
    # Also the tables that a rule refers to.
    named = {word for path in {rule.path for rule in rules.values()} for word in words_of_tables(texts[path])}

    def exists(path):
        return path in texts or os.path.exists(os.path.join(root, path))

    homes = {}  # of pages, by their names alone
    for path in texts:
        if path.endswith(".md"):
            homes.setdefault(os.path.basename(path), []).append(path)
    known_anchors = {}

    def pages(path):
        if path not in known_anchors:
            known_anchors[path] = anchors_of(texts[path] if path in texts else read(root, path))
        return known_anchors[path]

    mention = re.compile(r"(?<![\w/.$%@+-])[A-Z]-[A-Z][A-Z0-9]+\b(?![-/(.]\w)" if rules else r"(?!)")
    defined = set()
    for path, text in texts.items():
        if path.startswith(MADE_UP):
            continue
        check_mentions(path, text, rules, mention, problems)
        check_documents(path, text, exists, homes, pages, problems)
        if is_code(path):
            defined |= functions_in(text)
    for path in spec:
        check_links(path, texts[path], pages, exists, problems)
    check_by(rules, instructions, defined, problems)
    check_clauses(rules, clauses, problems)
    check_cited(rules, problems)
    check_tables(rules, instructions, traps, named, problems)
    check_possible(rules, possible, traps, mention, problems)

    if arguments.list:
        for rule in sorted(rules.values(), key=lambda each: (each.path, each.line)):
            print(f"{rule.name:<14} {os.path.basename(rule.path):<12} "
                  f"{', '.join(rule.places + [name + '()' for name in rule.functions])}")
    for trap in [name for name in traps if name != NO_TRAP] if arguments.traps else ():
        names = [rule.name for rule in rules.values() if trap in CODE_WORD.findall(rule.text)]
        print(f"{trap:<22} {', '.join(names)}")
    for problem in problems:
        print(problem)
    if problems or not arguments.quiet:
        print(f"check_spec: {len(rules)} rules, {len(problems)} problem{'' if len(problems) == 1 else 's'}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
