func.func @unknown_dialect() {
  "nowhere.op"() : () -> ()
  "nowhere.op"() : () -> ()
  return
}
// -----
func.func @tensor(%t: tensor<4xf32>) {
  return
}
// -----
func.func @scalable(%t: vector<[4]xf32>) {
  return
}
// -----
func.func @wide(%t: i129) {
  return
}
// -----
func.func @layout(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  return
}
// -----
func.func @space(%m: memref<4xf32, "fast">) {
  return
}
// -----
func.func @strided_alloc() {
  %0 = memref.alloc() : memref<4x4xf32, strided<[8, 1]>>
  return
}
// -----
func.func @view(%m: memref<64xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @seam(%i: i32, %m: memref<4xf32>) {
  %0 = builtin.unrealized_conversion_cast %i : i32 to index
  %1 = builtin.unrealized_conversion_cast %m : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  return
}
// -----
func.func @duplicate(%a: i8) {
  "cf.switch"(%a) [^d, ^d, ^d] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 1]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
^d:
  return
}
// -----
module @nested {
  module @inner {
  }
}
// -----
llvm.func @atomic(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global internal @a() : !llvm.ptr {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @b(1 : i32) : i32
// -----
llvm.func @copied(%p: !llvm.ptr {llvm.byval = i32}) {
  llvm.return
}
// -----
llvm.func @inline_asm() {
  llvm.inline_asm "nop", "" : () -> ()
  llvm.return
}
// -----
llvm.func @fused(%a: f32) -> f32 {
  %0 = llvm.intr.fmuladd(%a, %a, %a) : (f32, f32, f32) -> f32
  llvm.return %0 : f32
}
// -----
module attributes {llvm.data_layout = "p:16:16"} {
}
