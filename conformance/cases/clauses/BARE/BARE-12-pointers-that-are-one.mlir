// RUN: %check %s
// CLAUSE: BARE-12
// Functions that pass bare pointers see, hand on and give back memrefs whose allocated and aligned pointer are one to whoever looks at them.
func.func private @probe_bare(memref<4xi32>) -> i32 attributes {llvm.bareptr}
func.func private @probe_descriptor(memref<4xi32>) -> i32
func.func private @same(%m: memref<4xi32>) -> memref<4xi32> attributes {llvm.bareptr} {
  return %m : memref<4xi32>
}
func.func @to_outside(%m: memref<4xi32>) -> i32 {
  %r = call @probe_bare(%m) : (memref<4xi32>) -> i32
  return %r : i32
}
func.func @through(%m: memref<4xi32>) -> (memref<4xi32>, i32) {
  %s = call @same(%m) : (memref<4xi32>) -> memref<4xi32>
  %r = call @probe_descriptor(%s) : (memref<4xi32>) -> i32
  return %s, %r : memref<4xi32>, i32
}
func.func @fresh(%i: index {llvm.range = #llvm.constant_range<i64, 0, 4>}, %v: i32) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %s = call @same(%m) : (memref<4xi32>) -> memref<4xi32>
  %r = memref.load %s[%i] : memref<4xi32>
  memref.dealloc %s : memref<4xi32>
  return %r : i32
}
// CALL: @fresh(3, 7) -> 7
// CALL: @to_outside(memref<lead=16 data=[1,2,3,4]>)
// CALL: @through(memref<lead=4 data=[1,2,3,4]>)
// CALL-RANDOM: @to_outside count=50 seed=1
// CALL-RANDOM: @through count=50 seed=2
// CALL-RANDOM: @fresh count=20 seed=3
