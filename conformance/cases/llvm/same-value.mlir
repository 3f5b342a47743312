// RUN: %check %s
// Intrinsics that give their operand back, and those that do nothing.
llvm.func @numbers(%a: i32, %b: i32) -> i32 {
  %0 = llvm.intr.expect %a, %b : i32
  %1 = llvm.intr.expect.with.probability %0, %b, 0.5 : i32
  llvm.return %1 : i32
}
llvm.func @pointers(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %q = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %r = llvm.intr.strip.invariant.group %q : !llvm.ptr
  "llvm.intr.prefetch"(%r) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %v = llvm.load volatile %r : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @masked(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.mlir.constant(-16 : i64) : i64
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %p : i32, !llvm.ptr
  %r = llvm.intr.ptrmask %q, %m : (!llvm.ptr, i64) -> !llvm.ptr
  %v = llvm.load %r : !llvm.ptr -> i32
  llvm.return %v : i32
}
// CALL: @numbers(5, 6) -> 5
// CALL: @pointers(-3) -> -3
// CALL: @masked(77) -> 77
