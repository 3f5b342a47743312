// RUN: memref-cts-opt --lower-to-llvm %s -o %t.mlir
// RUN: python3 %S/Inputs/instructions.py < %t.mlir > %t.operations
// RUN: memref-cts-opt --emit=llvm-ir %s | python3 %S/Inputs/instructions.py > %t.instructions
// RUN: diff %t.operations %t.instructions
// RUN: FileCheck %s < %t.operations
// FLOW-02: each operation that is left for the export is one instruction or one intrinsic of LLVM IR, in the same place. What has
// mlir in its name is none, and becomes an operand. What has constants alone as operands is left out here: LLVM computes it at once.

// Something was compared, of each kind.
// CHECK-DAG: getelementptr
// CHECK-DAG: insertvalue
// CHECK-DAG: extractvalue
// CHECK-DAG: cmpxchg
// CHECK-DAG: atomicrmw
// CHECK-DAG: switch
// CHECK-DAG: invoke
// CHECK-DAG: landingpad
// CHECK-DAG: intr.masked.load
// CHECK-DAG: intr.fma
// CHECK-DAG: fptosi
// CHECK-DAG: shufflevector

func.func private @callee(memref<?xf32>, index) -> (f32, memref<?xf32>)

func.func @memory(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.alloc(%n) : memref<?xf32>
  memref.store %0, %1[%i] : memref<?xf32>
  %2 = memref.subview %m[%i, %j] [%n, %n] [%j, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %v, %2[%j, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %3 = memref.alloca(%n) : memref<?xf32>
  memref.copy %1, %3 : memref<?xf32> to memref<?xf32>
  %4 = memref.atomic_rmw addf %v, %3[%j] : (f32, memref<?xf32>) -> f32
  %5 = memref.generic_atomic_rmw %1[%j] : memref<?xf32> {
  ^bb0(%old: f32):
    %new = arith.mulf %old, %v : f32
    memref.atomic_yield %new : f32
  }
  %6:2 = call @callee(%1, %n) : (memref<?xf32>, index) -> (f32, memref<?xf32>)
  %7 = memref.load %6#1[%j] : memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  %8 = arith.addf %4, %5 : f32
  %9 = arith.addf %8, %6#0 : f32
  %10 = arith.addf %9, %7 : f32
  return %10 : f32
}

func.func @numbers(%a: i32, %b: i32, %x: f32, %y: f32, %z: complex<f64>, %i: index, %u: i1) -> (i32, f32, complex<f64>, index, i1) {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.shrui %0, %b : i32
  %2 = arith.select %u, %1, %a : i32
  %3 = math.fma %x, %y, %x : f32
  %4 = math.sqrt %3 : f32
  %5 = arith.maximumf %4, %y : f32
  %6 = arith.fptosi %5 : f32 to i32
  %7 = arith.xori %6, %2 : i32
  %8 = complex.mul %z, %z : complex<f64>
  %9 = index.add %i, %i
  %10 = arith.cmpf ult, %x, %y : f32
  %11 = math.ctpop %7 : i32
  return %11, %5, %8, %9, %10 : i32, f32, complex<f64>, index, i1
}

func.func @lanes(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %w: vector<2x4xf32>, %s: f32) -> (vector<4xf32>, f32) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.shuffle %0, %v [3, 4, 1, 6] : vector<4xf32>, vector<4xf32>
  %2 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %3 = vector.fma %1, %2, %v : vector<4xf32>
  %4 = vector.reduction <maximumf>, %3 : vector<4xf32> into f32
  vector.store %3, %m[%i] : memref<?xf32>, vector<4xf32>
  return %3, %4 : vector<4xf32>, f32
}

func.func @edges(%c: i1, %s: i32, %a: i32, %f: (i32) -> i32) -> i32 {
  cf.cond_br %c, ^more(%a : i32), ^more(%s : i32)
^more(%x: i32):
  cf.switch %x : i32, [
    default: ^end(%x : i32),
    3: ^end(%a : i32),
    7: ^call
  ]
^call:
  %r = call_indirect %f(%a) : (i32) -> i32
  cf.br ^end(%r : i32)
^end(%y: i32):
  return %y : i32
}

llvm.func @personality(...) -> i32
llvm.func @throws(i32)
llvm.func @unwinds(%a: i32) -> i32 attributes {personality = @personality} {
  llvm.invoke @throws(%a) to ^good unwind ^bad : (i32) -> ()
^good:
  llvm.return %a : i32
^bad:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}
