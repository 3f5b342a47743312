#!/usr/bin/env bash
#===- build.sh - Builds the fuzz targets for ClusterFuzzLite and OSS-Fuzz -===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Follows their contract: compilers, flags and the fuzzing engine come from the
# environment, what was built goes to $OUT, nothing is written to the source.
# The targets are those of the CMake target `fuzzers`. Where MLIR 22 is missing
# only those of refrt are built, and that is said.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

usage() {
  cat <<TEXT
usage: ci/clusterfuzzlite/build.sh [--only=TARGET]...

Builds fuzz targets into \$OUT, each with its seeds in TARGET_seed_corpus.zip.
  --only=TARGET  build this one instead of all; may be repeated
environment:
  OUT                  folder of the results (must be given)
  SRC, WORK            source is \$SRC/memref-cts where that exists, else the tree around
                       this script; \$WORK (default: a new folder) holds the build
  CC, CXX              compilers (default: clang-22, clang++-22, else clang, clang++)
  CFLAGS, CXXFLAGS     flags, with the sanitizer that was chosen
  LIB_FUZZING_ENGINE   flag or library to link (default: -fsanitize=fuzzer)
  MEMREF_CTS_MLIR_DIR  folder of MLIRConfig.cmake (default: that of the Debian packages)
TEXT
}

say() { printf 'clusterfuzzlite: %s\n' "$*"; }
die() {
  printf 'clusterfuzzlite: error: %s\n' "$*" >&2
  exit 2
}

only=()
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --only=?*) only+=("${argument#*=}") ;;
    *)
      usage >&2
      die "unknown argument '$argument'"
      ;;
  esac
done

[ -n "${OUT-}" ] || die "OUT is not set: where should the targets go?"
mkdir -p "$OUT" || die "cannot make the folder $OUT"
out=$(cd "$OUT" && pwd)
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
if [ -n "${SRC-}" ] && [ -f "$SRC/memref-cts/CMakePresets.json" ]; then
  root=$(cd "$SRC/memref-cts" && pwd)
fi
[ -f "$root/refrt/CMakeLists.txt" ] || die "no memref-cts in $root; set SRC to the folder that holds memref-cts"

# $1: variable, then candidates; the first that can be run.
compiler() {
  local variable=$1 candidate
  shift
  if [ -n "${!variable-}" ]; then
    command -v "${!variable}" >/dev/null || die "$variable is ${!variable}, which cannot be run"
    printf '%s\n' "${!variable}"
    return
  fi
  for candidate in "$@"; do
    if command -v "$candidate" >/dev/null; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  die "no compiler found: set $variable"
}
cc=$(compiler CC clang-22 clang)
cxx=$(compiler CXX clang++-22 clang++)
engine=${LIB_FUZZING_ENGINE:--fsanitize=fuzzer}
# Packages of MLIR are built with the system's C++ library.
cxxflags=${CXXFLAGS-}
cxxflags=${cxxflags//-stdlib=libc++/}

work=${WORK-}
if [ -z "$work" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi
mkdir -p "$work" || die "cannot make the folder $work"
build=$work/memref-cts

generator=()
command -v ninja >/dev/null && generator=(-G Ninja)
launcher=()
command -v ccache >/dev/null && launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
common=(
  "${generator[@]}" "${launcher[@]}" -B "$build"
  "-DCMAKE_C_COMPILER=$cc" "-DCMAKE_CXX_COMPILER=$cxx"
  # No optimisation level of our own: the flags that were given decide.
  -DCMAKE_BUILD_TYPE=None "-DCMAKE_C_FLAGS=${CFLAGS-}" "-DCMAKE_CXX_FLAGS=$cxxflags"
  # Libraries travel with the targets.
  "-DCMAKE_EXE_LINKER_FLAGS=-Wl,-rpath,\$ORIGIN/lib"
)
mlir=${MEMREF_CTS_MLIR_DIR:-/usr/lib/llvm-22/lib/cmake/mlir}
if [ -f "$mlir/MLIRConfig.cmake" ]; then
  say "configuring all targets, with MLIR from $mlir"
  cmake -S "$root" "${common[@]}" "-DMLIR_DIR=$mlir" -DMEMREF_CTS_FUZZERS=ON \
    "-DMEMREF_CTS_FUZZING_ENGINE=$engine" >"$work/configure.log" 2>&1 ||
    { tail -n 30 "$work/configure.log" >&2; die "configuration failed"; }
else
  say "no MLIR 22 in $mlir: only the targets of refrt"
  cmake -S "$root/refrt" "${common[@]}" -DREFRT_FUZZERS=ON "-DREFRT_FUZZING_ENGINE=$engine" \
    >"$work/configure.log" 2>&1 || { tail -n 30 "$work/configure.log" >&2; die "configuration failed"; }
fi

targets=("${only[@]}")
[ ${#targets[@]} -gt 0 ] || targets=(fuzzers)
jobs=$(nproc)
for target in "${targets[@]}"; do
  say "building $target"
  cmake --build "$build" --parallel "$jobs" --target "$target" >"$work/build.log" 2>&1 ||
    { tail -n 40 "$work/build.log" >&2; die "building $target failed"; }
done

# Shared libraries that the runner's image does not have: all but the C library's.
copy_libraries() {
  ldd "$1" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | while read -r library; do
    case "${library##*/}" in
      ld-linux* | libc.so.* | libm.so.* | libdl.so.* | libpthread.so.* | libresolv.so.* | librt.so.*) ;;
      *)
        mkdir -p "$out/lib"
        [ -e "$out/lib/${library##*/}" ] || cp -L "$library" "$out/lib/"
        ;;
    esac
  done
}

count=0
for list in "$build"/fuzzers/*.corpus; do
  [ -f "$list" ] || continue
  name=$(basename "$list" .corpus)
  binary=$build/fuzzers/$name
  [ -x "$binary" ] || continue # not asked for
  corpus=$(cat "$list")
  cp "$binary" "$out/$name"
  rm -f "$out/${name}_seed_corpus.zip"
  seeds=("$corpus"/*)
  if [ -e "${seeds[0]}" ]; then
    (cd "$corpus" && python3 -m zipfile -c "$out/${name}_seed_corpus.zip" *) || die "cannot pack the seeds in $corpus"
  else
    seeds=()
  fi
  [ ! -f "${list%.corpus}.dict" ] || cp "${list%.corpus}.dict" "$out/$name.dict"
  copy_libraries "$binary"
  say "$name, ${#seeds[@]} seeds"
  count=$((count + 1))
done
# Read by fuzz_differential, which runs far from the source there.
[ ! -x "$out/fuzz_differential" ] || cp "$root/conformance/waivers.yaml" "$out/waivers.yaml"
[ $count -gt 0 ] || die "nothing was built"
say "$count targets in $out"
