// RUN: %check %s
// CLAUSE: CALL-UNRANKED-04
// A memref that has no rank is handed on, through one more function, to the one that reads it. Neither the caller nor
// the callee has memory for another descriptor, whose size they could only learn from the rank. The module has one
// descriptor in memory, that of the cast, and no call but the two of its own.
// CHECK-NOT: llvm.intr.{{memcpy|memmove}}
// CHECK-NOT: llvm.alloca {{([^[:space:]]+[[:space:]]+)+}}llvm.alloca
// CHECK-NOT: llvm.call {{([^[:space:]]+[[:space:]]+)+}}llvm.call {{([^[:space:]]+[[:space:]]+)+}}llvm.call
func.func @read(%u: memref<*xi32>, %i: index) -> i32 {
  %m = memref.cast %u : memref<*xi32> to memref<?xi32>
  %r = memref.load %m[%i] : memref<?xi32>
  return %r : i32
}
func.func @on(%u: memref<*xi32>, %i: index) -> i32 {
  %r = call @read(%u, %i) : (memref<*xi32>, index) -> i32
  return %r : i32
}
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %r = call @on(%u, %i) : (memref<*xi32>, index) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[3] data=[5,6,7]>, 1) -> 6
// CALL-RANDOM: @f(memref<sizes=[N]>, 0..N-1) N=1..6 count=20 seed=1
