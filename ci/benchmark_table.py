#!/usr/bin/env python3
#===- benchmark_table.py - A table of measured numbers --------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Prints the measurements of Google Benchmark's JSON files as a table in Markdown.
# Of repeated measurements it shows the median. It measures nothing itself: that is
# ci/benchmark.sh. A wrong file or a failed benchmark is an error, and nothing is
# printed. Exit codes: 0 printed, 2 usage or wrong files.
#
#===-----------------------------------------------------------------------===#
"""Print the measurements of Google Benchmark's JSON files as a table."""

import argparse
import json
import re
import sys

# Keys of a measurement that are not counters of the benchmark's author.
KNOWN = frozenset(
    "name family_index per_family_instance_index run_name run_type repetitions repetition_index "
    "threads iterations real_time cpu_time time_unit aggregate_name aggregate_unit label "
    "items_per_second bytes_per_second error_occurred error_message cpu_coefficient "
    "real_coefficient big_o rms".split()
)

# Parts of a name that say how it was measured, not what.
SETTINGS = re.compile(r"/(min_time|min_warmup_time|iterations|repeats):[\d.]+|/(real_time|process_time)\b")


class Problem(Exception):
    """A file is missing, unreadable, or not what it should be."""


def number(value):
    """Three significant digits, thousands separated: 1234567 -> 1,230,000."""
    if value == 0:
        return "0"
    digits = len(str(int(abs(value)))) if abs(value) >= 1 else 0
    if digits >= 3:
        scale = 10 ** (digits - 3)
        return f"{int(round(value / scale) * scale):,}"
    return f"{value:.3g}"


def measurements(data):
    """One entry per benchmark: the median of repetitions, or the single run."""
    entries = data["benchmarks"]
    repeated = {e["run_name"] for e in entries if e.get("aggregate_name") == "median"}
    fit = {e["run_name"]: e["rms"] for e in entries if e.get("aggregate_name") == "RMS"}
    for entry in entries:
        name = entry.get("run_name", entry["name"])
        if entry.get("error_occurred"):
            raise Problem(f"benchmark {name} failed: {entry.get('error_message', '')}")
        aggregate = entry.get("aggregate_name")
        if aggregate in ("median", "BigO") or aggregate is None and name not in repeated:
            yield SETTINGS.sub("", name), dict(entry, rms=fit.get(name, 0.0))


def row(name, entry):
    notes = [entry["label"]] if entry.get("label") else []
    if entry.get("aggregate_name") == "BigO":
        return [name, "", "", f"time fits {entry['big_o']}, RMS error {entry['rms']:.0%}"]
    for key in sorted(entry):
        if key not in KNOWN and isinstance(entry[key], (int, float)):
            notes.append(f"{key} {number(entry[key])}")
    rate = f"{number(entry['items_per_second'])}/s" if "items_per_second" in entry else ""
    return [name, rate, f"{number(entry['real_time'])} {entry['time_unit']}", ", ".join(notes)]


def table(files):
    lines, heading = [], None
    for path in files:
        try:
            with open(path, encoding="utf-8") as file:
                data = json.load(file)
            rows = [row(name, entry) for name, entry in measurements(data)]
            context = data["context"]
            if heading is None:
                heading = "Measured {} on {} processors at {} MHz by `ci/benchmark.sh`; medians.".format(
                    context["date"][:10], context["num_cpus"], context["mhz_per_cpu"]
                )
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise Problem(f"{path}: not a result file of Google Benchmark: {error!r}")
        lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |" for cells in rows]
    if not lines:
        raise Problem("the result files hold no measurement")
    return "\n".join(
        [heading, "", "| benchmark | rate | time for one | notes |", "|---|---|---|---|"] + lines
    )


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("json", nargs="+", metavar="FILE", help="output of --benchmark_out with format json")
    options = parser.parse_args(arguments)
    try:
        print(table(options.json))
    except Problem as problem:
        print(f"benchmark_table: error: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
