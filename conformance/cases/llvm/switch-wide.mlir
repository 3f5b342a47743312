// RUN: %check %s
// llvm.switch on i65: MLIR's translation to LLVM IR cuts case values to 64 bits, so that -1 becomes 2^64 - 1.
llvm.func @i65(%v: i65) -> i32 {
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %k2 = llvm.mlir.constant(2 : i32) : i32
  %k3 = llvm.mlir.constant(3 : i32) : i32
  llvm.switch %v : i65, ^end(%k1 : i32) [
    9223372036854775807: ^end(%k2 : i32),
    -1: ^end(%k3 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @i65(9223372036854775807) -> 2
// CALL: @i65(18446744073709551615) -> 1
// CALL: @i65(-9223372036854775809) -> 1
// CALL: @i65(-1) -> 3
