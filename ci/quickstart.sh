#!/usr/bin/env bash
#===- quickstart.sh - From a bare machine to a checked lowering -----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Sets up, builds, and runs the main job: the kernel programs under this
# project's lowering and under upstream's, with random arguments, every engine
# compared with the reference machine. The exit code is the tool's: 0 all as
# expected, 1 findings, 2 usage or environment, 3 internal.
#
#===-----------------------------------------------------------------------===#
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  cat <<TEXT
usage: ci/quickstart.sh [--preset=NAME] [--jobs=N] [--random=N] [--no-setup]

Installs what is missing, builds, and checks the programs of
conformance/cases/kernels under this project's lowering and upstream's.
  --preset=NAME  which build (default: release)
  --jobs=N       parallel compilations
  --random=N     random calls for each program (default: 2500)
  --no-setup     install nothing
TEXT
}

preset=release
random=2500
setup=yes
build_options=()
for argument in "$@"; do
  case "$argument" in
    -h | --help)
      usage
      exit 0
      ;;
    --preset=*) preset=${argument#*=} ;;
    --jobs=*) build_options+=("$argument") ;;
    --random=*) random=${argument#*=} ;;
    --no-setup) setup=no ;;
    *)
      usage >&2
      printf "quickstart: error: unknown argument '%s'\n" "$argument" >&2
      exit 2
      ;;
  esac
done

[ "$setup" = no ] || "$root/ci/setup.sh" || exit 2
"$root/ci/build.sh" "$preset" ${build_options[@]+"${build_options[@]}"} --target=tools || exit 2

cd "$root"
shopt -s nullglob
kernels=(conformance/cases/kernels/*.mlir)
if [ ${#kernels[@]} -eq 0 ]; then
  printf 'quickstart: error: no program in conformance/cases/kernels\n' >&2
  exit 2
fi
check=("build/$preset/bin/memref-cts" check)
options=(--lowering=ours --lowering=upstream "--random=$random")
printf '\nquickstart: %s conformance/cases/kernels/*.mlir %s\n\n' "${check[*]}" "${options[*]}"
status=0
"${check[@]}" "${kernels[@]}" "${options[@]}" || status=$?
printf '\n'
case $status in
  0)
    printf 'quickstart: all %s programs behave as the reference machine says, but for the runs counted as waived above:\n' "${#kernels[@]}"
    printf 'each of those is a known deviation of a lowering, explained in conformance/waivers.yaml\n'
    ;;
  1) printf 'quickstart: there are findings; each is listed above with the command that replays it\n' ;;
  *) printf 'quickstart: the run did not complete (exit code %s)\n' "$status" ;;
esac
exit "$status"
