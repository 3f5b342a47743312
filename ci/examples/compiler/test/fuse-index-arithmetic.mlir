// REQUIRES: memref-cts
// RUN: acme-opt --acme-flatten-accesses --acme-fuse-index-arithmetic --cse %s | FileCheck %s --check-prefix=FUSED
// RUN: %cts %s

// Three accesses differ in one constant: 2 * %i, 2 * %i + 1, 2 * %i + 3.
// FUSED-LABEL: @neighbours
// FUSED-DAG: %[[ONE:.*]] = arith.constant 1 : index
// FUSED-DAG: %[[THREE:.*]] = arith.constant 3 : index
// FUSED: %[[AT:.*]] = arith.muli %arg1,
// FUSED: offset: [%[[AT]]]
// FUSED: %[[NEXT:.*]] = arith.addi %[[AT]], %[[ONE]]
// FUSED: offset: [%[[NEXT]]]
// FUSED: %[[LAST:.*]] = arith.addi %[[AT]], %[[THREE]]
// FUSED: offset: [%[[LAST]]]
func.func @neighbours(%m: memref<?x2xi64>, %i: index) -> (i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %next = arith.addi %i, %c1 : index
  %a = memref.load %m[%i, %c0] : memref<?x2xi64>
  %b = memref.load %m[%i, %c1] : memref<?x2xi64>
  %c = memref.load %m[%next, %c1] : memref<?x2xi64>
  return %a, %b, %c : i64, i64, i64
}
// CALL: @neighbours(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, 1) -> 3, 4, 6
