#!/usr/bin/env python3
#===- doxygen_filter.py - Comments of headers as Doxygen reads them -------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Prints a header for Doxygen, line by line: the number of lines stays. Comments of
# this project have no marks of Doxygen. A comment behind a declaration is about it.
# A comment above declarations is about all of them, up to an empty line or to the
# next comment above one. A field without a comment is documented by that of its
# struct, if its name has at least four letters, or if that comment names it. Rulers
# and the text at the top of the file are no documentation.
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
# One field, or several of one type, inside a struct.
FIELD = re.compile(r"^\s+(?!friend|using|typedef|enum|struct|class|union|explicit|virtual)[\w:<>,*&\s]*?[\s*&]\w+(?:\[[^\]]*\])?\s*(?:[={,].*)?[;,]\s*$")
NAMES = re.compile(r"(?:[\s*&]|,\s)(\w+)(?:\[[^\]]*\])?\s*(?:=[^,;]*|\{[^}]*\})?(?=[,;])")
SEVERAL = re.compile(r"^\s+([\w:<>]+) (\w+(?: = [\w.]+)?(?:, \w+(?: = [\w.]+)?)+)\s*([;,])\s*$")
SHORT = 4
OPENS = re.compile(r"^\s*(?:typedef\s+)?(?:struct|class|enum|union)\b[^;]*\{\s*(?:$|//|/\*)")


def escaped(text):
    """Text that Doxygen takes as it is."""
    return re.sub(r"[\\@<>#&$%\"]|(?<=:):", lambda m: "&lt;" if m.group(0) == "<" else "&gt;" if m.group(0) == ">" else "\\" + m.group(0), text).replace("*/", "* /").replace("\\:", ":")


def filtered(text):
    lines = text.split("\n")
    out, about, pending, inside_block, top, continued, structs = [], "", [], False, True, False, []
    carried, carried_text = None, ""  # the type of a declaration that goes on in the next line
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
        indent = len(line) - len(line.lstrip())
        if structs and bare.startswith("}") and structs[-1][0] == indent:
            structs.pop()
        names = NAMES.findall(code) if FIELD.match(code) and not re.search(r"\w\(", code.split("=")[0]) else []
        if starts and not about and not own and structs and structs[-1][1] and names and \
                all(len(name) >= SHORT or re.search(rf"\b{name}\b", structs[-1][1]) for name in names):
            own = "What its name says; see the description of the whole"
        said = ". ".join(part.rstrip(".") for part in (about, own) if part) if starts else own
        prefix = f"/** {said}. */ " if starts and said else ""
        if prefix and re.match(r"\s*#", code):  # Doxygen wants it in a line of its own; that of the comment is free
            if out and not out[-1]:
                out[-1] = prefix.strip()
            prefix = ""
        several = SEVERAL.match(code) if prefix and names else None
        if several:
            code = " ".join(f"{prefix}{several.group(1)} {one.strip()};" for one in several.group(2).rstrip(" ;,").split(","))
            prefix, carried = "", several.group(1) if several.group(3) == "," else None
            carried_text = said
        elif carried and re.match(r"^\s+\w+(?: = \w+)?;\s*$", code):
            code, carried = f"/** {carried_text}. */ {carried} {code.strip()}", None
        out.append(prefix + code + (" " + match.group("more") if match and match.group("more") else ""))
        stripped = code.rstrip()
        continued = not bare.startswith("template") and (stripped.endswith("\\") or not re.search(r"[;{}:]$|^\s*#|,$", stripped) or (stripped.endswith(",") and "(" in stripped and stripped.count("(") > stripped.count(")")) or (continued and stripped.endswith(",")))
        if OPENS.match(code):
            structs.append((indent, about))
            about = ""
    return "\n".join(out)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as header:
        sys.stdout.write(filtered(header.read()))
