// RUN: %check %s
// Image views without data movement: horizontal flip, vertical flip (negative strides) and quarter turn, returned as views and copied into a target.
// Lowered from memref.extract_strided_metadata and memref.reinterpret_cast; copies by memref.copy with mlir-opt --canonicalize --cse
func.func @hflip(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi8, strided<[?, ?], offset: ?>> -> memref<i8>, index, index, index, index, index
  %0 = arith.subi %sizes#1, %c1 : index
  %1 = arith.muli %0, %strides#1 : index
  %2 = arith.addi %offset, %1 : index
  %3 = arith.muli %strides#1, %c-1 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%2], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %3] : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %reinterpret_cast : memref<?x?xi8, strided<[?, ?], offset: ?>>
}
func.func @vflip(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi8, strided<[?, ?], offset: ?>> -> memref<i8>, index, index, index, index, index
  %0 = arith.subi %sizes#0, %c1 : index
  %1 = arith.muli %0, %strides#0 : index
  %2 = arith.addi %offset, %1 : index
  %3 = arith.subi %c0, %strides#0 : index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%2], sizes: [%sizes#0, %sizes#1], strides: [%3, %strides#1] : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %reinterpret_cast : memref<?x?xi8, strided<[?, ?], offset: ?>>
}
func.func @transpose(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi8, strided<[?, ?], offset: ?>> -> memref<i8>, index, index, index, index, index
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#1, %strides#0] : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %reinterpret_cast : memref<?x?xi8, strided<[?, ?], offset: ?>>
}
func.func @rotate(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xi8, strided<[?, ?], offset: ?>>) -> index {
  %c0 = arith.constant 0 : index
  %0 = call @transpose(%arg0) : (memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>>
  %1 = call @hflip(%0) : (memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>>
  memref.copy %1, %arg1 : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  %dim = memref.dim %1, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %dim : index
}
func.func @turn_half(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xi8, strided<[?, ?], offset: ?>>) {
  %0 = call @hflip(%arg0) : (memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>>
  %1 = call @vflip(%0) : (memref<?x?xi8, strided<[?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>>
  memref.copy %1, %arg1 : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return
}
// CALL: @hflip(memref<sizes=[2,3] data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[3,-1] offset=2 data=[3,2,1,6,5,4] buffer=arg0>
// CALL: @vflip(memref<sizes=[2,3] strides=[5,-1] offset=4 data=[1,2,3,4,5,6]>) \
//   -> memref<sizes=[2,3] strides=[-5,-1] offset=9 data=[4,5,6,1,2,3] buffer=arg0>
// CALL: @transpose(memref<sizes=[2,3] strides=[4,1] offset=7 data=[1,2,3,4,5,6]>) \
//   -> memref<sizes=[3,2] strides=[1,4] offset=7 data=[1,4,2,5,3,6] buffer=arg0>
// CALL: @rotate(memref<sizes=[2,3] strides=[-1,2] offset=1 data=[1,2,3,4,5,6]>, memref<sizes=[3,2] strides=[1,6]>) -> 3 after arg1=[4,1,5,2,6,3]
// CALL: @turn_half(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[2,3] strides=[-8,2] offset=9>) -> () after arg1=[6,5,4,3,2,1]
// CALL-RANDOM: @hflip(memref<sizes=[H,W]>) H=1..5 W=1..5 count=50 seed=25
// CALL-RANDOM: @vflip(memref<sizes=[H,W]>) H=1..5 W=1..5 count=50 seed=26
// CALL-RANDOM: @transpose(memref<sizes=[H,W]>) H=0..5 W=0..5 count=50 seed=27
// CALL-RANDOM: @rotate(memref<sizes=[H,W]>, memref<sizes=[W,H]>) H=1..6 W=1..6 count=100 seed=28
// CALL-RANDOM: @turn_half(memref<sizes=[H,W]>, memref<sizes=[H,W]>) H=1..6 W=1..6 count=100 seed=29
