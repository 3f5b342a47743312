// RUN: %check %s
// Structured control flow as written by hand: a window slides over a signal with
// scf.for, is sorted by insertion with scf.while and gives its median with scf.if.
func.func @medians(%in: memref<?xi32, strided<[?], offset: ?>>, %out: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %in, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %window = memref.alloca() : memref<3xi32>
  %end = arith.subi %n, %c2 : index
  %sum = scf.for %i = %c0 to %end step %c1 iter_args(%acc = %zero) -> (i32) {
    scf.for %k = %c0 to %c3 step %c1 {
      %at = arith.addi %i, %k : index
      %v = memref.load %in[%at] : memref<?xi32, strided<[?], offset: ?>>
      %slot = scf.while (%j = %k) : (index) -> index {
        %positive = arith.cmpi sgt, %j, %c0 : index
        %moves = scf.if %positive -> (i1) {
          %below = arith.subi %j, %c1 : index
          %w = memref.load %window[%below] : memref<3xi32>
          %larger = arith.cmpi sgt, %w, %v : i32
          scf.if %larger {
            memref.store %w, %window[%j] : memref<3xi32>
          }
          scf.yield %larger : i1
        } else {
          scf.yield %positive : i1
        }
        scf.condition(%moves) %j : index
      } do {
      ^bb0(%j: index):
        %next = arith.subi %j, %c1 : index
        scf.yield %next : index
      }
      memref.store %v, %window[%slot] : memref<3xi32>
    }
    %median = memref.load %window[%c1] : memref<3xi32>
    memref.store %median, %out[%i] : memref<?xi32, strided<[?], offset: ?>>
    %next = arith.addi %acc, %median : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
// CALL: @medians(memref<sizes=[6] data=[5,1,4,1,5,9]>, memref<sizes=[4]>) -> 14 after arg1=[4,1,4,5]
// CALL: @medians(memref<sizes=[4] strides=[-2] offset=6 data=[-7,-7,3,-9]>, memref<sizes=[2] strides=[3]>) -> -14 after arg1=[-7,-7]
// CALL: @medians(memref<sizes=[2] data=[1,2]>, memref<sizes=[0]>) -> 0
// CALL-RANDOM: @medians(memref<sizes=[N+2]>, memref<sizes=[N]>) N=0..12 count=100 seed=31
