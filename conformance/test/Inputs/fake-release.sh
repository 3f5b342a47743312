#!/bin/sh
# --install FOLDER: its tools, each of which says in a log that it ran, ends what
# called it (TOOL) the first time, and refuses everything.
if [ "$1" = --install ]; then
  mkdir -p "$2"
  for tool in mlir-opt mlir-translate llvm-as; do cp "$0" "$2/$tool"; done
  exit
fi
folder=$(dirname "$0")
echo run >> "$folder/log"
mkdir "$folder/once" 2> /dev/null && kill -TERM "$TOOL"
echo error: no >&2
exit 1
