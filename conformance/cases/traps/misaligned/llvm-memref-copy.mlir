// RUN: %check %s
// OPERATION: llvm.call
// llvm.call of memrefCopy with a pair of rank and pointer that is not aligned to eight; rank 0 has one element.
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %size = llvm.mlir.constant(24 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %k = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %a = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
  %u2 = llvm.insertvalue %zero, %u[2] : !llvm.struct<(ptr, ptr, i64)>
  %a0 = llvm.insertvalue %m, %u2[0] : !llvm.struct<(ptr, ptr, i64)>
  %a1 = llvm.insertvalue %m, %a0[1] : !llvm.struct<(ptr, ptr, i64)>
  %b0 = llvm.insertvalue %k, %u2[0] : !llvm.struct<(ptr, ptr, i64)>
  %b1 = llvm.insertvalue %k, %b0[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %a1, %a : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
  llvm.store %b1, %b : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
  %room = llvm.alloca %size x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %x = llvm.getelementptr inbounds %room[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x1 = llvm.getelementptr inbounds %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %zero, %x {alignment = 1 : i64} : i64, !llvm.ptr
  llvm.store %a, %x1 {alignment = 1 : i64} : !llvm.ptr, !llvm.ptr
  %y = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
  %y1 = llvm.getelementptr inbounds %y[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %zero, %y : i64, !llvm.ptr
  llvm.store %b, %y1 : !llvm.ptr, !llvm.ptr
  llvm.call @memrefCopy(%four, %x, %y) : (i64, !llvm.ptr, !llvm.ptr) -> ()  // TRAP: misaligned
  %r = llvm.load %k : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(4, 9) -> trap(misaligned)
// CALL: @f(1, 9) -> trap(misaligned)
// CALL: @f(8, 9) -> 9
// CALL: @f(0, 9) -> 9
