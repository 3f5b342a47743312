// RUN: %check %s
// llvm.freeze: what is known stays; of poison and undef it makes one choice, which every use sees.
llvm.func @known(%a: i65) -> i65 {
  %r = llvm.freeze %a : i65
  llvm.return %r : i65
}
llvm.func @same_everywhere(%a: i8) -> i8 {
  %p = llvm.mlir.poison : i8
  %f = llvm.freeze %p : i8
  %x = llvm.add %f, %a : i8
  %r = llvm.sub %x, %f : i8
  llvm.return %r : i8
}
llvm.func @undef_same_everywhere() -> i8 {
  %p = llvm.mlir.undef : i8
  %f = llvm.freeze %p : i8
  %r = llvm.xor %f, %f : i8
  llvm.return %r : i8
}
llvm.func @branch(%v: i8) -> i8 {
  %p = llvm.mlir.poison : i1
  %f = llvm.freeze %p : i1
  llvm.cond_br %f, ^end, ^end
^end:
  llvm.return %v : i8
}
llvm.func @known_lane(%a: vector<2xi8>, %s: vector<2xi8>) -> vector<2xi8> {
  %x = llvm.shl %a, %s : vector<2xi8>
  %f = llvm.freeze %x : vector<2xi8>
  %d = llvm.sub %f, %f : vector<2xi8>
  %i = llvm.mlir.constant(1 : i32) : i32
  %e = llvm.extractelement %f[%i : i32] : vector<2xi8>
  %r = llvm.insertelement %e, %d[%i : i32] : vector<2xi8>
  llvm.return %r : vector<2xi8>
}
llvm.func @struct(%a: i8) -> i8 {
  %p = llvm.mlir.poison : !llvm.struct<(i8, i8)>
  %s = llvm.insertvalue %a, %p[1] : !llvm.struct<(i8, i8)>
  %f = llvm.freeze %s : !llvm.struct<(i8, i8)>
  %x = llvm.extractvalue %f[0] : !llvm.struct<(i8, i8)>
  %y = llvm.extractvalue %f[1] : !llvm.struct<(i8, i8)>
  %d = llvm.sub %x, %x : i8
  %r = llvm.add %d, %y : i8
  llvm.return %r : i8
}
llvm.func @float(%a: f32) -> i32 {
  %f = llvm.freeze %a : f32
  %r = llvm.bitcast %f : f32 to i32
  llvm.return %r : i32
}
llvm.func @pointer(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %f = llvm.freeze %m : !llvm.ptr
  llvm.store %v, %f : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @any(%a: i8) -> i8 {
  %p = llvm.mlir.poison : i8
  %f = llvm.freeze %p : i8
  llvm.return %a : i8
}
// CALL: @known(-18446744073709551616) -> -18446744073709551616
// CALL: @same_everywhere(7) -> 7
// CALL: @undef_same_everywhere() -> 0
// CALL: @branch(3) -> 3
// CALL: @known_lane([1, 1], [8, 3]) -> [0, 8]
// CALL: @struct(5) -> 5
// CALL: @float(-0.0) -> 0x80000000
// CALL: @float(0x7FC00001) -> 0x7FC00001
// CALL: @pointer(4) -> 4
// CALL: @any(1) -> 1
