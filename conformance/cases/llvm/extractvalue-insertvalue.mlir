// RUN: %check %s
// llvm.insertvalue changes the part its path names and no other; llvm.extractvalue takes a part out, which may be an aggregate itself.
llvm.func @struct(%a: i8, %b: f64, %c: i65) -> i65 {
  %u = llvm.mlir.undef : !llvm.struct<(i8, f64, i65)>
  %s = llvm.insertvalue %a, %u[0] : !llvm.struct<(i8, f64, i65)>
  %t = llvm.insertvalue %c, %s[2] : !llvm.struct<(i8, f64, i65)>
  %w = llvm.insertvalue %b, %t[1] : !llvm.struct<(i8, f64, i65)>
  %r = llvm.extractvalue %w[2] : !llvm.struct<(i8, f64, i65)>
  llvm.return %r : i65
}
llvm.func @array(%a: i16, %b: i16) -> i16 {
  %z = llvm.mlir.zero : !llvm.array<3 x i16>
  %s = llvm.insertvalue %a, %z[0] : !llvm.array<3 x i16>
  %t = llvm.insertvalue %b, %s[2] : !llvm.array<3 x i16>
  %x = llvm.extractvalue %t[0] : !llvm.array<3 x i16>
  %y = llvm.extractvalue %t[1] : !llvm.array<3 x i16>
  %w = llvm.extractvalue %t[2] : !llvm.array<3 x i16>
  %d = llvm.sub %x, %w : i16
  %r = llvm.sub %d, %y : i16
  llvm.return %r : i16
}
llvm.func @nested(%a: i32, %b: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.struct<(i8, array<2 x struct<(i32, vector<2xf32>)>>)>
  %s = llvm.insertvalue %a, %z[1, 0, 0] : !llvm.struct<(i8, array<2 x struct<(i32, vector<2xf32>)>>)>
  %t = llvm.insertvalue %b, %s[1, 1, 0] : !llvm.struct<(i8, array<2 x struct<(i32, vector<2xf32>)>>)>
  %x = llvm.extractvalue %t[1, 0, 0] : !llvm.struct<(i8, array<2 x struct<(i32, vector<2xf32>)>>)>
  %y = llvm.extractvalue %t[1, 1, 0] : !llvm.struct<(i8, array<2 x struct<(i32, vector<2xf32>)>>)>
  %r = llvm.sub %x, %y : i32
  llvm.return %r : i32
}
llvm.func @whole_part(%a: i32, %b: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.struct<(i8, array<2 x i32>)>
  %p = llvm.mlir.undef : !llvm.array<2 x i32>
  %q = llvm.insertvalue %a, %p[0] : !llvm.array<2 x i32>
  %w = llvm.insertvalue %b, %q[1] : !llvm.array<2 x i32>
  %s = llvm.insertvalue %w, %z[1] : !llvm.struct<(i8, array<2 x i32>)>
  %t = llvm.extractvalue %s[1] : !llvm.struct<(i8, array<2 x i32>)>
  %x = llvm.extractvalue %t[0] : !llvm.array<2 x i32>
  %y = llvm.extractvalue %t[1] : !llvm.array<2 x i32>
  %r = llvm.sub %x, %y : i32
  llvm.return %r : i32
}
llvm.func @vector_part(%v: vector<2xf32>) -> vector<2xf32> {
  %z = llvm.mlir.zero : !llvm.struct<packed (i8, vector<2xf32>)>
  %s = llvm.insertvalue %v, %z[1] : !llvm.struct<packed (i8, vector<2xf32>)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<packed (i8, vector<2xf32>)>
  llvm.return %r : vector<2xf32>
}
llvm.func @old_value_stays(%a: i32, %b: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  %s = llvm.insertvalue %a, %z[0] : !llvm.struct<(i32, i32)>
  %t = llvm.insertvalue %b, %s[0] : !llvm.struct<(i32, i32)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i32, i32)>
  llvm.return %r : i32
}
llvm.func @poison_elsewhere(%a: i32) -> i32 {
  %p = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %s = llvm.insertvalue %a, %p[1] : !llvm.struct<(i32, i32)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i32, i32)>
  llvm.return %r : i32
}
llvm.func @poison_part(%a: i32) -> i32 {
  %p = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %s = llvm.insertvalue %a, %p[1] : !llvm.struct<(i32, i32)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i32, i32)>
  %c = llvm.icmp "eq" %r, %a : i32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %a : i32
}
llvm.func @overwritten(%a: i32) -> i32 {
  %p = llvm.mlir.poison : i32
  %z = llvm.mlir.zero : !llvm.array<2 x i32>
  %s = llvm.insertvalue %p, %z[0] : !llvm.array<2 x i32>
  %t = llvm.insertvalue %a, %s[0] : !llvm.array<2 x i32>
  %r = llvm.extractvalue %t[0] : !llvm.array<2 x i32>
  llvm.return %r : i32
}
// CALL: @struct(1, 2.5, -18446744073709551616) -> -18446744073709551616
// CALL: @array(9, 4) -> 5
// CALL: @nested(10, 3) -> 7
// CALL: @whole_part(10, 3) -> 7
// CALL: @vector_part([1.5, -0.0]) -> [1.5, -0.0]
// CALL: @old_value_stays(1, 2) -> 1
// CALL: @poison_elsewhere(8) -> 8
// CALL: @poison_part(8) -> trap(branch-on-poison)
// CALL: @overwritten(4) -> 4
