// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// One error per cause, and none besides.

// CHECK-NOT: error:
// CHECK: errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op type 'tensor<4xf32>' is a tensor; tensors have no LLVM form (and 2 more of this)
// CHECK-NOT: error:
func.func @tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %t, %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Neither what reads the argument, nor the second type, nor what is made of it is another fault.
// CHECK: errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op type 'tensor<?xf32>' is a tensor; tensors have no LLVM form (and 8 more of this)
// CHECK-NOT: error:
func.func @operations(%t: tensor<?xf32>, %u: tensor<2xi8>, %i: index, %b: i1) -> tensor<*xf32> {
  %0 = tensor.extract %t[%i] : tensor<?xf32>
  %1 = tensor.dim %t, %i : tensor<?xf32>
  %2 = arith.addi %u, %u : tensor<2xi8>
  %3 = tensor.cast %2 : tensor<2xi8> to tensor<?xi8>
  cf.cond_br %b, ^next(%3 : tensor<?xi8>), ^end
^next(%4: tensor<?xi8>):
  %5 = arith.addi %4, %4 : tensor<?xi8>
  cf.br ^end
^end:
  %6 = tensor.cast %t : tensor<?xf32> to tensor<*xf32>
  return %6 : tensor<*xf32>
}

// -----

// One fault in the middle, and what comes of it.
// CHECK: errors.mlir:[[#@LINE+3]]:{{.*}}: error: 'tensor.empty' op has no lowering (and 3 more of this)
// CHECK-NOT: error:
func.func @middle(%b: i1, %i: index) {
  %0 = tensor.empty() : tensor<4xf32>
  cf.br ^loop(%0 : tensor<4xf32>)
^loop(%1: tensor<4xf32>):
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  cf.cond_br %b, ^loop(%1 : tensor<4xf32>), ^end
^end:
  return
}

// -----

// CHECK: errors.mlir:[[#@LINE+3]]:{{.*}}: error: 'memref.dma_wait' op has no lowering
// CHECK-NOT: error:
func.func @unknown(%m: memref<2x3xf32>, %i: index) {
  memref.dma_wait %m[%i, %i], %i : memref<2x3xf32>
  return
}

// -----

// CHECK: error: 'func.func' op type 'memref<4xf32, "fast">' has a memory space that is not a non-negative integer
// CHECK-NOT: error:
func.func private @space(memref<4xf32, "fast">)

// -----

// CHECK: error: 'func.func' op type 'memref<8xf32, affine_map<(d0) -> (d0 mod 4)>>' has a layout that is not strides and an offset
func.func private @layout(memref<8xf32, affine_map<(d) -> (d mod 4)>>)

// -----

// CHECK: error: 'func.func' op type 'tf32' has no LLVM form
func.func private @tf32(tf32)

// -----

// CHECK: error: 'func.func' op type 'tuple<i32>' has no LLVM form
// CHECK: error: 'func.func' op type 'none' has no LLVM form
func.func private @tuple(tuple<i32>)
func.func private @none(none)

// -----

// CHECK: error: 'func.func' op type 'vector<[2]x2xf32>' is scalable in a dimension that is not the last
func.func private @scalable(vector<[2]x2xf32>)

// -----

// CHECK: error: 'arith.sitofp' op rounds integers of more than 53 bits to powers of two
// CHECK-NOT: error:
func.func @small(%a: i64) -> f8E8M0FNU {
  %0 = arith.sitofp %a : i64 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

// CHECK: error: 'math.erf' op type 'f128' is needed of the C library, which has it on some targets only
// CHECK: error: 'math.erfc' op type 'vector<[2]xf32>' is scalable, and functions of the C library are taken lane by lane
// CHECK-NOT: error:
func.func @long(%a: f128, %v: vector<[2]xf32>) {
  %0 = math.erf %a : f128
  %1 = math.erfc %v : vector<[2]xf32>
  return
}

// -----

// Whoever needs the name is not at fault, before or after, inside or as the type of a value.
// CHECK: errors.mlir:[[#@LINE+7]]:{{.*}}: error: 'func.func' op type '!llvm.struct<"_Converted.a", (i32)>' has a name with the reserved prefix '_Converted.' (and 1 more of this)
// CHECK-NOT: error:
func.func @needs(%p: !llvm.ptr) {
  %0 = ub.poison : !llvm.struct<"a", (index)>
  func.call @inner(%0) : (!llvm.struct<"a", (index)>) -> ()
  return
}
func.func private @has(!llvm.struct<"_Converted.a", (i32)>)
func.func private @inner(!llvm.struct<"a", (index)>)
func.func private @both(!llvm.struct<"_Converted.a", (i32)>, !llvm.array<2 x struct<"a", (index)>>)

// -----

// CHECK: error: 'func.func' op type '!llvm.struct<"b", (index)>' has a '_Converted.' name that is taken
// CHECK-NOT: error:
llvm.func @lowered(!llvm.struct<"_Converted.b", (i32)>)
func.func private @needs(!llvm.struct<"b", (index)>)

// -----

// CHECK: error: 'memref.alloc' op allocates a layout that is not the identity
func.func @alloc() {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return
}

// -----

// CHECK: error: 'memref.alloc' op needs the function '@malloc' of type '!llvm.func<ptr (i64)>', but that name is taken (and 1 more of this)
// CHECK-NOT: error:
func.func private @malloc(i32) -> i32
func.func @clash() {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<5xf32>
  return
}

// -----

// CHECK: error: 'cf.switch' op has the same case value twice
func.func @switch(%f: i32) {
  cf.switch %f : i32, [default: ^a, 1: ^a, 1: ^b]
^a:
  return
^b:
  return
}

// -----

// CHECK: error: 'func.func' op attribute 'llvm.linkage' is not a linkage
func.func @linkage() attributes {llvm.linkage = 3 : i32} {
  return
}

// -----

// CHECK: error: 'memref.atomic_rmw' op updates type 'i24', which is not 8, 16, 32, 64 or 128 bits wide, at once
// CHECK: error: 'memref.generic_atomic_rmw' op updates type 'f80', which is not 8, 16, 32, 64 or 128 bits wide, at once
// CHECK-NOT: error:
func.func @widths(%m: memref<i24>, %n: memref<f80>, %v: i24, %u: memref<*xf32>) {
  %0 = memref.atomic_rmw addi %v, %m[] : (i24, memref<i24>) -> i24
  %1 = memref.generic_atomic_rmw %n[] : memref<f80> {
  ^bb0(%old: f80):
    memref.atomic_yield %old : f80
  }
  %2 = memref.alloca_scope -> (memref<*xf32>) {
    memref.alloca_scope.return %u : memref<*xf32>
  }
  return
}

// -----

// The yield goes with the loop, and the module inside stays as it was too.
// CHECK: error: 'scf.for' op has no lowering; run --convert-scf-to-cf before
// CHECK-NOT: {{error:|note:}}
module {
  module {
    func.func private @inner(index)
  }
  func.func @outer(%n: index) {
    scf.for %i = %n to %n step %n {
    }
    return
  }
}

// -----

// CHECK: error: 'scf.for' op has no lowering
// CHECK: error: 'memref.reshape' op needs a loop in a region of 'scf.for', where blocks cannot be added
// CHECK-NOT: error:
func.func @reshaped(%n: index, %m: memref<?xf32>, %s: memref<?xi32>) {
  scf.for %i = %n to %n step %n {
    %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  }
  return
}

// -----

// Rounded up in 16-bit numbers, every address would become 0.
// CHECK: error: 'memref.alloc' op has an alignment that an index of 16 bits cannot count (and 1 more of this)
// CHECK-NOT: error:
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16>} {
  func.func @large_alignment(%m: memref<4xf32>) -> (memref<4xf32>, memref<8xf32>, memref<4xf32>) {
    %0 = memref.alloc() {alignment = 65536} : memref<4xf32>
    %1 = memref.realloc %m {alignment = 65536} : memref<4xf32> to memref<8xf32>
    %2 = memref.alloc() {alignment = 32768} : memref<4xf32>
    return %0, %1, %2 : memref<4xf32>, memref<8xf32>, memref<4xf32>
  }
}

// -----

// CHECK: error: 'memref.alloc' op has an alignment that an index of 32 bits cannot count
// CHECK-NOT: error:
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @larger_alignment() -> memref<4xf32> {
    %0 = memref.alloc() {alignment = 4294967296} : memref<4xf32>
    return %0 : memref<4xf32>
  }
}

// -----

// CHECK: error: 'func.func' op type '!llvm.array<2 x tensor<3xf32>>' is made of type 'tensor<3xf32>', which is a tensor; tensors have no LLVM form
// CHECK: error: 'func.func' op type '!llvm.struct<"holder", (i32, !llvm.array<2 x tuple<>>)>' is made of type 'tuple<>', which has no LLVM form
// CHECK: error: 'func.func' op type '!llvm.struct<"_Converted.s", (index)>' has a name with the reserved prefix '_Converted.'
// CHECK: error: 'func.func' op type '!llvm.ptr<16777216>' has a memory space above 16777215, which LLVM does not have
// CHECK: error: 'func.func' op type '!llvm.struct<(ptr<16777215>, ptr<16777216>)>' is made of type '!llvm.ptr<16777216>', which has a memory space above 16777215, which LLVM does not have
// CHECK: error: 'llvm.load' op type '!llvm.ptr<16777217>' has a memory space above 16777215, which LLVM does not have
// CHECK-NOT: error:
func.func private @array(!llvm.array<2 x tensor<3xf32>>)
func.func private @struct(!llvm.struct<"holder", (i32, array<2 x tuple<>>)>)
func.func private @prefix(!llvm.struct<"_Converted.s", (index)>)
func.func private @space(!llvm.ptr<16777216>)
func.func private @spaces(!llvm.struct<(ptr<16777215>, ptr<16777216>)>)
llvm.func @load(%p: !llvm.ptr<16777217>) -> f32 {
  %0 = llvm.load %p : !llvm.ptr<16777217> -> f32
  llvm.return %0 : f32
}
