#!/usr/bin/env python3
#===- make_reports.py - reports of all forms, with names that hurt --------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: make_reports.py FOLDER [COUNT]. Writes FOLDER/FORM.json for each form of report that a page is made of, with
# COUNT findings (default 3). Names have characters that HTML reads otherwise, and 400 letters. Runs nothing.
#
#===-----------------------------------------------------------------------===#
"""Write a report of each form for the tests of memref-cts report."""

import json
import os
import sys

HURTS = "a<b>&\"'</script><!-- \x01é"
LONG = "builtin.module(" + ",".join(f"pass-number-{n}" for n in range(30)) + ")"
LONG = LONG[:399] + ")"
OTHER_LONG = LONG.replace("pass-number-3,", "pass-number-X,")

VERDICTS = ["differ", "trap-differ", "allows-more", "lowered-ub", "crash", "timeout", "invalid-ir", "error-with-success"]


def finding(number):
    verdict = VERDICTS[number % len(VERDICTS)]
    made = {
        "file": f"cases/{HURTS.replace('/', '|')}/case-{number // 4}.mlir",
        "line": number % 50,
        "lowering": [LONG, OTHER_LONG, "ours", "upstream"][number % 4],
        "engine": ["ref-llvm", "jit"][number % 2],
        "verdict": verdict,
        "call": f"@f(memref<sizes=[{number},3] data=[1,2]>, {HURTS})",
        "path": f"argument 0, element [{number},1] (buffer 0, byte {number})",
        "place": "argument 0, element [*] (buffer 0, byte *)",
        "expected": HURTS,
        "seen": f"{number}\nof two lines",
        "seen_is": "element [0,1] of argument 0 before the call",
        "blame": f"lowering {LONG}; first wrong after pass {HURTS}",
        "replay": f"memref-cts check 'case {number}.mlir' --lowering-pipeline='{LONG}' --call='@f({HURTS})'",
        "notes": [f"case.mlir:3:3: {HURTS}"],
        "bytes": {
            "of": "buffer 0 of argument 0",
            "first": 16,
            "before": ["00"] * 24,
            "expected": ["01"] * 8 + ["--", "pp", "uu"] + ["00"] * 13,
            "seen": ["01"] * 4 + ["ff"] * 4 + ["00"] * 16,
            "differs": [20, 21, 22, 23],
            **({"read": [17, 18], "seen_read": [19]} if number == 0 else {}),
        },
        "source_code": {"first": 3, "lines": [f"  %{n} = memref.load %m[%{HURTS}]" for n in range(17)], "marked": [11]},
        "lowered_code": {
            "first": 40,
            "lines": [f"    %{n} = llvm.load %{n} : !llvm.ptr -> f32 // {HURTS} " + "x" * 100 for n in range(17)],
            "marked": [48, 50],
        },
    }
    if verdict == "lowered-ub":
        made.update(trap="poison-access", operation="llvm.load", made_by=f"llvm.mul{number % 5}")
    return made


def cell(lowering, engine, **verdicts):
    return {
        "lowering": lowering,
        "engine": engine,
        "verdicts": verdicts,
        "waived": {HURTS: 3} if "waived" in verdicts else {},
        "undecided": 0,
        "repaired": 0,
        "repaired_unlimited": 0,
        "waived_repaired": {},
        "waived_calls": {},
        "reasons": [HURTS] if "refused" in verdicts else [],
    }


WAIVER = {
    "waiver": HURTS,
    "lowering": LONG,
    "versions": "*",
    "target": "*",
    "stage": "*",
    "reason": HURTS,
    "issue": "none",
    "expires": "2030-01-01",
}


def check(count):
    files = {}
    for number in range(count):
        made = finding(number)
        files.setdefault(made["file"], []).append(made)
    report_files = [
        {
            "file": name,
            "calls": 10,
            "drawn": 0,
            "unchecked": 0,
            "cells": [cell(LONG, "jit", differ=3, waived=3, refused=1, agree=5)],
            "findings": findings,
        }
        for name, findings in files.items()
    ]
    verdicts = dict.fromkeys(VERDICTS, 1) | dict.fromkeys(
        ["agree", "waived", "undefined", "refused", "compiled", "inconclusive"], 2
    )
    worker = ["parse", "encode", "lower", "encode_lowered", "translate", "codegen", "link", "run", "native"]
    return {
        "format": 1,
        "config": {
            "lowerings": [LONG, OTHER_LONG, "ours", "upstream"],
            "engines": ["ref", "ref-llvm", "jit"],
            "opt_level": 0,
            "jobs": 1,
            "lower_structured": "auto",
        },
        "llvm_version": "22.1.8",
        "target": "x86_64-pc-linux-gnu",
        "files": report_files,
        "waivers": [WAIVER],
        "summary": {
            "calls": 10 * len(files),
            "runs": 20 * len(files),
            "findings": count,
            "undecided": 0,
            "worker_deaths": 0,
            "interrupted": False,
            "exit_code": 1,
            "waived_runs": 3,
            "waived_runs_repaired": 0,
            "waived_runs_repaired_unlimited": 0,
            "waived_stages": 0,
            "verdicts": verdicts,
        },
        "seconds": dict.fromkeys(
            ["wall", "load", "lower", "compile", "draw", "ref", "ref_llvm", "ref_ir", "jit", "aot", "compare"], 0.5
        ),
        "worker_requests": {"load": 1, "lower": 1, "compile": 1},
        "worker_nanoseconds": dict.fromkeys(worker, 1),
    }


RESULTS = ["passed", "failed", "waived", "refused", "library", "skipped", "not-built", "inconclusive", "elsewhere", "untested", "not-asked"]


def conform(count):
    names = ["ours", LONG]
    clauses = [
        {
            "id": f"CH{n % 3}-{n:02}",
            "chapter": f"CH{n % 3}",
            "check": "exec",
            "state": "ours" if n % 2 else "must",
            "statement": f"Statement {n} {HURTS}",
            "source": "LangRef",
            "versions": "13+",
            "former": "-",
            "note": HURTS,
            "mustpass": True,
            "tested": True,
            "cases": [finding(n)["file"]],
            "tests": [HURTS],
            "results": {name: {"result": RESULTS[(n + i) % len(RESULTS)], "reason": HURTS} for i, name in enumerate(names)},
        }
        for n in range(count)
    ]
    return {
        "format": 1,
        "llvm_version": "22.1.8",
        "target": "x86_64-pc-linux-gnu",
        "exit_code": 1,
        "engines": ["ref", "ref-llvm", "jit"],
        "partial": [HURTS],
        "errors": [HURTS],
        "stale_waivers": [],
        "refused_everywhere": [],
        "lowerings": [
            dict.fromkeys(RESULTS, 1) | {"name": name, "implemented": 2, "mustpass_passed": 1, "conforms": name == "ours"} for name in names
        ],
        "registry": {"sha256": "0" * 64},
        "mustpass": {"number": "5", "clauses": count},
        "clauses": clauses,
        "api_tests": [{"name": HURTS, "clause": "CH0-00", "result": "passed", "message": HURTS}],
        "files": [
            {
                "file": finding(n)["file"],
                "calls": 3,
                "unchecked": 0,
                "seconds": 0.1,
                "cells": [cell("-", "ref", agree=3), cell(LONG, "jit", waived=3, refused=1)],
            }
            for n in range(0, count, 4)
        ],
        "waivers": [WAIVER],
        "findings": [finding(n) for n in range(count)],
        "seconds": 1.5,
    }


def trouble(number):
    made = finding(number)
    kept = ["file", "lowering", "engine", "verdict", "path", "call", "expected", "seen", "blame", "replay", "line"]
    return {"id": f"{number:016x}", "function": "@f"} | {key: made[key] for key in kept}


def gate(count):
    return {
        "format": 1,
        "kind": "gate",
        "llvm_version": "22.1.8",
        "baseline": HURTS,
        "exit_code": 1,
        "updated": False,
        "interrupted": False,
        "runs": 100,
        "files": 5,
        "clauses": 0,
        "files_not_in_baseline": 0,
        "clauses_not_in_baseline": 0,
        "rows_not_looked_at": 0,
        "errors": [],
        "new": [trouble(n) for n in range(count)],
        "known": [trouble(n + 50) for n in range(2)],
        "fixed": [trouble(n + 60) for n in range(2)],
        "not_shown": [trouble(n + 70) for n in range(2)],
        "lost": [{"file": HURTS, "lowering": LONG, "what": [HURTS]}],
    }


def sweep(count):
    return {
        "format": 1,
        "exit_code": 1,
        "interrupted": False,
        "not_reached": 0,
        "unchecked_cases": [],
        "releases": [{"release": 13, "lowering": "mlir-13", "missing": HURTS}, {"release": 22, "lowering": "upstream"}],
        "cases": [
            {
                "file": HURTS + str(n),
                "findings_of_the_case": 1,
                "verdicts": [{"release": 13, "verdict": "good"}, {"release": 22, "verdict": "bad", "reason": HURTS}],
                "first_good": 13,
                "first_bad": 22,
                "fixed_in": None,
                "bad_since": 22,
            }
            for n in range(count)
        ],
        "findings": [finding(n) for n in range(count)],
    }


def fuzz(count):
    return {
        "format": 1,
        "environment": "LLVM/MLIR 22.1.8, target x86_64-pc-linux-gnu",
        "seed": 1,
        "without": [],
        "seconds": 1.5,
        "programs": 60,
        "calls": 100,
        "useful": 90,
        "runs": 200,
        "waived": 0,
        "repaired": 0,
        "waived_stages": 0,
        "undecided": 0,
        "worker_deaths": 0,
        "interrupted": False,
        "new_findings": count,
        "discards": {HURTS: 3},
        "features": {"layout:static": 13, "layout:negative": 0, "rank:2": 42, f"op:{HURTS}": 7, "external": 9},
        "known": {},
        "findings": [
            {
                "signature": f"{LONG}|ref-llvm|differ|result|{HURTS}{n}|",
                "folder": f"{n:08}-differ-ref-llvm",
                "lowering": LONG,
                "case": f"out/findings/{n:08}-differ-ref-llvm/case.mlir",
                "replay": f"sh out/findings/{n:08}-differ-ref-llvm/replay.txt",
                "program": n,
                "count": n + 1,
                "reduction": "not asked for",
            }
            for n in range(count)
        ],
    }


def abi(count):
    return {
        "format": 1,
        "tool": "memref-cts abi",
        "environment": "LLVM/MLIR 22.1.8",
        "complete": True,
        "summary": {"agree": count, "finding": count},
        "cells": [
            {
                "target": ["x86_64", "s390x"][n % 2],
                "opt": n % 2 * 2,
                "family": f"family-{n}",
                "convention": "wrapper",
                "caller": HURTS,
                "callee": LONG,
                "verdict": ["finding", "agree", "hazard"][n % 3],
                "why": HURTS,
                "clauses": ["FUNCTY-04", "TYPE-INT-01"],
                "facts": [{"field": "argument 0", "expected": "1", "caller": "1", "callee": HURTS}],
            }
            for n in range(count)
        ],
    }


def mutants(count):
    return {
        "format": 1,
        "interrupted": False,
        "runs": "all",
        "mutants": [
            {
                "bug": f"bug-{n}",
                "clause": "ADDR-01",
                "what": HURTS,
                "own_cases": 3,
                "caught_by_own_cases": 3 * (n % 2),
                "caught": n % 2 == 0,
                "caught_by": HURTS,
                "finding": HURTS,
            }
            for n in range(count)
        ],
        "errors": [],
    }


def mutate(count):
    def counts(survived):
        return {"mutants": 9, "caught": 4, "survived": survived, "equal": 2, "unchecked": 1, "score": 66.5}

    survivor = {
        "operator": "shift-access",
        "number": 7,
        "variant": 1,
        "state": "survived",
        "operation": "llvm.load",
        "what": HURTS,
        "function": "f",
        "place": "a.mlir:1:2",
        "why": "",
        "difference": f"- {HURTS}\n+ {HURTS}\n",
        "shown_by": f"@f({HURTS})",
    }
    case = {"lowering": "ours", "without_calls": False, "refused": False, "calls": 3, "edits": 11, "invalid": 2}
    case |= {"calls_to_add": [{"call": f"@f({HURTS})", "shows": 1}], "calls_that_fail": [f"@f({HURTS}): differ"]}
    return {
        "format": 1,
        "interrupted": False,
        "limit": 0,
        "seed": 1,
        "min_score": 50.5,
        "search": 100,
        "total": counts(count),
        "operators": [{"name": "shift-access", **counts(count)}],
        "mutated": [
            {"file": f"case-{n}.mlir", **case, **counts(n % 2), "not_caught": [survivor] * (n % 2)} for n in range(count)
        ],
    }


def agree(count):
    finding = {
        "function": "f",
        "line": 4,
        "call": f"@f({HURTS})",
        "verdict": "differ",
        "compared": "result 0",
        "before": "1",
        "after": HURTS,
        "seen_is": "",
        "pass": "canonicalize",
        "notes": [HURTS],
        "replay": f"memref-cts agree {HURTS}",
    }

    def under(n):
        return {
            "subject": LONG,
            "calls": {"agree": 7, "differ": n},
            "left_out": [{"function": "g", "why": HURTS}],
            "reasons": [],
            "structured": [],
            "findings": [finding] * n,
        }

    return {
        "format": 1,
        "environment": HURTS,
        "exit_code": 1,
        "interrupted": False,
        "seconds": 1.5,
        "nothing_compared": [],
        "unchecked_files": [],
        "missing_functions": [],
        "subjects": [{"name": LONG, "passes": LONG}],
        "summary": {"files": count, "errors": 0, "refused": 1, "findings": count // 2, "calls": {"agree": 7 * count, "differ": count // 2}},
        "agreed": [
            {"file": f"case-{n}.mlir", "functions": 2, "left_out": [], "flaky": [], "under": [under(n % 2)]} for n in range(count)
        ]
        + [{"file": "refused.mlir", "refusal": HURTS, "functions": 0, "left_out": [], "flaky": [], "under": []}],
    }


def ground(count):
    agreed = agree(count)
    parts = [
        {"part": 1, "line": 3, "functions": 2, "left_out": [], "flaky": [], "under": case["under"]}
        for case in agreed["agreed"][:count]
    ]
    files = [
        {
            "file": f"test-{n}.mlir",
            "verdict": "wrong" if n % 2 else "grounded",
            "functions": 2,
            "programs": 2,
            "findings": n % 2,
            "calls": {"agree": 7, "differ": n % 2},
            "not_compared": [],
            "parts": [part],
        }
        for n, part in enumerate(parts)
    ]
    refused = {"file": "refused.mlir", "verdict": "refused", "reason": HURTS}
    return {
        "format": 1,
        "environment": HURTS,
        "interrupted": False,
        "seconds": 1.5,
        "exit_code": 1,
        "nothing_compared": [],
        "summary": {
            "files": count + 1,
            "grounded": count - count // 2,
            "partly": 0,
            "runs": count,
            "runs_not_compared": 0,
            "wrong": count // 2,
            "refused": 1,
            "not-callable": 0,
            "errors": 0,
            "functions": 2 * count,
            "programs": 2 * count,
            "findings": count // 2,
            "calls": agreed["summary"]["calls"],
        },
        "left_out": [{"unit": "RUN line", "reason": HURTS, "count": 1, "where": [HURTS]}],
        "grounded": files + [{**refused, "functions": 0, "programs": 0, "findings": 0, "calls": {}, "not_compared": [], "parts": []}],
    }


def quality(count):
    numbers = {"instructions": 75, "code_bytes": 462, "compile_ns": 1000, "run_ns": 2000}
    means = {"instructions": 1, "code_bytes": 1.5, "compile": 0.5, "run": None}
    return {
        "format": 1,
        "lowering": "ours",
        "against": LONG,
        "opt_level": 2,
        "repetitions": 11,
        "instruction_bound": 1.05,
        "bound": 1.05,
        "interrupted": False,
        "exceeding": 1,
        "not_measured": 0,
        "geometric_mean": means,
        "cases": [
            {
                "case": HURTS + str(n),
                "lowering": numbers,
                "against": numbers,
                "ratio": means,
                "same_code": False,
                "rounds": 4,
                "exceeds": n == 1,
            }
            for n in range(count)
        ]
        + [{"case": "broken", "error": HURTS}],
    }


def operations(count):
    return {
        "format": 1,
        "summary": HURTS,
        "operations": [
            {
                "name": f"memref.op{n}",
                "encoded": "yes",
                "steps": n,
                "files": 1,
                "traps": {"out-of-view": 2},
                "result": "exact",
                "gaps": [HURTS] * n,
            }
            for n in range(count)
        ],
        "refused": [{"file": HURTS, "reason": HURTS}],
    }


def run(count):
    def step(number, text, element=None):
        made = {"step": number, "location": "case.mlir:2:3", "text": text}
        return {**made, "element": element} if element else made

    def access(index, value, does):
        return {"memory": "allocation#1+0", "index": index, "value": value, "reads": does == "reads", "writes": does == "writes"}

    memory = "{allocation#1+0 offset=2 sizes=[4, 3] strides=[-5, 1]}"
    return [
        {
            "format": 1,
            "file": "case.mlir",
            "line": 5,
            "call": f"@f({n}, {HURTS})",
            "outcome": "returned",
            "message": "",
            "location": "",
            "observed": [HURTS],
            "undetermined": False,
            "steps": 4,
            "as_expected": True,
            "trace": [
                step(1, f"memref.load = 1.5 ({memory}, 0, 1)", access(3, "1.5", "reads")),
                step(2, f"memref.store (2, {memory}, 1, 2)", access(-1, "2", "writes")),
                step(3, f"memref.load = 7 ({memory}, 0, 1)", access(3, "7", "reads")),
                step(4, f"memref.dim = 4 ({memory}, 0)"),
                step(5, f"func.return ({HURTS})"),
            ],
            "source": ["func.func @f() {", f"  // {HURTS}", "}"],
        }
        for n in range(count)
    ]


FORMS = [check, conform, gate, sweep, fuzz, abi, mutants, quality, mutate, agree, ground, operations, run]


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: make_reports.py FOLDER [COUNT]")
    folder = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    os.makedirs(folder, exist_ok=True)
    for form in FORMS:
        with open(os.path.join(folder, form.__name__ + ".json"), "w", encoding="utf-8") as file:
            json.dump(form(count), file, ensure_ascii=False, indent=1)
            file.write("\n")


if __name__ == "__main__":
    main()
