#!/usr/bin/env bash
#===- test.sh - Set up, build, run every test, count ----------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# The last line printed is `N passed, N failed`, perhaps with `, N skipped`:
# single GoogleTests, lit tests and other ctest tests, counted from the result
# files by ci/count_results.py. A set-up or build that fails counts as one
# failure. Exit codes: 0 all passed, 1 something failed or nothing ran, 2 usage
# or environment.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/test.sh [--preset=NAME] [--jobs=N] [--no-setup]

Installs what is missing, builds, and runs all tests.
  --preset=NAME  which build (default: release)
  --jobs=N       parallel compilations and tests
  --no-setup     install nothing
TEXT
}

preset=release
jobs=
setup=yes
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --preset=*) preset=${argument#*=} ;;
    --jobs=*) jobs=${argument#*=} ;;
    --no-setup) setup=no ;;
    *)
      usage >&2
      printf "test: error: unknown argument '%s'\n" "$argument" >&2
      exit 2
      ;;
  esac
done

# $1: exit code, $2: what went wrong before any test could run.
give_up() {
  printf 'test: error: %s\n' "$2" >&2
  printf '0 passed, 1 failed\n'
  exit "$1"
}

if [ "$setup" = yes ]; then
  "$root/ci/setup.sh" || give_up 2 "the set-up failed"
fi
status=0
"$root/ci/build.sh" "$preset" ${jobs:+"--jobs=$jobs"} || status=$?
[ $status -eq 0 ] || give_up $status "the build failed, no test was run"

. "$root/ci/compiler_cache.sh"
build=$root/build/$preset
# Results of an earlier run must not be counted again.
rm -rf "$build/results"
mkdir -p "$build/results"
rm -f "$build/ctest.xml"
ctest --test-dir "$build" --show-only=json-v1 >"$build/ctest-tests.json" ||
  give_up 2 "ctest cannot list the tests"
# What failed is told by the count; ctest's own exit code says no more.
ctest --test-dir "$build" --parallel "${jobs:-$(nproc)}" --output-on-failure --timeout 2700 \
  --output-junit "$build/ctest.xml" </dev/null || true
exec python3 "$root/ci/count_results.py" --tests="$build/ctest-tests.json" \
  --ctest="$build/ctest.xml" --results="$build/results"
