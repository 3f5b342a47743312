// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s -D\$INDEX=i64 --check-prefixes=CHECK,WIDE
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=32 %s | FileCheck %s -D\$INDEX=i32 --check-prefixes=CHECK,WIDE
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=16 %s | FileCheck %s -D\$INDEX=i16 --check-prefixes=CHECK,NARROW
// The byte count of every memcpy: its type and what it counts. Descriptors are counted in
// the width of index; narrow counts are extended with zeros, since bytes have no sign.

// All elements of a block, counted in elements of the type. A memref from outside may
// have more bytes than index counts, so that they are counted in 64 bits. A size that one of
// the two types states is taken from there.
// CHECK-LABEL: llvm.func @block(
// CHECK: %[[N:.*]] = llvm.mlir.constant(8 : i64) : i64
// CHECK: %[[P:.*]] = llvm.getelementptr %{{.*}}[%[[N]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[B:.*]] = llvm.ptrtoint %[[P]] : !llvm.ptr to i64
// CHECK: "llvm.intr.memcpy"(%{{.*}}, %{{.*}}, %[[B]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK: llvm.return
func.func @block(%a: memref<?x4xf32>, %b: memref<2x4xf32>) {
  memref.copy %a, %b : memref<?x4xf32> to memref<2x4xf32>
  return
}

// One element.
// CHECK-LABEL: llvm.func @elements(
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK: %[[P:.*]] = llvm.getelementptr %{{.*}}[%[[ONE]]] : (!llvm.ptr, i64) -> !llvm.ptr, i16
// CHECK: %[[B:.*]] = llvm.ptrtoint %[[P]] : !llvm.ptr to i64
// CHECK: "llvm.intr.memcpy"(%{{.*}}, %{{.*}}, %[[B]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK: llvm.return
func.func @elements(%a: memref<?xi16, strided<[2]>>, %b: memref<?xi16>) {
  memref.copy %a, %b : memref<?xi16, strided<[2]>> to memref<?xi16>
  return
}

// memrefCopy takes the bytes of one element as an index.
// CHECK-LABEL: llvm.func @unranked(
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : [[$INDEX]]) : [[$INDEX]]
// CHECK: %[[P:.*]] = llvm.getelementptr %{{.*}}[%[[ONE]]] : (!llvm.ptr, [[$INDEX]]) -> !llvm.ptr, f64
// CHECK: %[[B:.*]] = llvm.ptrtoint %[[P]] : !llvm.ptr to [[$INDEX]]
// CHECK: llvm.call @memrefCopy(%[[B]], %{{.*}}, %{{.*}}) : ([[$INDEX]], !llvm.ptr, !llvm.ptr) -> ()
func.func @unranked(%a: memref<*xf64>, %b: memref<2xf64>) {
  memref.copy %a, %b : memref<*xf64> to memref<2xf64>
  return
}

// A returned descriptor: two pointers and 2 * rank + 1 indices.
// CHECK-LABEL: llvm.func @descriptor(
// CHECK: %[[RANK:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.struct<([[$INDEX]], ptr)>
// CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : [[$INDEX]]) : [[$INDEX]]
// CHECK: %[[P2:.*]] = llvm.getelementptr %{{.*}}[%[[TWO]]] : (!llvm.ptr, [[$INDEX]]) -> !llvm.ptr, !llvm.ptr
// CHECK: %[[POINTERS:.*]] = llvm.ptrtoint %[[P2]] : !llvm.ptr to [[$INDEX]]
// CHECK: %[[TWICE:.*]] = llvm.add %[[RANK]], %[[RANK]] : [[$INDEX]]
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : [[$INDEX]]) : [[$INDEX]]
// CHECK: %[[FIELDS:.*]] = llvm.add %[[TWICE]], %[[ONE]] : [[$INDEX]]
// CHECK: %[[P3:.*]] = llvm.getelementptr %{{.*}}[%[[FIELDS]]] : (!llvm.ptr, [[$INDEX]]) -> !llvm.ptr, [[$INDEX]]
// CHECK: %[[INDICES:.*]] = llvm.ptrtoint %[[P3]] : !llvm.ptr to [[$INDEX]]
// CHECK: %[[B:.*]] = llvm.add %[[POINTERS]], %[[INDICES]] : [[$INDEX]]
// WIDE: "llvm.intr.memcpy"(%{{.*}}, %{{.*}}, %[[B]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, [[$INDEX]]) -> ()
// NARROW: %[[W:.*]] = llvm.zext %[[B]] : i16 to i32
// NARROW: "llvm.intr.memcpy"(%{{.*}}, %{{.*}}, %[[W]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
func.func @descriptor(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
