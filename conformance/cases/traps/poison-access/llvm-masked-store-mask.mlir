// RUN: %check %s
// OPERATION: llvm.intr.masked.store
// llvm.intr.masked.store with a lane of the mask that is poison.
llvm.func @f(%c: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i8) : i8
  %two = llvm.mlir.constant(2 : i64) : i64
  %first = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %two x i32 : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  llvm.store %z, %p {alignment = 4 : i64} : vector<2xi32>, !llvm.ptr
  %s = llvm.shl %one, %c : i8
  %b = llvm.trunc %s : i8 to i1
  %u = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %m = llvm.insertelement %b, %u[%first : i64] : vector<2xi1>
  %v = llvm.mlir.constant(dense<[5, 6]> : vector<2xi32>) : vector<2xi32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into !llvm.ptr  // TRAP: poison-access
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(8) -> trap(poison-access)
// CALL: @f(0) -> 5
// CALL: @f(7) -> 0
