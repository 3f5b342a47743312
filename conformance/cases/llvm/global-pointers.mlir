// RUN: %check %s
// llvm.mlir.global, mutable, with addresses in it: what they point to is compared, not where that lies.
llvm.mlir.global internal @numbers(dense<[4, 5, 6]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal @cell() : !llvm.ptr {
  %0 = llvm.mlir.addressof @numbers : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @list() : !llvm.array<2 x struct<(i8, ptr)>> {
  %0 = llvm.mlir.zero : !llvm.array<2 x struct<(i8, ptr)>>
  %1 = llvm.mlir.addressof @cell : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[1, 1] : !llvm.array<2 x struct<(i8, ptr)>>
  llvm.return %2 : !llvm.array<2 x struct<(i8, ptr)>>
}
llvm.mlir.global internal @number(0 : i64) : i64
llvm.mlir.global internal constant @fixed(9 : i32) : i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @unchanged() -> i32 {
  %p = llvm.mlir.addressof @cell : !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @changed(%i: i64) -> i32 {
  %p = llvm.mlir.addressof @cell : !llvm.ptr
  %n = llvm.mlir.addressof @numbers : !llvm.ptr
  %e = llvm.getelementptr %n[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %e, %p : !llvm.ptr, !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @heap_and_stack(%v: i32) -> i32 {
  %k = llvm.mlir.constant(4 : i64) : i64
  %l = llvm.mlir.addressof @list : !llvm.ptr
  %l0 = llvm.getelementptr %l[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i8, ptr)>>
  %l1 = llvm.getelementptr %l[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i8, ptr)>>
  %h = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %s = llvm.alloca %k x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %h : i32, !llvm.ptr
  llvm.store %h, %l0 : !llvm.ptr, !llvm.ptr
  llvm.store %s, %l1 : !llvm.ptr, !llvm.ptr
  %q = llvm.load %l0 : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @as_number(%v: i32) -> i32 {
  %p = llvm.mlir.addressof @number : !llvm.ptr
  %n = llvm.mlir.addressof @numbers : !llvm.ptr
  %a = llvm.ptrtoint %n : !llvm.ptr to i64
  llvm.store %a, %p : i64, !llvm.ptr
  llvm.return %v : i32
}
llvm.func @constant_and_end(%v: i32) -> i32 {
  %p = llvm.mlir.addressof @cell : !llvm.ptr
  %l = llvm.mlir.addressof @list : !llvm.ptr
  %n = llvm.mlir.addressof @numbers : !llvm.ptr
  %f = llvm.mlir.addressof @fixed : !llvm.ptr
  %e = llvm.getelementptr %n[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %l0 = llvm.getelementptr %l[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i8, ptr)>>
  llvm.store %f, %p : !llvm.ptr, !llvm.ptr
  llvm.store %e, %l0 : !llvm.ptr, !llvm.ptr
  llvm.return %v : i32
}
// CALL: @unchanged() -> 4
// CALL: @changed(2) -> 6
// CALL: @changed(0) -> 4
// CALL: @heap_and_stack(8) -> 8
// CALL: @as_number(3) -> 3
// CALL: @constant_and_end(3) -> 3
