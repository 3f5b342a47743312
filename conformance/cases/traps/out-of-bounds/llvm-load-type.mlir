// RUN: %check %s
// OPERATION: llvm.load
// llvm.load of a type that is larger than the object: i65 has nine bytes, of the sixteen an object of it has.
llvm.func @f(%n: i64, %v: i8) -> i8 {
  %m = llvm.alloca %n x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%m, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %m : !llvm.ptr -> i65  // TRAP: out-of-bounds
  llvm.return %v : i8
}
// CALL: @f(8, 3) -> trap(out-of-bounds)
// CALL: @f(9, 3) -> 3
