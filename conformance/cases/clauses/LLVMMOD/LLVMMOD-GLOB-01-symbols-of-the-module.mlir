// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-01
// A global is a symbol beside functions, and shares their names.
llvm.mlir.global internal constant @one(1 : i32) : i32
llvm.mlir.global external @elsewhere() : f64
llvm.func @f() -> i32 {
  %p = llvm.mlir.addressof @one : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CHECK-DAG: llvm.mlir.global internal constant @one(1 : i32)
// CHECK-DAG: llvm.mlir.global external @elsewhere()
// CALL: @f() -> 1
