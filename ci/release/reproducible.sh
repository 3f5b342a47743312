#!/usr/bin/env bash
#===- reproducible.sh - The same bytes from two builds --------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Builds and packs the committed state twice, in two folders of different names,
# without the compiler's cache, and compares every file of the packages. Prints what
# differs. Exit codes: 0 the same, 1 different, 2 usage or a build that fails.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

usage() {
  cat <<TEXT
usage: ci/release/reproducible.sh [--form=tgz] [--keep=FOLDER]

  Builds the committed state in two folders, and compares the packages byte by byte.
  --form=tgz     compare the archive only
  --keep=FOLDER  leave both builds there
TEXT
}

die() {
  printf 'reproducible: error: %s\n' "$*" >&2
  exit 2
}

forms=()
work=
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --form=tgz) forms=(--form=tgz) ;;
    --keep=?*) work=${argument#*=} ;;
    *)
      usage >&2
      die "unknown argument '$argument'"
      ;;
  esac
done

if [ -n "$work" ]; then
  [ ! -e "$work" ] || die "$work exists"
  mkdir -p "$work" || exit 2
  work=$(cd "$work" && pwd)
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi
export CCACHE_DISABLE=1

commit=$(git -C "$root" rev-parse HEAD) # the project may go on meanwhile
folders=(one "another of a longer name")
for i in 0 1; do
  tree=$work/${folders[$i]}
  git clone -q "$root" "$tree" || die "no clone of the project"
  git -C "$tree" checkout -q "$commit" || die "no commit $commit"
  printf 'reproducible: build %s of 2\n' $((i + 1))
  (umask $((i * 5 + 22)) && "$tree/ci/release/package.sh" "--output=$work/packages$i" ${forms[@]+"${forms[@]}"}) >"$work/log$i" 2>&1 || {
    tail -n 20 "$work/log$i" >&2
    die "build $((i + 1)) fails"
  }
  # Every file of every package, for the names of those that differ.
  for package in "$work/packages$i"/*; do
    files=$work/files$i/$(basename "$package")
    mkdir -p "$files"
    case "$package" in
      *.deb) dpkg-deb -R "$package" "$files" ;;
      *.tar.gz) tar -xzf "$package" -C "$files" ;;
    esac
  done
done

status=0
(cd "$work/packages0" && sha256sum -- *) >"$work/sums"
(cd "$work/packages1" && sha256sum -c "$work/sums") || status=1
if [ $status -ne 0 ]; then
  diff -qr "$work/files0" "$work/files1" || true
  printf 'reproducible: the packages differ\n'
else
  printf 'reproducible: %s packages, the same bytes\n' "$(wc -l <"$work/sums")"
fi
exit $status
