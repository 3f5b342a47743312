#!/bin/sh
#===- command.sh - Lowering commands that behave and misbehave -------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: command.sh HOW [FILE]. "Lowers" twice.mlir. Modes that start processes
# write their numbers to FILE.
#
#===-----------------------------------------------------------------------===#

dialect() {
  cat <<'TEXT'
llvm.func @twice(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
TEXT
}

# One process in the command's group, one in a session of its own; both keep
# standard output open.
fork() {
  sleep 600 &
  echo $! >> "$1"
  setsid sh -c 'echo $$ >> "$0"; exec sleep 600' "$1" &
  while [ "$(wc -l < "$1")" -lt 2 ]; do sleep 0.01; done
}

case "$1" in
dialect) dialect ;;
ir) printf 'define i32 @twice(i32 %%a) {\n  %%1 = add i32 %%a, %%a\n  ret i32 %%1\n}\n' ;;
echo) cat ;;
wrong) dialect | sed 's/llvm.add %a, %a/llvm.mul %a, %a/' ;;
signature) dialect | sed 's/i32/i64/g' ;;
deaf) trap '' TERM INT HUP; while :; do sleep 600; done ;;
fork) fork "$2"; dialect ;;
fork-hang) fork "$2"; sleep 600 ;;
flood) yes ;;
long) yes 'llvm.func @twice()' | head -c 60000000 ;;
flood-errors) yes >&2 ;;
hungry) exec python3 -c 'print(len(b"x" * (3 << 30)))' ;;
die) kill -SEGV $$ ;;
fail) echo 'twice.mlir:1:1: error: cannot lower this' >&2; exit 1 ;;
fail-with-source) echo 'in.mlir:1:1: error: no licence' >&2; cat >&2; exit 1 ;;
fail-silently) exit 3 ;;
complain) dialect; echo 'twice.mlir:1:1: error: not quite' >&2 ;;
complain-coloured) dialect; printf '\033[1mtwice.mlir:1:1: \033[0m\033[0;1;31merror: \033[0m\033]8;;u\033\\not\033]8;;\a quite\n' >&2 ;;
warn) dialect; echo 'warning: 0 errors: all is well' >&2 ;;
garbage) printf '\001\002%%%%%%\377\n' ;;
silent) ;;
silent-but) echo 'unknown option' >&2 ;;
warn) dialect; echo 'warning: error: not an error' >&2 ;;
leftovers) printf 'func.func @twice(%%a: i32) -> i32 {\n  return %%a : i32\n}\n' ;;
invalid) dialect | sed 's/llvm.return %0/llvm.return %a, %a/; s/: i32$/: i32, i32/' | sed 's/add \(.*\), i32$/add \1/' ;;
options) [ "$2" = index-bitwidth=32 ] && dialect ;;
*) echo "command.sh: unknown mode '$1'" >&2; exit 2 ;;
esac
