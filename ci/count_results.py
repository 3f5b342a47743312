#!/usr/bin/env python3
#===- count_results.py - Count single tests from the result files ---------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A ctest test that writes results/<name>.xml (GoogleTest binaries, lit suites)
# counts as the single tests in that file; any other ctest test counts as one.
# What promised a file and did not write one, wrote an unreadable or empty one,
# or failed although every single test in it passed, counts as one failure.
# Nothing that went wrong may get lost in the sum. Last line of the output:
# `N passed, N failed[, N skipped]`. Exit code 0 only when something passed and
# nothing failed.
#
#===-----------------------------------------------------------------------===#
"""Count single tests from ctest's list, ctest's JUnit file and results/*.xml."""

import argparse
import json
import os
import sys
import xml.etree.ElementTree as ElementTree

SHOWN_FAILURES = 50
# A log may be cut in its middle; what failed last in a test is said again at the end.
SHOWN_OUTPUTS = 5
OUTPUT_LINES = 16
OUTPUT_COLUMNS = 240


class Environment(Exception):
    """The input files of the count are missing or unreadable."""


class Count:
    def __init__(self):
        self.passed = 0
        self.skipped = 0
        self.failures = []  # (name, reason, last lines of the output)

    def fail(self, name, reason, output=""):
        lines = (reason or "").strip().splitlines()
        last = [line[:OUTPUT_COLUMNS] for line in (output or "").rstrip().splitlines()[-OUTPUT_LINES:]]
        self.failures.append((name, lines[0].strip() if lines else "failed", last))

    def summary(self):
        text = f"{self.passed} passed, {len(self.failures)} failed"
        return f"{text}, {self.skipped} skipped" if self.skipped else text

    @property
    def ok(self):
        return self.passed > 0 and not self.failures


def listed_tests(path):
    """Names of all tests, each with the result file it promises or None.

    A promise is an argument of the test's command that ends in `.xml`, as
    memref_cts_unittest and memref_cts_lit write it.
    """
    try:
        with open(path, encoding="utf-8") as file:
            tests = json.load(file)["tests"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Environment(f"cannot read the list of tests {path}: {error}")
    promises = {}
    for test in tests:
        promised = None
        for argument in test.get("command", []):
            if argument.endswith(f"/{test['name']}.xml"):
                promised = os.path.basename(argument)
        promises[test["name"]] = promised
    return promises


def ctest_outcomes(path):
    """Name to ('passed' | 'failed' | 'skipped', reason) from ctest's JUnit file."""
    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError) as error:
        raise Environment(f"cannot read ctest's results {path}: {error}")
    outcomes = {}
    for case in root.iter("testcase"):
        status = case.get("status", "")
        failure = case.find("failure")
        skipped = case.find("skipped")
        message = skipped.get("message", "") if skipped is not None else ""
        if status == "run" and failure is None:
            outcome = ("passed", "")
        elif status == "disabled" or (status == "notrun" and message.startswith("SKIP_")):
            outcome = ("skipped", message)
        else:
            told = failure.get("message") if failure is not None else message
            outcome = ("failed", told or ("failed" if status == "fail" else "not run"))
        outcomes[case.get("name", "")] = outcome
    return outcomes


def count_file(count, test, path):
    """Adds the single tests of one GoogleTest or lit file; True if any failed."""
    failed = False
    cases = 0
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        cases += 1
        name = "{}: {}.{}".format(test, case.get("classname", ""), case.get("name", ""))
        bad = case.find("failure")
        if bad is None:
            bad = case.find("error")
        if bad is not None:
            failed = True
            count.fail(name, bad.get("message") or bad.text, bad.text)
        elif (
            case.find("skipped") is not None
            or case.get("result") in ("skipped", "suppressed")
            or case.get("status") == "notrun"
        ):
            count.skipped += 1
        else:
            count.passed += 1
    if not cases:
        failed = True
        count.fail(test, "its result file names no test")
    return failed


def count_all(promises, outcomes, results):
    count = Count()
    for test, promised in promises.items():
        outcome, reason = outcomes.get(test, ("failed", "ctest did not report it"))
        if not promised:
            if outcome == "passed":
                count.passed += 1
            elif outcome == "skipped":
                count.skipped += 1
            else:
                count.fail(test, reason)
            continue
        if outcome == "skipped":
            count.skipped += 1
            continue
        try:
            failed = count_file(count, test, os.path.join(results, promised))
        except OSError:
            count.fail(test, f"wrote no result file ({reason or 'exit code 0'}; see above)")
            continue
        except ElementTree.ParseError as error:
            count.fail(test, f"wrote an unreadable result file: {error}")
            continue
        if outcome == "failed" and not failed:
            count.fail(test, f"failed although every single test passed: {reason}")
    return count


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--tests", required=True, help="output of ctest --show-only=json-v1")
    parser.add_argument("--ctest", required=True, help="output of ctest --output-junit")
    parser.add_argument("--results", required=True, help="folder of the result files")
    options = parser.parse_args(arguments)

    try:
        count = count_all(
            listed_tests(options.tests), ctest_outcomes(options.ctest), options.results
        )
    except Environment as error:
        print(f"count_results: error: {error}", file=sys.stderr)
        print("0 passed, 1 failed")
        return 2
    if count.failures:
        print("\nfailed:")
        for name, reason, _ in count.failures[:SHOWN_FAILURES]:
            print(f"  {name}: {reason}")
        if len(count.failures) > SHOWN_FAILURES:
            print(f"  ... and {len(count.failures) - SHOWN_FAILURES} more")
        for name, _, output in [failure for failure in count.failures if failure[2]][:SHOWN_OUTPUTS]:
            print(f"\nend of the output of {name}:")
            for line in output:
                print(f"  | {line}")
    if not count.passed and not count.failures:
        print("no test was run", file=sys.stderr)
    print(count.summary())
    return 0 if count.ok else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
