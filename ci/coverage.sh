#!/usr/bin/env bash
#===- coverage.sh - Which lines the tests run -----------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Builds the preset `coverage`, runs tests there, and writes a page for each source,
# with how often each line ran, and a table of folders. Counts of a process that was
# killed are lost: code under test runs in worker processes. Exit codes: 0 written,
# 1 a test failed (the pages are written), 2 usage or a build that fails.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/coverage.sh [--tests=REGEX] [--target=NAME]... [--jobs=N]

  Builds with counters, runs the tests, and writes build/coverage/coverage/index.html and
  summary.txt: lines of refrt, lowering, conformance, fuzz and abi_tests that some test ran.
  --tests=REGEX  only tests of this name, as for ctest -R
  --target=NAME  build and count this program only; may be repeated
  --jobs=N       parallel compilations and tests
TEXT
}

die() {
  printf 'coverage: error: %s\n' "$*" >&2
  exit 2
}

tests=
targets=()
jobs=
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --tests=?*) tests=${argument#*=} ;;
    --target=?*) targets+=("$argument") ;;
    --jobs=?*) jobs=${argument#*=} ;;
    *)
      usage >&2
      die "unknown argument '$argument'"
      ;;
  esac
done
for tool in llvm-profdata-22 llvm-cov-22; do
  command -v $tool >/dev/null || die "$tool is not installed; run ci/setup.sh"
done

cd "$root"
build=build/coverage
ci/build.sh coverage ${jobs:+"--jobs=$jobs"} ${targets[@]+"${targets[@]}"} || exit 2

rm -rf "$build/profiles" "$build/coverage"
mkdir -p "$build/profiles"
# One file for each program and of four at a time, which the processes add to.
export LLVM_PROFILE_FILE=$root/$build/profiles/%4m.profraw
status=0
ctest --test-dir "$build" --output-on-failure -j "${jobs:-$(nproc)}" --timeout 3000 ${tests:+-R "$tests"} || status=1

shopt -s nullglob
profiles=("$build"/profiles/*.profraw)
[ ${#profiles[@]} -gt 0 ] || die "no test wrote a profile"
llvm-profdata-22 merge --sparse --failure-mode=all -o "$build/coverage.profdata" "${profiles[@]}" || exit 2

programs=()
for file in "$build"/bin/* "$build"/unittests/*; do
  [ -x "$file" ] && [ -f "$file" ] && programs+=("$file")
done
objects=()
for program in "${programs[@]:1}"; do
  objects+=("-object=$program")
done
options=("-instr-profile=$build/coverage.profdata" '-ignore-filename-regex=(^|/)(usr|unittests|benchmarks|bench|test|build)/')
llvm-cov-22 show -format=html "-output-dir=$build/coverage" -show-line-counts-or-regions "${options[@]}" \
  "${programs[0]}" ${objects[@]+"${objects[@]}"} >/dev/null || exit 2
llvm-cov-22 export -summary-only -format=text "${options[@]}" "${programs[0]}" ${objects[@]+"${objects[@]}"} \
  >"$build/coverage/summary.json" || exit 2

# Folders, the largest first word of a path under the root.
python3 -B - "$root" "$build/coverage/summary.json" >"$build/coverage/summary.txt" <<'PYTHON'
import collections, json, os, sys
root, path = sys.argv[1:]
folders = collections.defaultdict(lambda: [0, 0, 0, 0])
for file in json.load(open(path, encoding="utf-8"))["data"][0]["files"]:
    name = os.path.relpath(os.path.realpath(file["filename"]), root).split(os.sep)[0]
    if name == "..":
        continue
    row, of = folders[name], file["summary"]
    for i, kind in enumerate(("lines", "functions")):
        row[2 * i] += of[kind]["covered"]
        row[2 * i + 1] += of[kind]["count"]
print(f"{'folder':<14}{'lines run':>12}{'of':>10}{'%':>8}{'functions run':>16}{'of':>8}{'%':>8}")
for name, (lines, all_lines, functions, all_functions) in sorted(folders.items()):
    print(f"{name:<14}{lines:>12}{all_lines:>10}{100 * lines / max(all_lines, 1):>7.1f}%"
          f"{functions:>16}{all_functions:>8}{100 * functions / max(all_functions, 1):>7.1f}%")
PYTHON
cat "$build/coverage/summary.txt"
printf 'coverage: %s\n' "$build/coverage/index.html"
exit $status
