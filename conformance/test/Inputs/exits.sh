#!/bin/sh
#===- exits.sh - Runs a command that must end with one exit code ----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: exits.sh CODE COMMAND... Output goes through unchanged. -N: signal N ended
# the command. A shell, since a thousand lines of tests start this. After another
# exit code, what the command wrote into a pipe is shown: its reader may say nothing.
# Not if errors go into the same pipe, as the order of both would change.
#
#===-----------------------------------------------------------------------===#

wanted=$1
shift
seen=
if [ -p /dev/stdout ] && ! [ /dev/stdout -ef /dev/stderr ] && command -v mktemp >/dev/null; then
  seen=$(mktemp) || exit 1
  trap 'rm -f "$seen" "$seen.code"' EXIT
  { "$@"; echo $? >"$seen.code"; } | tee "$seen"
  code=$(cat "$seen.code")
else
  "$@"
  code=$?
fi
if [ "$code" -ne "$((wanted < 0 ? 128 - wanted : wanted))" ]; then
  echo "exit code $code instead of $wanted: $*" >&2
  [ -z "$seen" ] || grep -v ' agree *$' "$seen" | tail -n 60 >&2
  exit 1
fi
