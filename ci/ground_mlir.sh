#!/usr/bin/env bash
#===- ground_mlir.sh - Ground MLIR's own lit tests ------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Takes the lit tests of a release of MLIR from the source package of Debian, and
# runs `memref-cts ground` over them. Nothing of them is kept. Tests of conversions
# to LLVM are left in the archive: this project's lowering is written without them.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/ground_mlir.sh [--check] [--preset=NAME] [--source=ARCHIVE] [--folder=DIR] [--json=FILE] [--seconds=N] [--jobs=N]

Prints how many tests are grounded, wrong, refused and not callable, and why. The exit
code is 0 also if passes of MLIR are wrong: that is what the table is for.
  --check           only say whether the machine can have the source package
  --preset=NAME     which build (default: release)
  --source=ARCHIVE  the archive of the sources, instead of Debian's
  --folder=DIR      only tests below this folder of mlir/test, such as Dialect/MemRef
  --json=FILE       also write the report
  --seconds=N       end after this time; the rest is not compared (default: 1800)
  --jobs=N          tests at once (default: one for each processor)
TEXT
}

die() {
  printf 'ground_mlir: error: %s\n' "$*" >&2
  exit 2
}

package=llvm-toolchain-19
preset=release
source=
folder=.
json=
seconds=1800
jobs=$(nproc)
check=no
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --check) check=yes ;;
    --preset=?*) preset=${argument#*=} ;;
    --source=?*) source=$(realpath "${argument#*=}") ;;
    --folder=?*) folder=${argument#*=} ;;
    --json=?*) json=$(realpath "${argument#*=}") ;;
    --seconds=?*) seconds=${argument#*=} ;;
    --jobs=?*) jobs=${argument#*=} ;;
    *)
      usage >&2
      die "unknown option '$argument'"
      ;;
  esac
done

reason=
command -v apt-get >/dev/null || reason="there is no apt-get"
[ -n "$reason" ] || compgen -G '/etc/apt/sources.list.d/*.sources' >/dev/null || grep -qs '^deb ' /etc/apt/sources.list ||
  reason="apt has no list of sources"
[ -z "$source" ] || reason=
if [ -n "$reason" ] || [ $check = yes ]; then
  echo "${reason:-the source package can be asked for}"
  [ -z "$reason" ] && exit 0
  exit 2
fi

tool=$root/build/$preset/bin/memref-cts
[ -x "$tool" ] || die "$tool is not built; run ci/build.sh $preset"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The lists of the machine, for sources, in a folder of their own: apt's state stays as it is.
fetch() {
  mkdir -p lists/partial cache/archives/partial parts
  sed -n 's/^deb /deb-src /p' /etc/apt/sources.list 2>/dev/null >parts/all.list || true
  for file in /etc/apt/sources.list.d/*.sources; do
    [ ! -f "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" >"parts/$(basename "$file")"
  done
  local options=(-o "Dir::Etc::sourcelist=/dev/null" -o "Dir::Etc::sourceparts=$work/parts" -o "Dir::State::lists=$work/lists"
    -o "Dir::Cache=$work/cache" -o "APT::Sandbox::User=root")
  apt-get -qq "${options[@]}" update && apt-get -qq "${options[@]}" source --download-only "$package"
}
if [ -z "$source" ]; then
  fetch >fetch.log 2>&1 || {
    cat fetch.log >&2
    die "the source package $package cannot be had"
  }
  source=$(ls "$work/${package}"_*.orig.tar.*)
fi

mkdir sources
tar -xf "$source" -C sources --strip-components=1 --wildcards --wildcards-match-slash \
  --exclude='*/mlir/test/Conversion/*LLVM*' --exclude='*/mlir/test/Target/*' --exclude='*/mlir/test/Integration/*' \
  --exclude='*/mlir/test/Dialect/LLVM*' --exclude='*/mlir/test/python/*' '*/mlir/test/*.mlir'
# What else has a pass of that kind in it.
grep -rlZ -e '-to-llvm' sources --include='*.mlir' | xargs -0 -r rm

status=0
(cd sources/mlir/test && timeout -s INT "$seconds" "$tool" ground "$folder" "--jobs=$jobs" ${json:+"--json=$json"} 2>../../../errors) >report ||
  status=$?
[ $status -le 1 ] || [ $status -eq 124 ] || cat errors >&2
# Findings have texts of the tests in them; verdicts, reasons and sums have not.
grep -vE '^  (call|replay|note):' report
case $status in
  0 | 1) exit 0 ;;
  124) exit 0 ;;
  *) exit "$status" ;;
esac
