// Pointers in memory that a caller sees and in a global, and numbers.
llvm.mlir.global internal @place(dense<0> : tensor<2xi64>) : !llvm.array<2 x i64>
llvm.mlir.global internal @kept(0 : i64) : i64
func.func @f(%m: memref<100xi64>) {
  %c0 = arith.constant 0 : index
  %number = arith.constant 1099511628176 : i64
  memref.store %number, %m[%c0] : memref<100xi64>
  %index = memref.extract_aligned_pointer_as_index %m : memref<100xi64> -> index
  %address = arith.index_cast %index : index to i64
  %p = llvm.inttoptr %address : i64 to !llvm.ptr
  %place = llvm.mlir.addressof @place : !llvm.ptr
  %second = llvm.getelementptr %place[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %kept = llvm.mlir.addressof @kept : !llvm.ptr
  llvm.store %p, %kept : !llvm.ptr, !llvm.ptr
  %at = llvm.getelementptr %p[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %second, %at {alignment = 1 : i64} : !llvm.ptr, !llvm.ptr
  return
}
// CALL: @f(memref<fill=zero>)
