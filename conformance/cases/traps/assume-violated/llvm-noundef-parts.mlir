// RUN: %check %s
// OPERATION: llvm.func llvm.return
// `noundef` of a vector or an aggregate holds for each of its parts: lanes, members, elements. Padding is no part.
llvm.func @lanes(%x: vector<4xi32> {llvm.noundef}, %v: i32) -> i32 {  // TRAP: assume-violated
  llvm.return %v : i32
}
llvm.func @members(%x: !llvm.struct<(i8, i32, array<2 x f32>)> {llvm.noundef}, %v: i32) -> i32 {  // TRAP: assume-violated
  llvm.return %v : i32
}
llvm.func @gives(%x: !llvm.struct<(i8, i32)>) -> (!llvm.struct<(i8, i32)> {llvm.noundef}) {
  llvm.return %x : !llvm.struct<(i8, i32)>  // TRAP: assume-violated
}
llvm.func @lane(%s: i32, %v: i32) -> i32 {
  %z = llvm.mlir.zero : vector<4xi32>
  %k3 = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.shl %v, %s : i32
  %x = llvm.insertelement %p, %z[%k3 : i32] : vector<4xi32>
  %r = llvm.call @lanes(%x, %v) : (vector<4xi32>, i32) -> i32
  llvm.return %r : i32
}
llvm.func @member(%s: i32, %v: i32, %f: f32) -> i32 {
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32, array<2 x f32>)>
  %p = llvm.shl %v, %s : i32
  %x = llvm.insertvalue %p, %z[1] : !llvm.struct<(i8, i32, array<2 x f32>)>
  %y = llvm.insertvalue %f, %x[2, 1] : !llvm.struct<(i8, i32, array<2 x f32>)>
  %r = llvm.call @members(%y, %v) : (!llvm.struct<(i8, i32, array<2 x f32>)>, i32) -> i32
  llvm.return %r : i32
}
llvm.func @element(%none: i1, %v: i32) -> i32 {
  %u = llvm.mlir.poison : f32
  %k = llvm.mlir.constant(1.0 : f32) : f32
  %e = llvm.select %none, %u, %k : i1, f32
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32, array<2 x f32>)>
  %x = llvm.insertvalue %e, %z[2, 1] : !llvm.struct<(i8, i32, array<2 x f32>)>
  %r = llvm.call @members(%x, %v) : (!llvm.struct<(i8, i32, array<2 x f32>)>, i32) -> i32
  llvm.return %r : i32
}
llvm.func @result(%s: i32, %v: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  %p = llvm.shl %v, %s : i32
  %x = llvm.insertvalue %p, %z[1] : !llvm.struct<(i8, i32)>
  %y = llvm.call @gives(%x) : (!llvm.struct<(i8, i32)>) -> !llvm.struct<(i8, i32)>
  llvm.return %v : i32
}
// CALL: @lane(40, 3) -> trap(assume-violated)
// CALL: @lane(4, 3) -> 3
// CALL: @member(40, 3, 1.0) -> trap(assume-violated)
// CALL: @member(4, 3, nan) -> 3
// CALL: @element(true, 3) -> trap(assume-violated)
// CALL: @element(false, 3) -> 3
// CALL: @result(40, 3) -> trap(assume-violated)
// CALL: @result(31, 3) -> 3
