#!/usr/bin/env python3
#===- doxygen_filter.py - Comments of headers in the form of Doxygen ------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Prints a header for Doxygen, line by line: the number of lines stays. Comments of
# this project have no marks of Doxygen. A comment behind a declaration is about it.
# A comment above declarations is about all of them, up to an empty line or to the
# next comment above one. Rulers and the text at the top of the file are no
# documentation.
#
#===-----------------------------------------------------------------------===#
"""Print a header with its comments in the form of Doxygen."""

import re
import sys

RULER = re.compile(r"^\s*(?://|/\*)\s?===-")
LINE_COMMENT = re.compile(r"^\s*///?/?<?(?!/)\s?(.*)$")
TRAILING = re.compile(r"^(?P<code>.*[;,{})\w]\s*?)\s*(?://+<?\s?(?P<line>.*)|/\*+<?\s?(?P<block>.*?)\s?\*/)\s*(?P<more>\\?)\s*$")
# What may begin a declaration that has no comment of its own. Access words, closing brackets and the like are none.
DECLARES = re.compile(r"^\s*(?:#\s*define\s+\w|(?!#|public:|private:|protected:|[})]|return\b|static_assert|template\b|extern \"C\"|REFRT_MEMREF_ASSERT|namespace\b|using namespace)[\w:~\[<]).*")
OPENS = re.compile(r"^\s*(?:typedef\s+)?(?:struct|class|enum|union)\b[^;]*\{\s*(?:$|//|/\*)")


def escaped(text):
    """Text that Doxygen takes as it is."""
    return re.sub(r"[\\@<>#&$%\"]|(?<=:):", lambda m: "&lt;" if m.group(0) == "<" else "&gt;" if m.group(0) == ">" else "\\" + m.group(0), text).replace("*/", "* /").replace("\\:", ":")


def filtered(text):
    lines = text.split("\n")
    out, about, pending, inside_block, top, continued, depth = [], "", [], False, True, False, 0
    for line in lines:
        bare = line.strip()
        # The end of a macro with more lines, or of a declaration that goes on.
        if top and (not bare or not bare.startswith(("//", "/*", "*")) and not inside_block):
            top = False
        if inside_block:
            inside_block = "*/" not in bare
            if not top:
                pending.append(re.sub(r"^\*(?!/)\s?|\s*\*/.*$", "", bare))
            out.append("")
            continue
        if RULER.match(line) or top:
            inside_block = bare.startswith("/*") and "*/" not in bare
            pending, about = [], ""
            out.append("")
            continue
        if bare.startswith("/*") and (bare.endswith("*/") or "*/" not in bare):
            inside_block = "*/" not in bare
            pending, about = [re.sub(r"^/\*+\s?|\s*\*/$", "", bare)], ""
            out.append("")
            continue
        if bare.startswith("//"):
            if about:
                about = ""
            pending.append(LINE_COMMENT.match(line).group(1))
            out.append("")
            continue
        if pending:
            about, pending = escaped(" ".join(part.strip() for part in pending)).strip(), []
        if not bare:
            about = ""
            continued = False
            out.append("")
            continue
        match = TRAILING.match(line)
        own = None
        if match and not bare.startswith("#") or match and re.match(r"#\s*define", bare):
            own = escaped((match.group("line") or match.group("block") or "").strip())
            code = match.group("code")
        else:
            code = line
        starts = not continued and DECLARES.match(code)
        said = ". ".join(part.rstrip(".") for part in (about, own) if part) if starts else own
        prefix = f"/** {said}. */ " if starts and said else ""
        if prefix and re.match(r"\s*#", code):  # Doxygen wants a comment on a line of its own; the line before is free
            if out and not out[-1]:
                out[-1] = prefix.strip()
            elif out and re.match(r"\s*#\s*define", out[-1]) and not out[-1].rstrip().endswith("\\"):
                out[-1] = out[-1]  # documented below
                code = re.sub(r"\s*$", "", code)
                prefix_line = prefix.strip()
                out[-1] += "\n" + prefix_line if False else ""
            prefix = ""
        out.append(prefix + code + (" " + match.group("more") if match and match.group("more") else ""))
        stripped = code.rstrip()
        continued = stripped.endswith("\\") or not re.search(r"[;{}:]$|^\s*#|,$", stripped) or (stripped.endswith(",") and "(" in stripped and stripped.count("(") > stripped.count(")")) or (continued and stripped.endswith(","))
        if OPENS.match(code):
            about = ""
    return "\n".join(out)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as header:
        sys.stdout.write(filtered(header.read()))
