#!/usr/bin/env bash
#===- tier.sh - What CI runs: quick, full, nightly ------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A tier is a list of steps. All steps run, whatever the others do; only without
# a build there is nothing to run. What subcommands the tool does not have, or a
# machine cannot run, is a skipped step with a reason. Results and one log for
# each step go to build/<preset>/results/<tier>; the last line is the count.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/tier.sh quick|full|nightly [--preset=NAME] [--jobs=N] [--hours=H] [--no-setup]

  quick    build, fast checkers, few random runs of the kernels, the gate
  full     build, all tests, the gate, conform, the ABI matrix, a minute of fuzzing
  nightly  the gate and many random runs at -O0 to -O3, conform with older releases of
           MLIR, all tests with sanitizers and with counters of lines, clang-tidy, two builds
           of the same bytes, the packages in a bare Debian, hours of fuzzing that go on
           where the last night stopped (build/nightly)
  --preset=NAME  which build (default: release)
  --jobs=N       parallel compilations and tests
  --hours=H      fuzzing time of nightly, all kinds together (default: 4)
  --no-setup     install nothing
TEXT
}

die() {
  printf 'tier: error: %s\n' "$*" >&2
  exit 2
}

tier=
preset=release
jobs=
hours=4
setup=yes
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --preset=?*) preset=${argument#*=} ;;
    --jobs=?*) jobs=${argument#*=} ;;
    --hours=?*) hours=${argument#*=} ;;
    --no-setup) setup=no ;;
    -*)
      usage >&2
      die "unknown option '$argument'"
      ;;
    *)
      [ -z "$tier" ] || die "more than one tier: '$tier' and '$argument'"
      tier=$argument
      ;;
  esac
done
case "$tier" in
  quick | full | nightly) ;;
  '')
    usage >&2
    die "which tier: quick, full or nightly?"
    ;;
  *) die "unknown tier '$tier'; known are quick, full, nightly" ;;
esac
case "$hours" in '' | *[!0-9.]* | *.*.* | .) die "--hours wants a number, not '$hours'" ;; esac

cd "$root"
build=build/$preset
tool=$build/bin/memref-cts
work=$build/$tier.work # becomes results/$tier when all steps are done
rows=()                # "name<TAB>outcome<TAB>seconds<TAB>reason"
passed=0
failed=0
skipped=0

xml() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g' <<<"$1"; }

# The steps as JUnit and as text, and the count as the last line.
finish() {
  local row name outcome seconds reason code=0
  [ $failed -eq 0 ] || code=1
  [ -z "${1-}" ] || code=$1
  mkdir -p "$work"
  {
    printf '<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="tier %s" tests="%s" failures="%s" skipped="%s">\n' \
      "$tier" ${#rows[@]} $failed $skipped
    for row in ${rows[@]+"${rows[@]}"}; do
      IFS=$'\t' read -r name outcome seconds reason <<<"$row"
      printf ' <testcase classname="tier.%s" name="%s" time="%s">' "$tier" "$name" "$seconds"
      case "$outcome" in
        failed) printf '<failure message="%s"/>' "$(xml "$reason")" ;;
        skipped) printf '<skipped message="%s"/>' "$(xml "$reason")" ;;
      esac
      printf '</testcase>\n'
    done
    printf '</testsuite>\n'
  } >"$work/tier.xml"
  mkdir -p "$build/results"
  rm -rf "$build/results/$tier"
  mv "$work" "$build/results/$tier"
  printf '\n'
  for row in ${rows[@]+"${rows[@]}"}; do
    IFS=$'\t' read -r name outcome seconds reason <<<"$row"
    printf '  %-8s %-22s %5ss  %s\n' "$outcome" "$name" "$seconds" "$reason"
  done
  printf 'results: %s\n' "$build/results/$tier"
  printf 'tier %s: %s passed, %s failed, %s skipped\n' "$tier" $passed $failed $skipped
  exit $code
}

note() {
  rows+=("$1"$'\t'"$2"$'\t'"$3"$'\t'"$4")
  case "$2" in
    passed) passed=$((passed + 1)) ;;
    failed) failed=$((failed + 1)) ;;
    skipped) skipped=$((skipped + 1)) ;;
  esac
}

skip() {
  printf '\ntier: %s: skipped, %s\n' "$1" "$2"
  note "$1" skipped 0 "$2"
}

# $1: name; then a command. Its output goes to a log too; its last line is what
# the table shows. With decided_later=yes findings (exit code 1) are no failure,
# with optional=yes nothing is.
decided_later=no
optional=no
step() {
  local name=$1 status=0 start=$SECONDS last
  shift
  printf '\ntier: %s: %s\n' "$name" "$(printf '%s ' "$@" | cut -c 1-160)"
  "$@" </dev/null 2>&1 | tee "$work/$name.log" || status=${PIPESTATUS[0]}
  last=$(grep -v '^[[:space:]]*$' "$work/$name.log" | tail -n 1 | cut -c 1-100 | tr '\t' ' ' || true)
  if [ $status -eq 1 ] && [ $decided_later = yes ]; then
    status=0
  fi
  if [ $status -ne 0 ] && [ $optional = yes ]; then
    note "$name" skipped $((SECONDS - start)) "$last"
  elif [ $status -eq 0 ]; then
    note "$name" passed $((SECONDS - start)) "$last"
  else
    note "$name" failed $((SECONDS - start)) "exit code $status: $last"
  fi
  return 0
}

# All of the help is read: a pipe that closes early fails the tool.
has() { "$tool" --help | grep -E "^  $1( |$)" >/dev/null; }

# $1: subcommand, $2: name of the step; then its arguments.
tool_step() {
  local subcommand=$1 name=$2
  shift 2
  if has "$subcommand"; then
    step "$name" "$tool" "$subcommand" "$@"
  else
    skip "$name" "memref-cts has no subcommand $subcommand"
  fi
}

shopt -s nullglob
kernels=(conformance/cases/kernels/*.mlir)

gate_step() {
  step gate "$tool" gate --baseline=ci/baseline.json --random=20 "${kernels[@]}" \
    "--json=$work/gate.json" "--junit=$work/gate.xml" "--sarif=$work/gate.sarif"
}

# An hour of trouble; each night draws another one. $1: name, $2: preset.
chaos_step() {
  step "$1" python3 -B ci/chaos.py "--tool=build/$2/bin/memref-cts" "--planted=build/$2/bin/memref-cts-planted" \
    --minutes=60 "--seed=$(date -u +%Y%j)"
}

conform_step() { # $1: name, $2: lowerings
  tool_step conform "$1" "--lowering=$2" "--json=$work/$1.json" "--junit=$work/$1.xml"
}

# A campaign of memref-cts fuzz; the gate decides about what it found. $1: name;
# then its arguments.
fuzz_step() {
  local name=$1
  shift
  decided_later=yes
  tool_step fuzz "$name" "$@" "--json=$work/$name.json"
  decided_later=no
  [ ! -f "$work/$name.json" ] || step "$name-gate" "$tool" gate --baseline=ci/baseline.json --partial \
    "--report=$work/$name.json" "--junit=$work/$name-gate.xml"
}

# The libFuzzer targets, for $1 seconds together; what they learned stays.
fuzz_targets() {
  local seconds=$1 list lists name corpus binary words
  step fuzzers-build ci/build.sh fuzz ${jobs:+"--jobs=$jobs"} --target=fuzzers
  lists=(build/fuzz/fuzzers/*.corpus)
  for list in ${lists[@]+"${lists[@]}"}; do
    name=$(basename "$list" .corpus)
    binary=build/fuzz/fuzzers/$name
    [ -x "$binary" ] || continue
    corpus=$(cat "$list")
    mkdir -p "build/nightly/$name/corpus" "build/nightly/$name/findings"
    words=()
    [ ! -f "${list%.corpus}.dict" ] || words=("-dict=${list%.corpus}.dict")
    step "$name" "$binary" "-max_total_time=$((seconds / ${#lists[@]} + 1))" -timeout=60 -rss_limit_mb=4096 -print_final_stats=1 \
      ${words[@]+"${words[@]}"} "-artifact_prefix=build/nightly/$name/findings/" "build/nightly/$name/corpus" "$corpus"
  done
}

#===-----------------------------------------------------------------------===#
# Steps
#===-----------------------------------------------------------------------===#

mkdir -p "$build"
rm -rf "$work"
mkdir -p "$work"
if [ "$setup" = yes ]; then
  step setup ci/setup.sh
  [ $failed -eq 0 ] || finish 2
  if [ "$tier" != quick ]; then
    optional=yes
    step setup-optional ci/setup.sh --with=all
    optional=no
  fi
fi
target=()
[ "$tier" != quick ] || target=(--target=tools)
step build ci/build.sh "$preset" ${jobs:+"--jobs=$jobs"} ${target[@]+"${target[@]}"}
if [ $failed -ne 0 ] || [ ! -x "$tool" ]; then
  printf 'tier: error: the build failed, nothing else was run\n' >&2
  finish 2
fi

case "$tier" in
  quick)
    step style python3 ci/checks/check_style.py
    step words python3 -B ci/checks/check_words.py
    step layers python3 ci/checks/check_layers.py
    step clauses python3 -B ci/checks/check_clauses.py
    step kernels "$tool" check --random=5 -O2 "${kernels[@]}" "--json=$work/kernels.json"
    gate_step
    ;;
  full)
    # First: it clears the results of other runs.
    step tests ci/test.sh --no-setup "--preset=$preset" ${jobs:+"--jobs=$jobs"}
    gate_step
    conform_step conform ours,upstream
    tool_step abi abi "--json=$work/abi.json"
    fuzz_step fuzz --lowering=ours --time=60 "--out=$work/fuzz"
    ;;
  nightly)
    gate_step
    for level in 0 1 2 3; do
      # Numbers differ from the baseline's; new trouble and empty rows are seen.
      step "random-O$level" "$tool" gate --baseline=ci/baseline.json "-O$level" --random=5000 "--seed=$(date -u +%Y%j)" \
        "${kernels[@]}" "--json=$work/random-O$level.json" "--junit=$work/random-O$level.xml"
    done
    step refrt-compilers ci/refrt_compilers.sh ${jobs:+"--jobs=$jobs"}
    step refrt-hostile ci/refrt_hostile.sh "--encoder=build/$preset/bin/encode-test" ${jobs:+"--jobs=$jobs"}
    chaos_step chaos "$preset"
    conform_step conform ours,upstream
    conform_step conform-releases mlir-19,mlir-16
    tool_step abi abi "--json=$work/abi.json"
    step sanitizers ci/test.sh --no-setup --preset=asan-ubsan ${jobs:+"--jobs=$jobs"}
    chaos_step chaos-sanitizers asan-ubsan
    step coverage ci/coverage.sh ${jobs:+"--jobs=$jobs"}
    if command -v doxygen >/dev/null && command -v sphinx-build >/dev/null; then
      report=()
      [ ! -f "$work/conform.json" ] || report=("--conform=$work/conform.json")
      step site python3 -B ci/site/site.py --headers "--tools=$build/bin" "--output=$build/site" ${report[@]+"${report[@]}"}
    else
      skip site "Sphinx or Doxygen is not installed; run ci/setup.sh --with=site"
    fi
    if command -v clang-tidy-22 >/dev/null; then
      step clang-tidy ci/build.sh tidy ${jobs:+"--jobs=$jobs"}
    else
      skip clang-tidy "clang-tidy-22 is not installed; run ci/setup.sh --with=tidy"
    fi
    # Passes of MLIR are wrong in places, and a source package may be out of reach: neither is a failure.
    if reason=$(ci/ground_mlir.sh --check); then
      optional=yes
      step ground-mlir ci/ground_mlir.sh "--preset=$preset" "--json=$work/ground-mlir.json" ${jobs:+"--jobs=$jobs"}
      optional=no
    else
      skip ground-mlir "$reason"
    fi
    step reproducible ci/release/reproducible.sh
    if reason=$(ci/release/try_fresh_root.sh --check); then
      step fresh-root ci/release/try_fresh_root.sh "--preset=$preset"
    else
      skip fresh-root "$reason"
    fi
    # Half of the time for our own fuzzer, half for all libFuzzer targets.
    seconds=$(awk -v hours="$hours" 'BEGIN { printf "%d", hours * 1800 }')
    for lowering in ours upstream; do
      fuzz_step "fuzz-$lowering" "--lowering=$lowering" "--time=$((seconds / 2 + 1))" \
        "--out=build/nightly/fuzz-$lowering"
    done
    fuzz_targets "$seconds"
    ;;
esac
finish
