llvm.mlir.global internal @g(7 : i32) : i32
llvm.func weak_odr @f() -> i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
// CALL: @f() -> 7
