#!/bin/sh
#===- gone.sh - Exit 0 if the processes listed in a file are gone ----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: gone.sh FILE. The file must name two processes.
#
#===-----------------------------------------------------------------------===#

[ "$(wc -l < "$1")" -eq 2 ] || { echo "$1 does not name two processes" >&2; exit 1; }
for process in $(cat "$1"); do
  ! kill -0 "$process" 2>/dev/null || { echo "process $process is still there" >&2; exit 1; }
done
