// RUN: acme-opt --acme-flatten-accesses %s | FileCheck %s --check-prefix=FLAT
// RUN: %cts %s
// RUN: %cts-run %s | FileCheck %s --check-prefix=RESULT

// FLAT-LABEL: @at
// FLAT: %[[BASE:.*]], %[[OFFSET:.*]], %{{.*}}:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %arg0
// FLAT: %[[ROW:.*]] = arith.muli %arg1, %[[STRIDES]]#0
// FLAT: %[[SUM:.*]] = arith.addi %[[OFFSET]], %[[ROW]]
// FLAT: %[[COLUMN:.*]] = arith.muli %arg2, %[[STRIDES]]#1
// FLAT: %[[AT:.*]] = arith.addi %[[SUM]], %[[COLUMN]]
// FLAT: %[[ELEMENT:.*]] = memref.reinterpret_cast %[[BASE]] to offset: [%[[AT]]], sizes: [], strides: []
// FLAT: memref.load %[[ELEMENT]][]
func.func @at(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i32 {
  %x = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %x : i32
}
// CALL: @at(memref<sizes=[2,2] strides=[-3,1] offset=3 data=[1,2,3,4]>, 1, 0) -> 3
// CALL-RANDOM: @at(memref<sizes=[A,B]>, 0..A-1, 0..B-1) A=1..4 B=1..4

// RESULT: result 0: 3
