#!/usr/bin/env python3
#===- write_manual.py - Man pages and completions from --help -------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Asks the built tools for their help, reads it, and writes it in other forms: man
# pages, completions for bash, zsh and fish, and with --page the page of commands.
# The table of options stays in the sources of the tools. The text of memref-cts has
# sections in column 0, entries two blanks in, and their meaning eight
# (conformance/tool/Help.cpp). Exit codes: 0 written, 2 usage, environment or a
# text of another form.
#
#===-----------------------------------------------------------------------===#
"""Write man pages, shell completions and the page of commands from --help."""

import argparse
import os
import re
import subprocess
import sys
from collections import namedtuple

ENTRY, MEANING = "  ", "        "
# Of the thousand options of mlir-opt: those of memref-cts-opt itself.
OWN_OPTIONS = ("O", "emit", "o", "target", "print-stack-trace")
# What completes the value of an option, by the word that help has for it.
FILES, FOLDERS = ("FILE",), ("DIR",)
# The engines but the first, which is the reference and always there.
ENGINE_TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "conformance", "tables", "engines.def")

Option = namedtuple("Option", "dashed value joined meaning words")
Help = namedtuple("Help", "name summary usage sections")


class WrongForm(Exception):
    pass


#===-----------------------------------------------------------------------===#
# Reading
#===-----------------------------------------------------------------------===#


def ask(tool, *words):
    result = subprocess.run([tool, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if result.returncode or not result.stdout:
        raise WrongForm(f"{' '.join([os.path.basename(tool), *words])}: exit code {result.returncode}: {result.stderr.strip()}")
    return result.stdout


def read_help(text):
    """A text of memref-cts as Help; sections are (title, [(entry, [lines of the meaning])])."""
    lines = text.rstrip("\n").split("\n")
    first = re.match(r"(memref-cts(?: [\w-]+)?): (.+)\Z", lines[0])
    if not first:
        raise WrongForm(f"help begins with: {lines[0]}")
    usage, sections = None, []
    for line in lines[1:]:
        if line.startswith("usage: "):
            usage = line[len("usage: "):].strip()
        elif line.startswith(MEANING) and sections and sections[-1][1]:
            sections[-1][1][-1][1].append(line[len(MEANING):])
        elif line.startswith(ENTRY):
            sections[-1][1].append((line.strip(), []))
        elif line:
            title, _, rest = line.partition(":")
            sections.append((title, []))
            if rest.strip():
                sections[-1][1].append((rest.strip(), []))
    if usage is None or not sections:
        raise WrongForm(f"the help of {first.group(1)} has no usage or no sections")
    return Help(first.group(1), first.group(2), usage, sections)


def section(help_text, title):
    return next((entries for name, entries in help_text.sections if name == title), [])


def paragraphs(lines):
    """A meaning: its text, then each indented word with what it means."""
    text, words = [], []
    for line in lines:
        if line.startswith("  ") and (match := re.match(r"  ([\w-]+): (.*)", line)):
            words.append([match.group(1), match.group(2)])
        elif line.startswith("  ") and words:
            words[-1][1] += " " + line.strip()
        else:
            text.append(line.strip())
    return " ".join(text), [tuple(word) for word in words]


def options_of(help_text):
    for entry, lines in section(help_text, "options"):
        meaning, words = paragraphs(lines)
        for one in entry.split(", "):
            match = re.match(r"(--?[\w-]+?)(?:(\[=|=| |<)([^\s].*?)[\]>]?)?\Z", one)
            if not match:
                raise WrongForm(f"{help_text.name}: an option is written '{one}'")
            value = match.group(3) and one[match.end(2):].removesuffix("]" if match.group(2) == "[=" else ">")
            yield Option(match.group(1), value, match.group(2) or "", meaning, words)


def read_tool(tool):
    """Help of the tool and of each subcommand, by name."""
    whole = read_help(ask(tool, "--help"))
    names = [entry.split(" ")[0] for entry, _ in section(whole, "subcommands")]
    subcommands = {name: read_help(ask(tool, name, "--help")) for name in names if name != "help"}
    if not subcommands:
        raise WrongForm("help lists no subcommands")
    return whole, subcommands


#===-----------------------------------------------------------------------===#
# Man pages
#===-----------------------------------------------------------------------===#


def roff(text):
    """Text for a line of roff. A long word may be divided behind its commas and brackets."""
    text = re.sub(r"\S{40,}", lambda m: re.sub(r"(?<=[,(=])(?=\w)", "\0", m.group(0)), text)
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("^", "\\(ha").replace("~", "\\(ti")
    text = text.replace("\0", "\\:")
    return "\\&" + text if text.startswith(".") else text


def bold_option(entry):
    """--json=FILE with the value in italics."""
    parts = []
    for one in entry.split(", "):
        match = re.match(r"(--?[\w-]+?)(\[=|=| |<|)(.*)\Z", one)
        value = match.group(3)
        parts.append(f"\\fB{roff(match.group(1))}\\fR" + (roff(match.group(2)) + f"\\fI{roff(value)}\\fR" if value else ""))
    return ", ".join(parts)


def man_page(name, version, summary, usage, sections, others):
    """sections: (title, [(entry, [text, ...])]); an entry of options is bold and italic."""
    out = [f'.TH {roff(name.upper())} 1 "" "memref\\-cts {version}" "memref\\-cts"', ".nh", ".ad l", ".SH NAME",
           f"{roff(name)} \\- {roff(summary[0].lower() + summary[1:])}", ".SH SYNOPSIS", *(f"{roff(line)}\n.br" for line in usage)]
    for title, entries in sections:
        out.append(f".SH {roff(title.upper())}")
        for entry, texts in entries:
            if entry:
                out += [".TP", bold_option(entry) if title.lower() == "options" else roff(entry)]
            for index, text in enumerate(texts):
                out += ([".br"] if index and entry else [".PP"] if not entry else []) + [roff(text)]
    if others:
        out += [".SH SEE ALSO", ", ".join(f"\\fB{roff(other)}\\fR(1)" for other in others)]
    return "\n".join(out) + "\n"


def entries_for_man(entries):
    for entry, lines in entries:
        text, words = paragraphs(lines)
        yield entry, ([text] if text else [""]) + [f"{word}: {meaning}" for word, meaning in words]


def man_sections(help_text):
    for title, entries in help_text.sections:
        if title == "page":
            yield "documents", [("", [f"Page {entries[0][0]} of the documents, in share/doc/memref-cts of the installation."])]
        elif title == "exit codes":
            codes = [(entry.split("  ", 1)[0], [entry.split("  ", 1)[1], *lines]) for entry, lines in joined(entries)]
            yield title, codes
        elif title in ("lowerings",) or title.startswith("variants"):
            yield title, [("", [entry]) for entry, _ in entries]
        else:
            yield title, list(entries_for_man(entries))


def joined(entries):
    """Entries of exit codes: a line that goes on with the one before it begins with blanks."""
    result = []
    for entry, lines in entries:
        if re.match(r"\d  ", entry) or not result:
            result.append([entry, []])
        else:
            result[-1][0] += " " + entry
        result[-1][1] += lines
    return [tuple(one) for one in result]


def man_of_opt(text, version):
    """memref-cts-opt prints its own part first, then all options of mlir-opt and LLVM."""
    head, _, tail = text.partition("\nUSAGE: ")
    match = re.match(r"OVERVIEW: (.*)\n", head)
    if not match or not tail:
        raise WrongForm("memref-cts-opt --help begins otherwise")
    own = []
    for name in OWN_OPTIONS:
        line = re.search(rf"^  (--?{re.escape(name)})([ =]<[^>]*>)?\s+- (.*)$", tail, re.MULTILINE)
        if not line:
            raise WrongForm(f"memref-cts-opt --help has no option {name}")
        value = (line.group(2) or "").replace("<", "").replace(">", "")
        own.append((line.group(1) + ("<" + value.strip() + ">" if name == "O" else value), [line.group(3)]))
    sections = [("options", own + [("--help", ["Print this, and all options of mlir\\-opt and LLVM".replace("\\", "")])])]
    for part in re.split(r"\n\n(?=[A-Z])", head[match.end():].strip("\n")):
        title, _, body = part.partition(":")
        rows = body.strip("\n").split("\n")
        if title == "EXIT CODES":
            sections.append(("exit codes", [tuple([one.strip()[:1], [one.strip()[2:]]]) for one in body.split(", ") if one.strip()[:1].isdigit()]))
            continue
        entries = []
        for row in rows:
            parts = re.match(r"(.+?)(?: {2,}|\Z)(.*)\Z" if title == "EXAMPLES" else r"(\S+)\s+(.*)\Z", row.strip())
            entries.append((parts.group(1), [parts.group(2).strip()]))
        title = {"EXAMPLES": "examples"}.get(title, "passes" if title.startswith("PASSES") else "options of these passes")
        sections.append((title, entries))
    return man_page("memref-cts-opt", version, match.group(1), ["memref-cts-opt [OPTION...] [FILE]"], sections, ["memref-cts"])


def man_of_machine(text, version):
    """refrt-run prints a short text of its own; it is shown as it is."""
    usage, summary, body = [], "", []
    for line in text.rstrip("\n").split("\n"):
        if line.startswith("usage: ") or (usage and not summary and line.startswith(" ")):
            usage.append(line.removeprefix("usage: ").strip())
        elif not summary:
            summary = line.strip(" .")
        else:
            body.append(line)
    out = man_page("refrt-run", version, summary, [" ".join(usage)], [], [])
    shown = "\n".join(roff(line) for line in body)
    return out + f".SH OPTIONS\n.nf\n{shown}\n.fi\n.SH SEE ALSO\n\\fBmemref\\-cts\\fR(1)\n"


#===-----------------------------------------------------------------------===#
# Completions
#===-----------------------------------------------------------------------===#


def engines():
    """The names of the engines that --engine takes, in the order of their table."""
    with open(ENGINE_TABLE, encoding="utf-8") as file:
        return re.findall(r'^ENGINE\(\w+, "([\w-]+)"', file.read(), re.M)[1:]


def words_of(option, lowerings):
    """What the value of an option may be, as far as it is known."""
    if option.value and "|" in option.value and not option.value.startswith("["):
        return option.value.split("|")
    if option.dashed in ("--lowering", "--against"):
        return lowerings
    if option.dashed == "--engine":
        return [word for word in engines() if re.search(rf"\b{word}\b", option.meaning)]
    return []


def lowerings_of(whole):
    return [word for entry, _ in section(whole, "lowerings")[:1] for word in entry.split()]


# What prints the names of the lowerings in the project file here or above, a line each.
NAMES_OF_PROJECT = r"""memref-cts project --json=- 2>/dev/null | sed -n 's/^   "name": "\([^"]*\)",$/\1/p'"""


def takes_names_of_project(option, text):
    """Whether the value of an option may be a lowering of the project file."""
    return option.dashed == "--lowering" and "--project" in [one.dashed for one in options_of(text)]


def bash_completion(whole, subcommands):
    lowerings = lowerings_of(whole)
    out = ["# bash completion of memref-cts, made by ci/release/write_manual.py", "",
           "_memref_cts_names() # lowerings of the project file", "{", f"    {NAMES_OF_PROJECT}", "}", "", "_memref_cts_options()", "{", '    case "$1" in']
    for name, text in subcommands.items():
        words = [one.dashed + ("=" if one.joined in ("=", "[=") else "") for one in options_of(text)]
        out.append(f"        {name}) echo '{' '.join(words)}' ;;")
    out.append("        *) echo '--data --help --version -h' ;;")
    out += ["    esac", "}", "", "_memref_cts_values() # subcommand, option; prints words, or FILE or DIR", "{", '    case "$1$2" in']
    for name, text in subcommands.items():
        for one in options_of(text):
            words = words_of(one, lowerings)
            what = " ".join(words) if words else one.value if one.value in FILES + FOLDERS else ""
            more = " $(_memref_cts_names)" if takes_names_of_project(one, text) else ""
            if what:
                out.append(f"        {name}{one.dashed}) echo '{what}'{more} ;;")
    out += ["    esac", "}", ""]
    return "\n".join(out) + BASH.replace("@SUBCOMMANDS@", " ".join([*subcommands, "help"]))


# Bash divides words at '=': --json=a is three of them.
BASH = r"""_memref_cts()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} sub=${COMP_WORDS[1]} option= values prefix=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "@SUBCOMMANDS@ --data --help --version" -- "$cur"))
        return
    fi
    if [ "$sub" = help ]; then
        [ "$COMP_CWORD" -gt 2 ] || COMPREPLY=($(compgen -W "@SUBCOMMANDS@" -- "$cur"))
        return
    fi
    if [ "$cur" = = ]; then
        option=$prev cur=
    elif [ "$prev" = = ] && [ "$COMP_CWORD" -ge 3 ]; then
        option=${COMP_WORDS[COMP_CWORD-2]}
    elif [ "$prev" = -o ]; then
        option=-o
    fi
    if [ -n "$option" ]; then
        values=$(_memref_cts_values "$sub" "$option")
        case "$values" in
            FILE) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
            DIR) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$cur")) ;;
            ?*)
                case "$cur" in *,*) prefix=${cur%,*}, ;; esac
                COMPREPLY=($(compgen -P "$prefix" -W "$values" -- "${cur##*,}")) ;;
        esac
        return
    fi
    case "$cur" in
        -*)
            COMPREPLY=($(compgen -W "$(_memref_cts_options "$sub")" -- "$cur"))
            case "${COMPREPLY[0]-}" in *=) compopt -o nospace 2>/dev/null ;; esac
            ;;
        *) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
    esac
}

complete -F _memref_cts memref-cts
"""


# Options and files, for tools without subcommands. @NAME@, @OPTIONS@ and the lines of @VALUES@ are theirs.
BASH_OF_TOOL = r"""_@NAME@_values() # option; prints words, or FILE or DIR
{
    case "$1" in
@VALUES@
    esac
}

_@NAME@()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} option= values
    COMPREPLY=()
    if [ "$cur" = = ]; then
        option=$prev cur=
    elif [ "$prev" = = ] && [ "$COMP_CWORD" -ge 3 ]; then
        option=${COMP_WORDS[COMP_CWORD-2]}
    elif [ "$prev" = -o ]; then
        option=-o
    fi
    if [ -n "$option" ]; then
        values=$(_@NAME@_values "$option")
        case "$values" in
            FILE) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
            ?*) COMPREPLY=($(compgen -W "$values" -- "$cur")) ;;
        esac
        return
    fi
    case "$cur" in
        -*)
            COMPREPLY=($(compgen -W '@OPTIONS@' -- "$cur"))
            case "${COMPREPLY[0]-}" in *=) compopt -o nospace 2>/dev/null ;; esac
            ;;
        *) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
    esac
}

complete -F _@NAME@ @TOOL@
"""


def bash_of_tool(tool, options):
    lines = [f"        {one.dashed}) echo '{' '.join(one.words or [one.value])}' ;;" for one in options if one.words or one.value in FILES]
    text = BASH_OF_TOOL.replace("@NAME@", tool.replace("-", "_")).replace("@TOOL@", tool)
    written = [one.dashed + ("=" if one.joined == "=" else "") for one in options]
    text = text.replace("@OPTIONS@", " ".join(written)).replace("@VALUES@", "\n".join(lines))
    return f"# bash completion of {tool}, made by ci/release/write_manual.py\n\n{text}"


def options_of_opt(text):
    """Of a thousand options those of this project, and its passes."""
    head, _, tail = text.partition("\nUSAGE: ")
    passes = re.findall(r"^  (--[\w-]+) +(.*)$", head.partition("\nPASSES OF ")[2].partition("\n\n")[0], re.MULTILINE)
    forms = re.search(r"--emit=.*- What to make of the module: (.*?), an object file", tail)
    if not passes or not forms:
        raise WrongForm("memref-cts-opt --help lists no passes, or no forms of --emit")
    options = []
    for name in (*OWN_OPTIONS, "pass-pipeline"):
        line = re.search(rf"^  (--?{re.escape(name)})(?:([ =])<([^>]*)>)?\s+- (.*)$", tail, re.MULTILINE)
        if not line:
            raise WrongForm(f"memref-cts-opt --help has no option {name}")
        dashed, joined, value, meaning = line.groups(default="")
        words = re.split(r", (?:or )?", forms.group(1)) if name == "emit" else []
        # A number follows -O without a blank, and a file -o behind one.
        options.append(Option(dashed, value, "<" if name == "O" else joined, meaning, words))
    options += [Option(name, "", "", meaning, []) for name, meaning in passes]
    return [*options, Option("--help", "", "", "Print the help", []), Option("--version", "", "", "Print the version", [])]


def options_of_machine(text):
    """refrt-run lists its options in its usage, and says what some of them mean below."""
    usage, _, rest = text.partition("\nRuns ")
    meanings = {}
    for dashed, first, more in re.findall(r"^  (--[\w-]+)\S* +(.*)((?:\n {18}\S.*)*)", rest, re.MULTILINE):
        # Examples stand apart, behind two blanks; the first one follows a colon.
        meaning = re.split(r" {2,}|; ", " ".join([first, *(line.strip() for line in more.split("\n")[1:])]))[0]
        meaning = re.sub(r": \S+$", "", meaning.strip())
        meanings[dashed] = meaning[:1].upper() + meaning[1:]
    options = []
    for dashed, joined, value in re.findall(r"(--[\w-]+)(\[=|=)?([\w|]*)", usage):
        words = value.split("|") if "|" in value else []
        options.append(Option(dashed, value, joined, meanings.get(dashed, {"--help": "Print the help"}.get(dashed, "Print the version")), words))
    if "--help" not in [one.dashed for one in options]:
        raise WrongForm("refrt-run --help lists no options")
    return options


def short(meaning):
    """The first sentence of a meaning: a line of a menu. A colon ends none: what it announces follows."""
    return re.split(r"(?<=[a-z)])[.;] ", meaning, maxsplit=1)[0]


def zsh_quoted(text):
    return text.replace("'", "'\\''").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")


def zsh_option(one, words, function=""):
    """An argument of _arguments. A function offers words that are not known here."""
    action = function if function else f"({' '.join(words)})" if words else "_files" if one.value in FILES else "_files -/" if one.value in FOLDERS else ""
    mark = {"=": "=", "[=": "=-", " ": "", "<": "-", "": ""}[one.joined]
    value = f":{zsh_quoted(one.value).split('|')[0] if not words else 'word'}:{action}" if one.value else ""
    return f"'*{one.dashed}{mark}[{zsh_quoted(short(one.meaning))}]{value}'"


def zsh_completion(whole, subcommands):
    lowerings = lowerings_of(whole)
    out = ["#compdef memref-cts", "# zsh completion of memref-cts, made by ci/release/write_manual.py", "",
           "_memref_cts_lowerings() {", f"  compadd \"$@\" -- {' '.join(lowerings)} $({NAMES_OF_PROJECT})", "}", "", "_memref_cts() {",
           "  local -a subcommands", "  subcommands=("]
    for name, text in subcommands.items():
        out.append(f"    '{name}:{zsh_quoted(text.summary)}'")
    out += ["    'help:Print the help of a subcommand'", "  )", "  if (( CURRENT == 2 )); then",
            "    _describe -t commands subcommand subcommands", "    return", "  fi", '  case "$words[2]" in',
            f"    help) compadd {' '.join(subcommands)} ;;"]
    for name, text in subcommands.items():
        out.append(f"    {name})")
        out.append("      shift words; (( CURRENT-- ))")
        out.append("      _arguments \\")
        out += [f"        {zsh_option(one, words_of(one, lowerings), '_memref_cts_lowerings' if takes_names_of_project(one, text) else '')} \\"
                for one in options_of(text)]
        out += ["        '*:file:_files'", "      ;;"]
    out += ["  esac", "}", "", '_memref_cts "$@"', ""]
    return "\n".join(out)


def zsh_of_tool(tool, options):
    out = [f"#compdef {tool}", f"# zsh completion of {tool}, made by ci/release/write_manual.py", "", "_arguments \\"]
    out += [f"  {zsh_option(one, one.words)} \\" for one in options]
    return "\n".join([*out, "  '*:file:_files'", ""])


def fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_option(one, words, command=""):
    """The end of a line of complete. A command prints words that are not known here."""
    words = [*words, f"({command})"] if command else words
    dashes = f"-l {one.dashed[2:]}" if one.dashed.startswith("--") else f"-s {one.dashed[1:]}"
    value = "" if not one.value or one.joined == "[=" else f" -x -a {fish_quoted(' '.join(words))}" if words else " -r"
    return f"{dashes}{value} -d {fish_quoted(short(one.meaning))}"


def fish_completion(whole, subcommands):
    lowerings = lowerings_of(whole)
    out = ["# fish completion of memref-cts, made by ci/release/write_manual.py"]
    for name, text in subcommands.items():
        out.append(f"complete -c memref-cts -f -n __fish_use_subcommand -a {name} -d {fish_quoted(text.summary)}")
    out.append(f"complete -c memref-cts -f -n __fish_use_subcommand -a help -d {fish_quoted('Print the help of a subcommand')}")
    out.append(f"complete -c memref-cts -f -n '__fish_seen_subcommand_from help' -a {fish_quoted(' '.join(subcommands))}")
    for name, text in subcommands.items():
        out += [f"complete -c memref-cts -n '__fish_seen_subcommand_from {name}' "
                + fish_option(one, words_of(one, lowerings), NAMES_OF_PROJECT if takes_names_of_project(one, text) else "")
                for one in options_of(text)]
    return "\n".join(out) + "\n"


def fish_of_tool(tool, options):
    out = [f"# fish completion of {tool}, made by ci/release/write_manual.py"]
    return "\n".join([*out, *(f"complete -c {tool} {fish_option(one, one.words)}" for one in options)]) + "\n"


#===-----------------------------------------------------------------------===#
# The page of commands
#===-----------------------------------------------------------------------===#


def commands_page(subcommands):
    cell = lambda text: re.sub(r"([<>\[\]|*_])", r"\\\1", text)
    out = ["# Commands", "", "This page lists the options, examples and exit codes of each subcommand. It is made from `--help`.", ""]
    for name, text in subcommands.items():
        out += [f"## {name}", "", f"{cell(text.summary)}.", "", "```", text.usage, "```", "", "| option | does |", "|---|---|"]
        for entry, lines in section(text, "options"):
            meaning, words = paragraphs(lines)
            more = "".join(f"; `{word}`: {cell(what)}" for word, what in words)
            out.append(f"| `{entry.replace('|', chr(92) + '|')}` | {cell(meaning)}{more} |")
        out += ["", "Examples:", ""]
        for entry, lines in section(text, "examples"):
            out += [f"* {cell(' '.join(lines))}:", "", "    ```", f"    {entry}", "    ```", ""]
        out += ["| exit code | means |", "|---|---|"]
        out += [f"| {entry.split('  ', 1)[0]} | {cell(entry.split('  ', 1)[1])} |" for entry, _ in joined(section(text, "exit codes"))]
        page = section(text, "page")[0][0]
        out += ["", f"More in [{os.path.basename(page).removesuffix('.md')}](../../{page}).", ""]
    return "\n".join(out)


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def write_all(tools, output):
    whole, subcommands = read_tool(os.path.join(tools, "memref-cts"))
    version = ask(os.path.join(tools, "memref-cts"), "--version").split()[1].rstrip(",")
    manual = os.path.join(output, "man", "man1")
    pages = ["memref-cts", *(f"memref-cts-{name}" for name in subcommands)]
    for page, text in [("memref-cts", whole), *((f"memref-cts-{name}", text) for name, text in subcommands.items())]:
        others = [*pages[1:], "memref-cts-opt", "refrt-run"] if text is whole else ["memref-cts"]
        write(os.path.join(manual, page + ".1"), man_page(page, version, text.summary, [text.usage], man_sections(text), others))
    write(os.path.join(manual, "memref-cts-opt.1"), man_of_opt(ask(os.path.join(tools, "memref-cts-opt"), "--help"), version))
    write(os.path.join(manual, "refrt-run.1"), man_of_machine(ask(os.path.join(tools, "refrt-run"), "--help"), version))
    write(os.path.join(output, "bash-completion", "completions", "memref-cts"), bash_completion(whole, subcommands))
    write(os.path.join(output, "zsh", "site-functions", "_memref-cts"), zsh_completion(whole, subcommands))
    write(os.path.join(output, "fish", "vendor_completions.d", "memref-cts.fish"), fish_completion(whole, subcommands))
    for name, of in (("memref-cts-opt", options_of_opt), ("refrt-run", options_of_machine)):
        options = of(ask(os.path.join(tools, name), "--help"))
        write(os.path.join(output, "bash-completion", "completions", name), bash_of_tool(name, options))
        write(os.path.join(output, "zsh", "site-functions", "_" + name), zsh_of_tool(name, options))
        write(os.path.join(output, "fish", "vendor_completions.d", name + ".fish"), fish_of_tool(name, options))


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--tools", required=True, help="folder of the built tools")
    parser.add_argument("--output", help="folder that gets man, bash-completion, zsh and fish, as 'share' has them")
    parser.add_argument("--page", help="file that gets the page of commands")
    options = parser.parse_args()
    try:
        if options.output:
            write_all(options.tools, options.output)
        if options.page:
            write(options.page, commands_page(read_tool(os.path.join(options.tools, "memref-cts"))[1]))
    except (WrongForm, OSError) as error:
        print(f"write_manual: error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
