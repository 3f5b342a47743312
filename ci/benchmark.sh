#!/usr/bin/env bash
#===- benchmark.sh - Run the benchmarks, print a table of numbers ---------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Runs every Google Benchmark binary of a build, one after the other. Leaves the
# JSON files and the table in build/<preset>/benchmark-results. Builds first;
# installs nothing.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/benchmark.sh [--preset=NAME] [--filter=REGEX] [--repetitions=N]

Builds, runs all benchmarks, and prints a table of the measured times. The table
is also in build/PRESET/benchmark-results/table.md, beside the JSON files.
  --preset=NAME    which build (default: release)
  --filter=REGEX   only benchmarks of this name
  --repetitions=N  the table shows the median of N runs (default: 3)
TEXT
}

preset=release
filter=.
repetitions=3
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --preset=*) preset=${argument#*=} ;;
    --filter=*) filter=${argument#*=} ;;
    --repetitions=*) repetitions=${argument#*=} ;;
    *)
      usage >&2
      printf "benchmark: error: unknown argument '%s'\n" "$argument" >&2
      exit 2
      ;;
  esac
done

"$root/ci/build.sh" "$preset"
build=$root/build/$preset
shopt -s nullglob
files=()
mkdir -p "$build/benchmark-results"
rm -f "$build"/benchmark-results/*.json "$build"/benchmark-results/table.md
cd "$root"
for binary in "$build"/benchmarks/*; do
  [ -f "$binary" ] && [ -x "$binary" ] || continue
  name=$(basename "$binary")
  file=$build/benchmark-results/$name.json
  printf '\nbenchmark: %s\n' "$name"
  "$binary" --benchmark_filter="$filter" --benchmark_repetitions="$repetitions" \
    --benchmark_display_aggregates_only=true --benchmark_out="$file" --benchmark_out_format=json || {
    printf 'benchmark: error: %s failed\n' "$name" >&2
    exit 1
  }
  # A filter that matches nothing in this binary leaves an empty file.
  [ ! -s "$file" ] || files+=("$file")
done
if [ ${#files[@]} -eq 0 ]; then
  printf 'benchmark: error: no benchmark was run\n' >&2
  exit 2
fi
printf '\n'
python3 -B "$root/ci/benchmark_table.py" "${files[@]}" | tee "$build/benchmark-results/table.md"
