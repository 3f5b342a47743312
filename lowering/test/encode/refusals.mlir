// RUN: not encode-test --split-input-file %s | FileCheck %s
// What has no encoding is refused with the operation, the place, the type and the reason; nothing crashes, and equal refusals are counted.

// CHECK: refused: {{.*}}: nowhere.op: an unknown operation [operation, 2 times]
func.func @unknown_dialect() {
  "nowhere.op"() : () -> ()
  "nowhere.op"() : () -> ()
  return
}
// -----
// CHECK: refused: {{.*}}: func.func: tensors are not lowered (tensor<4xf32>) [type]
func.func @tensor(%t: tensor<4xf32>) {
  return
}
// -----
// CHECK: refused: {{.*}}: func.func: a scalable vector (vector<[4]xf32>) [type]
func.func @scalable(%t: vector<[4]xf32>) {
  return
}
// -----
// CHECK: refused: {{.*}}: func.func: an integer of 129 to 256 bits elsewhere than in sums, products, bit operations, shifts, comparisons, extensions, truncations, choices and branches (i129) [type]
func.func @wide(%t: i129) {
  return
}
// -----
// CHECK: refused: {{.*}}: llvm.udiv: an integer of 129 to 256 bits elsewhere than in sums, products, {{.*}} (i192) [type]
llvm.func @wide_quotient(%a: i64) -> i64 {
  %w = llvm.zext %a : i64 to i192
  %q = llvm.udiv %w, %w : i192
  %r = llvm.trunc %q : i192 to i64
  llvm.return %r : i64
}
// -----
// CHECK: refused: {{.*}}: func.func: an integer that is not 1 to 256 bits wide (i300) [type]
func.func @wider(%t: i300) {
  return
}
// -----
// CHECK: refused: {{.*}}: func.func: a memref layout that is not strided (memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) [type]
func.func @layout(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  return
}
// -----
// CHECK: refused: {{.*}}: func.func: a memory space that is not a small number (memref<4xf32, "fast">) [type]
func.func @space(%m: memref<4xf32, "fast">) {
  return
}
// -----
// CHECK: refused: {{.*}}: memref.alloc: allocation with a layout other than identity (memref<4x4xf32, strided<[8, 1]>>) [form]
func.func @strided_alloc() {
  %0 = memref.alloc() : memref<4x4xf32, strided<[8, 1]>>
  return
}
// -----
// CHECK: refused: {{.*}}: memref.dma_wait: DMA has no lowering [operation]
func.func @wait(%m: memref<1xi32>, %i: index, %n: index) {
  memref.dma_wait %m[%i], %n : memref<1xi32>
  return
}
// -----
// CHECK: refused: {{.*}}: builtin.unrealized_conversion_cast: a cast between types that are not the same thing (index) [form]
// CHECK: refused: {{.*}}: builtin.unrealized_conversion_cast: a cast between types that are not the same thing (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) [form]
func.func @seam(%i: i32, %m: memref<4xf32>) {
  %0 = builtin.unrealized_conversion_cast %i : i32 to index
  %1 = builtin.unrealized_conversion_cast %m : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  return
}
// -----
// CHECK: refused: {{.*}}: cf.switch: the same case value twice [form]
func.func @duplicate(%a: i8) {
  "cf.switch"(%a) [^d, ^d, ^d] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 1]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
^d:
  return
}
// -----
// CHECK: refused: {{.*}}: builtin.module: a module inside a module [operation]
module @nested {
  module @inner {
  }
}
// -----
// CHECK: refused: {{.*}}: llvm.mlir.global: an initial value that leads back to its global [constant]
llvm.mlir.global internal @a() : !llvm.ptr {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @b() : !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// CHECK: refused: {{.*}}: llvm.mlir.global: an address in the initial value of a global that lies outside of what it belongs to [constant]
llvm.mlir.global internal @b(1 : i32) : i32
llvm.mlir.global internal @a() : !llvm.ptr {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  %1 = llvm.getelementptr %0[5] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
// -----
// CHECK: refused: {{.*}}: llvm.mlir.global: an initialiser that computes [constant]
llvm.mlir.global internal @a() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %0, %0 : i32
  llvm.return %1 : i32
}
// -----
// CHECK: refused: {{.*}}: llvm.func: an argument that is a copy of memory (llvm.byval) [form]
llvm.func @copied(%p: !llvm.ptr {llvm.byval = i32}) {
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.inline_asm: machine instructions are not in the reference machine [operation]
llvm.func @inline_asm() {
  llvm.inline_asm "nop", "" : () -> ()
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.lrint: what it gives for numbers out of range is not determined [operation]
llvm.func @rounded(%a: f32) -> i64 {
  %0 = llvm.intr.lrint(%a) : (f32) -> i64
  llvm.return %0 : i64
}
// -----
// CHECK: refused: {{.*}}: builtin.module: pointers that are not 32 or 64 bits wide [layout]
module attributes {llvm.data_layout = "p:16:16"} {
}
// -----
// CHECK: refused: {{.*}}: llvm.func: a struct without a body (!llvm.struct<"opaque", opaque>) [type]
llvm.func @opaque(%p: !llvm.struct<"opaque", opaque>) {
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: memref.global: elements that are not stored densely [constant]
memref.global "private" @resource : memref<2xi8> = dense_resource<bytes>
func.func @f() {
  %0 = memref.get_global @resource : memref<2xi8>
  return
}
{-#
  dialect_resources: {
    builtin: {
      bytes: "0x010000000102"
    }
  }
#-}
// -----
// CHECK: refused: {{.*}}: llvm.alloca: memory of an argument (inalloca) [form]
llvm.func @inalloca(%n: i32) {
  %0 = llvm.alloca inalloca %n x i32 : (i32) -> !llvm.ptr
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.getelementptr: address arithmetic on scalable or very long vectors (vector<2000x!llvm.ptr>) [form]
llvm.func @pointers(%p: vector<2000x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[1] : (vector<2000x!llvm.ptr>) -> vector<2000x!llvm.ptr>, i8
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.assume: an assumption of 'noundef' [form]
llvm.func @bundle(%c: i1, %p: !llvm.ptr, %n: i64) {
  llvm.intr.assume %c ["noundef"(%n : i64)] : i1
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.experimental.constrained.fptrunc: a rounding mode chosen at run time [form]
llvm.func @dynamic(%a: f64) -> f32 {
  %0 = llvm.intr.experimental.constrained.fptrunc %a dynamic ignore : f64 to f32
  llvm.return %0 : f32
}
// -----
// CHECK: refused: {{.*}}: llvm.mlir.addressof: 'other' is not a global of the module [symbol]
llvm.mlir.global internal @object(1 : i32) : i32
llvm.mlir.alias external @other : i32 {
  %0 = llvm.mlir.addressof @object : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.func @use() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @other : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// CHECK: refused: {{.*}}: builtin.unrealized_conversion_cast: a cast that is not one to one [form]
func.func @split(%i: i32) {
  %0:2 = builtin.unrealized_conversion_cast %i : i32 to i16, i16
  return
}

// -----

// CHECK: refused: {{.*}}: vector.print: no function prints such a number (f80) [type]
// CHECK: refused: {{.*}}: vector.print: no function prints such a number (i65) [type, 2 times]
// CHECK: refused: {{.*}}: vector.print: a text with a zero in it [form]
func.func @printed(%a: f80, %v: vector<2xi65>) {
  vector.print %a : f80
  vector.print %v : vector<2xi65>
  vector.print str "two\00 texts"
  return
}

// -----

// CHECK: refused: {{.*}}: vector.print: 'printI64' is another function than the one that prints [symbol]
func.func private @printI64(i32)
func.func @taken(%a: i32) {
  vector.print %a : i32
  return
}

// -----

// CHECK: refused: {{.*}}: vector.transfer_read: lanes of a memref of vectors (memref<?xvector<2xf32>>) [form]
// CHECK: refused: {{.*}}: vector.type_cast: a vector with padding that its elements have not (memref<vector<2x3xf32>>) [form]
func.func @shapes(%m: memref<?xvector<2xf32>>, %i: index, %p: vector<2xf32>, %n: memref<2x3xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<?xvector<2xf32>>, vector<1x2xf32>
  %1 = vector.type_cast %n : memref<2x3xf32> to memref<vector<2x3xf32>>
  return
}
// -----
// CHECK: refused: {{.*}}: llvm.load: memory that is promised not to change (invariant), which nothing checks [form]
llvm.func @invariant(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.return %0 : i32
}
// -----
// CHECK: refused: {{.*}}: llvm.store: an access that is promised not to alias others (noalias_scopes), which nothing checks [form]
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @scopes(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p {noalias_scopes = [#scope]} : i32, !llvm.ptr
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.func: a promise about uses of an argument (llvm.readonly), which nothing checks [form]
llvm.func @readonly(%p: !llvm.ptr {llvm.readonly}) {
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: func.func: a promise about uses of an argument (llvm.writeonly), which nothing checks [form]
func.func @writeonly(%m: memref<4xf32> {llvm.writeonly}) {
  return
}
// -----

// memory_effects that are none.
// CHECK: refused: {{.*}}: func.func: a promise about uses of an argument (llvm.readonly), which nothing checks [form]
func.func @own_word(%arg0: memref<4xi32> {llvm.readonly}) attributes {memory_effects = "none"} {
  return
}

// -----

// CHECK: refused: {{.*}}: llvm.func: effects in passthrough (memory), which nothing checks [form]
llvm.func @passed_through() attributes {passthrough = [["memory", "0"]]} {
  llvm.return
}

// -----
// CHECK: refused: {{.*}}: func.func: noundef of a function (() -> ()) [form]
func.func @function(%f: () -> () {llvm.noundef}) {
  return
}
// -----
// CHECK: refused: {{.*}}: llvm.func: a range of vectors (vector<2xi8>) [form]
llvm.func @range(%v: vector<2xi8> {llvm.range = #llvm.constant_range<i8, 0, 3>}) {
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.matrix.multiply: sums of floats in an order that is left open (vector<1xf32>) [form]
llvm.func @float_matrices(%a: vector<2xf32>) -> vector<1xf32> {
  %r = llvm.intr.matrix.multiply %a, %a {lhs_rows = 1 : i32, lhs_columns = 2 : i32, rhs_columns = 1 : i32} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
  llvm.return %r : vector<1xf32>
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.matrix.transpose: a matrix of another size than its vector (vector<6xi32>) [invalid]
llvm.func @matrix_size(%a: vector<6xi32>) -> vector<6xi32> {
  %r = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 2 : i32} : vector<6xi32> into vector<6xi32>
  llvm.return %r : vector<6xi32>
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.matrix.column.major.load: a matrix in memory of elements with padding (vector<4xi24>) [form]
llvm.func @padded_matrix(%p: !llvm.ptr, %n: i64) {
  %r = llvm.intr.matrix.column.major.load %p, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi24> from !llvm.ptr stride i64
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.masked.store: {{.*}}(vector<4xi300>) [type]
llvm.func @masked_far(%p: !llvm.ptr, %v: vector<4xi300>, %k: vector<4xi1>) {
  llvm.intr.masked.store %v, %p, %k {alignment = 1 : i32} : vector<4xi300>, vector<4xi1> into !llvm.ptr
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.intr.masked.compressstore: {{.*}}(vector<4xi300>) [type]
llvm.func @compressed_far(%p: !llvm.ptr, %k: vector<4xi1>) {
  %v = llvm.mlir.poison : vector<4xi300>
  "llvm.intr.masked.compressstore"(%v, %p, %k) : (vector<4xi300>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
// -----
// CHECK: refused: {{.*}}: llvm.mlir.undef: undef in two parts, which are one choice (i200) [form]
llvm.func @wide_undef() -> i1 {
  %a = llvm.mlir.undef : i200
  %r = llvm.trunc %a : i200 to i1
  llvm.return %r : i1
}
