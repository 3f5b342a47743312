#!/bin/sh
#===- other_interpreters.sh - The machine beside other interpreters --------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The same copy of 8x8 elements in the reference machine and, where they are
# installed, in Lua 5.4, LuaJIT's interpreter and wasm-interp of wabt, one after
# the other. LuaJIT's is written in assembly (no compiled traces). Shown: time of
# the process for one copy, median of five rounds.
set -eu

if [ $# -ne 1 ] || [ "$1" = --help ]; then
  echo "usage: $0 BENCH_REFRT   # build/release/benchmarks/bench-refrt"
  [ "${1-}" = --help ] && exit 0
  exit 2
fi
bench=$1
here=$(dirname "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
copies=100000

# Appends the ns of one copy by COMMAND to the file NAME.
measure() {
  name=$1
  shift
  # bash's times are of all children so far; a shell of its own has only these.
  seconds=$(bash -c 'TIMEFORMAT=%U; { time "$@" >/dev/null 2>&1; } 2>&1' time "$@")
  echo "$seconds" | awk -v n=$copies '{ printf "%.0f\n", $1 * 1e9 / n }' >>"$folder/$name"
}

for round in 1 2 3 4 5; do
  "$bench" --benchmark_filter='^refrtCopyLo' --benchmark_format=csv 2>/dev/null |
    awk -F, '/^"refrtCopy/ { gsub(/"/, "", $1); printf "%.0f\n", $4 >> (dir "/" $1) }' dir="$folder"
  if command -v lua5.4 >/dev/null; then measure lua5.4 lua5.4 "$here/copy.lua"; fi
  if command -v luajit >/dev/null; then measure luajit-joff luajit -joff "$here/copy.lua"; fi
  if command -v wat2wasm >/dev/null; then
    wat2wasm "$here/copy.wat" -o "$folder/copy.wasm-code"
    measure wasm-interp wasm-interp --run-all-exports "$folder/copy.wasm-code"
    rm "$folder/copy.wasm-code"
  fi
done
for file in "$folder"/*; do
  printf '%-18s %6s ns\n' "$(basename "$file")" "$(sort -n "$file" | sed -n 3p)"
done
