// RUN: %check %s
// OPERATION: llvm.call
// llvm.call of memrefCopy from memory that was freed before, or is freed after.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func internal @copy(%from: !llvm.ptr, %n: i64, %to: !llvm.ptr, %k: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a0 = llvm.insertvalue %from, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a1 = llvm.insertvalue %from, %a0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a2 = llvm.insertvalue %zero, %a1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a3 = llvm.insertvalue %n, %a2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a4 = llvm.insertvalue %one, %a3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b0 = llvm.insertvalue %to, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b1 = llvm.insertvalue %to, %b0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b2 = llvm.insertvalue %zero, %b1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b3 = llvm.insertvalue %k, %b2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b4 = llvm.insertvalue %one, %b3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %a4, %a : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.store %b4, %b : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %v = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
  %v0 = llvm.insertvalue %one, %v[0] : !llvm.struct<(i64, ptr)>
  %v1 = llvm.insertvalue %a, %v0[1] : !llvm.struct<(i64, ptr)>
  %w1 = llvm.insertvalue %b, %v0[1] : !llvm.struct<(i64, ptr)>
  %x = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
  %y = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
  llvm.store %v1, %x : !llvm.struct<(i64, ptr)>, !llvm.ptr
  llvm.store %w1, %y : !llvm.struct<(i64, ptr)>, !llvm.ptr
  llvm.call @memrefCopy(%four, %x, %y) : (i64, !llvm.ptr, !llvm.ptr) -> ()  // TRAP: use-after-free
  llvm.return
}
llvm.func @f(%early: i1, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %sixteen = llvm.mlir.constant(16 : i64) : i64
  %byte = llvm.mlir.constant(1 : i8) : i8
  %m = llvm.alloca %four x i32 : (i64) -> !llvm.ptr
  %k = llvm.alloca %four x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %byte, %sixteen) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%k, %byte, %sixteen) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %v, %m : i32, !llvm.ptr
  %h = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  llvm.store %v, %h : i32, !llvm.ptr
  llvm.cond_br %early, ^free, ^copy
^free:
  llvm.call @free(%h) : (!llvm.ptr) -> ()
  llvm.br ^copy
^copy:
  llvm.call @copy(%h, %one, %k, %one) : (!llvm.ptr, i64, !llvm.ptr, i64) -> ()
  llvm.cond_br %early, ^end, ^late
^late:
  llvm.call @free(%h) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %r = llvm.load %k : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(true, 9) -> trap(use-after-free)
// CALL: @f(false, 9) -> 9
