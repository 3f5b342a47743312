#!/usr/bin/env bash
#===- refrt_hostile.sh - refrt without memory, room or mercy --------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# The hostile build of refrt under address, undefined-behaviour and leak
# sanitizers. It runs its own tests, then every program of those tests, the seeds of the
# fuzz targets and the cases of the suite that can be encoded. Each program runs
# with the Nth allocation failing, for every N, and with tiny limits. Functions
# are called with numbers and poison, and with real memory where they take memrefs
# or pointers. What is checked stands in refrt/unittests/hostile.h. The last line
# is `N passed, N failed, N skipped`. Exit codes: 0 nothing failed, 1 something
# did, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/refrt_hostile.sh [--cc=COMPILER] [--encoder=PROGRAM] [--jobs=N] [--build=FOLDER]
                           [--tests=FOLDER] [--every=N]

  --cc=COMPILER      one with sanitizers (default: clang-22, else clang, else gcc)
  --encoder=PROGRAM  prints a module as a program of refrt (default:
                     build/release/bin/encode-test); without it no cases
  --jobs=N           parallel compilations and tests
  --build=FOLDER     where to build (default: build/refrt-hostile)
  --tests=FOLDER     nothing is built: only programs of files, with the
                     RefRtHostileFiles and RefRtHostileTiny of that folder
  --every=N          only every Nth case (default: 1)
TEXT
}

die() {
  printf 'refrt_hostile: error: %s\n' "$*" >&2
  exit 2
}

cc=
encoder=$root/build/release/bin/encode-test
jobs=$(nproc 2>/dev/null || echo 2)
build=$root/build/refrt-hostile
tests=
every=1
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --cc=?*) cc=${argument#*=} ;;
    --encoder=?*) encoder=${argument#*=} ;;
    --jobs=?*) jobs=${argument#*=} ;;
    --build=?*) build=${argument#*=} ;;
    --tests=?*) tests=${argument#*=} ;;
    --every=?*) every=${argument#*=} ;;
    *)
      usage >&2
      die "unknown argument '$argument'"
      ;;
  esac
done
case "$jobs" in *[!0-9]* | 0) die "--jobs wants a number above 0, not '$jobs'" ;; esac
case "$every" in *[!0-9]* | 0) die "--every wants a number above 0, not '$every'" ;; esac
[ -z "$tests" ] || [ -x "$tests/RefRtHostileFiles" ] || die "there is no RefRtHostileFiles in '$tests'"
for name in clang-22 clang gcc; do
  [ -n "$cc" ] || ! command -v "$name" >/dev/null || cc=$name
done
[ -n "$cc" ] && command -v "$cc" >/dev/null || die "no C compiler${cc:+ '$cc'}"
command -v cmake >/dev/null || die "cmake is not installed"

passed=0 failed=0 skipped=0
# The last line, or the sums of all parts.
summary() { # LOG
  awk '/ passed, .* failed$/ { checks += $1; bad += $3 }
       / files, .* calls, / { files += $1; calls += $3; memory += $5; returned += $10; trapped += $12 }
       /passed|tests/ { last = $0 }
       END { if (files) printf "%d programs, %d calls, %d with memory, %d returned, %d trapped; %d checks passed, %d failed\n",
               files, calls, memory, returned, trapped, checks, bad
             else print last }' "$1"
}
step() { # NAME COMMAND...
  local name=$1 log=$build/$1.log start=$SECONDS
  shift
  if "$@" >"$log" 2>&1; then
    passed=$((passed + 1))
    printf 'ok    %s: %s, %d s\n' "$name" "$(summary "$log")" $((SECONDS - start))
  else
    failed=$((failed + 1))
    printf 'FAIL  %s\n' "$name"
    grep -E 'error|ERROR|failed|\(Failed\)|SUMMARY' "$log" | head -n 12 | sed 's/^/      /' || true
    printf '      log: %s\n' "$log"
  fi
}
# PROGRAM FILES...: FILES in parts of at most 40, --jobs at a time.
in_parts() {
  printf '%s\0' "${@:2}" | xargs -0 -n 40 -P "$jobs" "$1"
}
finish() {
  printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
  [ "$failed" -eq 0 ]
  exit
}

mkdir -p "$build"
options=(-DCMAKE_BUILD_TYPE=None "-DCMAKE_C_FLAGS=-O1 -g1" "-DCMAKE_C_COMPILER=$cc" -DCMAKE_CXX_COMPILER=NOTFOUND
  -DREFRT_SANITIZE=ON -DREFRT_HOSTILE=ON)
command -v ninja >/dev/null && options+=(-G Ninja)
command -v ccache >/dev/null && options+=(-DCMAKE_C_COMPILER_LAUNCHER=ccache)
# The hostile form of each test, and the tests of failing allocations that are
# there anyway; not those that do not allocate.
hostile_tests() {
  cmake --build "$build/refrt" --target help | grep -oE 'RefRt(Hostile|ProgramPlain|ProgramFaultPlain|MachinePlainFault)[A-Za-z]*' |
    sort -u
}
build_tests() {
  local targets
  cmake -S "$root/refrt" -B "$build/refrt" "${options[@]}" || return
  mapfile -t targets < <(hostile_tests)
  [ ${#targets[@]} -gt 3 ] && cmake --build "$build/refrt" -j "$jobs" --target "${targets[@]}"
}
if [ -z "$tests" ] && ! build_tests >"$build/build.log" 2>&1; then
  printf 'FAIL  build\n'
  grep -E 'error' "$build/build.log" | head -n 12 | sed 's/^/      /' || true
  failed=1
  finish
fi

export ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=0 UBSAN_OPTIONS=print_stacktrace=1
dump=$build/programs
rm -rf "$dump"
mkdir -p "$dump"
# What the tests leave behind: each hostile test in a folder of its own.
run_tests() {
  local test name
  step tests ctest --test-dir "$build/refrt" --output-on-failure "-j$jobs" --timeout 3000 \
    -R "^($(hostile_tests | paste -sd '|'))\$"
  for test in "$build"/refrt/unittests/RefRtHostile*; do
    name=$(basename "$test")
    case "$name" in *Files | *Tiny | *Text) continue ;; esac
    mkdir -p "$dump/$name"
    step "$name" env "HOSTILE_DUMP=$dump/$name" "$test"
  done
}
[ -n "$tests" ] || run_tests
# Cases of the suite; a text is named by the case's place.
encode() { # CASE
  local name=${1#"$root/conformance/cases/"}
  local suite=${name%%/*}
  local text=$dump/$suite/$(tr / - <<<"${name%.mlir}").refrt
  "$encoder" "$1" >"$text" 2>/dev/null || rm -f "$text"
}
if [ -x "$encoder" ]; then
  export -f encode
  export root dump encoder
  for suite in kernels ops llvm traps; do
    mkdir -p "$dump/$suite"
    mapfile -t cases < <(find "$root/conformance/cases/$suite" -name '*.mlir' | sort | awk -v "n=$every" 'NR % n == 0')
    printf '%s\0' "${cases[@]}" | xargs -0 -n 1 -P "$jobs" bash -c 'encode "$1"' encode
    printf '      %s: %d of %d cases are programs\n' "$suite" "$(find "$dump/$suite" -name '*.refrt' | wc -l)" "${#cases[@]}"
  done
else
  skipped=$((skipped + 1))
  printf 'skip  cases: there is no %s\n' "$encoder"
fi
for folder in "$dump"/* "$root/refrt/fuzz/corpus"; do
  mapfile -t files < <(find "$folder" -name '*.refrt' | sort)
  [ ${#files[@]} -gt 0 ] || continue
  for variant in Files Tiny; do
    step "$(basename "$folder")-$variant" in_parts "${tests:-$build/refrt/unittests}/RefRtHostile$variant" "${files[@]}"
  done
done
finish
