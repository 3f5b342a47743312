#!/usr/bin/env python3
#===- check_shared.py - What reference and lowering both ask MLIR ---------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# lowering/encode and lowering/lower are two readings of one program, and where
# both take an answer from MLIR nothing differs when it is wrong. Lists the names
# of MLIR's functions that both call, and compares them with
# lowering/shared_methods.tsv, which says of each why that is harmless.
#
# Names are read from the text: a call is `name(`, a function of MLIR a name that
# its headers declare, or the headers of LLVM's numbers and data layouts. Not listed are the accessors that tablegen makes for
# operands, attributes and regions of operations: names of the adaptor classes,
# unless MLIR declares something else of that name. Classes are not looked at, so
# that a name stands for all functions that have it.
# Exit codes: 0 list and sources agree, 1 not, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Check the list of MLIR's functions that both the encoder and the lowering call."""

import argparse
import glob
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIST = "lowering/shared_methods.tsv"
SIDES = {
    "encode": ("lowering/encode/**/*.h", "lowering/encode/**/*.cpp"),
    "lower": ("lowering/lower/**/*.h", "lowering/lower/**/*.cpp", "lowering/*.h"),
}
# Of the public headers only those of the lowering.
NOT_LOWER = ("Encode.h", "Emit.h", "WriteFile.h", "FloatSemantics.h")
HEADERS = ("IR", "Interfaces", "Transforms", "Support", "Dialect/Arith", "Dialect/Func", "Dialect/ControlFlow",
           "Dialect/Index", "Dialect/Complex", "Dialect/Math", "Dialect/MemRef", "Dialect/UB", "Dialect/Vector",
           "Dialect/LLVMIR", "Dialect/DLTI", "Dialect/Utils")
# What LLVM computes: numbers and layouts. Its containers and texts are none of this.
LLVM_HEADERS = ("ADT/APFloat.h", "ADT/APInt.h", "ADT/APSInt.h", "IR/DataLayout.h", "Support/MathExtras.h", "ADT/bit.h")

COMMENT_OR_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
CALL = re.compile(r"\b([A-Za-z_]\w*)\s*(?:<[\w:, ]*>)?\(")
TAKEN = re.compile(r"&(?:\w+::)+(\w+)")  # The address of a function.
NO_TYPE = r"(?!(?:return|else|new|delete|throw|using|case|typedef|goto)\b)"
DECLARATION = re.compile(
    r"^[ \t]*(?:template ?<[^\n]*>\s*)?(?:(?:static|virtual|inline|constexpr|explicit|friend|\[\[nodiscard\]\]|LLVM_\w+)\s+)*"
    + NO_TYPE + r"[A-Za-z_:][\w:<>,.* &]*?[\w>][\s&*]+(\w+)\(", re.MULTILINE)
ADAPTOR = re.compile(r"class \w+Adaptor(?:Base)?\b[^;{]*\{.*?\n\};", re.DOTALL)
OPERATION = re.compile(r"class \w+ : public ::mlir::Op<.*?\n\};", re.DOTALL)
KEYWORDS = frozenset("if for while switch return sizeof assert defined catch decltype alignof static_assert".split())


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return COMMENT_OR_TEXT.sub(" ", file.read())


def called(root, patterns):
    """Names that the files call, each with the first place."""
    places = {}
    for pattern in patterns:
        for path in sorted(glob.glob(os.path.join(root, pattern), recursive=True)):
            if os.path.basename(path) in NOT_LOWER:
                continue
            text = read(path)
            for match in (*CALL.finditer(text), *TAKEN.finditer(text)):
                if match.group(1) not in KEYWORDS:
                    places.setdefault(match.group(1), os.path.relpath(path, root))
    return places


def declared(include):
    """Names of MLIR's functions, but for accessors of operations that tablegen made."""
    names, accessors, of_operations = set(), set(), set()
    for folder in HEADERS:
        for base, _, files in os.walk(os.path.join(include, "mlir", folder)):
            for file in files:
                if not file.endswith((".h", ".h.inc")):
                    continue
                text = read(os.path.join(base, file))
                for adaptor in ADAPTOR.findall(text):
                    accessors.update(re.findall(r"\b(get\w+)\(", adaptor))
                for operation in OPERATION.findall(text):
                    of_operations.update(DECLARATION.findall(operation))
                names.update(DECLARATION.findall(OPERATION.sub("", ADAPTOR.sub("", text))))
    for file in LLVM_HEADERS:
        path = os.path.join(include, "llvm", file)
        if os.path.exists(path):
            names.update(DECLARATION.findall(read(path)))
    return names | (of_operations - accessors)


def read_list(path):
    """{name: line number} of the list, and what is wrong with its form."""
    rows, problems = {}, []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.startswith("#") or not line.strip():
                continue
            names, tab, reason = line.rstrip("\n").partition("\t")
            if not tab or len(reason.split()) < 2 or "\t" in reason:
                problems.append((number, "is not names, a tab and a reason", "write: NAME NAME...<tab>REASON"))
                continue
            for name in names.split():
                if name in rows:
                    problems.append((number, f"'{name}' is in line {rows[name]} already", "keep one"))
                rows.setdefault(name, number)
    return rows, problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", default=ROOT, help="source tree (default: this one)")
    parser.add_argument("--mlir", default="/usr/lib/llvm-22/include", help="folders with MLIR's headers, by ';'")
    parser.add_argument("--list", action="store_true", help="print the shared names and where they are called")
    arguments = parser.parse_args()

    include = next((folder for folder in arguments.mlir.split(";") if os.path.isdir(os.path.join(folder, "mlir/IR"))), None)
    if not include:
        print(f"check_shared: error: no MLIR headers in '{arguments.mlir}'", file=sys.stderr)
        return 2
    path = os.path.join(arguments.root, LIST)
    if not os.path.exists(path):
        print(f"check_shared: error: no file '{path}'", file=sys.stderr)
        return 2
    encode, lower = (called(arguments.root, SIDES[side]) for side in ("encode", "lower"))
    shared = set(encode) & set(lower) & declared(include)
    if arguments.list:
        for name in sorted(shared):
            print(f"{name}\t{encode[name]}\t{lower[name]}")
    rows, problems = read_list(path)
    for name in sorted(shared - set(rows)):
        problems.append((0, f"'{name}', which {encode[name]} and {lower[name]} both call, has no row",
                         "let one side work it out from the description, or add a row with why it is harmless"))
    for name in sorted(set(rows) - shared, key=lambda name: (rows[name], name)):
        problems.append((rows[name], f"'{name}' is no function of MLIR's that both sides call", "delete it"))
    for number, text, fix in problems:
        print(f"{LIST}:{number}: {text}\n  fix:  {fix}")
    print(f"check_shared: {len(shared)} names, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
