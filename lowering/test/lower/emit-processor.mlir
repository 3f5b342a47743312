// RUN: memref-cts-opt --emit=llvm-ir -O2 --target=x86_64-linux-gnu %s | FileCheck %s
// The passes of LLVM know the baseline processor of x86-64: the loop is unrolled.

// CHECK-LABEL: define float @sum
// CHECK-COUNT-4: fadd float
func.func @sum(%m: memref<?xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0.0 : f32
  %n = memref.dim %m, %zero : memref<?xf32>
  cf.br ^head(%zero, %none : index, f32)
^head(%i: index, %sum: f32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %v = memref.load %m[%i] : memref<?xf32>
  %added = arith.addf %sum, %v : f32
  %next = arith.addi %i, %one : index
  cf.br ^head(%next, %added : index, f32)
^end:
  return %sum : f32
}
