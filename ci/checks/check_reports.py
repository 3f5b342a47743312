#!/usr/bin/env python3
#===- check_reports.py - JSON reports have the form of their schemas ------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Makes a small report of most forms, and takes all that the tests of a build wrote.
# Each is compared with conformance/schemas/FORM.schema.json, and may have no key that
# the schema does not name: users' readers ignore such keys, this checker does not.
# What has some keys of a form, and lacks others, is a report that lost them. With --tool
# a form of which there was no report is a problem. What tests make wrong ends with .bad.
# Needs python3-jsonschema. Exit codes: 0 clean, 1 problems, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Compare JSON reports with their schemas."""

import argparse
import glob
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KERNEL = "conformance/cases/kernels/alloc-temporaries.mlir"
WRONG = "conformance/cases/ops/reshape-unranked.mlir"  # under upstream
LARGEST = 30_000_000  # bytes of a report that is read
SHOWN = 5  # problems of a report

# Keys that a report of a form has.
FORMS = {
    "check": {"format", "config", "files", "summary"},
    "conform": {"format", "partial", "lowerings", "clauses", "api_tests"},
    "mutants": {"format", "mutants", "errors"},
    "gate": {"format", "kind", "baseline", "new", "known"},
    "sweep": {"format", "releases", "cases"},
    "quality": {"format", "geometric_mean", "cases"},
    "mutate": {"format", "min_score", "mutated"},
    "agree": {"format", "subjects", "summary", "agreed"},
    "ground": {"format", "summary", "left_out", "grounded"},
    "operations": {"summary", "operations", "refused"},
    "picture": {"type", "strides", "cells"},
    "fuzz": {"environment", "programs", "discards", "findings"},
    "abi": {"tool", "environment", "summary", "cells"},
    "abi-saved": {"format", "version", "environment", "pairs"},
    "project": {"format", "kind", "lowerings", "settings"},
    "baseline": {"format", "version", "made", "trouble", "coverage"},
    "campaign": {"form", "settings", "next", "totals"},
    "reduce": {"format", "original_operations", "candidates", "kept"},
    "finding": {"signature", "program", "seed", "reduction", "replay"},
}
# No command makes this form here; a test writes it.
OF_TESTS = {"mutants"}
# Made here only where no test of the build wrote one: it takes seconds.
SLOW = {"sweep", "quality"}
# What commands leave beside their report: form, and files.
LEFT = (
    ("baseline", "baseline.json"),
    ("abi-saved", "saved.json"),
    ("campaign", "campaign/campaign.json"),
    ("finding", "wrong/findings/*/finding.json"),
)
# Made here: form, and the command without --json.
COMMANDS = (
    ("check", ("check", KERNEL, "--random=2")),
    ("check", ("check", KERNEL, "--random=2", "--lowering=upstream", "--waivers=none")),
    ("run", ("run", KERNEL, "--trace-last=3", "--allocations")),
    ("conform", ("conform", "--filter=ADDR-0*,UTIL", "--slowest=2")),
    ("gate", ("gate", "--baseline={}/baseline.json", "--update", KERNEL)),
    ("sweep", ("sweep", KERNEL)),
    ("quality", ("quality", KERNEL)),
    ("mutate", ("mutate", KERNEL, "--limit=40")),
    ("agree", ("agree", KERNEL, "--pass=canonicalize", "--random=2")),
    ("ground", ("ground", KERNEL, "--pass=canonicalize", "--calls=2")),
    ("abi", ("abi", "--target=native", "-O0", "--family=words", "--compiler=gcc", "--save={}/saved.json")),
    ("project", ("project", "--project=none")),
    ("operations", ("operations", KERNEL)),
    ("picture", ("picture", "memref<4x?xf32, strided<[?, 1]>>", "sizes=[4,3] strides=[5,1]")),
    ("fuzz", ("fuzz", "--out={}/campaign", "--programs=3", "--seed=1")),
    ("reduce", ("reduce", WRONG, "--lowering=upstream", "--engine=jit", "--waivers=none", "--max-tests=10", "-o", "{}/small.mlir")),
    ("fuzz", ("fuzz", "--out={}/wrong", "--lowering=upstream", "--waivers=none", "--stop-after=1", "--no-reduce", "--seed=1")),
)


def strict(schema):
    """The schema without keys that it does not name."""
    if isinstance(schema, list):
        return [strict(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: strict(value) for key, value in schema.items()}
    if result.get("type") == "object" and "properties" in result:
        result.setdefault("additionalProperties", False)
    return result


def form_of(report):
    """The form of a report, or None."""
    if isinstance(report, list):
        is_run = report and all(isinstance(call, dict) and {"file", "call", "outcome"} <= set(call) for call in report)
        return "run" if is_run else None
    if not isinstance(report, dict):
        return None
    return next((form for form, keys in FORMS.items() if keys <= set(report)), None)


def lost_key(report):
    """(form, key) of a report that has all keys of a form but one, or None."""
    if not isinstance(report, dict) or form_of(report):
        return None
    for form, keys in FORMS.items():
        lost = keys - set(report)
        if len(lost) == 1 and len(keys) > 2:
            return form, lost.pop()
    return None


def read_reports(build, tool, problems):
    """(path, form, report) of what the tests of a build wrote since the tool was built."""
    oldest = os.path.getmtime(tool) if tool else 0
    paths = glob.glob(os.path.join(glob.escape(build), "lit", "*", "**", "*.json*"), recursive=True)
    for path in sorted(paths + glob.glob(os.path.join(glob.escape(build), "*.json"))):
        if path.endswith(".bad") or not os.path.isfile(path) or os.path.getsize(path) > LARGEST:
            continue
        if os.path.getmtime(path) < oldest:
            continue
        try:
            with open(path, encoding="utf-8") as file:
                report = json.load(file)
        except (OSError, ValueError, RecursionError):  # cut off, too deep, or no JSON: a test of bad input
            continue
        form, lost = form_of(report), lost_key(report)
        if lost:
            problems.append(f"{path}: a report of {lost[0]} without '{lost[1]}'; call the file .bad if a test wants it so")
        if form:
            yield path, form, report


def make_reports(tool, folder, problems, seen):
    """(command, form, report) of each of COMMANDS, and of LEFT. `seen`: forms of which there are reports."""
    for index, (form, words) in enumerate(COMMANDS):
        if form in SLOW & seen:
            continue
        path = os.path.join(folder, f"{index}.json")
        command = [tool] + [word.replace("{}", folder) for word in words] + [f"--json={path}"]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        try:
            with open(path, encoding="utf-8") as file:
                report = json.load(file)
        except (OSError, ValueError):
            problems.append(f"memref-cts {' '.join(words)}: no report (exit code {run.returncode}): {run.stderr.strip()}")
            continue
        if form_of(report) != form:
            problems.append(f"memref-cts {' '.join(words)}: not recognised as a report of {form}")
        yield "memref-cts " + " ".join(words), form, report
    for form, names in LEFT:
        paths = glob.glob(os.path.join(glob.escape(folder), names))
        if not paths:
            problems.append(f"{names}: there is no such file")
        for path in paths:
            try:
                with open(path, encoding="utf-8") as file:
                    yield os.path.relpath(path, folder), form, json.load(file)
            except (OSError, ValueError) as error:
                problems.append(f"{path}: {error}")


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--tool", help="memref-cts, to make reports")
    parser.add_argument("--build", help="build whose tests have left reports; with --tool only those that are newer than it")
    parser.add_argument("--schemas", default=os.path.join(ROOT, "conformance", "schemas"), help="folder of the schemas")
    parser.add_argument("reports", nargs="*", metavar="REPORT", help="further reports")
    options = parser.parse_args(arguments)
    try:
        import jsonschema
    except ImportError:
        print("check_reports: error: python3-jsonschema is not installed; run ci/setup.sh", file=sys.stderr)
        return 2
    validators, counts, problems = {}, {}, []
    for form in sorted(FORMS) + ["run"]:
        with open(os.path.join(options.schemas, form + ".schema.json"), encoding="utf-8") as file:
            schema = json.load(file)
        jsonschema.Draft202012Validator.check_schema(schema)
        validators[form], counts[form] = jsonschema.Draft202012Validator(strict(schema)), 0

    def check(name, form, report):
        counts[form] += 1
        for error in list(validators[form].iter_errors(report))[:SHOWN]:
            place = "/".join(str(part) for part in error.absolute_path)
            problems.append(f"{name}: {form}: at '{place}': {error.message[:200]}")

    for path in options.reports:
        with open(path, encoding="utf-8") as file:
            report = json.load(file)
        if form_of(report):
            check(path, form_of(report), report)
        else:
            problems.append(f"{path}: no form of a report")
    if options.build:
        for name, form, report in read_reports(options.build, options.tool, problems):
            check(name, form, report)
    if options.tool:
        seen = {form for form, count in counts.items() if count}
        with tempfile.TemporaryDirectory() as folder:
            for name, form, report in make_reports(os.path.abspath(options.tool), folder, problems, seen):
                check(name, form, report)
        for form in sorted(set(validators) - OF_TESTS):
            if not counts[form]:
                problems.append(f"no report of {form} was seen: add its command to COMMANDS")
    for problem in problems:
        print(problem)
    seen = ", ".join(f"{count} of {form}" for form, count in sorted(counts.items()))
    print(f"check_reports: {seen}; {len(problems)} problems")
    return 1 if problems or not any(counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
