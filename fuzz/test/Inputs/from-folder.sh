#!/bin/sh
#===- from-folder.sh - A campaign from another folder ---------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: from-folder.sh FOLDER COMMAND... Runs COMMAND in FOLDER, then what it
# says after "replay:" by a shell, and prints the exit code of that.
#
#===-----------------------------------------------------------------------===#
set -u
cd "$1" || exit 2
shift
"$@" > output.txt
cat output.txt
replay=$(sed -n 's/^ *replay: //p' output.txt | head -n 1)
sh -c "$replay" > /dev/null
echo "replayed: $?"
