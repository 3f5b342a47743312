// RUN: %check %s
// CLAUSE: FLOW-01
// After the first stage only the LLVM dialect is left; the second makes of it what runs.
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<?xi32>
  %w = arith.muli %v, %v : i32
  return %w : i32
}
// CHECK: llvm.func @f(
// CHECK-NOT: {{(func|arith|memref|cf)\.}}{{[a-z]+ }}
// CHECK: llvm.return
// CALL: @f(memref<sizes=[3] data=[2,3,-4]>, 2) -> 16
// CALL-RANDOM: @f(memref<sizes=[N]>, 0..N-1) N=1..6 count=40 seed=11
