// RUN: %check %s
// llvm.select: one condition for a whole value, or one per lane; what is not chosen may be poison.
llvm.func @scalar(%c: i1, %a: i65, %b: i65) -> i65 {
  %r = llvm.select %c, %a, %b : i1, i65
  llvm.return %r : i65
}
llvm.func @lanes(%c: vector<3xi1>, %a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.select %c, %a, %b : vector<3xi1>, vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @whole_vector(%c: i1, %a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.select %c, %a, %b : i1, vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @struct(%c: i1, %a: i32, %b: f32, %d: i32, %e: f32) -> f32 {
  %u = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %s = llvm.insertvalue %a, %u[0] : !llvm.struct<(i32, f32)>
  %t = llvm.insertvalue %b, %s[1] : !llvm.struct<(i32, f32)>
  %v = llvm.insertvalue %d, %u[0] : !llvm.struct<(i32, f32)>
  %w = llvm.insertvalue %e, %v[1] : !llvm.struct<(i32, f32)>
  %x = llvm.select %c, %t, %w : i1, !llvm.struct<(i32, f32)>
  %r = llvm.extractvalue %x[1] : !llvm.struct<(i32, f32)>
  llvm.return %r : f32
}
llvm.func @array(%c: i1, %a: i32, %b: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.array<2 x i32>
  %s = llvm.insertvalue %a, %z[1] : !llvm.array<2 x i32>
  %t = llvm.insertvalue %b, %z[1] : !llvm.array<2 x i32>
  %x = llvm.select %c, %s, %t : i1, !llvm.array<2 x i32>
  %r = llvm.extractvalue %x[1] : !llvm.array<2 x i32>
  llvm.return %r : i32
}
llvm.func @pointer(%c: i1, %a: i32, %b: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.store %b, %k : i32, !llvm.ptr
  %p = llvm.select %c, %m, %k : i1, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @not_chosen(%c: i1, %a: i8) -> i8 {
  %p = llvm.mlir.poison : i8
  %t = llvm.mlir.constant(true) : i1
  %n = llvm.xor %c, %t : i1
  %x = llvm.select %c, %a, %p : i1, i8
  %y = llvm.select %n, %a, %p : i1, i8
  %r = llvm.select %c, %x, %y : i1, i8
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %e = llvm.icmp "eq" %r, %k0 : i8
  llvm.cond_br %e, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @chosen(%c: i1, %a: i8) -> i8 {
  %p = llvm.mlir.poison : i8
  %r = llvm.select %c, %a, %p : i1, i8
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %e = llvm.icmp "eq" %r, %k0 : i8
  llvm.cond_br %e, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @poison_lane(%s: vector<2xi8>, %a: vector<2xi8>) -> vector<2xi8> {
  %k1 = llvm.mlir.constant(dense<1> : vector<2xi8>) : vector<2xi8>
  %x = llvm.shl %k1, %s : vector<2xi8>
  %c = llvm.icmp "eq" %x, %k1 : vector<2xi8>
  %r = llvm.select %c, %a, %k1 : vector<2xi1>, vector<2xi8>
  llvm.return %r : vector<2xi8>
}
llvm.func @nnan(%c: i1, %a: f32, %b: f32) -> i1 {
  %r = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  %e = llvm.fcmp "olt" %r, %a : f32
  llvm.cond_br %e, ^end, ^end
^end:
  llvm.return %e : i1
}
// CALL: @scalar(true, 18446744073709551615, 2) -> 18446744073709551615
// CALL: @scalar(false, 1, -2) -> -2
// CALL: @lanes([true, false, true], [1.0, 2.0, nan], [4.0, -0.0, 6.0]) -> [1.0, -0.0, nan]
// CALL: @whole_vector(true, [1, 2, 3], [4, 5, 6]) -> [1, 2, 3]
// CALL: @whole_vector(false, [1, 2, 3], [4, 5, 6]) -> [4, 5, 6]
// CALL: @struct(true, 1, 2.5, 3, 4.5) -> 2.5
// CALL: @struct(false, 1, 2.5, 3, 4.5) -> 4.5
// CALL: @array(true, 3, 4) -> 3
// CALL: @array(false, 3, 4) -> 4
// CALL: @pointer(true, 5, 6) -> 5
// CALL: @pointer(false, 5, 6) -> 6
// CALL: @not_chosen(true, 9) -> 9
// CALL: @not_chosen(false, 9) -> 9
// CALL: @chosen(true, 9) -> 9
// CALL: @chosen(false, 9) -> trap(branch-on-poison)
// CALL: @poison_lane([8, 0], [4, 5]) -> [_, 5]
// CALL: @poison_lane([1, 0], [4, 5]) -> [1, 5]
// CALL: @nnan(true, nan, 1.0) -> trap(branch-on-poison)
// CALL: @nnan(false, 2.0, 1.0) -> true
// CALL: @nnan(false, 2.0, nan) -> trap(branch-on-poison)
