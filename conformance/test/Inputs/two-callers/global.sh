# The sum lies in a global.
memref-cts-opt --lower-to-llvm |
  sed 's/= llvm.alloca .*/= llvm.mlir.addressof @acc : !llvm.ptr/
       s/^}/  llvm.mlir.global internal @acc(0 : i64) : i64\n}/'
