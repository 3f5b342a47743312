// RUN: encode-test %s | FileCheck %s
// What a function of func says of memory is watched where it can be said of the source: descriptors of unranked memrefs lie in
// memory of the lowered program only.

// CHECK-LABEL: func @none :
// CHECK-NEXT: ^0(
// CHECK-NEXT: effects {{.*}}
// CHECK-NEXT: return
func.func @none(%m: memref<4xi32>) attributes {llvm.readnone} {
  return
}

// CHECK-LABEL: func @unranked :
// CHECK-NEXT: ^0(
// CHECK-NEXT: return
func.func @unranked(%m: memref<*xi32>) attributes {llvm.readnone} {
  return
}

// CHECK-LABEL: func @result :
// CHECK-NEXT: ^0(
// CHECK-NEXT: cast
// CHECK-NEXT: return
func.func @result(%m: memref<4xi32>) -> memref<*xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
