// How many elements are the given one: structured control flow of two dialects.
#upto = affine_map<()[s0] -> (s0)>
func.func @twos(%m: memref<?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %sum = affine.for %i = 0 to #upto()[%n] iter_args(%acc = %zero) -> (i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %is = arith.cmpi eq, %v, %two : i32
    %next = scf.if %is -> (i32) {
      %more = arith.addi %acc, %one : i32
      scf.yield %more : i32
    } else {
      scf.yield %acc : i32
    }
    affine.yield %next : i32
  }
  return %sum : i32
}
// CALL: @twos(memref<sizes=[4] data=[2,1,2,2]>, 4) -> 3
// CALL-RANDOM: @twos(memref<sizes=[N] values=0..3>, N) N=0..6 count=20 seed=3
