#!/usr/bin/env bash
#===- refrt_compilers.sh - refrt alone, with every compiler and target ----===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Builds refrt alone, with its warnings as errors, with each compiler of the
# table below and for each target, and runs its own tests there. The targets have 32 and 64 bits,
# little and big endian, under qemu-user where the machine is another one. Each
# row counts twice, as a build and as a run. What is not installed is skipped,
# with a reason. The last line is `N passed, N failed, N skipped`. Exit codes: 0
# nothing failed, 1 something did, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# name, compiler, emulator (-: this machine runs it), what it stands for. The row i386 is no
# target of conformance/targets.def, which computes with SSE2: here the old floating point
# unit and its excess precision are what is tried.
rows=(
  "gcc-12 gcc-12 - 64-bit,little-endian"
  "clang-14 clang-14 - 64-bit,little-endian"
  "clang-19 clang-19 - 64-bit,little-endian"
  "clang-22 clang-22 - 64-bit,little-endian"
  "tcc tcc - 64-bit,little-endian,no-extensions"
  "i386 i686-linux-gnu-gcc qemu-i386-static 32-bit,little-endian,excess-precision"
  "armhf arm-linux-gnueabihf-gcc qemu-arm-static 32-bit,little-endian"
  "aarch64 aarch64-linux-gnu-gcc qemu-aarch64-static 64-bit,little-endian"
  "riscv64 riscv64-linux-gnu-gcc qemu-riscv64-static 64-bit,little-endian"
  "s390x s390x-linux-gnu-gcc qemu-s390x-static 64-bit,big-endian"
  "powerpc64 powerpc64-linux-gnu-gcc qemu-ppc64-static 64-bit,big-endian"
  "mips64 mips64-linux-gnuabi64-gcc qemu-mips64-static 64-bit,big-endian"
)
# What the quick form builds and runs: no test that takes seconds on an emulated
# machine, none of the slow variants of the same tests.
quick_targets=(refrt-run fuzz_run RefRtOpsInt RefRtProgram RefRtText RefRtMachineBasic RefRtMachineInteger
  RefRtMachineFloat RefRtMachineMemref RefRtMachineCopy RefRtMachineLlvm)

usage() {
  cat <<TEXT
usage: ci/refrt_compilers.sh [--quick] [--only=NAME,...] [--jobs=N] [--build=FOLDER]

Builds refrt alone with each compiler and runs its tests for each target.
  --quick         -O1, few tests, on tcc, one 32-bit and one big-endian target of
                  those that are installed
  --only=NAME,... these rows:$(for row in "${rows[@]}"; do printf ' %s' "${row%% *}"; done)
  --jobs=N        parallel compilations and tests
  --build=FOLDER  where to build (default: build/refrt-compilers)
What is missing comes with: ci/setup.sh --with=compilers
TEXT
}

die() {
  printf 'refrt_compilers: error: %s\n' "$*" >&2
  exit 2
}

quick=
only=
jobs=$(nproc 2>/dev/null || echo 2)
build=$root/build/refrt-compilers
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --quick) quick=yes ;;
    --only=?*) only=${argument#*=} ;;
    --jobs=?*) jobs=${argument#*=} ;;
    --build=?*) build=${argument#*=} ;;
    *)
      usage >&2
      die "unknown argument '$argument'"
      ;;
  esac
done
case "$jobs" in *[!0-9]* | 0) die "--jobs wants a number above 0, not '$jobs'" ;; esac
command -v cmake >/dev/null && command -v ctest >/dev/null || die "cmake is not installed"
has() { command -v "$1" >/dev/null 2>&1; }

# Names of --only must be rows.
chosen=()
IFS=, read -r -a names <<<"$only"
for name in ${names[@]+"${names[@]}"}; do
  known=
  for row in "${rows[@]}"; do
    [ "${row%% *}" = "$name" ] && chosen+=("$row") && known=yes
  done
  [ -n "$known" ] || die "unknown row '$name'; see --help"
done
[ -n "$only" ] || chosen=("${rows[@]}")

# The first of the names whose compiler and emulator are installed.
first_of() {
  local name row compiler emulator
  for name in "$@"; do
    for row in "${rows[@]}"; do
      read -r row_name compiler emulator _ <<<"$row"
      if [ "$row_name" = "$name" ] && has "$compiler" && { [ "$emulator" = - ] || has "$emulator"; }; then
        chosen+=("$row")
        return
      fi
    done
  done
  skip "none of $* is installed (ci/setup.sh --with=compilers)"
}

passed=0 failed=0 skipped=0
pass() { passed=$((passed + 1)) && printf 'ok    %s\n' "$*"; }
skip() { skipped=$((skipped + 1)) && printf 'skip  %s\n' "$*"; }
fail() { # LOG WORDS...
  local log=$1
  shift
  failed=$((failed + 1))
  printf 'FAIL  %s\n' "$*"
  grep -E 'error|warning|\(Failed\)|Timeout|failed' "$log" | head -n 12 | sed 's/^/      /' || true
  printf '      log: %s\n' "$log"
}

if [ -n "$quick" ] && [ -z "$only" ]; then
  chosen=()
  first_of tcc
  first_of armhf i386
  first_of s390x powerpc64 mips64
fi

row() { # NAME COMPILER EMULATOR MEANS
  local name=$1 compiler=$2 emulator=$3 means=$4 folder=$build/$1 log=$build/$1.log start=$SECONDS
  local targets=() options=(-DCMAKE_CXX_COMPILER=NOTFOUND "-DCMAKE_C_COMPILER=$compiler") tests=(--output-on-failure "-j$jobs")
  if ! has "$compiler"; then
    skip "$name: build: $compiler is not installed"
    skip "$name: tests: nothing was built"
    return
  fi
  has ninja && options+=(-G Ninja)
  # ccache does not know what tcc reads.
  has ccache && [ "$compiler" != tcc ] && options+=(-DCMAKE_C_COMPILER_LAUNCHER=ccache)
  if [ "$emulator" != - ]; then
    options+=(-DCMAKE_SYSTEM_NAME=Linux "-DCMAKE_SYSTEM_PROCESSOR=$name" -DCMAKE_EXE_LINKER_FLAGS=-static
      "-DCMAKE_CROSSCOMPILING_EMULATOR=$emulator")
  fi
  if [ -n "$quick" ]; then
    options+=(-DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS=-O1)
    targets=(--target "${quick_targets[@]}")
    tests+=(-R "^($(printf '%s|' "${quick_targets[@]}")none)\$")
  else
    options+=(-DCMAKE_BUILD_TYPE=Release)
  fi
  mkdir -p "$build"
  # It does not say which headers a file includes, so nothing old may stay.
  [ "$compiler" != tcc ] || rm -rf "$folder"
  if ! { cmake -S "$root/refrt" -B "$folder" "${options[@]}" &&
    cmake --build "$folder" -j "$jobs" ${targets[@]+"${targets[@]}"}; } >"$log" 2>&1; then
    fail "$log" "$name: build ($means)"
    skip "$name: tests: the build failed"
    return
  fi
  if grep -qi 'warning:' "$log"; then
    fail "$log" "$name: build gives warnings ($means)"
  else
    pass "$name: build ($means), $((SECONDS - start)) s"
  fi
  if [ "$emulator" != - ] && ! has "$emulator"; then
    skip "$name: tests: $emulator is not installed"
    return
  fi
  start=$SECONDS
  if ctest --test-dir "$folder" "${tests[@]}" --timeout 3000 >>"$log" 2>&1; then
    pass "$name: $(sed -n 's/.* tests failed out of \([0-9]*\)$/\1 tests/p' "$log" | tail -n 1), $((SECONDS - start)) s"
  else
    fail "$log" "$name: tests ($means)"
  fi
}

for chosen_row in ${chosen[@]+"${chosen[@]}"}; do
  read -r name compiler emulator means <<<"$chosen_row"
  row "$name" "$compiler" "$emulator" "$means"
done
printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
[ "$failed" -eq 0 ]
