#!/bin/sh
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# no-room.sh DIR COMMAND...: runs a campaign in DIR and takes the place of its
# findings away as soon as it has begun; gives it back and runs it again. A
# campaign that was faster than that is begun anew.
directory=$1
shift
for attempt in 1 2 3 4 5 6 7 8 9 10; do
  rm -rf "$directory"
  "$@" > "$directory.log" 2>&1 &
  until [ -e "$directory/campaign.json" ] || ! kill -0 $! 2> /dev/null; do :; done
  mv "$directory/findings" "$directory/away"
  : > "$directory/findings"
  wait $! && continue
  grep -q 'error: cannot write' "$directory.log" || continue
  tail -n 1 "$directory.log"
  sed -n 's/^ *"next": \([0-9]*\),$/next: \1/p' "$directory/campaign.json"
  rm "$directory/findings"
  mv "$directory/away" "$directory/findings"
  "$@"
  exit 0
done
echo "the campaign was always faster"
exit 1
