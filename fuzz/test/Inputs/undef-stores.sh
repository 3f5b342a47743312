#!/bin/sh
# A lowering that adds what depends on undef to each integer of the source's memory that it stores.
mlir-opt --expand-strided-metadata --lower-affine --convert-to-llvm "$@" | awk '
  match($0, /llvm\.store %[0-9]+, /) && match($0, /: i[0-9]+, !llvm\.ptr$/) {
    type = $(NF - 1)
    sub(",", "", type)
    value = $2
    sub(",", "", value)
    printf "%%u%d = llvm.mlir.undef : %s\n", NR, type
    printf "%%d%d = llvm.mul %%u%d, %%u%d : %s\n", NR, NR, NR, type
    printf "%%s%d = llvm.add %s, %%d%d : %s\n", NR, value, NR, type
    sub(value ",", "%s" NR ",")
  }
  { print }'
