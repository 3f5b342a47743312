// RUN: %check %s
// llvm.br, llvm.cond_br: block arguments change all at once, on edges of their own even to one block.
llvm.func @swap(%n: i32, %a: i32, %b: i32) -> i32 {
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^more(%n, %a, %b : i32, i32, i32)
^more(%i: i32, %x: i32, %y: i32):
  %c = llvm.icmp "eq" %i, %k0 : i32
  %j = llvm.sub %i, %k1 : i32
  llvm.cond_br %c, ^end(%x : i32), ^more(%j, %y, %x : i32, i32, i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @rotate(%n: i32, %a: i8, %b: f32, %d: i8) -> i8 {
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^more(%n, %a, %b, %d : i32, i8, f32, i8)
^more(%i: i32, %x: i8, %y: f32, %z: i8):
  %j = llvm.sub %i, %k1 : i32
  %c = llvm.icmp "sgt" %i, %k0 : i32
  %w = llvm.sub %x, %z : i8
  llvm.cond_br %c, ^more(%j, %z, %y, %w : i32, i8, f32, i8), ^end
^end:
  llvm.return %x : i8
}
llvm.func @same_block(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @weights(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c weights([2000, 1]), ^left, ^right
^left:
  llvm.return %a : i32
^right:
  llvm.return %b : i32
}
llvm.func @struct_argument(%c: i1, %a: i32, %b: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  %s = llvm.insertvalue %a, %z[0] : !llvm.struct<(i32, i32)>
  %t = llvm.insertvalue %b, %z[1] : !llvm.struct<(i32, i32)>
  llvm.cond_br %c, ^end(%s : !llvm.struct<(i32, i32)>), ^end(%t : !llvm.struct<(i32, i32)>)
^end(%r: !llvm.struct<(i32, i32)>):
  %x = llvm.extractvalue %r[0] : !llvm.struct<(i32, i32)>
  %y = llvm.extractvalue %r[1] : !llvm.struct<(i32, i32)>
  %d = llvm.sub %x, %y : i32
  llvm.return %d : i32
}
llvm.func @poison_argument_unused(%c: i1, %a: i32) -> i32 {
  %p = llvm.mlir.poison : i32
  llvm.cond_br %c, ^end(%p : i32), ^end(%a : i32)
^end(%r: i32):
  llvm.return %a : i32
}
// CALL: @swap(0, 1, 2) -> 1
// CALL: @swap(3, 1, 2) -> 2
// CALL: @swap(4, 1, 2) -> 1
// CALL: @rotate(0, 9, 1.0, 4) -> 9
// CALL: @rotate(1, 9, 1.0, 4) -> 4
// CALL: @rotate(2, 9, 1.0, 4) -> 5
// CALL: @rotate(3, 9, 1.0, 4) -> -1
// CALL: @same_block(true, 1, 2) -> 1
// CALL: @same_block(false, 1, 2) -> 2
// CALL: @weights(true, 1, 2) -> 1
// CALL: @weights(false, 1, 2) -> 2
// CALL: @struct_argument(true, 5, 7) -> 5
// CALL: @struct_argument(false, 5, 7) -> -7
// CALL: @poison_argument_unused(true, 3) -> 3
