#!/usr/bin/env python3
#===- site.py - The documents as a site -----------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Copies all pages into one tree. Adds the pages that are made of tables (commands,
# clauses with their cases). Builds a site of them with Sphinx; a warning is an
# error. With --headers also the reference of the public headers, with Doxygen. The
# result needs no network and no server. Then looks at it: all links inside resolve,
# nothing points to another machine but links that a reader follows. Exit codes: 0
# built, 1 warnings or broken links, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Build the documents as a site, and check it."""

import argparse
import glob
import html.parser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

CI = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(CI, "checks"), os.path.join(CI, "release")]

import check_clauses
import check_words
import write_manual
from checking import files_of

ROOT = os.path.dirname(CI)
SETTINGS = os.path.join(CI, "site")
CASES = "conformance/cases"
WAIVERS = "conformance/waivers.yaml"
FINDINGS = "conformance/FINDINGS.md"
PUBLIC_HEADERS = ("refrt/refrt.h", "refrt/refrt_memref.h", "refrt/refrt_memref_check.h", "refrt/refrt_debug.h",
                  "refrt/refrt_version.h", "refrt/limits.h", "lowering/*.h", "conformance/*.h", "conformance/words/*.h")
# Not installed: planted bugs, and what subcommands share (ci/cmake/Install.cmake).
NOT_PUBLIC = re.compile(r"/(Planted\w*|Tool(Options)?)\.h$")
DEBIAN_PYTHON = "/usr/bin/python3"


class SiteError(Exception):
    """What stands in the way: a message for people."""


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


#===-----------------------------------------------------------------------===#
# Pages of the tree
#===-----------------------------------------------------------------------===#


def pages_of(root):
    """Markdown pages, relative to the root: those of tests are input of theirs."""
    for path, _ in files_of(root, (".md",)):
        if "/test/" not in path and "/tests/" not in path and not path.startswith("ci/site/"):
            yield path


def link_to(page, target, anchor=""):
    return os.path.relpath(target, os.path.dirname(page) or ".").replace(os.sep, "/") + (f"#{anchor}" if anchor else "")


def rewrite_link(root, page, target, others):
    """The target of a link in the site, or None: only its text stays. `others` gets files that have to be copied."""
    path, _, anchor = target.partition("#")
    if re.match(r"[a-z]+:", target) or not path:
        return target
    full = os.path.normpath(os.path.join(os.path.dirname(page), path))
    if os.path.isdir(os.path.join(root, full)):
        inside = os.path.join(full, "README.md")
        return link_to(page, inside, anchor) if os.path.isfile(os.path.join(root, inside)) else None
    if not full.endswith(".md"):
        others.add(full)
    return target


def rewrite_page(root, page, text, clauses, others):
    """A page as Sphinx takes it: links, and clauses that are named in sentences. What stands for anything in the output
    of a command is shown as dots."""
    out, word = [], None
    for line in text.split("\n"):
        fence = re.match(r"\s*(?:```|~~~)\s*(\w*)(.*)", line)
        if fence:
            word = None if word is not None else fence.group(1)
            if word is not None and fence.group(2):  # "sh not run: reason" is for check_pages.py
                line = line[:line.index(fence.group(1) or fence.group(2)) + len(fence.group(1))]
            out.append(line)
            continue
        if word is not None:
            out.append(line.replace("{{.*}}", "…") if word == "text" else line)
            continue
        parts = re.split(r"(`+.+?`+|!?\[[^\]]*\]\([^)\s]+\))", line)
        for index, part in enumerate(parts):
            link = re.match(r"(!?\[)([^\]]*)\]\(([^)\s]+)\)", part)
            if link:
                target = rewrite_link(root, page, link.group(3), others)
                parts[index] = f"{link.group(1)}{link.group(2)}]({target})" if target else link.group(2)
            elif not part.startswith("`") and not line.startswith("#"):
                parts[index] = re.sub(r"\b[A-Z]+(?:-[A-Z]+)*-\d\d\b(?!-)", lambda m: f"[{m.group(0)}]({link_to(page, clauses[m.group(0)])}#{m.group(0).lower()})"
                                      if m.group(0) in clauses else m.group(0), part)
        out.append("".join(parts))
    return "\n".join(out)


#===-----------------------------------------------------------------------===#
# Pages made of tables
#===-----------------------------------------------------------------------===#


def read_clauses(root):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "clauses.json")
        result = subprocess.run([sys.executable, "-B", os.path.join(CI, "checks", "check_clauses.py"), f"--root={root}", "--quiet", f"--json={path}"],
                                capture_output=True, text=True, check=False)
        if result.returncode:
            raise SiteError(f"check_clauses.py: {result.stdout}{result.stderr}")
        clauses = json.loads(read(path))["clauses"]
    return [dict(clause, chapter=check_clauses.chapter_of(clause["id"])) for clause in clauses]


def read_waivers(root):
    """Rows of waivers.yaml by clause. Only Sphinx's python has a reader of YAML for sure."""
    import yaml  # pylint: disable=import-outside-toplevel
    rows = {}
    for row in yaml.safe_load(read(os.path.join(root, WAIVERS))):
        rows.setdefault(row["clause"], []).append(row)
    return rows


def plain(text):
    """A sentence that Markdown takes as it is."""
    return re.sub(r"([\\*_<>\[\]|{}])", r"\\\1", text)


def case_page(chapter):
    return f"clauses/cases-{chapter}.md"


def case_anchor(path):
    return check_words.slug(os.path.basename(path))


def clause_entry(root, page, clause, waivers, results):
    out = [f"## {clause['id']}", "", plain(clause["statement"]), ""]
    source = clause["source"].replace(",", ", ") if clause["source"] != "-" else "a decision of this project"
    out += [f"* Check: {clause['check']}. Releases of MLIR: {clause['versions']}. Source: {plain(source)}."]
    if clause["former"] != "-":
        out.append(f"* Formerly: {plain(clause['former'])}")
    if clause["note"] != "-":
        out.append(f"* {'Because' if clause['state'] == 'ours' else 'Note'}: {plain(clause['note'])}")
    if clause["cases"]:
        links = []
        for case in clause["cases"]:
            chapter = os.path.basename(os.path.dirname(case))
            links.append(f"[{os.path.basename(case).removesuffix('.mlir')}]({os.path.basename(case_page(chapter))}#{case_anchor(case)})")
        out.append(f"* Cases: {', '.join(links)}")
    if clause["tests"]:
        out.append("* Unit tests: " + ", ".join(f"`{test}`" for test in clause["tests"]))
    for row in waivers.get(clause["id"], []):
        issue = re.match(r"FINDINGS\.md: (.*)", row.get("issue", ""))
        more = f" ([report]({link_to(page, FINDINGS, check_words.slug(issue.group(1)))}))" if issue else ""
        out.append(f"* Known difference, lowerings `{row['lowering']}`, releases {row.get('versions', 'all')}{', ' + row['verdict'] if 'verdict' in row else ''}: "
                   f"{plain(' '.join(row['reason'].split()))}{more}")
    if clause["id"] in results:
        out += ["", "| lowering | result |", "|---|---|", *(f"| {name} | {what} |" for name, what in results[clause["id"]])]
    return "\n".join(out) + "\n"


def read_results(path):
    """What each lowering does, by clause, as a report of memref-cts conform has it."""
    report = json.loads(read(path))
    return {clause["id"]: [(name, result["result"]) for name, result in clause["results"].items()] for clause in report["clauses"]}


def write_clauses(root, stage, clauses, results):
    """A page for each chapter, one for its cases, and the list of chapters."""
    waivers = read_waivers(root)
    chapters = {}
    for clause in clauses:
        if clause["state"] != "retired":
            chapters.setdefault(clause["chapter"], []).append(clause)
    folders = {}
    for path, full in files_of(os.path.join(root, CASES), (".mlir",)):
        folders.setdefault(os.path.basename(os.path.dirname(path)), []).append((path, full))
    linked = {os.path.basename(os.path.dirname(case)) for clause in clauses for case in clause["cases"]}
    for folder in sorted(linked):
        text = [f"# Cases of {folder}", "", f"This page shows the case files of `{CASES}` in the folder `{folder}` that carry a clause.", ""]
        named = {os.path.basename(case) for clause in clauses for case in clause["cases"]}
        for path, full in sorted(folders[folder]):
            if os.path.basename(path) in named:
                text += [f"## {os.path.basename(path)}", "", "````mlir", read(full).rstrip("\n"), "````", ""]
        write(os.path.join(stage, case_page(folder)), "\n".join(text))
    for chapter, entries in chapters.items():
        page = f"clauses/{chapter}.md"
        text = [f"# Clauses of {chapter}", "", f"This page lists the {len(entries)} clauses of the chapter, with what carries them and who differs.", ""]
        text += [clause_entry(root, page, clause, waivers, results) for clause in entries]
        write(os.path.join(stage, page), "\n".join(text))
    total = sum(len(entries) for entries in chapters.values())
    index = ["# All clauses", "", f"These pages list the {total} clauses of the registry. Each links its cases, and what releases of MLIR do otherwise.", "",
             "```{toctree}", ":maxdepth: 1", "", *chapters, "```", "", "```{toctree}", ":hidden:", "", *(f"cases-{folder}" for folder in sorted(linked)), "```", ""]
    write(os.path.join(stage, "clauses", "index.md"), "\n".join(index))


#===-----------------------------------------------------------------------===#
# Building
#===-----------------------------------------------------------------------===#


def stage_pages(root, stage, tools, conform):
    clauses = read_clauses(root)
    places = {clause["id"]: f"clauses/{clause['chapter']}.md" for clause in clauses if clause["state"] != "retired"}
    pages, others = list(pages_of(root)), set()
    for page in pages:
        write(os.path.join(stage, page), rewrite_page(root, page, read(os.path.join(root, page)), places, others))
    for path in sorted(others):
        os.makedirs(os.path.join(stage, os.path.dirname(path)), exist_ok=True)
        shutil.copyfile(os.path.join(root, path), os.path.join(stage, path))
    shutil.copyfile(os.path.join(SETTINGS, "conf.py"), os.path.join(stage, "conf.py"))
    write_clauses(root, stage, clauses, read_results(conform) if conform else {})
    subcommands = write_manual.read_tool(os.path.join(tools, "memref-cts"))[1]
    commands = write_manual.commands_page(subcommands)
    write(os.path.join(stage, "commands", "index.md"), commands.replace("](../../", "](../"))
    index = read(os.path.join(SETTINGS, "index.md.in"))
    write(os.path.join(stage, "index.md"), index + remaining(index, pages))


def remaining(index, pages):
    """The pages that the index does not name, by folder: for those who change the project."""
    named = set(re.findall(r"^([\w/.-]+)$", index, re.MULTILINE))
    left = [page.removesuffix(".md") for page in pages if page.removesuffix(".md") not in named]
    return "\n```{toctree}\n:caption: For developers\n:maxdepth: 1\n\n" + "\n".join(left) + "\n```\n"


def build_site(stage, output, version):
    doctrees = os.path.join(os.path.dirname(stage), "doctrees")
    result = subprocess.run([sys.executable, "-B", "-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q", "-n", "-j", "2", "-d", doctrees, stage, output],
                            env=dict(os.environ, MEMREF_CTS_VERSION=version, LC_ALL="C.UTF-8"), check=False)
    return result.returncode == 0


def header_settings(root, output):
    headers = sorted(path for pattern in PUBLIC_HEADERS for path in glob.glob(os.path.join(glob.escape(root), pattern))
                     if not NOT_PUBLIC.search(path))
    quoted = " ".join(f'"{path}"' for path in headers)
    return read(os.path.join(SETTINGS, "Doxyfile")) + (
        f'INPUT = {quoted}\nOUTPUT_DIRECTORY = "{output}"\nSTRIP_FROM_PATH = "{root}"\nINCLUDE_PATH = "{root}"\n'
        f'HTML_OUTPUT = headers\nINPUT_FILTER = "{sys.executable} -B \'{os.path.join(SETTINGS, "doxygen_filter.py")}\'"\n')


def build_headers(root, work, output):
    settings = os.path.join(work, "Doxyfile")
    write(settings, header_settings(root, output))
    return subprocess.run(["doxygen", settings], cwd=work, check=False).returncode == 0


#===-----------------------------------------------------------------------===#
# Looking at what was built
#===-----------------------------------------------------------------------===#


class Page(html.parser.HTMLParser):
    """Links, what a browser loads, and anchors of a page."""

    # Attributes whose value a browser loads when it shows the page.
    LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data", "video": "src", "audio": "src", "embed": "src"}

    def __init__(self, text):
        super().__init__()
        self.links, self.loaded, self.anchors = [], [], set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        values = {name: value or "" for name, value in attrs}
        self.anchors.update(values[name] for name in ("id", "name") if name in values)
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag == "link" and "href" in values:
            self.loaded.append(values["href"])
        if tag in self.LOADED and self.LOADED[tag] in values:
            self.loaded.append(values[self.LOADED[tag]])
        self.loaded += re.findall(r"url\(['\"]?([^'\")]+)", values.get("style", ""))


def is_elsewhere(target):
    return bool(re.match(r"(?!data:|javascript:|mailto:)[a-z]+:|//", target))


# Sections that Doxygen links in the head of a page even where it leaves them out: their members are private.
NOT_THERE = ("nested-classes",)


def is_of_doxygen(path):
    return path.startswith("headers/")


def check_site(output):
    """(file, problem) of each link that leads nowhere and each thing that is loaded from another machine."""
    pages = {}
    for path, full in files_of(output, (".html",)):
        pages[path] = Page(read(full))
    for path, page in sorted(pages.items()):
        for target in page.loaded + page.links:
            if is_elsewhere(target):
                if target in page.loaded:
                    yield path, f"loads {target}"
                continue
            if target.startswith(("data:", "javascript:", "mailto:")):
                continue
            name, _, anchor = target.partition("#")
            name = urllib.parse.unquote(name.partition("?")[0])
            full = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
            if full.startswith("..") or not os.path.exists(os.path.join(output, full)):
                yield path, f"links {target}: there is no such file"
            elif anchor and not (is_of_doxygen(path) and anchor in NOT_THERE) and full in pages and urllib.parse.unquote(anchor) not in pages[full].anchors:
                yield path, f"links {target}: there is no such place"
    for path, full in files_of(output, (".css",)):
        for inside, imported in re.findall(r"url\(\s*['\"]?([^'\")\s]+)|@import\s*['\"]([^'\"]+)", read(full)):
            target = inside or imported
            if is_elsewhere(target):
                yield path, f"loads {target}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--tools", help="folder of the built tools (default: build/release/bin)")
    parser.add_argument("--output", help="folder of the site (default: build/site)")
    parser.add_argument("--conform", metavar="FILE", help="report of memref-cts conform --json: adds what each lowering does to each clause")
    parser.add_argument("--headers", action="store_true", help="also the reference of the public headers")
    parser.add_argument("--only-headers", action="store_true", help="only the reference of the public headers")
    parser.add_argument("--check", metavar="DIR", help="build nothing, look at the site in DIR")
    options = parser.parse_args()
    try:
        return run(options)
    except (SiteError, OSError, write_manual.WrongForm) as error:
        print(f"site: error: {error}", file=sys.stderr)
        return 2


def run(options):
    tools = os.path.abspath(options.tools or os.path.join(ROOT, "build", "release", "bin"))
    output = os.path.abspath(options.check or options.output or os.path.join(ROOT, "build", "site"))
    ok = True
    if not options.check:
        missing = [name for name, wanted in (("sphinx-build", not options.only_headers), ("doxygen", options.headers or options.only_headers))
                   if wanted and not shutil.which(name)]
        if missing:
            raise SiteError(f"{' and '.join(missing)} not installed; run ci/setup.sh --with=site")
        work = output + ".work"
        shutil.rmtree(work, ignore_errors=True)
        shutil.rmtree(output, ignore_errors=True)
        os.makedirs(work)
        if not options.only_headers:
            if not os.access(os.path.join(tools, "memref-cts"), os.X_OK):
                raise SiteError(f"no memref-cts in {tools}; build first, or name the folder with --tools")
            version = write_manual.ask(os.path.join(tools, "memref-cts"), "--version").split()[1].rstrip(",")
            stage_pages(ROOT, os.path.join(work, "pages"), tools, options.conform)
            ok = build_site(os.path.join(work, "pages"), output, version)
        if options.headers or options.only_headers:
            os.makedirs(output, exist_ok=True)
            ok = build_headers(ROOT, work, output) and ok
    problems = list(check_site(output))
    for path, what in problems:
        print(f"{os.path.join(os.path.relpath(output), path)}: error: {what}")
    count = len(glob.glob(os.path.join(glob.escape(output), "**", "*.html"), recursive=True))
    print(f"site: {count} pages in {os.path.relpath(output)}, {len(problems)} broken or foreign links{'' if ok else ', warnings above'}")
    return 0 if ok and not problems and count else 1


if __name__ == "__main__":
    if os.path.exists(DEBIAN_PYTHON) and not os.environ.get("MEMREF_CTS_SITE"):
        # Debian's Sphinx belongs to Debian's Python.
        os.environ["MEMREF_CTS_SITE"] = "1"
        os.execv(DEBIAN_PYTHON, [DEBIAN_PYTHON, "-B", *sys.argv])
    sys.exit(main())
