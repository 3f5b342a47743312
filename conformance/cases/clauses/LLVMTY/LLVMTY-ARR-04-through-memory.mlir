// RUN: %check %s
// CLAUSE: LLVMTY-ARR-04
// An index known only at run time works through memory.
llvm.func @at(%i: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<3 x i32> : (i64) -> !llvm.ptr
  %a = llvm.mlir.constant(dense<[70000, 8, -90000]> : tensor<3xi32>) : !llvm.array<3 x i32>
  llvm.store %a, %p : !llvm.array<3 x i32>, !llvm.ptr
  %q = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i32>
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @at(0) -> 70000
// CALL: @at(2) -> -90000
