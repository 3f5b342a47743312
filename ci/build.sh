#!/usr/bin/env bash
#===- build.sh - Configure and build one preset ---------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Builds everything of a preset of CMakePresets.json, or the named targets, into
# build/<preset>. Installs nothing: that is ci/setup.sh.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/build.sh [PRESET] [--jobs=N] [--target=NAME]...

Configures and builds PRESET (default: release) into build/PRESET.
  --jobs=N       parallel compilations (default: by processors and free memory)
  --target=NAME  build this target instead of everything; may be repeated
TEXT
}

die() {
  printf 'build: error: %s\n' "$*" >&2
  exit 2
}

# One per processor, but a compilation of MLIR headers takes up to 1 GiB.
default_jobs() {
  local processors free_gib
  processors=$(nproc)
  free_gib=$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo 2>/dev/null || true)
  if [ -n "$free_gib" ] && [ "$free_gib" -lt "$processors" ]; then
    processors=$((free_gib > 0 ? free_gib : 1))
  fi
  printf '%s\n' "$processors"
}

preset=
jobs=
targets=()
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --jobs=*) jobs=${argument#*=} ;;
    --target=*) targets+=(--target "${argument#*=}") ;;
    -*)
      usage >&2
      die "unknown option '$argument'"
      ;;
    *)
      [ -z "$preset" ] || die "more than one preset: '$preset' and '$argument'"
      preset=$argument
      ;;
  esac
done
preset=${preset:-release}
jobs=${jobs:-$(default_jobs)}
case "$jobs" in '' | *[!0-9]* | 0*) die "--jobs wants a positive number, not '$jobs'" ;; esac

cd "$root"
. "$root/ci/compiler_cache.sh"
command -v cmake >/dev/null || die "cmake is not installed; run ci/setup.sh"
if ! cmake --list-presets 2>/dev/null | grep -F "\"$preset\"" >/dev/null; then
  cmake --list-presets >&2 || true
  die "no preset '$preset'"
fi

# A cache that was configured for another source folder cannot be reused.
cache=build/$preset/CMakeCache.txt
if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd -P)" "$cache"; then
  printf 'build: %s belongs to another source folder; configuring afresh\n' "build/$preset"
  rm -rf "$cache" "build/$preset/CMakeFiles"
fi

mkdir -p "build/$preset"
printf 'build: configuring preset %s\n' "$preset"
if ! cmake --preset "$preset" >"build/$preset/configure.log" 2>&1; then
  tail -n 40 "build/$preset/configure.log" >&2
  die "configuration failed; missing packages? run ci/setup.sh"
fi
printf 'build: compiling with %s jobs\n' "$jobs"
# By preset: it carries the settings of the compiler cache.
cmake --build --preset "$preset" --parallel "$jobs" ${targets[@]+"${targets[@]}"} || {
  printf 'build: error: compilation failed (preset %s)\n' "$preset" >&2
  exit 1
}
printf 'build: done; tools are in %s\n' "build/$preset/bin"
