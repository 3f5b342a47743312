#!/bin/sh
#===- killed.sh - Kills the tool while a lowering command runs -------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: killed.sh FILE COMMAND... The command's lowering writes the numbers of
# two processes to FILE and hangs. Exit 0 if both are gone soon after the tool
# was killed.
#
#===-----------------------------------------------------------------------===#

file=$1
shift
: > "$file"
"$@" &
tool=$!
waited=0
while [ "$(wc -l < "$file")" -lt 2 ]; do
  sleep 0.02
  waited=$((waited + 1))
  [ $waited -lt 500 ] || { echo 'the command never started' >&2; kill -KILL $tool; exit 1; }
done
kill -KILL $tool
waited=0
for process in $(cat "$file"); do
  while kill -0 "$process" 2>/dev/null; do
    sleep 0.02
    waited=$((waited + 1))
    [ $waited -lt 250 ] || { echo "process $process is still there" >&2; exit 1; }
  done
done
