// RUN: %check %s
// A vector in memory is aligned as the data layout says for its width. Here those of 128 bits are at multiples of 8 bytes, as on s390x. Those of 96 bits are at multiples of 4 without padding behind them. Others are aligned as their size says. Native engines have other data layouts.
module attributes {llvm.data_layout = "e-i64:64-i128:128-v128:64-v96:32"} {
  func.func @view(%b: memref<64xi8>, %v: vector<4xf32>) -> (vector<4xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %m = memref.view %b[%c8][] : memref<64xi8> to memref<1xvector<4xf32>>
    memref.store %v, %m[%c0] : memref<1xvector<4xf32>>
    %w = memref.view %b[%c8][] : memref<64xi8> to memref<4xf32>
    %c3 = arith.constant 3 : index
    %0 = memref.load %m[%c0] : memref<1xvector<4xf32>>
    %1 = memref.load %w[%c3] : memref<4xf32>
    return %0, %1 : vector<4xf32>, f32
  }
  func.func @dense(%b: memref<64xi8>, %v: vector<3xi32>) -> (i32, i32) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %m = memref.view %b[%c4][] : memref<64xi8> to memref<3xvector<3xi32>>
    memref.store %v, %m[%c1] : memref<3xvector<3xi32>>
    %w = memref.view %b[%c4][] : memref<64xi8> to memref<9xi32>
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %0 = memref.load %w[%c3] : memref<9xi32>
    %1 = memref.load %w[%c5] : memref<9xi32>
    return %0, %1 : i32, i32
  }
}
// CALL: @view(memref<align=16>, [1.0, 2.0, 3.0, 4.0]) -> [1.0, 2.0, 3.0, 4.0], 4.0
// CALL: @view(memref<align=16 lead=64>, [1.0, 2.0, 3.0, 4.0]) -> [1.0, 2.0, 3.0, 4.0], 4.0
// CALL: @dense(memref<align=16>, [7, 8, 9]) -> 7, 9
// CALL: @dense(memref<align=16 lead=64>, [7, 8, 9]) -> 7, 9
