// RUN: %check %s
// OPERATION: llvm.store
// A global that points to a constant, and one that points to a variable: the store through the first is the fault.
llvm.mlir.global internal constant @fixed(1 : i32) : i32
llvm.mlir.global internal @free_to_change(1 : i32) : i32
llvm.mlir.global internal constant @pointers() : !llvm.array<2 x ptr> {
  %u = llvm.mlir.undef : !llvm.array<2 x ptr>
  %f = llvm.mlir.addressof @fixed : !llvm.ptr
  %g = llvm.mlir.addressof @free_to_change : !llvm.ptr
  %x = llvm.insertvalue %f, %u[0] : !llvm.array<2 x ptr>
  %y = llvm.insertvalue %g, %x[1] : !llvm.array<2 x ptr>
  llvm.return %y : !llvm.array<2 x ptr>
}
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %t = llvm.mlir.addressof @pointers : !llvm.ptr
  %q = llvm.getelementptr inbounds %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %p = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr  // TRAP: write-to-constant
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(0, 4) -> trap(write-to-constant)
// CALL: @f(1, 4) -> 4
